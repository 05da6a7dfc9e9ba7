import { cancelBy, mayCancel } from '#domain/appointment.ts';
import { addDays, branchNow, dateTimeOf } from '#domain/thai-calendar.ts';
import { formatDay, formatDayFull, formatTime } from '#src/i18n/units/dates.ts';
import { BookingPage, newCustomer } from '#tests/e2e/support/booking-page.ts';
import { bookingsWith } from '#tests/e2e/support/stored-bookings.ts';
import { keysOf, spoil } from '#tests/e2e/support/faults.ts';
import { DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';

const CONFIRM = '**/appointment/confirm*';
/** The step after the times, and its texts. */
const LATER = /\/assets\/(information|steps)-[\w-]+\.js/;
const UNKNOWN = 'We do not know yet whether your booking was confirmed.';
const HOUR_MS = 60 * 60_000;

test(
  'RB-07 without a network at confirming the page says so, and confirms automatically when the network is back',
  { tag: PHONE },
  async ({ page, context, watch, bookingIn }) => {
    const booking = bookingIn('th');
    watch.expect(/ERR_INTERNET_DISCONNECTED/);
    const customer = newCustomer();
    await booking.openAt('summary', customer);
    await context.setOffline(true);
    await booking.confirmButton.click();
    await expect(booking.text(UNKNOWN)).toBeVisible();
    await expect(
      booking.text("You're offline. Your booking is sent by itself once you reconnect. You won't be booked twice."),
    ).toBeVisible();
    await expect(booking.button('Try again')).toBeVisible();
    await expect(booking.button('Back')).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: new RegExp(booking.say('Edit {label}', { label: '' })) }),
    ).toHaveCount(0);
    await context.setOffline(false);
    await expect(booking.completed).toBeVisible();
    expect(await bookingsWith(customer.plate)).toMatchObject([{ state: 'confirmed' }]);
  },
);

