import type { Page, Route } from '@playwright/test';
import { BookingPage, newCustomer } from './booking-page.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { spoil } from '#tests/e2e/support/faults.ts';
import { DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';

const CONFIRM = '**/appointment/confirm*';
const UNKNOWN = 'We do not know yet whether your booking was confirmed.';
const TWO_DAYS_MS = 2 * 24 * 60 * 60_000;

const heldId = async (booking: BookingPage) => String((await booking.draft())?.['appointment_id']);

const statesWith = (plate: string) =>
  inDatabase(`select state from appointment where customer->>'register_number' = $1 and state <> 'cancelled'`, [plate]);

/** The first question goes wrong, all later ones go through. */
async function onceWrong(page: Page, address: string, goWrong: (route: Route) => Promise<void>): Promise<void> {
  await page.route(address, goWrong, { times: 1 });
}

const completed = (booking: BookingPage) =>
  expect(booking.page.getByRole('heading', { level: 1, name: booking.say('Your booking is confirmed') })).toBeVisible({
    timeout: 20_000,
  });

test(
  'RB-07 without a network at confirming it says so, and confirms by itself when the network is back',
  { tag: PHONE },
  async ({ page, context, watch, booking: bookingIn }) => {
    const booking = bookingIn('th');
    watch.expect(/ERR_INTERNET_DISCONNECTED/);
    const customer = newCustomer();
    await booking.open();
    await booking.reach('summary', customer);
    await context.setOffline(true);
    await booking.confirmButton.click();
    await expect(page.getByText(booking.say(UNKNOWN))).toBeVisible();
    await expect(
      page.getByRole('button', { name: new RegExp(booking.say('Edit {label}', { label: '' })) }),
    ).toHaveCount(0);
    await context.setOffline(false);
    await completed(booking);
    expect(await statesWith(customer.plate)).toEqual([{ state: 'confirmed' }]);
  },
);

test(
  'RB-07 an answer that is lost after the booking was made is asked for again, and it is the same booking',
  { tag: DESKTOP },
  async ({ page, watch, booking: bookingIn }) => {
    const booking = bookingIn('en');
    watch.expect(/appointment\/confirm|ERR_CONNECTION_FAILED/);
    const customer = newCustomer();
    await booking.open();
    await booking.reach('summary', customer);
    let first = '';
    await onceWrong(page, CONFIRM, async (route) => {
      first = String((await (await route.fetch()).json()).results.code);
      await route.abort('connectionfailed');
    });
    await booking.confirmButton.click();
    await expect(page.getByText(booking.say(UNKNOWN))).toBeVisible();
    await completed(booking);
    await expect(booking.main).toContainText(`${first.slice(0, 4)} ${first.slice(4)}`);
    expect(await statesWith(customer.plate)).toEqual([{ state: 'confirmed' }]);
  },
);

test(
  'RB-07 a confirm that hangs is given up and asked about; two taps are one booking',
  { tag: PHONE },
  async ({ page, watch, booking: bookingIn }) => {
    const booking = bookingIn('en');
    watch.expect(/appointment\/confirm/);
    const customer = newCustomer();
    await page.clock.install();
    await booking.open();
    await booking.reach('summary', customer);
    const keys: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/appointment/confirm'))
        keys.push(new URLSearchParams(request.postData() ?? '').get('request_key'));
    });
    // Never answered, and the page is the one to give up.
    await onceWrong(page, CONFIRM, async () => undefined);
    await booking.confirmButton.dblclick();
    await expect(booking.button('Confirming your booking…')).toBeVisible();
    await page.clock.fastForward('00:31');
    await expect(page.getByText(booking.say(UNKNOWN))).toBeVisible();
    await page.clock.fastForward('00:11');
    await completed(booking);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(await statesWith(customer.plate)).toEqual([{ state: 'confirmed' }]);
  },
);

test(
  'a phone whose clock is two days ahead counts the hold down rightly',
  { tag: PHONE },
  async ({ page, booking: bookingIn }) => {
    const booking = bookingIn('th');
    await page.clock.install({ time: Date.now() + TWO_DAYS_MS });
    await booking.open();
    await booking.reach('summary');
    await expect(booking.timer).toHaveText(/^1[45]:\d\d$/);
    await page.reload();
    await expect(booking.timer).toHaveText(/^1[45]:\d\d$/);
    await page.clock.fastForward('14:30');
    await expect(booking.timer).toHaveText(/^00:[0-3]\d$/);
    expect(await heldId(booking)).not.toBe('null');
    await booking.confirm();
  },
);

test(
  'RB-08, RB-16 a branch or service that is gone is said, and the rest of the draft stays',
  { tag: DESKTOP },
  async ({ page, booking: bookingIn }) => {
    const booking = bookingIn('en');
    const { say } = booking;
    await booking.open();
    await booking.reach('time');
    const draft = await booking.draft();
    const { location_id: gone } = { location_id: 0, ...(draft?.['branch'] as object | undefined) };
    await page.route('**/applayout/list*', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const list = body.results.shoppening_list.filter((each: { location_id?: number }) => each.location_id !== gone);
      await route.fulfill({ response, json: { ...body, results: { ...body.results, shoppening_list: list } } });
    });
    await page.reload();
    await expect(booking.heading('branch')).toBeVisible();
    await expect(
      page.getByText(say('The branch you had chosen is no longer open for booking. Please choose another.')),
    ).toBeVisible();
    expect(await booking.draft()).toMatchObject({ branch: null, services: draft?.['services'] });
    await booking.chooseBranch(booking.seat + 2);
    await booking.goOn('branch');
    await expect(booking.services.nth(2)).toBeChecked();
  },
);

test(
  'RB-08, RB-07 two tabs on one draft: the older one says so, and one booking comes of it, the one that is shown',
  { tag: DESKTOP },
  async ({ context, booking: bookingIn }) => {
    const booking = bookingIn('th');
    const { say, language, seat } = booking;
    const changed = (tab: BookingPage) =>
      tab.page.getByText(say('This booking was changed in another tab'), { exact: true });
    await booking.open();
    const customer = newCustomer();
    await booking.reach('information', customer);
    const other = new BookingPage(await context.newPage(), language, seat);
    await other.open();
    await expect(other.heading('information')).toBeVisible();
    await other.followStep('services');
    const answerMayCome = await spoil(other.page, 'listDateTimes', 'takes 10 s');
    await other.chooseServices(5);
    await expect(changed(booking)).toBeVisible();
    await expect(booking.onward('information')).toHaveCount(0);
    expect(await other.draft()).toMatchObject({ dateTime: { date: null } });

    // The other tab still waits for its times: they change nothing that is no longer its own.
    await booking.button('Continue here').click();
    await expect(changed(other)).toBeVisible();
    answerMayCome();
    await expect(booking.heading('services')).toBeVisible();
    await expect(booking.services.nth(5)).toBeChecked();
    await booking.press(booking.services.nth(5));
    await expect(changed(other)).toBeVisible();
    await booking.goOn('services');
    await booking.chooseTime();
    await booking.goOn('time');
    await expect(booking.field('First name')).toHaveValue(customer.firstName);
    await booking.goOn('information');
    await booking.confirm();
    expect(await statesWith(customer.plate)).toEqual([{ state: 'confirmed' }]);
    await other.button('Continue here').click();
    await expect(other.heading('branch')).toBeVisible();
    expect(await other.draft()).toMatchObject({ branch: null, appointment_id: null });
    await other.page.close();
  },
);
