import { LookupPage } from '#tests/e2e/booking-lookup/lookup-page.ts';
import { newCustomer } from '#tests/e2e/support/booking-page.ts';
import type { MadeBooking } from '#tests/e2e/support/other-guest.ts';
import { expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { loseAnswers } from '#tests/e2e/support/faults.ts';
import { stateOf } from '#tests/e2e/support/stored-bookings.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { addressOf } from './cancelled-booking.ts';

const UNKNOWN = 'We do not know yet whether your booking was cancelled.';

const timesCancelled = async ({ id }: MadeBooking) =>
  (await inDatabase(`select 1 from appointment_event where appointment_id = $1 and action = 'cancelled'`, [id])).length;

test(
  'if the answer is lost the outcome is unknown, the page cannot be left, and the same key gets the outcome automatically',
  { tag: PHONE },
  async ({ page, watch, other }) => {
    const lookup = new LookupPage(page, 'en');
    const made = await other.bookLate(1009, newCustomer().plate);
    watch.expect(/\/x\/appointment\/cancel|ERR_CONNECTION_FAILED/);
    await page.clock.install();
    await page.goto(addressOf('en', made));
    const { keys, mend } = await loseAnswers(page, 'cancelByCode');
    await lookup.button('Cancel this booking').click();
    await lookup.button('Cancel the booking').click();
    await expect(lookup.text(UNKNOWN)).toBeVisible();
    expect(await stateOf(made)).toBe('cancelled');

    await expect(lookup.button('Find another booking')).toHaveAttribute('aria-disabled', 'true');
    await lookup.button('Find another booking').click({ force: true });
    await expect(lookup.text(UNKNOWN)).toBeVisible();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await lookup.turnTo('th');
    await expect(new LookupPage(page, 'th').text(UNKNOWN)).toBeVisible();
    await page.clock.fastForward('00:09');
    await expect.poll(() => keys.length).toBe(2);
    await expect(new LookupPage(page, 'th').text(UNKNOWN)).toBeVisible();

    mend();
    await page.clock.fastForward('00:09');
    await expect(new LookupPage(page, 'th').text('Your booking is cancelled.')).toBeVisible();
    expect(new Set(keys).size).toBe(1);
    expect(await timesCancelled(made)).toBe(1);
  },
);

test(
  'without a network cancelling says so, and its outcome comes by itself once there is one',
  { tag: PHONE },
  async ({ page, context, watch, other }) => {
    const lookup = new LookupPage(page, 'th');
    const made = await other.bookLate(1012, newCustomer().plate);
    watch.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.clock.install();
    await page.goto(addressOf('th', made));
    await lookup.button('Cancel this booking').click();
    await context.setOffline(true);
    await lookup.button('Cancel the booking').click();
    await expect(lookup.text("You're offline. Reconnect and try again.")).toBeVisible();
    await context.setOffline(false);
    await page.clock.fastForward('00:09');
    await expect(lookup.text('Your booking is cancelled.')).toBeVisible();
    expect(await stateOf(made)).toBe('cancelled');
  },
);
