import type { Page } from '@playwright/test';
import type { BookingPage } from '#tests/e2e/support/booking-page.ts';
import { checkAccess } from '#tests/e2e/support/access.ts';
import { pattern } from '#tests/e2e/support/words.ts';
import { countShifts, shiftOf } from '#tests/e2e/support/layout-shift.ts';
import { DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';

const SOONEST = '**/x/soonest/*';

/** By a link that names branch and service. */
const atTimes = async (booking: BookingPage) => {
  await booking.open(`?branch=${1004 + booking.seat}&services=103`);
  // The server draws the times, so they are seen before anything is stored.
  await expect.poll(() => booking.draft()).not.toBeNull();
  await expect(booking.freeTimes.first()).toBeVisible();
};

const branchOf = async (booking: BookingPage) =>
  (await booking.draft())?.['branch'] as { location_id: number; location_name: string };

const focusedCell = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? '');

test(
  'a sooner branch is found by keyboard, moved to and back, and booked',
  { tag: DESKTOP },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('en');
    const { say, keyboard } = booking;
    await atTimes(booking);
    const former = await branchOf(booking);
    const services = (await booking.draft())?.['services'];

    await booking.button('Compare nearby branches').press('Enter');
    const table = page.getByRole('table', { name: say('Free times by branch and day') });
    await expect(table.getByRole('rowheader')).toHaveCount(7);
    // Once all branches are closed for today there is nothing of today to compare.
    await expect(table.getByRole('columnheader').nth(12)).toBeVisible();
    const days = await table.getByRole('columnheader').count();
    expect([13, 14]).toContain(days);
    await checkAccess(page);

    const cells = table.locator('[data-cell]');
    const stop = table.locator('[data-cell][tabindex="0"]');
    await expect(stop).toHaveCount(1);
    await keyboard.tabTo(stop);
    await page.keyboard.press('Home');
    expect(await focusedCell(page)).toBe(await cells.first().getAttribute('data-cell'));
    await page.keyboard.press('ArrowDown');
    expect(await focusedCell(page)).toBe(await cells.nth(days).getAttribute('data-cell'));
    const open = table.locator('tbody').nth(1).locator('[data-cell]:not([aria-disabled])').last();
    await keyboard.arrowTo(open, 'ArrowRight');
    const [locationId, date = ''] = (await focusedCell(page)).split(' ');
    await page.keyboard.press('Enter');

    await expect(booking.heading('time')).toBeFocused();
    await expect(booking.chosenDay).toHaveAttribute('data-date', date);
    const there = await branchOf(booking);
    expect(String(there.location_id)).toBe(locationId);
    await expect(
      booking.text('Your booking is now at {name}. The services stay as they are.', { name: there.location_name }),
    ).toBeVisible();
    expect(await booking.draft()).toMatchObject({ services, dateTime: { time: null } });

    await page.getByRole('button', { name: say('Back to {former}', { former: former.location_name }) }).click();
    await expect.poll(async () => (await branchOf(booking)).location_id).toBe(former.location_id);
    await page.getByRole('button', { name: say('Back to {former}', { former: there.location_name }) }).click();
    await expect(booking.chosenDay).toHaveAttribute('data-date', date);
    await booking.chooseTime();
    await booking.goOn('time');
    await booking.fillIn({ plate: '4กข4321', firstName: 'สมหญิง', lastName: 'ใจดีมาก', tel: '0812345678' });
    await booking.goOn('information');
    await booking.confirm();
    await expect(booking.main.getByText(there.location_name).first()).toBeVisible();
  },
);

