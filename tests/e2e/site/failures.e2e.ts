import type { Locator } from '@playwright/test';
import { holdBack } from '#tests/e2e/support/faults.ts';
import { DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { codeAsShown, newCustomer } from '#tests/e2e/retail-booking/booking-page.ts';

const AVAILABILITY = '**/appointment/datetime*';
const SCRIPT_OF_FIND = /\/assets\/find-[\w-]+\.js/;

test(
  'RB-16, CONT-09 a failed availability call leaves the last good times, marked, and the way on open',
  { tag: DESKTOP },
  async ({ page, watch, booking: bookingIn }) => {
    const booking = bookingIn('th');
    const { say } = booking;
    watch.expect(/appointment\/datetime|status of 503/);
    await page.clock.install();
    await booking.open();
    await booking.reach('branch');
    await booking.goOn('branch');
    await page.route(AVAILABILITY, (route) => route.fulfill({ status: 503, body: 'down' }));
    await booking.chooseServices(2);
    await booking.goOn('services');
    const noData = page.getByText(say('Cannot display data now, try again'));
    await expect(noData).toBeVisible();
    await page.unroute(AVAILABILITY);
    await booking.button('Try again').click();
    await expect(noData).toHaveCount(0);
    await booking.chooseTime();

    await page.route(AVAILABILITY, (route) => route.abort('connectionfailed'));
    await page.clock.fastForward(61_000);
    await expect(page.getByText(say('These times may have changed.'))).toBeVisible();
    await expect(booking.chosenTime).toHaveCount(1);
    await page.unroute(AVAILABILITY);
    await booking.goOn('time');
    await booking.fillIn(newCustomer());
    await booking.goOn('information');
    await expect(booking.timer).toBeVisible();
  },
);

test(
  'RB-16, CONT-09 branches and services that do not load can be asked for again',
  { tag: PHONE },
  async ({ page, watch, booking: bookingIn }) => {
    const booking = bookingIn('th');
    const noData = page.getByText(booking.say('Cannot display data now, try again'));
    watch.expect(/applayout\/list|status of 503/);
    await page.route('**/applayout/list*', (route) => route.fulfill({ status: 503, body: 'down' }));
    await booking.open();
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
  async ({ page, watch, booking: bookingIn }) => {
    const booking = bookingIn('th');
    const { say, main } = booking;
    watch.expect(/appointment\/detail|status of 503/);
    await booking.open();
    await booking.reach('summary');
    await page.route('**/appointment/detail*', (route) => route.fulfill({ status: 503, body: 'down' }));
    const code = await booking.confirm();
    await expect(page.getByRole('heading', { level: 1, name: say('Your booking is confirmed') })).toBeFocused();
    await expect(main).toContainText(codeAsShown(code));
    await expect(page.getByRole('img', { name: say('QR code of the booking code') })).toBeVisible();
    await page.unroute('**/appointment/detail*');
    await booking.button('Try again').click();
    await expect(booking.button('Add to calendar')).toBeVisible();
  },
);

test(
  'NAV-11, NAV-12 a lost script reloads once, then a page says so',
  { tag: DESKTOP },
  async ({ page, watch, booking: bookingIn }) => {
    const booking = bookingIn('en');
    const { say } = booking;
    const bar = page.getByRole('progressbar', { name: say('Loading the page') });
    const toFind = page.getByRole('contentinfo').getByRole('link', { name: say('Find a booking') });
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    watch.expect(/find-[\w-]+\.js|dynamically imported module|status of 404/);

    await booking.open();
    await booking.reach('branch');
    let isSlow = true;
    let isLost = true;
    await page.route(SCRIPT_OF_FIND, async (route) => {
      if (isLost) return route.fulfill({ status: 404, body: 'gone' });
      if (isSlow) await new Promise((done) => setTimeout(done, 900));
      return route.continue();
    });
    loads = 0;
    await toFind.focus();
    await page.keyboard.press('Enter');
    const failed = page.getByRole('heading', { level: 1, name: say('This page cannot be shown right now.') });
    await expect.poll(() => loads).toBe(1);
    await expect(failed).toBeVisible();
    await expect(page.getByText('500', { exact: true })).toBeVisible();
    expect(await booking.draft()).toMatchObject({ branch: { location_id: expect.any(Number) } });

    isLost = false;
    await page.goto('/en/termconditions');
    await toFind.focus();
    await page.keyboard.press('Enter');
    await expect(bar).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: say('Find a booking') })).toBeFocused();
    await expect(bar).toHaveCount(0);
    isSlow = false;
  },
);

/** How much of the width the bar fills at this moment of its run. */
const filled = (bar: Locator, ms: number) =>
  bar.evaluate((element, at) => {
    const [run] = element.getAnimations();
    if (!run) return null;
    run.currentTime = at;
    return element.getBoundingClientRect().width / document.documentElement.clientWidth;
  }, ms);

test(
  'NAV-10 a bar comes when a page takes 200 ms, fills up in 5 s and goes with the page',
  { tag: DESKTOP },
  async ({ page, booking: bookingIn }) => {
    const { say } = bookingIn('en');
    const bar = page.getByRole('progressbar', { name: say('Loading the page') });
    const toFind = page.getByRole('contentinfo').getByRole('link', { name: say('Find a booking') });
    await page.clock.install();
    await page.goto('/en/termconditions');
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    const letGo = await holdBack(page, SCRIPT_OF_FIND);
    const asked = page.waitForRequest(SCRIPT_OF_FIND);
    await toFind.focus();
    await page.keyboard.press('Enter');
    await asked;
    // By the clock of the test, which the page's own does not follow now.
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
    await expect(page.getByRole('heading', { level: 1, name: say('Find a booking') })).toBeFocused();
    await expect(bar).toHaveCount(0);
  },
);

test(
  'what was typed and not entered stands there again after a reload',
  { tag: PHONE },
  async ({ page, booking: bookingIn }) => {
    const booking = bookingIn('en');
    await booking.open();
    await booking.reach('time');
    await booking.goOn('time');
    await booking.field('First name').fill('Half');
    await page.reload();
    await expect(booking.heading('information')).toBeVisible();
    await expect(booking.field('First name')).toHaveValue('Half');
  },
);
