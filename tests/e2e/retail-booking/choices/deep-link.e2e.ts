import type { Page } from '@playwright/test';
import { EARLY_TAPS } from '#src/ui/page/early-tap.ts';
import { holdBack, SCRIPTS } from '#tests/e2e/support/faults.ts';
import { expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { DRAFT_KEY } from '#tests/e2e/support/booking-page.ts';

/** Before its script is there a tap goes nowhere. */
const untilEarlyTaps = (page: Page) =>
  page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, EARLY_TAPS);

test(
  'a link to branch and services shows its times without another call',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') calls.push(new URL(request.url()).pathname);
    });
    const fontsMayCome = await holdBack(page, /\.woff2$/);
    await page.goto(`/th/booking?branch=${1001 + booking.seat}&services=103`, { waitUntil: 'commit' });
    await booking.takenOver();
    await expect(booking.freeTimes.first()).toBeVisible();
    fontsMayCome();
    await page.waitForLoadState('load');
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    expect(calls).toEqual([]);

    // From here on the server is called: only the first answer came with the page.
    await booking.openDays.nth(1).click();
    await booking.chooseTime();
    await booking.followStep('services');
    await booking.chooseServices(0);
    await booking.goOn('services');
    await expect(booking.freeTimes.first()).toBeVisible();
    expect(calls).toContain('/appointment/datetime');
  },
);

test(
  'server-drawn times can be chosen before the scripts are loaded, and nothing moves when they are',
  { tag: PHONE },
  async ({ page, other, bookingIn }) => {
    const booking = bookingIn('en');
    const locationId = 1001 + booking.seat;
    const day = await other.lastDay(locationId);
    const scriptsMayCome = await holdBack(page, SCRIPTS);
    await page.goto(`/en/booking?branch=${locationId}&services=103&date=${day}`, { waitUntil: 'commit' });
    const [first, third] = [booking.freeTimes.first(), booking.freeTimes.nth(2)];
    await untilEarlyTaps(page);
    await expect(booking.onward('time')).toBeVisible();
    await first.click();
    await third.click();
    await expect(third).toBeChecked();
    await expect(first).not.toBeChecked();
    const chosen = await third.locator('b').textContent();
    await page.evaluate(() => window.scrollTo(0, 300));
    expect(page.url()).not.toContain('step=');

    scriptsMayCome();
    await expect(page).toHaveURL(/step=time/);
    await expect(third).toBeChecked();
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
    expect(await booking.draft()).toMatchObject({ dateTime: { date: day, time: chosen } });
    await booking.goOn('time');
    await expect(booking.heading('information')).toBeFocused();
  },
);

test(
  'a day tapped before the scripts are loaded disables the times of the previous day',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    const scriptsMayCome = await holdBack(page, SCRIPTS);
    await page.goto(`/th/booking?branch=${1001 + booking.seat}&services=103`, { waitUntil: 'commit' });
    const [shown, other] = [booking.openDays.first(), booking.openDays.nth(1)];
    await expect(shown).toBeChecked();
    await untilEarlyTaps(page);
    const times = booking.times.locator('..');
    await shown.click();
    await expect(times).toHaveCSS('opacity', '1');
    await other.click();
    await expect(other).toBeChecked();
    await expect(times).toHaveCSS('opacity', '0.4');
    // A tap on a time of the previous day chooses nothing.
    await booking.freeTimes.last().click({ force: true });
    await expect(other).toBeChecked();

    scriptsMayCome();
    await booking.takenOver();
    await expect(other).toBeChecked();
    await expect(times).toHaveCSS('opacity', '1');
    await expect(booking.chosenTime).toHaveCount(0);
    await booking.chooseTime();
  },
);

test(
  'server-drawn branches can be chosen before the scripts are loaded, without a call, and nothing moves when they are',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    const listed: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') listed.push(new URL(request.url()).pathname);
    });
    const scriptsMayCome = await holdBack(page, SCRIPTS);
    await page.goto('/th/booking', { waitUntil: 'commit' });
    await untilEarlyTaps(page);
    const [first, second] = [booking.branches.first(), booking.branches.nth(1)];
    await booking.press(first);
    await booking.press(second);
    await expect(second).toBeChecked();
    await expect(first).not.toBeChecked();
    const place = await booking.placeOf(second).boundingBox();
    expect(listed).toEqual([]);

    scriptsMayCome();
    await booking.takenOver();
    await expect(second).toBeChecked();
    await expect.poll(() => booking.placeOf(second).boundingBox()).toEqual(place);
    expect(listed).toEqual([]);
    const id = Number(await second.inputValue());
    await expect.poll(async () => (await booking.draft())?.['branch']).toMatchObject({ location_id: id });
    await booking.goOn('branch');
  },
);

test(
  'who goes on in the first moments comes Back to the first step, and Forward again',
  { tag: PHONE },
  async ({ bookingIn }) => {
    const booking = bookingIn('th');
    await booking.open();
    await booking.press(booking.branches.first());
    await booking.goOn('branch');
    await booking.page.goBack();
    await expect(booking.heading('branch')).toBeVisible();
    await booking.page.goForward();
    await expect(booking.heading('services')).toBeVisible();
  },
);

test(
  'Back before the scripts have come draws the page of its address anew',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    await page.goto('/th/booking/find');
    await booking.followMenu('Book a service');
    await expect(booking.heading('branch')).toBeVisible();
    await page.goto('about:blank');
    const scriptsMayCome = await holdBack(page, SCRIPTS);
    await page.goBack({ waitUntil: 'commit' });
    await expect(booking.heading('branch')).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(booking.title('Find a booking')).toBeVisible();
    scriptsMayCome();
    await booking.takenOver();
    await expect(page).toHaveURL(/\/th\/booking\/find$/);
    await expect(booking.title('Find a booking')).toBeVisible();
  },
);

test(
  'whoever has begun a booking or made one is not shown the branches that the server drew',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('en');
    await booking.openAt('branch');
    await booking.chooseBranch();
    await booking.goOn('branch');
    const drawn = page.locator('[data-drawn]');
    const comes = async () => {
      const scriptsMayCome = await holdBack(page, SCRIPTS);
      await page.goto('/en/booking', { waitUntil: 'commit' });
      await expect(booking.title('Book a service')).toBeVisible();
      await expect(drawn).toBeAttached();
      await expect(booking.branches.first()).toBeHidden();
      scriptsMayCome();
      await expect(drawn).toHaveCount(0);
      await page.unroute(SCRIPTS);
    };
    await comes();
    await expect(booking.heading('services')).toBeVisible();
    // Without the draft the branch is still one of the recent ones.
    await page.goto('/en/termconditions');
    await page.evaluate((key) => localStorage.removeItem(key), DRAFT_KEY);
    await comes();
    await expect(page.getByRole('group', { name: 'Recent' }).getByRole('radio')).toHaveCount(1);
  },
);

test(
  'RB-08 a stored draft is restored over what the server drew for a link',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    const link = `/th/booking?branch=${1001 + booking.seat}&services=103`;
    await page.goto(link);
    await booking.openDays.nth(2).click();
    await booking.chooseTime();
    const chosen = await booking.chosenTime.textContent();
    const scriptsMayCome = await holdBack(page, SCRIPTS);
    await page.goto(link, { waitUntil: 'commit' });
    await expect(booking.freeTimes.first()).toBeVisible();
    await expect(booking.chosenTime).toHaveCount(0);

    scriptsMayCome();
    await expect(booking.chosenTime).toHaveText(String(chosen));
  },
);
