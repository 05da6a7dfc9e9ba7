import type { Page } from '@playwright/test';
import { codeAsShown } from '#tests/e2e/support/booking-page.ts';
import { expect, PHONE, test } from '#tests/e2e/support/test.ts';

/** What our server adds to the answers of the specification's calls. */
const OURS = new Set([
  'closed_list',
  'closed_times',
  'now',
  'expires_at',
  'extendable',
  'extended',
  'cancel_until',
  'group_list',
  'booking_list',
  'distance_km',
  'closed_until',
  'next_opening',
  'district',
  'area',
  'address',
  'province',
  'tel',
  'masked',
  'summary',
  'key',
]);

const without = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(without);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !OURS.has(name))
      .map(([name, part]) => [name, without(part)]),
  );
};

/** A server that knows the calls of the specification, their required fields, and nothing else. */
async function speakSpecificationOnly(page: Page): Promise<void> {
  await page.route(/\/x\//, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route(/\/(applayout|appointment|location|widget|merchant)\//, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: without(await response.json()) });
  });
}

test(
  'RB-01 a guest books at a server that has only the calls and fields of the specification',
  { tag: PHONE },
  async ({ page, watch, bookingIn }) => {
    const booking = bookingIn('th');
    const { main, language } = booking;
    watch.expect(/\/x\//);
    await speakSpecificationOnly(page);
    await page.goto(`/${language}`);
    await booking.link('Book a service').click();
    await expect(booking.heading('branch')).toBeVisible();
    await expect(booking.branches.first()).toBeVisible();
    await expect(booking.text('Soonest time:')).toHaveCount(0);
    await booking.chooseBranch();
    await booking.goOn('branch');
    await booking.chooseServices(2);
    await booking.goOn('services');
    await expect(booking.freeTimes.first()).toBeVisible();
    await expect(booking.days.and(page.locator('[aria-disabled]'))).toHaveCount(0);
    await booking.chooseTime();
    await booking.goOn('time');
    await booking.fillIn({ plate: '3กข4567', firstName: 'Somchai', lastName: 'Dee', tel: '0812345678' });
    await booking.goOn('information');
    await expect(booking.text('This time is kept for you')).toBeVisible();
    await expect(booking.timer).toHaveCount(0);
    await expect(booking.extendButton).toHaveCount(0);
    const code = await booking.confirm();
    await expect(main).toContainText(codeAsShown(code));
    await booking.manage.click();
    await expect(booking.text('Your booking was found.')).toBeVisible();
    await expect(booking.button('Cancel this booking')).toHaveCount(0);
  },
);
