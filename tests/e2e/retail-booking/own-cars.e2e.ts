import { displayPlate } from '#domain/fields/plate.ts';
import { CarsPage } from '#tests/e2e/my-cars/cars-page.ts';
import { SOMYING } from '#tests/e2e/login/login-page.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { newCustomer } from '#tests/e2e/support/booking-page.ts';

const OWN = [SOMYING.first, SOMYING.last, 'คันเก่ง', 'คันใหญ่'];

test(
  'RB-11 a member books with one of their own cars, the favourite first, or types another: what was typed of it is still there, and the booking is the member’s; in th',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const cars = new CarsPage(page, 'th');
    const booking = bookingIn('th');
    const [first, second, other] = [newCustomer(), newCustomer(), newCustomer()];
    await cars.openSignedIn();
    await cars.add('คันเก่ง', first.plate);
    await cars.add('คันใหญ่', second.plate);
    await booking.openAt('time');
    await booking.goOn('time');
    await expect(booking.ownCar('คันเก่ง')).toBeChecked();
    await expect(booking.field('Licence plate')).toHaveCount(0);
    await expect(booking.field('First name')).toHaveValue(SOMYING.first);
    await expect(booking.field('Phone number')).toHaveValue('089-876-5432');
    await expect(booking.field('E-mail')).toHaveValue(SOMYING.email);
    const held = booking.nextItem();
    await booking.goOn('information');
    expect(await held).toMatchObject({ is_guest: false, customer_data: { register_number: first.plate } });
    await expect(booking.timer).toBeVisible();

    await booking.followStep('information');
    await booking.press(booking.anotherCar);
    await expect(booking.field('Licence plate')).toHaveValue('');
    await booking.field('Licence plate').fill(other.plate);
    await booking.carField('Brand').selectOption({ index: 2 });
    await booking.press(booking.ownCar('คันใหญ่'));
    await page.reload();
    await expect(booking.ownCar('คันใหญ่')).toBeChecked();
    const models = await page.getByRole('radiogroup').locator('small').allInnerTexts();
    await checkAtRest(booking, [...OWN, ...models, displayPlate(first.plate), displayPlate(second.plate)]);
    const moved = booking.nextItem();
    await booking.returnToSummary();
    const { customer_data: car, is_guest: isGuest } = await moved;
    expect(isGuest).toBe(false);
    expect(car).toMatchObject({ register_number: second.plate, first_name: SOMYING.first });
    expect(Object.values(car)).not.toContain('');
    await booking.followStep('information');
    await booking.press(booking.anotherCar);
    await expect(booking.field('Licence plate')).toHaveValue(other.plate);
    await expect(booking.carField('Brand')).not.toHaveValue('');
    await booking.press(booking.ownCar('คันใหญ่'));
    await booking.returnToSummary();
    await booking.confirm();
    await expect(booking.completed).toBeVisible();
  },
);

test(
  'RB-11 a guest’s booking knows no cars and is a guest’s; a member whose cars cannot be read types the car, keeps it when they come, and can choose one, in en',
  { tag: DESKTOP },
  async ({ page, watch, bookingIn }) => {
    const booking = bookingIn('en');
    let asked = 0;
    page.on('request', (sent) => (asked += Number(/own-cars|get_car_list_profile/.test(sent.url()))));
    await booking.openAt('time');
    await booking.goOn('time');
    await expect(booking.field('Licence plate')).toBeVisible();
    await booking.fillIn(newCustomer());
    const guests = booking.nextItem();
    await booking.goOn('information');
    expect((await guests).is_guest).toBe(true);
    await booking.startOver();
    expect(asked).toBe(0);

    const cars = new CarsPage(page, 'en');
    const [own, other] = [newCustomer(), newCustomer()];
    await cars.openSignedIn();
    await cars.add('คันเก่ง', own.plate);
    watch.expect(/get_car_list_profile|ERR_CONNECTION_FAILED/);
    let isLineDown = true;
    await page.route(/get_car_list_profile/, (route) =>
      isLineDown ? route.abort('connectionfailed') : route.continue(),
    );
    await booking.openAt('time');
    await booking.goOn('time');
    const quiet = booking.text('Your cars could not be loaded. You can type the car below.');
    await expect(quiet).toBeVisible();
    await booking.field('Licence plate').fill(other.plate);
    await checkAtRest(booking, OWN);
    isLineDown = false;
    await booking.button('Try again').click();
    await expect(booking.anotherCar).toBeChecked();
    await expect(booking.field('Licence plate')).toHaveValue(other.plate);
    await booking.press(booking.ownCar('คันเก่ง'));
    await expect(booking.field('Licence plate')).toHaveCount(0);
    const held = booking.nextItem();
    await booking.goOn('information');
    expect((await held).customer_data['register_number']).toBe(own.plate);
  },
);
