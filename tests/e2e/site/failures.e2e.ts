import type { Locator } from '@playwright/test';
import { holdBack, spoil } from '#tests/e2e/support/faults.ts';
import { LANGUAGES } from '#domain/constants.ts';
import { DESKTOP, expect, PHONE, test, WIDTH_OF } from '#tests/e2e/support/test.ts';
import { codeAsShown, newCustomer } from '#tests/e2e/support/booking-page.ts';

const AVAILABILITY = '**/appointment/datetime*';
const SCRIPT_OF_FIND = /\/assets\/find-[\w-]+\.js/;

test(
  'RB-16, CONT-09 a failed availability call leaves the last good times, marked as stale and still usable; while the times of another branch are on their way none can be chosen',
  { tag: DESKTOP },
  async ({ page, watch, bookingIn }) => {
    const booking = bookingIn('th');
    watch.expect(/appointment\/datetime|status of 503/);
    await page.clock.install();
    await booking.openAt('branch');
    await booking.goOn('branch');
    await page.route(AVAILABILITY, (route) => route.fulfill({ status: 503, body: 'down' }));
    await booking.chooseServices(2);
    await booking.goOn('services');
    const noData = booking.text('Cannot display data now, try again');
    await expect(noData).toBeVisible();
    await page.unroute(AVAILABILITY);
    await booking.button('Try again').click();
    await expect(noData).toHaveCount(0);
    await booking.chooseTime();

    await page.route(AVAILABILITY, (route) => route.abort('connectionfailed'));
    await page.clock.fastForward(61_000);
    await expect(booking.text('These times may have changed.')).toBeVisible();
    await expect(booking.chosenTime).toHaveCount(1);
    await page.unroute(AVAILABILITY);
    await booking.followStep('branch');
    const answer = await spoil(page, 'listDateTimes', 'takes 10 s');
    await booking.chooseBranch(booking.seat + 2);
    await booking.goOn('branch');
    await booking.goOn('services');
    await expect(booking.freeTimes).toHaveCount(0);
    answer();
    await booking.chooseTime();
    await booking.goOn('time');
    await booking.fillIn(newCustomer());
    await booking.goOn('information');
    await expect(booking.timer).toBeVisible();
  },
);

test(
  'RB-16, CONT-09, API-02 branches and services that do not load can be asked for again',
  { tag: PHONE },
  async ({ page, watch, bookingIn }) => {
    const booking = bookingIn('th');
    const noData = booking.text('Cannot display data now, try again');
    watch.expect(/applayout\/list|status of 503/);
    await page.route('**/applayout/list*', (route) => route.fulfill({ status: 503, body: 'down' }));
    await page.goto('/th/termconditions');
    await booking.followMenu('Book a service');
    await expect(noData).toBeVisible({ timeout: 20_000 });
    await page.unroute('**/applayout/list*');
    await booking.button('Try again').click();
    await booking.chooseBranch();
    await page.route('**/applayout/list?*is_appointment*', (route) => route.fulfill({ status: 503, body: 'down' }));
    await page.reload();
    await booking.goOn('branch');
    await expect(noData).toBeVisible({ timeout: 20_000 });
    await page.unroute('**/applayout/list?*is_appointment*');
    await booking.button('Try again').click();
    await booking.chooseServices(2);
    await booking.goOn('services');
  },
);

test(
  'RB-13 a confirmed booking that cannot be read still shows its code',
  { tag: PHONE },
  async ({ page, watch, bookingIn }) => {
    const booking = bookingIn('th');
    const { say, main } = booking;
    watch.expect(/appointment\/detail|status of 503/);
    await booking.openAt('summary');
    await page.route('**/appointment/detail*', (route) => route.fulfill({ status: 503, body: 'down' }));
    const code = await booking.confirm();
    await expect(booking.completed).toBeFocused();
    await expect(main).toContainText(codeAsShown(code));
    await expect(page.getByRole('img', { name: say('QR code of the booking code') })).toBeVisible();
    await page.unroute('**/appointment/detail*');
    await booking.button('Try again').click();
    await expect(booking.button('Add to calendar')).toBeVisible();
  },
);

for (const language of LANGUAGES)
  test(
    `NAV-11, NAV-12 a missing script reloads once, then a page says so, in ${language}`,
    { tag: WIDTH_OF[language] },
    async ({ page, watch, bookingIn }) => {
      const booking = bookingIn(language);
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      watch.expect(/find-[\w-]+\.js|dynamically imported module|status of 404/);

      await booking.openAt('branch');
      await page.route(SCRIPT_OF_FIND, (route) => route.fulfill({ status: 404, body: 'gone' }));
      loads = 0;
      await booking.inFooter('Find a booking').press('Enter');
      await expect.poll(() => loads).toBe(1);
      await expect(booking.title('This page cannot be shown right now.')).toBeVisible();
      await expect(
        booking.text('Something went wrong on our side. What you have saved is still there. Please try again.'),
      ).toBeVisible();
      await expect(page.getByText('500', { exact: true })).toBeVisible();
      expect(await booking.draft()).toMatchObject({ branch: { location_id: expect.any(Number) } });
    },
  );

/** How much of the width the bar fills at this moment. */
const filled = (bar: Locator, ms: number) =>
  bar.evaluate((element, at) => {
    const [run] = element.getAnimations();
    if (!run) return null;
    run.currentTime = at;
    return element.getBoundingClientRect().width / document.documentElement.clientWidth;
  }, ms);

test(
  'NAV-10 a bar appears when a page takes 200 ms, fills in 5 s and goes when the page is there',
  { tag: DESKTOP },
  async ({ page, siteIn }) => {
    const site = siteIn('en');
    const bar = page.getByRole('progressbar', { name: site.say('Loading the page') });
    await page.clock.install();
    await page.goto('/en/termconditions');
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    const letGo = await holdBack(page, SCRIPT_OF_FIND);
    const asked = page.waitForRequest(SCRIPT_OF_FIND);
    await site.inFooter('Find a booking').press('Enter');
    await asked;
    // Real time, while the page's clock is paused.
    await page.waitForTimeout(500);
    await page.clock.runFor(199);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar).toBeVisible();
    expect(await filled(bar, 0)).toBeLessThan(0.1);
    expect(await filled(bar, 2_500)).toBeLessThan(1);
    expect(await filled(bar, 5_000)).toBe(1);
    await expect(bar).toBeVisible();
    letGo();
    await expect(site.title('Find a booking')).toBeFocused();
    await expect(bar).toHaveCount(0);
  },
);
