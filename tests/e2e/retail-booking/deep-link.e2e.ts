import { holdBack, SCRIPTS } from '#tests/e2e/support/faults.ts';
import { OtherGuest } from './other-guest.ts';
import { expect, PHONE, test } from '#tests/e2e/support/test.ts';

test(
  'a link to branch and services shows its times without asking once more',
  { tag: PHONE },
  async ({ page, booking: bookingIn }) => {
    const booking = bookingIn('th');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') calls.push(new URL(request.url()).pathname);
    });
    const fontsMayCome = await holdBack(page, /\.woff2$/);
    await page.goto(`/th/booking?branch=${1001 + booking.seat}&services=103`, { waitUntil: 'commit' });
    await expect(page).toHaveURL(/step=time/);
    await expect(booking.freeTimes.first()).toBeVisible();
    fontsMayCome();
    await page.waitForLoadState('load');
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    expect(calls).toEqual([]);

    // From here on the server is asked: what came with the page is the first answer alone.
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
  'the times that a server drew can be chosen before the scripts are there, and nothing moves when they come',
  { tag: PHONE },
  async ({ page, baseURL, booking: bookingIn }) => {
    const booking = bookingIn('en');
    const locationId = 1001 + booking.seat;
    const other = await OtherGuest.come(baseURL);
    const day = (await other.freeTimes(locationId)).at(-1)?.dateTime.slice(0, 10) ?? '';
    await other.leave();
    const scriptsMayCome = await holdBack(page, SCRIPTS);
    await page.goto(`/en/booking?branch=${locationId}&services=103&date=${day}`, { waitUntil: 'commit' });
    const [first, third] = [booking.freeTimes.first(), booking.freeTimes.nth(2)];
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
    await expect(page.getByRole('heading', { level: 1, name: booking.say('Your details') })).toBeFocused();
  },
);

test(
  'a day that is tapped before the scripts are there takes the times of the day before out of reach',
  { tag: PHONE },
  async ({ page, booking: bookingIn }) => {
    const booking = bookingIn('th');
    const scriptsMayCome = await holdBack(page, SCRIPTS);
    await page.goto(`/th/booking?branch=${1001 + booking.seat}&services=103`, { waitUntil: 'commit' });
    const [shown, other] = [booking.openDays.first(), booking.openDays.nth(1)];
    await expect(shown).toBeChecked();
    const times = page.getByRole('radiogroup', { name: booking.say('Time'), exact: true });
    await shown.click();
    await expect(times).toHaveCSS('opacity', '1');
    await other.click();
    await expect(other).toBeChecked();
    await expect(times).toHaveCSS('opacity', '0.4');
    // A finger on a time of the day before chooses nothing.
    await booking.freeTimes.last().click({ force: true });
    await expect(other).toBeChecked();

    scriptsMayCome();
    await expect(page).toHaveURL(/step=time/);
    await expect(other).toBeChecked();
    await expect(times).toHaveCSS('opacity', '1');
    await expect(booking.chosenTime).toHaveCount(0);
    await booking.chooseTime();
  },
);

test(
  'RB-08 a draft that is kept takes its place again where a server drew what a link names',
  { tag: PHONE },
  async ({ page, booking: bookingIn }) => {
    const booking = bookingIn('th');
    const link = `/th/booking?branch=${1001 + booking.seat}&services=103`;
    await page.goto(link);
    await booking.openDays.nth(2).click();
    await booking.chooseTime();
    const chosenTime = booking.freeTimes.and(page.locator('[aria-checked="true"]'));
    const chosen = await chosenTime.textContent();
    const scriptsMayCome = await holdBack(page, SCRIPTS);
    await page.goto(link, { waitUntil: 'commit' });
    await expect(booking.freeTimes.first()).toBeVisible();
    await expect(chosenTime).toHaveCount(0);

    scriptsMayCome();
    await expect(chosenTime).toHaveText(String(chosen));
  },
);