test(
  'the first free time of a branch is chosen in one tap; if the comparison fails the times stay',
  { tag: PHONE },
  async ({ page, watch, bookingIn }) => {
    const booking = bookingIn('en');
    const { say } = booking;
    watch.expect(/x\/soonest/);
    await atTimes(booking);
    await page.route(SOONEST, (route) => route.fulfill({ status: 503, body: 'down' }));
    await booking.button('Compare nearby branches').click();
    await expect(page.getByRole('alert').getByText(say('The times above can still be chosen.'))).toBeVisible();
    await expect(booking.freeTimes.first()).toBeVisible();
    await page.unroute(SOONEST);
    await booking.button('Try again').click();

    await page.getByRole('button', { name: pattern(say('Show {hidden} more branches')) }).click();
    await expect(page.getByRole('rowheader').nth(7).getByRole('button')).toBeFocused();
    // One of today could pass between the two answers.
    const firsts = page.getByRole('rowheader').getByRole('button');
    const later = firsts.filter({ hasNotText: say('Today') }).last();
    const time = await later.locator('b').innerText();
    await later.click();
    await expect(booking.chosenTime.locator('b')).toHaveText(time);
    await expect(booking.chosenTime).toBeInViewport({ ratio: 1 });
    await expect(booking.onward('time')).not.toHaveAttribute('aria-disabled');
  },
);

/** The distance from the first free time to what covers the end of the screen; negative if it is hidden. */
const roomBelowFirstTime = async (booking: BookingPage): Promise<number> => {
  const time = await booking.freeTimes.first().boundingBox();
  const bar = await booking.onward('time').evaluate((button) => {
    for (let box = button.parentElement; box; box = box.parentElement)
      if (getComputedStyle(box).position === 'fixed') return box.getBoundingClientRect().top;
    return 0;
  });
  return time === null || time.y < 0 ? -1 : bar - (time.y + time.height);
};

test(
  'on a small phone the first free time is in view after each choice of a date, and not scrolled to before',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    await page.setViewportSize({ width: 360, height: 640 });
    await atTimes(booking);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    for (const view of ['Days', 'Month']) {
      await booking.button(view).click();
      await expect(booking.openDays.nth(4)).toBeVisible();
      for (const index of [1, 3, 4, 4]) {
        await page.evaluate(() => window.scrollTo(0, 0));
        await booking.openDays.nth(index).click();
        await expect(booking.openDays.nth(index)).toHaveAttribute('aria-checked', 'true');
        await expect.poll(() => roomBelowFirstTime(booking)).toBeGreaterThanOrEqual(0);
      }
    }
  },
);

test(
  'a day is chosen without a move where its first time is in view, and a time pressed at once is one of that day',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    await page.setViewportSize({ width: 360, height: 740 });
    await atTimes(booking);
    // Days with the same times, and not tomorrow: the words that a booking cannot be cancelled make the bar higher, over the first time.
    const counts = await booking.openDays.evaluateAll((days) =>
      days.map((day) => Number(/ (\d+) \S+$/.exec(day.getAttribute('aria-label') ?? '')?.[1])),
    );
    const most = Math.max(...counts);
    const [begin = 0, ...others] = counts
      .flatMap((count, index) => (index > 1 && count === most ? index : []))
      .slice(0, 3);
    await booking.openDays.nth(begin).dispatchEvent('click');
    await expect(booking.openDays.nth(begin)).toBeChecked();
    await expect(booking.freeTimes).toHaveCount(most);
    expect(others).toHaveLength(2);
    for (const index of others) {
      const day = booking.openDays.nth(index);
      const [date, time] = [
        await day.getAttribute('data-date'),
        await booking.freeTimes.nth(1).locator('b').innerText(),
      ];
      await booking.freeTimes.nth(1).evaluate((button, pressed) => {
        document.querySelector<HTMLElement>(`[data-date="${pressed}"]`)?.click();
        (button as HTMLElement).click();
      }, date);
      await expect(day).toBeChecked();
      await expect(booking.chosenTime).toContainText(time);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
  },
);

test('the date step does not shift while it is loaded', { tag: [PHONE, DESKTOP] }, async ({ page, bookingIn }) => {
  const booking = bookingIn('th');
  await atTimes(booking);
  await countShifts(page);
  await booking.open('?step=time');
  await expect(booking.freeTimes.first()).toBeVisible();
  await expect(booking.button('Compare nearby branches')).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(0.02);
});
