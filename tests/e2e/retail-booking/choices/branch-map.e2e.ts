import type { Locator } from '@playwright/test';
import type { BookingPage } from '#tests/e2e/support/booking-page.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';

const mapOf = ({ page, say }: BookingPage) => page.getByRole('application', { name: say('Map of the branches') });
const together = (map: Locator) => map.locator('[data-kind=several]');
const chosenRow = ({ branches, page }: BookingPage) => branches.and(page.locator(':checked'));
const checkRow = async (booking: BookingPage, pin: Locator) =>
  expect(chosenRow(booking)).toHaveValue((await pin.getAttribute('data-pin')) ?? 'no pin');

const middleOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test(
  'the map beside the list is one Tab stop, and a choice on it is a choice in the list',
  { tag: DESKTOP },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('en');
    await booking.open();
    const map = mapOf(booking);
    await expect(map.locator('[data-pin]').first()).toBeVisible();
    await page.getByRole('button', { name: booking.say('Show {hidden} more branches', { hidden: 22 }) }).focus();
    await page.keyboard.press('Tab');
    await expect(map.locator(':focus')).toHaveCount(1);
    while (!(await map.locator(':focus[data-kind=one]').count())) await page.keyboard.press('ArrowUp');
    const byKey = map.locator(':focus');
    await page.keyboard.press('Enter');
    await expect(byKey).toHaveAttribute('aria-pressed', 'true');
    await checkRow(booking, byKey);
    await expect(booking.onward('branch')).not.toHaveAttribute('aria-disabled');

    await page.keyboard.press('ArrowDown');
    const before = await together(map).allTextContents();
    while (!(await map.locator(':focus[data-kind=several]').count())) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => together(map).allTextContents()).not.toEqual(before);
    await expect(map.locator(':focus[data-pin]')).toHaveCount(1);
    await page.keyboard.press('Home');
    await expect.poll(() => together(map).allTextContents()).toEqual(before);
    await page.keyboard.press('Tab');
    await expect(map.locator(':focus')).toHaveCount(0);

    const pin = map.locator('[data-kind=one]').last();
    await pin.click();
    await checkRow(booking, pin);
    await expect(chosenRow(booking).locator('xpath=ancestor::label')).toBeInViewport();
    await checkAtRest(booking);
  },
);

test(
  'the wheel scrolls the page over the map, unless a modifier key is held or the map has the focus',
  { tag: DESKTOP },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    await booking.open();
    const map = mapOf(booking);
    const out = map.getByRole('button', { name: booking.say('Zoom out') });
    await expect(map.locator('[data-pin]').first()).toBeVisible();
    const { x, y } = await middleOf(map);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await expect(out).toHaveAttribute('aria-disabled', 'true');
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -400);
    await page.keyboard.up('Control');
    await expect(out).not.toHaveAttribute('aria-disabled');
    await expect(map.locator('[data-pin]').first()).toBeVisible();

    const pin = map.locator('[data-pin]').first();
    const before = await middleOf(pin);
    const { x: left, y: top } = await middleOf(map);
    await page.mouse.move(left, top + 60);
    await page.mouse.down();
    await page.mouse.move(left + 40, top + 80, { steps: 4 });
    await page.mouse.up();
    const after = await middleOf(pin);
    expect([after.x - before.x, after.y - before.y].map(Math.round)).toEqual([40, 20]);
    await expect(chosenRow(booking)).toHaveCount(0);
    await map.getByRole('button', { name: booking.say('Show the whole country') }).click();
    await expect(out).toHaveAttribute('aria-disabled', 'true');
  },
);

test(
  'on the phone the map opens above the list by a button, stays open for this visit, and two fingers zoom it',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    await booking.open();
    const map = mapOf(booking);
    await expect(booking.branches.first()).toBeVisible();
    await expect(map).toHaveCount(0);
    await booking.button('Map').click();
    await expect(map.locator('[data-pin]').first()).toBeVisible();
    await expect(map).toBeInViewport({ ratio: 0.95 });
    await checkAtRest(booking);
    const before = await together(map).allTextContents();
    const { x, y } = await middleOf(map);
    const scrolled = await page.evaluate(() => window.scrollY);
    const touch = await page.context().newCDPSession(page);
    const fingers = (apart: number) =>
      [x - apart, x + apart].map((at, id) => ({ x: Math.round(at), y: Math.round(y), id }));
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
    for (const apart of [40, 70, 110])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => together(map).allTextContents()).not.toEqual(before);
    expect(await page.evaluate(() => [window.scrollY, window.visualViewport?.scale])).toEqual([scrolled, 1]);

    await map.getByRole('button', { name: booking.say('Show the whole country') }).click();
    await expect.poll(() => together(map).allTextContents()).toEqual(before);
    const pin = map.locator('[data-kind=one]').first();
    await pin.tap();
    await checkRow(booking, pin);
    await booking.goOn('branch');
    await page.goBack();
    await expect(booking.heading('branch')).toBeVisible();
    await expect(map.locator('[data-pin][aria-pressed=true]')).toHaveCount(1);
    await booking.button('Map').click();
    await expect(map).toHaveCount(0);
  },
);
