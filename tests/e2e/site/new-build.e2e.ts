import type { Page } from '@playwright/test';
import { codeAsShown, newCustomer, type BookingPage } from '#tests/e2e/support/booking-page.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';

const GONE = /assets\/[\w.-]+\.js|dynamically imported module|status of 404/;

const chunk = (name: string) => new RegExp(String.raw`/assets/${name}-[\w-]+\.js`);

/** A chunk of the build that this tab runs is gone; with `isReplaced`, a reload finds it. */
async function deploy(page: Page, name: string, isReplaced: boolean) {
  const seen = { loads: 0, missed: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.loads += 1;
  });
  await page.route(chunk(name), (route) => {
    if (isReplaced && seen.loads > 0) return route.continue();
    seen.missed += 1;
    return route.fulfill({ status: 404, body: 'gone' });
  });
  return seen;
}

const holdOf = async (booking: BookingPage) =>
  inDatabase('select id, state, expires_at from appointment where id = $1', [
    (await booking.draft())?.['appointment_id'],
  ]);

test(
  'NAV-12, RB-08 a new build under an open tab costs one reload, and draft and hold stay the same',
  { tag: PHONE },
  async ({ page, watch, bookingIn }) => {
    const booking = bookingIn('th');
    const customer = newCustomer();
    watch.expect(GONE);
    await booking.openAt('summary', customer);
    const before = { draft: await booking.draft(), hold: await holdOf(booking) };
    expect(before.hold).toMatchObject([{ state: 'held' }]);

    const seen = await deploy(page, 'find', true);
    await booking.inFooter('Find a booking').press('Enter');
    await expect(booking.title('Find a booking')).toBeVisible();
    expect(seen.missed).toBeGreaterThan(0);
    expect(seen.loads).toBe(1);
    expect({ draft: await booking.draft(), hold: await holdOf(booking) }).toEqual(before);

    await booking.open();
    await expect(booking.timer).toHaveText(/^1[45]:\d\d$/);
    await expect(page.getByText(customer.firstName)).not.toHaveCount(0);
    expect(await holdOf(booking)).toEqual(before.hold);
    await booking.confirm();
  },
);

test(
  'NAV-12, RB-07 a new build while a booking is confirmed costs one reload, and its code is shown',
  { tag: DESKTOP },
  async ({ page, watch, bookingIn }) => {
    const booking = bookingIn('en');
    watch.expect(GONE);
    await booking.openAt('summary');
    const seen = await deploy(page, 'completed', true);
    const code = await booking.confirm();
    await expect(booking.main).toContainText(codeAsShown(code));
    expect(seen.missed).toBeGreaterThan(0);
    expect(seen.loads).toBe(1);
  },
);

test(
  'NAV-12, RB-08 a step whose file stays missing is reported after one reload, and opens once the file is back',
  { tag: PHONE },
  async ({ page, watch, bookingIn }) => {
    const booking = bookingIn('en');
    watch.expect(GONE);
    const seen = await deploy(page, 'services.step', false);
    await page.goto('/en/booking');
    await booking.chooseBranch();
    const chosen = (await booking.draft())?.['branch'];
    await booking.onward('branch').click();
    await expect.poll(() => seen.loads, 'the page itself, and one reload').toBe(2);
    await expect(booking.text('Cannot display data now, try again')).toBeVisible();
    await expect(booking.text('What you have chosen is kept.')).toBeVisible();
    await expect(booking.button('Back')).toBeVisible();
    expect(await booking.draft()).toMatchObject({ branch: chosen });

    await page.unroute(chunk('services.step'));
    await booking.button('Try again').click();
    await expect(booking.heading('services')).toBeVisible();
    await booking.chooseServices(2);
    await booking.goOn('services');
    expect(seen.loads, 'most browsers get a file that failed only by another reload').toBeLessThanOrEqual(3);
  },
);

test(
  'NAV-12 a file lost to a network failure does not replace the page, and is there when the network is back',
  { tag: DESKTOP },
  async ({ page, watch, bookingIn }) => {
    const booking = bookingIn('th');
    watch.expect(/services\.step|ERR_INTERNET_DISCONNECTED/);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const isAsked = (method: string) => method === 'HEAD';
    await page.route(chunk('services.step'), (route) => route.abort('internetdisconnected'));
    await page.route('**/booking*', (route) =>
      isAsked(route.request().method()) ? route.abort('internetdisconnected') : route.continue(),
    );
    const given = page.waitForEvent('requestfailed', (request) => isAsked(request.method()));
    await booking.open();
    await booking.chooseBranch();
    await given;
    await expect(booking.heading('branch')).toBeVisible();
    await expect(booking.branches.nth(booking.seat)).toBeChecked();
    await page.unrouteAll();
    await booking.goOn('branch');
    expect(loads, 'most browsers get a file that failed only by a reload').toBeLessThanOrEqual(2);
  },
);
