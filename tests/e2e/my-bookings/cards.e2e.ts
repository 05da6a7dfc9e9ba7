import { SOMYING } from '#tests/e2e/login/login-page.ts';
import { codeAsShown } from '#tests/e2e/support/booking-page.ts';
import { checkAtRest, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { BookingsPage, copyAsCancelled } from './bookings-page.ts';

const NAMES = [SOMYING.first, SOMYING.last, 'อารี', 'มั่นคง'];

test(
  'on a phone visits to come stand first and all others are folded; the whole card opens the booking, and what was unfolded is so again after Back',
  { tag: PHONE },
  async ({ page }) => {
    const site = new BookingsPage(page, 'th');
    await site.signInNew();
    const [first, second] = await site.book(1026, 1027);
    if (!first || !second) throw new Error('two bookings');
    await copyAsCancelled(first, 12);
    await site.open();
    await expect(site.rows).toHaveCount(2);
    await expect(site.row(codeAsShown(first.code))).toBeVisible();
    const pages = page.getByRole('navigation', { name: site.say('Pages of your bookings') });
    await expect(pages).toBeHidden();
    await checkAtRest(site, [...NAMES, codeAsShown(first.code), codeAsShown(second.code)]);

    // Where the card has no link of its own, its services, a tap opens the booking: it hits the link above them.
    await site.row(codeAsShown(second.code)).locator('[data-column="services"]').click({ force: true });
    await expect(page).toHaveURL(new RegExp(`booking=${second.id}`));
    await expect(site.main).toContainText(codeAsShown(second.code));
    await page.goBack();
    // The box beside it is no part of that target.
    await site.row(codeAsShown(second.code)).getByRole('checkbox').check();
    await expect(site.button('Choose none')).toBeVisible();
    await site.button('Choose none').click();

    const fold = page.locator('summary').filter({ hasText: site.say('Past and cancelled') });
    await fold.click();
    await expect(page).toHaveURL(/past=1$/);
    await expect(site.rows).toHaveCount(10);
    await expect(pages).toBeVisible();
    await site.rows.last().click();
    await expect(site.text('This booking was cancelled.')).toBeVisible();
    await page.goBack();
    await expect(site.rows).toHaveCount(10);
    await expect(page.locator(':focus')).toBeInViewport();
  },
);

test(
  'on a phone the question and the result of cancelling from the list stand on the screen, also when the cancelled booking unfolds the others',
  { tag: PHONE },
  async ({ page }) => {
    const site = new BookingsPage(page, 'th');
    await site.signInNew();
    const [only] = await site.book(1024);
    if (!only) throw new Error('a booking');
    await copyAsCancelled(only, 8);
    await site.open();
    await expect(site.row(codeAsShown(only.code)).getByText(site.say('Choose'), { exact: true })).toBeVisible();
    await site.row(codeAsShown(only.code)).getByRole('checkbox').check();
    await site.button('Cancel this booking').click();
    await expect(site.button('Cancel the booking')).toBeInViewport();
    await site.button('Cancel the booking').click();
    const result = site.main.getByText(site.say('Your booking is cancelled.'));
    await expect(result).toBeInViewport();
    await expect(site.rows).toHaveCount(9);
    await expect(result).toBeInViewport();
  },
);

test(
  'on a phone the filters stand behind one button that says how many are on; they are kept in the address',
  { tag: PHONE },
  async ({ page }) => {
    const site = new BookingsPage(page, 'en');
    await site.signInNew();
    const [first] = await site.book(1028);
    if (!first) throw new Error('a booking');
    await site.open();
    await expect(site.status).toBeHidden();
    const opener = page.locator('summary').filter({ hasText: 'Filter' });
    await expect(opener).toHaveText('Filter');
    // The first booking is on the first screen.
    await expect(site.rows.first()).toBeInViewport();
    await opener.click();
    await site.status.selectOption({ label: 'Confirmed' });
    await site.search('Licence plate').fill(first.plate);
    await expect(page).toHaveURL(/status=2/);
    await expect(opener).toHaveText('Filter (2)');
    await page.reload();
    await expect(opener).toHaveText('Filter (2)');
    await expect(site.rows).toHaveCount(1);
    await opener.click();
    await expect(site.search('Licence plate')).toHaveValue(first.plate);
  },
);

test('a visit to come shows its code as a QR code; a cancelled one does not', { tag: PHONE }, async ({ page }) => {
  const site = new BookingsPage(page, 'th');
  await site.signInNew();
  const [first] = await site.book(1029);
  if (!first) throw new Error('a booking');
  await page.goto(`/th/me/booking?booking=${first.id}`);
  const qr = page.getByRole('img', { name: site.say('QR code of the booking code') });
  await expect(qr).toBeVisible();
  await checkAtRest(site, [...NAMES, codeAsShown(first.code)]);
  await site.button('Cancel this booking').click();
  await site.button('Cancel the booking').click();
  await expect(site.text('Your booking is cancelled.')).toBeVisible();
  await expect(qr).toHaveCount(0);
});

test(
  'on a tablet a line of bookings is a card, and no word of its services stands alone in a line',
  { tag: PHONE },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    const site = new BookingsPage(page, 'th');
    await site.signInNew();
    const booked = await site.book(1020, 1021);
    await site.open();
    const services = site.rows.first().locator('[data-column="services"] > div');
    expect((await services.boundingBox())?.width).toBeGreaterThan(180);
    await checkAtRest(site, [...NAMES, ...booked.map(({ code }) => codeAsShown(code))]);
  },
);
