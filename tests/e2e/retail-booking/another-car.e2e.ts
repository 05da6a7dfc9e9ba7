import { CarsPage } from '#tests/e2e/my-cars/cars-page.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { DRAFT_KEY, newCustomer, type BookingPage } from '#tests/e2e/support/booking-page.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';

/** The member's draft is stored under the account. */
const heldBy = (booking: BookingPage) =>
  booking.page.evaluate(
    (key) =>
      Object.entries(localStorage).flatMap(([name, text]) =>
        name.startsWith(`${key}.`) ? [String(JSON.parse(text).appointment_id)] : [],
      )[0],
    DRAFT_KEY,
  );

const reachDetails = async (booking: BookingPage) => {
  await booking.reach('time');
  await booking.goOn('time');
};

test(
  'booking a car while another one is being booked asks which to go on with, names both and the time that is held; the new car begins without it, and the held time is given back',
  { tag: [PHONE, DESKTOP] },
  async ({ page, bookingIn }) => {
    const cars = new CarsPage(page, 'th');
    const booking = bookingIn('th');
    const [first, second] = [newCustomer(), newCustomer()];
    await cars.openSignedIn();
    await cars.add('คันเก่ง', first.plate);
    await cars.add('คันใหญ่', second.plate);

    await cars.bookIn('คันเก่ง').click();
    await expect(booking.heading('branch')).toBeVisible();
    await reachDetails(booking);
    await expect(booking.ownCar('คันเก่ง')).toBeChecked();
    await booking.goOn('information');
    await expect(booking.timer).toBeVisible();
    const held = await heldBy(booking);

    await cars.openList();
    await cars.bookIn('คันใหญ่').click();
    const question = booking.title('Which car do you want to book for?');
    await expect(question).toBeFocused();
    await expect(booking.main).toContainText(displayPlate(first.plate));
    await expect(booking.main).toContainText(displayPlate(second.plate));
    await expect(page.locator('[data-countdown]')).toHaveText(/^1[45]:\d\d$/);
    await page.reload();
    await expect(question).toBeVisible();
    const models = await booking.main.locator('[translate="no"]').allInnerTexts();
    await checkAtRest(booking, [...models, displayPlate(first.plate), displayPlate(second.plate)]);
    await booking.button('Go on with this booking').click();
    await expect(booking.timer).toBeVisible();
    expect(await heldBy(booking)).toBe(held);

    await cars.openList();
    await cars.bookIn('คันใหญ่').click();
    await booking.button('Start with this car').click();
    await expect(booking.heading('branch')).toBeVisible();
    await expect
      .poll(async () => (await inDatabase('select state from appointment where id = $1', [held]))[0]?.['state'])
      .toBe('cancelled');
    await reachDetails(booking);
    await expect(booking.ownCar('คันใหญ่')).toBeChecked();
  },
);

test(
  'booking a car begins at once where nothing is chosen yet, and where it is the car that is being booked',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const cars = new CarsPage(page, 'en');
    const booking = bookingIn('en');
    await cars.openSignedIn();
    await cars.add('คันเก่ง', newCustomer().plate);
    for (const step of ['branch', 'services'] as const) {
      await cars.bookIn('คันเก่ง').click();
      await expect(booking.heading(step)).toBeVisible();
      if (step === 'branch') {
        await booking.chooseBranch();
        await booking.goOn('branch');
      }
      await cars.openList();
    }
    expect(page.url()).toContain('/me/cars');
  },
);