test(
  'NAV-12 a step whose files do not come without a network says so in its place, and comes with the network; the choices stay',
  { tag: PHONE },
  async ({ page, context, watch, bookingIn }) => {
    const booking = bookingIn('th');
    watch.expect(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
    await page.route(LATER, (route) => route.abort('internetdisconnected'));
    await booking.open(`?branch=${1001 + booking.seat}&services=103`);
    await booking.chooseTime();
    await context.setOffline(true);
    await booking.onward('time').click();
    const noData = booking.text('Cannot display data now, try again');
    await expect(noData).toBeVisible();
    await expect(booking.text('What you have chosen is kept.')).toBeVisible();
    await booking.button('Try again').click();
    await expect(noData).toBeVisible();
    await page.unroute(LATER);
    await context.setOffline(false);
    await expect(booking.heading('information')).toBeVisible();
    await booking.fillIn(newCustomer());
    await booking.goOn('information');
    await expect(booking.timer).toBeVisible();
  },
);

test(
  'RB-07 a confirm that hangs is abandoned and its outcome queried; two taps make one booking',
  { tag: PHONE },
  async ({ page, watch, bookingIn }) => {
    const booking = bookingIn('en');
    watch.expect(/appointment\/confirm/);
    const customer = newCustomer();
    await page.clock.install();
    await booking.openAt('summary', customer);
    const keys = keysOf(page, 'confirm');
    // Never answered: the page has to give up.
    await page.route(CONFIRM, async () => undefined, { times: 1 });
    await booking.confirmButton.dblclick();
    await expect(booking.button('Confirming your booking…')).toBeVisible();
    await page.clock.fastForward('00:31');
    await expect(booking.text(UNKNOWN)).toBeVisible();
    await page.clock.fastForward('00:11');
    await expect(booking.completed).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(await bookingsWith(customer.plate)).toMatchObject([{ state: 'confirmed' }]);
  },
);

for (const [name, ahead] of [
  ['two days ahead', 48],
  ['three hours ahead', 3],
  ['three hours behind', -3],
] as const)
  test(
    `a phone whose clock is ${name} shows lead time, last moment to cancel and time left by the server’s clock`,
    { tag: PHONE },
    async ({ page, other, bookingIn }) => {
      const booking = bookingIn('en');
      await page.clock.install({ time: Date.now() + ahead * HOUR_MS });
      const tomorrow = addDays(branchNow(Date.now()).date, 1);
      const { locationId } = await other.branchWithTimesUntil(tomorrow, booking.seat);
      await booking.open(`?branch=${locationId}`);
      await expect(booking.heading('services')).toBeVisible();
      await booking.chooseServices(2);
      const early = booking.main.locator('label').filter({ hasText: 'book 1 day ahead' }).first();
      await early.click();
      await expect(booking.text('Bookable from {day}', { day: formatDayFull(tomorrow, 'en') })).toBeVisible();
      await early.click();
      await booking.goOn('services');
      await expect(booking.openDays.first()).toBeVisible();
      const first = (await booking.openDays.first().getAttribute('data-date')) ?? '';
      expect(first <= tomorrow).toBe(true);
      // Today or tomorrow: where a wrong clock changes what may be cancelled.
      await booking.openDays.nth(first === tomorrow ? 0 : 1).click();
      await booking.freeTimes.first().click();
      const date = (await booking.chosenDay.getAttribute('data-date')) ?? '';
      const startsAt = dateTimeOf(date, await booking.chosenTime.locator('b').innerText());
      await booking.goOn('time');
      await booking.fillIn(newCustomer());
      await booking.goOn('information');
      await expect(booking.timer).toHaveText(/^1[45]:\d\d$/);
      const last = `${formatDay(cancelBy(startsAt), 'en')} ${formatTime(cancelBy(startsAt))}`;
      const rule = mayCancel({ startsAt, now: new Date().toISOString() })
        ? booking.say('Cancel until {last}', { last })
        : booking.say('Under {hours} hours away: no cancelling online', { hours: 24 });
      await expect(page.getByRole('listitem').filter({ hasText: rule }).filter({ visible: true }).last()).toBeVisible();
      await page.reload();
      await expect(booking.timer).toHaveText(/^1[45]:\d\d$/);
      await page.clock.fastForward('14:00');
      await expect(booking.timer).toHaveText(/^0[01]:\d\d$/);
      expect(await booking.heldId()).not.toBeNull();
      await booking.confirm();
    },
  );

test(
  'RB-08, RB-16 a notice names a branch or service that is gone, and the rest of the draft stays',
  { tag: DESKTOP },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('en');
    await booking.openAt('time');
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
      booking.text('The branch you had chosen is no longer open for booking. Please choose another.'),
    ).toBeVisible();
    expect(await booking.draft()).toMatchObject({ branch: null, services: draft?.['services'] });
    await booking.chooseBranch(booking.seat + 2);
    await booking.goOn('branch');
    await expect(booking.services.nth(2)).toBeChecked();
  },
);

test(
  'RB-08, RB-07 two tabs on one draft: the older one says so, and together they make the one booking that is shown',
  { tag: DESKTOP },
  async ({ context, bookingIn }) => {
    const booking = bookingIn('th');
    const { say, language, seat } = booking;
    const changed = (tab: BookingPage) =>
      tab.page.getByText(say('This booking was changed in another tab'), { exact: true });
    const customer = newCustomer();
    await booking.openAt('information', customer);
    const other = new BookingPage(await context.newPage(), language, seat);
    await other.open();
    await expect(other.heading('information')).toBeVisible();
    await other.followStep('services');
    const answerMayCome = await spoil(other.page, 'listDateTimes', 'takes 10 s');
    await other.chooseServices(5);
    await expect(changed(booking)).toBeVisible();
    await expect(booking.onward('information')).toHaveCount(0);
    expect(await other.draft()).toMatchObject({ dateTime: { date: null } });

    // The other tab still waits for its times: when they come, they must not change the draft that is no longer its own.
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
    expect(await bookingsWith(customer.plate)).toMatchObject([{ state: 'confirmed' }]);
    await other.button('Continue here').click();
    await expect(other.heading('branch')).toBeVisible();
    expect(await other.draft()).toMatchObject({ branch: null, appointment_id: null });
    await other.page.close();
  },
);
