import { codeAsShown, newCustomer, shownOf } from './booking-page.ts';
import { bookingsWith } from './stored-bookings.ts';
import { checkAtRest, DESKTOP, expect } from '#tests/e2e/support/test.ts';
import { test } from './test.ts';

const CALLS = '**/appointment/*';

test(
  'RB-07 a reload in the middle of an unknown confirm still says so, and the outcome comes by itself',
  { tag: DESKTOP },
  async ({ page, watch, bookingIn }) => {
    const booking = bookingIn('en');
    const customer = newCustomer();
    const unknown = booking.text('We do not know yet whether your booking was confirmed.');
    watch.expect(/\/appointment\/|ERR_CONNECTION_FAILED/);
    await page.clock.install();
    await booking.openAt('summary', customer);
    let made = '';
    await page.route(CALLS, async (route) => {
      if (made === '') made = String((await (await route.fetch()).json()).results.code);
      await route.abort('connectionfailed');
    });
    await booking.confirmButton.click();
    await expect(unknown).toBeVisible();
    expect(made).toHaveLength(8);

    await page.reload();
    await expect(unknown).toBeVisible();
    await expect(booking.confirmButton).toHaveCount(0);
    await expect(booking.button('Start over and give this time back')).toHaveCount(0);
    await checkAtRest(booking, shownOf(customer));
    await page.clock.fastForward('00:09');
    await expect(unknown).toBeVisible();

    await page.unroute(CALLS);
    await page.clock.fastForward('00:09');
    await expect(page).toHaveURL(/\/booking\/completed$/);
    await expect(booking.main).toContainText(codeAsShown(made));
    expect(await bookingsWith(customer.plate)).toMatchObject([{ state: 'confirmed' }]);
  },
);
