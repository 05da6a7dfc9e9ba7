import { LANGUAGES } from '#domain/constants.ts';
import { formatPhone } from '#domain/fields/phone.ts';
import { addDays } from '#domain/thai-calendar.ts';
import { newCustomer } from '#tests/e2e/support/booking-page.ts';
import { holdBack } from '#tests/e2e/support/faults.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { LookupPage } from './lookup-page.ts';

const NOT_COPIED = 'To protect your privacy, name and phone number are not copied. Please fill them in again.';

for (const language of LANGUAGES)
  test(
    `a booking is booked again a week later at the same time in ${language}, and the details say why names are empty`,
    { tag: [PHONE, DESKTOP] },
    async ({ page, other, bookingIn }) => {
      const booking = bookingIn(language);
      const lookup = new LookupPage(page, language);
      const customer = newCustomer();
      const free = await other.freeTimes(1010 + booking.seat);
      const weekLater = ({ dateTime }: { dateTime: string }) =>
        `${addDays(dateTime.slice(0, 10), 7)}${dateTime.slice(10)}`;
      const times = new Set(free.map(({ dateTime }) => dateTime));
      const slots = free.filter((slot) => times.has(weekLater(slot)));
      const slot = slots[Math.floor((slots.length / 2) * (1 + Math.random()))] ?? { locationId: 0, dateTime: '' };
      const made = await other.book(slot, customer.plate);
      // The plate of a booking under way is replaced by that of the repeated one, after a question.
      await booking.openAt('time');
      await booking.goOn('time');
      await booking.field('Licence plate').fill('9ฮฮ 9');

      await page.goto(
        `/${language}/booking/find?${new URLSearchParams({ plate: customer.plate, code: made?.code ?? '' })}`,
      );
      await lookup.link('Book again').click();
      await booking.button('Start with this car').click();
      await expect(booking.heading('time')).toBeVisible();
      await expect(booking.chosenTime).toContainText(slot.dateTime.slice(11, 16));
      await expect(booking.chosenDay).toHaveAttribute('data-date', weekLater(slot).slice(0, 10));
      await booking.goOn('time');
      await expect(booking.field('Licence plate')).toHaveValue(customer.plate);
      await expect(booking.field('First name')).toHaveValue('');
      await expect(booking.text(NOT_COPIED)).toBeVisible();
      await checkAtRest(booking, [customer.plate]);
      await booking.fillIn(customer);
      await booking.goOn('information');
      await expect(booking.timer).toBeVisible();
      await booking.followStep('information');
      await expect(booking.text(NOT_COPIED)).toHaveCount(0);
      await expect(booking.field('First name')).toHaveValue(customer.firstName);
    },
  );

test(
  'who booked on this device is filled in when it books again, after a reload too, however late their name is answered',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    const customer = newCustomer();
    await booking.openAt('summary', customer);
    const code = await booking.confirm();
    await page.goto(`/th/booking/find?${new URLSearchParams({ plate: customer.plate, code })}`);
    const again = new LookupPage(page, 'th').link('Book again');
    const release = await holdBack(page, /[?&]items=/);
    const asked = page.waitForRequest(/[?&]items=/);
    await page.reload();
    await asked;
    await again.click();
    await expect(booking.heading('time')).toBeVisible();
    const known = page.waitForResponse(/[?&]items=/);
    release();
    await (await known).finished();
    await booking.chooseTime();
    await booking.goOn('time');
    await expect(booking.field('Licence plate')).toHaveValue(customer.plate);
    await expect(booking.field('First name')).toHaveValue(customer.firstName);
    await expect(booking.field('Last name')).toHaveValue(customer.lastName);
    await expect(booking.field('Phone number')).toHaveValue(formatPhone(customer.tel));
    await expect(booking.text(NOT_COPIED)).toHaveCount(0);
    await booking.goOn('information');
    await expect(booking.timer).toBeVisible();
  },
);
