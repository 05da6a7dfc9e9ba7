import type { BookingPage } from '#tests/e2e/support/booking-page.ts';
import type { OtherGuest } from '#tests/e2e/support/other-guest.ts';
import { countShifts, shiftOf } from '#tests/e2e/support/layout-shift.ts';
import { DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';

interface Arrival {
  readonly name: string;
  readonly says: RegExp;
  readonly arrive: (booking: BookingPage, other: OtherGuest) => Promise<void>;
}

const ARRIVALS: readonly Arrival[] = [
  {
    name: 'a link to a time that cannot be booked',
    says: /03:00 cannot be booked at this branch for these services\. The nearest free time is/,
    arrive: async (booking, other) => {
      const branch = 1001 + booking.seat;
      await booking.open(`?branch=${branch}&services=103&date=${await other.lastDay(branch)}&time=03:00`);
    },
  },
  {
    name: 'a draft with a service that is offered no more',
    says: /^These services can no longer be booked: .+\. Please choose again\.$/,
    arrive: async (booking) => {
      await booking.openAt('services');
      await booking.storeDraft(JSON.stringify(await booking.draft()).replaceAll('103', '99903'));
      await booking.open();
    },
  },
  {
    name: 'a draft with a time that has passed',
    says: /has passed\. Choose a later time\.$/,
    arrive: async (booking) => {
      await booking.openAt('time');
      const draft = await booking.draft();
      const { date } = Object(draft?.['dateTime']);
      await booking.storeDraft(JSON.stringify(draft).replaceAll(String(date), '2026-01-05'));
      await booking.open();
    },
  },
  {
    name: 'a draft with a time that others have taken',
    says: /Please choose another time\.$/,
    arrive: async (booking, other) => {
      await booking.openAt('services');
      await booking.goOn('services');
      // With less than a day to go there is a line about that above the button.
      await booking.openDays.nth(2).click();
      await booking.chooseTime();
      const draft = await booking.draft();
      const { date_time: dateTime } = Object(draft?.['dateTime']);
      const { location_id: locationId } = Object(draft?.['branch']);
      await other.takeAll({ locationId, dateTime });
      await booking.open();
    },
  },
  {
    name: 'a draft that cannot be read',
    says: /^The booking you had begun could not be read again\. Please start anew\.$/,
    arrive: async (booking) => {
      await booking.storeDraft('{"kind":"retail-booking"');
      await booking.open();
    },
  },
];

for (const { name, says, arrive } of ARRIVALS)
  test(
    `what is said on arrival by ${name} moves nothing`,
    { tag: [PHONE, DESKTOP] },
    async ({ page, other, bookingIn }) => {
      const booking = bookingIn('en');
      await countShifts(page);
      await arrive(booking, other);
      await expect(page.getByText(says)).toBeVisible();
      // Until the page is idle and its other parts are loaded.
      await page.waitForTimeout(2_500);
      expect(await shiftOf(page)).toBeLessThan(0.02);
    },
  );

test(
  'a time lost by another service is said to a screen reader, and offered again from the first moment after a reload',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('en');
    const again = page.getByText(/Your time|The nearest free time/);
    await booking.openAt('time');
    const time = await booking.chosenTime.locator('b').innerText();
    await booking.followStep('services');
    await booking.chooseServices(3);
    const news = page.getByRole('status').filter({ hasText: /cleared$|is still free$/ });
    await expect(news).toContainText(time);
    await booking.goOn('services');
    await expect(booking.freeTimes.first()).toBeVisible();
    await expect(again).toContainText(time);
    await countShifts(page);
    await page.reload();
    await expect(again).toContainText(time);
    await expect(booking.chosenTime).toHaveCount(0);
    await page.waitForTimeout(2_500);
    expect(await shiftOf(page)).toBeLessThan(0.02);
  },
);
