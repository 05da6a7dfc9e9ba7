import { visibleLength } from '#domain/fields/car-name.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import { newCustomer } from '#tests/e2e/support/booking-page.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test, JOURNEY } from '#tests/e2e/support/test.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { callOf, loseAnswers, watchCalls } from '#tests/e2e/support/faults.ts';
import { CarsPage } from './cars-page.ts';
import { addCarTo } from './member-cars.ts';

/** What a page in one language shows in the other: plates, the person and the names that they gave. */
const OWN = ['สมหญิง', 'ใจงาม', 'คันเก่ง', 'คันใหญ่', 'คันแดง', 'JPEG', 'PNG', 'WebP', 'MB'];

test(
  'CAR-01, CAR-04, LANG-05 a member adds cars by the rules of the form, edits one, makes it the favourite and deletes the other, which is asked about first, in th',
  { tag: [PHONE, JOURNEY] },
  async ({ page }) => {
    const cars = new CarsPage(page, 'th');
    const made = watchCalls(page);
    await cars.openSignedIn();
    await expect(cars.text('You have no cars yet')).toBeVisible();
    await cars.link('Add a car').click();
    await expect(page).toHaveURL(/\/th\/me\/cars\/add$/);
    await cars.save();
    for (const field of ['carName', 'plate', 'brand', 'year']) await expect(cars.problemAt(field)).toBeVisible();
    await expect(cars.mistakes).toBeFocused();
    const long = 'คันเก่งของคุณแม่ที่บ้าน';
    await cars.carField('carName').fill(long);
    await expect(
      cars.text(
        'That was {length} characters, and at most {CAR_NAME_MAX} fit. Nothing was entered: please give a shorter name.',
        { length: visibleLength(long), CAR_NAME_MAX: 14 },
      ),
    ).toBeVisible();
    await expect(cars.carField('carName')).toHaveValue('');
    await cars.carField('carName').pressSequentially('น้องเก่งคันใหญ่ของแม่');
    await expect(cars.carField('carName')).toHaveValue('น้องเก่งคันใหญ่ของ');
    const refused = cars.text('That is longer than {CAR_NAME_MAX} characters, so the name stays as it was.', {
      CAR_NAME_MAX: 14,
    });
    await expect(refused).toBeVisible();
    await cars.carField('carName').fill('คันเก่ง');
    await expect(refused).toHaveCount(0);
    await cars.carField('carName').fill(long);
    await expect(cars.carField('carName')).toHaveValue('คันเก่ง');
    await expect(refused).toBeVisible();
    await cars.typeCar('คันเก่ง', '5กก 5555');
    await checkAtRest(cars, OWN);
    // Neither a reload nor another language loses what is typed and chosen.
    await page.reload();
    await expect(cars.text('What you had typed is still here.')).toBeVisible();
    await cars.turnTo('en');
    await expect(cars.carField('carName')).toHaveValue('คันเก่ง');
    await expect(cars.carField('year')).not.toHaveValue('');
    await cars.turnTo('th');
    await expect(cars.carField('plate')).toHaveValue('5กก 5555');
    await cars.save();
    await expect(cars.text('“{saved}” is saved.', { saved: 'คันเก่ง' })).toBeInViewport();
    await expect(page).toHaveURL(/\/th\/me\/cars$/);

    await cars.link('Add a car').click();
    await cars.typeCar('คันใหญ่', '๕กก-๕๕๕๕');
    await cars.save();
    await expect(cars.problemAt('plate')).toHaveText(
      cars.say('A car with this licence plate already exists in your account'),
    );
    await cars.carField('plate').fill('6ขข 66');
    await cars.save();
    await expect(cars.names).toHaveText(['คันเก่ง', 'คันใหญ่']);

    await cars
      .card('คันใหญ่')
      .getByRole('link', { name: cars.say('Edit') })
      .click();
    await expect(page).toHaveURL(/\/th\/me\/cars\/[\da-f-]{36}\/edit$/);
    await expect(cars.carField('plate')).toHaveValue('6ขข 66');
    await expect(cars.carField('year')).not.toHaveValue('');
    const { pathname } = new URL(page.url());
    await cars.turnTo('en');
    await expect(page).toHaveURL(new RegExp(`${pathname.replace('/th/', '/en/')}$`));
    await expect(cars.carField('plate')).toHaveValue('6ขข 66');
    await cars.turnTo('th');
    await cars.carField('carName').fill('คันแดง');
    await cars.save();
    await expect(cars.names).toHaveText(['คันเก่ง', 'คันแดง']);

    await expect(cars.text('“{saved}” is saved.', { saved: 'คันแดง' })).toBeInViewport();
    await cars.inCard('คันแดง', 'Make favourite').click();
    await expect(cars.text('“{name}” is your favourite now.', { name: 'คันแดง' })).toBeVisible();
    await expect(cars.text('“{saved}” is saved.', { saved: 'คันแดง' })).toHaveCount(0);
    await expect(cars.names).toHaveText(['คันแดง', 'คันเก่ง']);
    await cars.inCard('คันเก่ง', 'Delete').click();
    await checkAtRest(cars, [...OWN, ...(await cars.models())]);
    // The question stays open in the other language, and whoever says no is back at the button.
    await cars.turnTo('en');
    const english = new CarsPage(page, 'en');
    await expect(english.button('Delete the car')).toBeVisible();
    await english.turnTo('th');
    await cars.button('Keep the car').click();
    await expect(cars.inCard('คันเก่ง', 'Delete')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cars.button('Keep the car')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cars.inCard('คันเก่ง', 'Delete')).toBeFocused();
    await page.keyboard.press('Enter');
    await cars.button('Delete the car').click();
    await expect(cars.text('“{name}” is deleted.', { name: 'คันเก่ง' })).toBeVisible();
    await page.reload();
    await expect(cars.names).toHaveText(['คันแดง']);
    const itsCalls = ['listMyCars', 'readMyCar', 'addCar', 'editCar', 'chooseFavourite', 'deleteCar'];
    expect(made.names()).toEqual(expect.arrayContaining(itsCalls));
  },
);

