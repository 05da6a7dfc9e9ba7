import { codeAsShown, newCustomer, type BookingPage } from '#tests/e2e/retail-booking/booking-page.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { OtherGuest, type MadeBooking } from '#tests/e2e/retail-booking/other-guest.ts';
import { checkAtRest, expect, PHONE, test } from '#tests/e2e/support/test.ts';

const OUTCOMES = {
  found: 'Your booking was found.',
  expired: 'This booking is over.',
  cancelled: 'This booking was cancelled.',
  notFound: 'No booking has this plate and this code.',
};

async function look(booking: BookingPage, plate: string, code: string): Promise<void> {
  await booking.field('Licence plate').fill(plate);
  await booking.field('Booking code').fill(code);
  await booking.button('Find booking').click();
}

/** A booking for the day after tomorrow or later, at this worker's branch. */
async function makeBooking(other: OtherGuest, locationId: number): Promise<MadeBooking> {
  const slot = (await other.freeTimes(locationId)).at(-1 - Math.floor(Math.random() * 20));
  const made = slot ? await other.book(slot, newCustomer().plate) : null;
  if (made === null) throw new Error('no booking could be made');
  return made;
}

test(
  'HOME-03, HOME-04, LIST-03, LANG-05 a booking is found, is over, was cancelled or is not there, each in its own words',
  { tag: PHONE },
  async ({ page, baseURL, booking: bookingIn }, { parallelIndex }) => {
    const booking = bookingIn('th');
    const { say, main, language } = booking;
    const other = await OtherGuest.come(baseURL);
    const location = 1003 + parallelIndex;
    const bookings = {
      found: await makeBooking(other, location),
      cancelled: await makeBooking(other, location),
      expired: await makeBooking(other, location),
    };
    await inDatabase(`update appointment set state = 'cancelled' where id = $1`, [bookings.cancelled.id]);
    await inDatabase('delete from claim where appointment_id = any($1)', [
      [bookings.cancelled.id, bookings.expired.id],
    ]);
    await inDatabase(
      `update appointment set starts_at = starts_at - interval '90 days', day = day - 90 where id = $1`,
      [bookings.expired.id],
    );

    await page.goto(`/${language}`);
    await expect(booking.field('Booking code')).toBeVisible();
    await look(booking, bookings.found.plate, codeAsShown(bookings.found.code));
    await expect(main.getByText(say(OUTCOMES.found))).toBeVisible();

    await page.goto(
      `/${language}/booking/find?plate=${encodeURIComponent(bookings.found.plate)}&code=${bookings.found.code}`,
    );
    await booking.button('Find booking').click();
    await expect(main.getByText(say(OUTCOMES.found))).toBeVisible();
    await expect(main).toContainText(codeAsShown(bookings.found.code));
    const inOther = await booking.turnTo('en');
    await expect(main.getByText(inOther.say(OUTCOMES.found))).toBeVisible();
    await expect(inOther.field('Booking code')).toHaveValue(bookings.found.code);
    await expect(page).toHaveURL(new RegExp(`/${inOther.language}/booking/find\\?.*code=`));
    await booking.turnTo('th');

    for (const outcome of ['cancelled', 'expired'] as const) {
      await look(booking, bookings[outcome].plate, bookings[outcome].code);
      await expect(main.getByText(say(OUTCOMES[outcome]))).toBeVisible();
      await expect(main).toContainText(codeAsShown(bookings[outcome].code));
    }
    const masked = (await main.innerText()).match(/\S*\*\*\*\S*/g) ?? [];
    const plate = await main.locator('[lang="th"] b').first().innerText();
    await checkAtRest(booking, [...masked, plate, ...codeAsShown(bookings.expired.code).split(' ')]);

    const wrongCode = bookings.found.code.replace(/.$/, (last) => (last === '7' ? '8' : '7'));
    for (const [of, code] of [
      [bookings.found.plate, wrongCode],
      [newCustomer().plate, bookings.found.code],
    ] as const) {
      await look(booking, of, code);
      await expect(main.getByText(say(OUTCOMES.notFound))).toBeVisible();
      await expect(main).not.toContainText(say(OUTCOMES.found));
    }
    await look(booking, 'x', 'abc');
    await expect(booking.field('Booking code')).toHaveAccessibleDescription(
      say('A booking code has {length} letters and digits, such as K7RM 4XHD', { length: 8 }),
    );
    await other.leave();
  },
);
