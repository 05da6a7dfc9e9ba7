import { newCustomer, type BookingPage } from '#tests/e2e/retail-booking/booking-page.ts';
import { expect } from '#tests/e2e/support/test.ts';

type Look = (where: string) => Promise<void>;

/** Through every page of the booking, with a look at each as it rests. */
export async function visit(booking: BookingPage, look: Look): Promise<void> {
  const { page, say, main, language } = booking;
  const customer = newCustomer();
  await page.goto(`/${language}`);
  await expect(main.getByRole('link', { name: /\d\d:\d\d/ }).first()).toBeVisible();
  await look('home');
  await booking.open();
  await booking.chooseBranch();
  await look('branch');
  await booking.goOn('branch');
  await booking.chooseServices(0, 2);
  await look('services');
  await booking.goOn('services');
  await booking.chooseTime();
  await look('time');
  await booking.button('Month').click();
  await expect(booking.field('Type a date')).toBeVisible();
  await expect(booking.openDays.first()).toBeVisible();
  await look('month');
  await booking.goOn('time');
  await booking.onward('information').click();
  await expect(page.getByRole('alert')).toBeFocused();
  await look('information with errors');
  await booking.fillIn(customer);
  await booking.goOn('information');
  await expect(booking.timer).toBeVisible();
  await look('summary');
  const code = await booking.confirm();
  await expect(page.getByRole('heading', { level: 1, name: say('Your booking is confirmed') })).toBeVisible();
  await look('completed');
  await main.getByRole('link', { name: say('Manage this booking') }).click();
  await booking.field('Licence plate').fill(customer.plate);
  await booking.field('Booking code').fill(code);
  await look('find');
  await booking.button('Find booking').click();
  await expect(main.getByText(say('Your booking was found.'))).toBeVisible();
  await look('found');
}
