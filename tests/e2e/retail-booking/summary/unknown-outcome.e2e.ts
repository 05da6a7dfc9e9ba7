import { type BookingPage, codeAsShown, newCustomer, shownOf } from '#tests/e2e/support/booking-page.ts';
import { STEPS } from '#tests/e2e/support/steps.ts';
import { bookingsWith } from '#tests/e2e/support/stored-bookings.ts';
import { ERROR } from '#contract/errors.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { keysOf } from '#tests/e2e/support/faults.ts';

const CALLS = '**/appointment/*';

/**
 * The server confirms, but this answer and all others are lost until the route is released. Returns the code that the page was not told.
 */
async function confirmUnanswered({ page, confirmButton }: BookingPage): Promise<string> {
  let made = '';
  await page.route(CALLS, async (route) => {
    if (made === '') made = String((await (await route.fetch()).json()).results.code);
    await route.abort('connectionfailed');
  });
  await confirmButton.click();
  await expect.poll(() => made).toHaveLength(8);
  return made;
}

test(
  'RB-07 after a reload with an unknown confirm the page still says so, and gets the outcome automatically',
  { tag: DESKTOP },
  async ({ page, watch, bookingIn }) => {
    const booking = bookingIn('en');
    const customer = newCustomer();
    const unknown = booking.text('We do not know yet whether your booking was confirmed.');
    watch.expect(/\/appointment\/|ERR_CONNECTION_FAILED/);
    await page.clock.install();
    await booking.openAt('summary', customer);
    const made = await confirmUnanswered(booking);
    await expect(unknown).toBeVisible();

    await page.reload();
    await expect(unknown).toBeVisible();
    await expect(booking.confirmButton).toHaveCount(0);
    await expect(booking.button('Start over')).toHaveCount(0);
    await checkAtRest(booking, shownOf(customer));
    const lostAgain = page.waitForEvent('requestfailed', (request) => request.url().includes('/appointment/'));
    await page.clock.fastForward('00:09');
    await lostAgain;
    await expect(unknown).toBeVisible();

    await page.unroute(CALLS);
    await expect(async () => {
      await page.clock.fastForward('00:09');
      await expect(page).toHaveURL(/\/booking\/completed$/, { timeout: 3_000 });
    }).toPass();
    await expect(booking.main).toContainText(codeAsShown(made));
    expect(await bookingsWith(customer.plate)).toMatchObject([{ state: 'confirmed' }]);
  },
);

test(
  'RB-09 a confirm whose answer was lost cannot be left or changed, by link, Back or address, until its booking is found',
  { tag: DESKTOP },
  async ({ page, watch, bookingIn }) => {
    const booking = bookingIn('en');
    const customer = newCustomer();
    const unknown = booking.text('We do not know yet whether your booking was confirmed.');
    watch.expect(/\/appointment\/|ERR_CONNECTION_FAILED/);
    await booking.openAt('summary', customer);
    const made = await confirmUnanswered(booking);
    await expect(unknown).toBeVisible();
    const kept = await booking.draft();

    const isHere = async () => {
      await expect(unknown).toBeVisible();
      await expect(page).toHaveURL(/[?&]step=summary/);
      await expect(booking.text("We're checking automatically. You won't be booked twice.")).toBeVisible();
      for (const step of STEPS) await expect(booking.stepLink(step)).toHaveCount(0);
      await expect(booking.button('Back')).toHaveCount(0);
      await expect(page.getByRole('link', { name: /^Edit/ })).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
      expect(await booking.draft()).toEqual(kept);
    };
    await isHere();
    for (let times = 0; times < 3; times += 1) {
      await page.goBack();
      await isHere();
    }
    for (const search of ['?step=branch', '?step=time']) {
      await booking.open(search);
      await isHere();
    }

    await page.unroute(CALLS);
    await booking.button('Try again').click();
    await expect(page).toHaveURL(/\/booking\/completed$/);
    await expect(booking.main).toContainText(codeAsShown(made));
    expect(await bookingsWith(customer.plate)).toMatchObject([{ state: 'confirmed' }]);
  },
);

test(
  'RB-07 a confirm whose answer was lost stays unknown with its key while its repeats are put off, and makes one booking',
  { tag: PHONE },
  async ({ page, watch, bookingIn }) => {
    const booking = bookingIn('th');
    const customer = newCustomer();
    const unknown = booking.text('We do not know yet whether your booking was confirmed.');
    watch.expect(/\/appointment\/|ERR_CONNECTION_FAILED/);
    await booking.openAt('summary', customer);
    const made = await confirmUnanswered(booking);
    await expect(unknown).toBeVisible();
    const kept = await booking.draft();
    await page.unroute(CALLS);

    const keys = keysOf(page, 'confirm');
    for (const error_code of [ERROR.tooManyRequests, ERROR.unavailable, ERROR.internal]) {
      await page.route(
        '**/appointment/confirm*',
        (route) => route.fulfill({ json: { error_code, error_msg: 'โปรดลองอีกครั้ง', results: { retry_after: 1 } } }),
        { times: 1 },
      );
      const answered = page.waitForResponse('**/appointment/confirm*');
      await booking.button('Try again').click();
      await answered;
      await expect(unknown).toBeVisible();
      await expect(booking.confirmButton).toHaveCount(0);
      expect(await booking.draft()).toEqual(kept);
    }
    await booking.button('Try again').click();
    await expect(page).toHaveURL(/\/booking\/completed$/);
    await expect(booking.main).toContainText(codeAsShown(made));
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
    expect(await bookingsWith(customer.plate)).toMatchObject([{ state: 'confirmed' }]);
  },
);
