import type { Page } from '@playwright/test';
import { BookingPage, newCustomer } from '#tests/e2e/support/booking-page.ts';
import { letExpire } from '#tests/e2e/support/stored-bookings.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { awayAndBack, withPageCache } from '#tests/e2e/support/page-cache.ts';
import { DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';

const MINUTE_MS = 60_000;

const over = (booking: BookingPage) => booking.text('The time to confirm is over.');

/** Stops the page's timers while time passes, as on a sleeping machine. */
async function sleepFor(page: Page, minutes: number): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + minutes * MINUTE_MS);
}

const wake = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test(
  'RB-07 a page that slept shows the right time left when seen again, or at once that the hold has ended',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    await page.clock.install();
    await booking.openAt('summary');
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await expect(booking.timer).toHaveText(/^14:\d\d$/);
    const held = await booking.heldId();

    await sleepFor(page, 5);
    await wake(page);
    await expect(booking.timer).toHaveText(/^0?9:\d\d$/);
    await expect(booking.confirmButton).toBeVisible();

    await sleepFor(page, 11);
    await expect(booking.timer).toHaveText(/^0?9:\d\d$/);
    await wake(page);
    // Not one tick of the countdown.
    await page.clock.runFor(1);
    await expect(over(booking)).toBeVisible();
    await expect(booking.confirmButton).toHaveCount(0);

    // The server's clock did not jump, so it would still count the hold, which may have been the last place.
    await letExpire(held);
    await page.clock.resume();
    await booking.button('Keep this time again').click();
    await expect(booking.timer).toHaveText(/^1[45]:\d\d$/);
    await booking.confirm();
  },
);

test(
  'RB-07 after a sleep that the page did not notice, the next tick ends the hold',
  { tag: DESKTOP },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('en');
    await page.clock.install();
    await booking.openAt('summary');
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await sleepFor(page, 16);
    await page.clock.resume();
    await expect(over(booking)).toBeVisible();
    await expect(booking.confirmButton).toHaveCount(0);
  },
);

test(
  'RB-07, RB-08 restored from the back/forward cache, the summary shows the time left, that it has ended, or that another tab continued',
  { tag: PHONE },
  async ({ baseURL }, { parallelIndex }) => {
    await withPageCache(async (browser) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '' });
      const page = await context.newPage();
      const booking = new BookingPage(page, 'th', parallelIndex);
      await booking.openAt('summary');
      await awayAndBack(page, () => Promise.resolve());
      await expect(booking.timer).toHaveText(/^14:\d\d$/);
      await expect(booking.confirmButton).toBeVisible();

      const id = await booking.heldId();
      await inDatabase(`update appointment set expires_at = app_now() + interval '5 seconds' where id = $1`, [id]);
      await page.reload();
      await expect(booking.timer).toHaveText(/^00:0\d$/);
      await awayAndBack(page, () =>
        // When the hold is swept, its deadline is removed too.
        expect
          .poll(() =>
            inDatabase('select coalesce(expires_at < app_now(), true) as over from appointment where id = $1', [id]),
          )
          .toEqual([{ over: true }]),
      );
      await expect(over(booking)).toBeVisible();
      await booking.button('Keep this time again').click();
      await expect(booking.timer).toHaveText(/^1[45]:\d\d$/);

      await awayAndBack(page, async () => {
        const other = new BookingPage(await context.newPage(), 'th', parallelIndex);
        await other.open();
        await other.startOver();
        await expect(other.heading('branch')).toBeVisible();
      });
      await expect(
        page.getByText(booking.say('This booking was changed in another tab'), { exact: true }),
      ).toBeVisible();
      await expect(booking.confirmButton).toHaveCount(0);
      await booking.button('Continue here').click();
      await expect(booking.heading('branch')).toBeVisible();
      await booking.reach('summary', newCustomer());
      await booking.confirm();
    });
  },
);
