import type { Request } from '@playwright/test';
import { sentBy } from '#tests/e2e/support/faults.ts';
import { newCustomer, shownOf, type BookingPage, type Customer } from '#tests/e2e/support/booking-page.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import type { OtherGuest } from '#tests/e2e/support/other-guest.ts';
import { bookingsWith } from '#tests/e2e/support/stored-bookings.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';

const HOLD = '**/appointment/setup-temp*';
const LOST = /appointment\/setup-temp|ERR_CONNECTION_FAILED/;

/** Makes the page's request from outside the browser, which gets neither the answer nor its cookie. */
async function doneUnheard(request: Request): Promise<{ id: string; locationId: number; dateTime: string }> {
  const { origin = '', 'content-type': type = '' } = await request.allHeaders();
  const answer = await fetch(request.url(), {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': type },
    body: request.postData(),
  });
  const { results } = await answer.json();
  const { location_id: locationId, datetime: dateTime } = JSON.parse(sentBy(request).get('item') ?? '');
  return { id: String(results.id), locationId, dateTime };
}

/**
 * Books up to the hold, which is made but whose answer is lost: the network fails, or no answer comes. By then somebody else has taken
 * every other place of that time. Returns the hold's id.
 */
async function loseHold(
  booking: BookingPage,
  other: OtherGuest,
  { customer, fails }: { customer: Customer; fails: boolean },
): Promise<string> {
  await booking.openAt('information', customer);
  let made = '';
  await booking.page.route(
    HOLD,
    async (route) => {
      const { id, ...slot } = await doneUnheard(route.request());
      await other.takeAll(slot);
      made = id;
      if (fails) await route.abort('connectionfailed');
    },
    { times: 1 },
  );
  await booking.goOn('information');
  await expect.poll(() => made).not.toBe('');
  return made;
}

test(
  'RB-07, RB-08 a reload during a hold finds the time held, even if it was the last place and the first cookie was lost',
  { tag: PHONE },
  async ({ page, other, bookingIn }) => {
    const booking = bookingIn('th');
    const customer = newCustomer();
    const made = await loseHold(booking, other, { customer, fails: false });
    expect(await booking.heldId()).toBeNull();

    await page.reload();
    await expect(booking.timer).toHaveText(/^1[45]:\d\d$/);
    expect(await booking.heldId()).toBe(made);
    await booking.confirm();
    expect(await bookingsWith(customer.plate)).toEqual([{ id: made, state: 'confirmed' }]);
  },
);

test(
  'RB-07 a lost answer to a hold is reported, and trying again finds it held, with its remaining time',
  { tag: DESKTOP },
  async ({ other, watch, bookingIn }) => {
    const booking = bookingIn('en');
    watch.expect(LOST);
    const customer = newCustomer();
    const made = await loseHold(booking, other, { customer, fails: true });
    await expect(booking.text('This time could not be kept for you.')).toBeVisible();
    await expect(booking.button('Report this problem')).toBeVisible();
    await checkAtRest(booking, shownOf(customer));

    await inDatabase(`update appointment set expires_at = expires_at - interval '5 minutes' where id = $1`, [made]);
    await booking.button('Try again').click();
    await expect(booking.timer).toHaveText(/^0?[89]:\d\d$/);
    await booking.confirm();
    expect(await bookingsWith(customer.plate)).toEqual([{ id: made, state: 'confirmed' }]);
  },
);

test(
  'RB-07 after a lost answer another choice moves the hold instead of holding twice',
  { tag: PHONE },
  async ({ other, watch, bookingIn }) => {
    const booking = bookingIn('en');
    watch.expect(LOST);
    const customer = newCustomer();
    const made = await loseHold(booking, other, { customer, fails: true });

    await booking.button('Choose another time').click();
    await expect(booking.heading('time')).toBeVisible();
    await booking.openDays.nth(1).click();
    await booking.chooseTime();
    await booking.returnToSummary();
    await expect(booking.timer).toHaveText(/^1[45]:\d\d$/);
    await booking.confirm();
    expect(await bookingsWith(customer.plate)).toEqual([{ id: made, state: 'confirmed' }]);
  },
);