test(
  'CAR-02 a car that is the favourite, or has a booking, is not deleted and says why; a booking made with it is filled in, named and linked',
  { tag: DESKTOP },
  async ({ page, bookingIn }) => {
    const cars = new CarsPage(page, 'en');
    const booking = bookingIn('en');
    await cars.openSignedIn();
    await cars.add('คันเก่ง', '5กก 5555');
    const { plate } = newCustomer();
    await cars.add('คันใหญ่', plate);
    await cars.inCard('คันเก่ง', 'Delete').click();
    await expect(
      cars.card('คันเก่ง').getByText(cars.say('It is your favourite. Make another car your favourite first.')),
    ).toBeVisible();
    await cars.button('Close').click();
    await expect(cars.inCard('คันเก่ง', 'Delete')).toBeFocused();

    await cars
      .card('คันใหญ่')
      .getByRole('link', { name: cars.say('Book with this car') })
      .click();
    await expect(booking.heading('branch')).toBeVisible();
    await booking.chooseBranch();
    await booking.goOn('branch');
    await booking.chooseServices(0);
    await booking.goOn('services');
    await booking.chooseTime();
    await booking.goOn('time');
    await expect(booking.ownCar('คันใหญ่')).toBeChecked();
    await expect(booking.field('First name')).not.toHaveValue('');
    await booking.goOn('information');
    const code = await booking.confirm();

    await cars.openList();
    const visit = cars.card('คันใหญ่').getByRole('link', { name: /\d\d:\d\d · / });
    await expect(visit).toBeVisible();
    await checkAtRest(cars, [...OWN, displayPlate(plate), await visit.innerText()]);
    await cars.inCard('คันใหญ่', 'Delete').click();
    await expect(
      cars
        .card('คันใหญ่')
        .getByRole('alert')
        .getByRole('link', { name: /\d\d:\d\d · / }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cars.card('คันใหญ่').getByRole('alert')).toHaveCount(0);
    await expect(cars.inCard('คันใหญ่', 'Delete')).toBeFocused();
    await page.keyboard.press('Enter');
    await visit.first().click();
    await expect(page).toHaveURL(/\/en\/me\/booking\?booking=[\da-f-]{36}$/);

    await inDatabase(`update appointment set state = 'cancelled' where code = $1`, [code]);
    await cars.openList();
    await cars.inCard('คันใหญ่', 'Delete').click();
    await cars.button('Delete the car').click();
    await expect(cars.names).toHaveText(['คันเก่ง']);
  },
);

test(
  'CAR-05, API-02 the form of a car that is somebody else’s says so in the server’s words, and leads back to the list',
  { tag: PHONE },
  async ({ page, browser, baseURL }) => {
    const other = new CarsPage(await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage(), 'en');
    await other.openSignedIn();
    await other.add('คันเก่ง', '5กก 5555');
    await other.card('คันเก่ง').getByRole('link', { name: 'Edit' }).click();
    await other.carField('plate').waitFor();
    const { pathname } = new URL(other.page.url());
    await other.page.context().close();

    const cars = new CarsPage(page, 'en');
    await cars.openSignedIn();
    const answered = page.waitForResponse((response) => callOf(response.request()) === 'readMyCar');
    await page.goto(pathname);
    const { error_msg: words } = (await (await answered).json()) as { error_msg: string };
    await expect(cars.text('This car cannot be shown')).toBeVisible();
    expect(words).toMatch(/\S/);
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(cars.carField('plate')).toHaveCount(0);
    await cars.link('Back to my cars').click();
    await expect(cars.text('You have no cars yet')).toBeVisible();
  },
);

test(
  'NAV-13 a lost answer to adding, and to deleting, is asked for again with the same key, and happens once; meanwhile closing the page asks first',
  { tag: DESKTOP },
  async ({ page, watch }) => {
    const cars = new CarsPage(page, 'en');
    await cars.openSignedIn();
    await cars.add('คันเก่ง', '5กก 5555');
    watch.expect(/add_car_profile|delete_car_profile|ERR_CONNECTION_FAILED/);
    const [adding, deleting] = [await loseAnswers(page, 'addCar'), await loseAnswers(page, 'deleteCar')];
    await cars.link('Add a car').click();
    await cars.typeCar('คันใหญ่', '6ขข 66');
    await cars.save();
    await expect(cars.text('We do not know yet whether the car was saved.')).toBeVisible();
    expect(await cars.closeTab()).toEqual(['beforeunload']);
    adding.mend();
    await cars.button('Try again').click();
    await expect(cars.names).toHaveText(['คันเก่ง', 'คันใหญ่']);

    await cars.inCard('คันใหญ่', 'Delete').click();
    await cars.button('Delete the car').click();
    await expect(cars.text('We do not know yet whether the car was deleted.')).toBeVisible();
    deleting.mend();
    await cars.button('Try again').click();
    await expect(cars.text('“{name}” is deleted.', { name: 'คันใหญ่' })).toBeVisible();
    await expect(cars.names).toHaveText(['คันเก่ง']);
    for (const { keys } of [adding, deleting]) {
      expect(keys.length).toBeGreaterThan(1);
      expect(new Set(keys).size).toBe(1);
    }
  },
);

test(
  'what became of a car that was deleted elsewhere is said where it can be seen, and has the focus',
  { tag: PHONE },
  async ({ page, watch }) => {
    const cars = new CarsPage(page, 'th');
    const card = await cars.signInNew();
    const names = ['คันแรก', 'คันสอง', 'คันสาม', 'คันสี่'];
    for (const name of names) await addCarTo(card, { name, plate: newCustomer().plate });
    await cars.openList();
    await expect(cars.names).toHaveCount(names.length);
    await cars.takenOver();
    const last = await cars.names.last().innerText();
    const own = `owner_id = (select id from member where card_number = $1)`;
    await inDatabase(`delete from car where ${own} and name = $2`, [card, last]);
    watch.expect(/favorite/);
    await cars.inCard(last, 'Make favourite').click();
    await expect(cars.card(last)).toHaveCount(0);
    const alert = cars.main.getByRole('alert');
    await expect(alert).toContainText(cars.say('Your favourite was not changed'));
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expect(cars.main.locator(':focus')).toContainText(cars.say('Your favourite was not changed'));
    await cars.button('Close').click();
    await expect(alert).toHaveCount(0);
    await expect(cars.main.getByRole('heading', { level: 1 })).toBeFocused();
  },
);
