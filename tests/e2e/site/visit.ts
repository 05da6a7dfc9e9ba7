import { LookupPage } from '#tests/e2e/booking-lookup/lookup-page.ts';
import { newCustomer, type BookingPage } from '#tests/e2e/support/booking-page.ts';
import { putOff } from '#tests/e2e/support/stored-bookings.ts';
import { expect } from '#tests/e2e/support/test.ts';

type Look = (where: string) => Promise<void>;

/** Visits every page of the booking and checks each when it is at rest. */
export async function visit(booking: BookingPage, look: Look): Promise<void> {
  const { page, main, language } = booking;
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
  await expect(booking.mistakes).toBeFocused();
  await look('information with errors');
  await booking.fillIn(customer);
  await booking.goOn('information');
  await expect(booking.timer).toBeVisible();
  await look('summary');
  const code = await booking.confirm();
  await putOff(code);
  await expect(booking.completed).toBeVisible();
  await look('completed');
  await booking.manage.click();
  await expect(booking.text('Your booking was found.')).toBeVisible();
  await look('found');
  await booking.button('Cancel this booking').click();
  await look('asked before cancelling');
  await booking.button('Cancel the booking').click();
  await expect(booking.text('Your booking is cancelled.')).toBeVisible();
  await look('cancelled');
  await page.goto(`/${language}/booking/find`);
  await new LookupPage(page, language).fillIn(customer.plate, code);
  await look('find');
}
