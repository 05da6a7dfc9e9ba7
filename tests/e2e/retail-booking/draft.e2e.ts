import { newCustomer, STEPS, type BookingPage, type Step } from './booking-page.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';

const KEY = 'roddee.retail-booking.draft';

/** What each step must still show. */
const CHECKS: Record<Step, (booking: BookingPage, plate: string) => Promise<void>> = {
  branch: async (booking) => expect(booking.page.locator('input[type="radio"]:checked').first()).toBeAttached(),
  services: async (booking) => expect(booking.services.nth(2)).toBeChecked(),
  time: async (booking) => expect(booking.chosenTime).toHaveCount(1),
  information: async (booking, plate) => expect(booking.field('Licence plate')).toHaveValue(plate),
  summary: async (booking) => expect(booking.timer).toBeVisible(),
};

test(
  'RB-08, LANG-05 every step keeps what was chosen through a reload, the other language, Back and Forward',
  { tag: DESKTOP },
  async ({ page, booking: bookingIn }) => {
    const booking = bookingIn('th');
    const customer = newCustomer();
    const inOther = booking.in('en');
    await booking.open();
    const survivesReload = async (step: Step) => {
      // On the summary the time is kept by then: a hold on its way would be lost with the page.
      await CHECKS[step](booking, customer.plate);
      await page.reload();
      await expect(booking.heading(step)).toBeVisible();
      await CHECKS[step](booking, customer.plate);
    };

    await booking.chooseBranch();
    await survivesReload('branch');
    await booking.goOn('branch');
    await booking.chooseServices(2);
    await survivesReload('services');
    await booking.goOn('services');
    await booking.chooseTime();
    await survivesReload('time');
    await booking.goOn('time');
    await booking.field('Licence plate').fill(customer.plate);
    await booking.field('First name').fill('ครึ่ง');
    await booking.turnTo('en');
    await expect(inOther.field('First name')).toHaveValue('ครึ่ง');
    await booking.turnTo('th');
    await booking.fillIn(customer);
    const brand = booking.carField('Brand');
    const model = booking.carField('Model');
    await brand.selectOption({ index: 2 });
    await model.selectOption({ index: 1 });
    const car = [await brand.inputValue(), await model.inputValue()];
    await survivesReload('information');
    await expect(brand).toHaveValue(car[0] ?? '');
    await expect(model).toHaveValue(car[1] ?? '');
    await booking.goOn('information');
    await survivesReload('summary');

    for (const step of STEPS.toReversed().slice(1)) {
      await booking.followStep(step);
      await CHECKS[step](booking, customer.plate);
    }
    for (const step of STEPS.slice(1)) {
      await page.goBack();
      await expect(booking.heading(step)).toBeVisible();
      await CHECKS[step](booking, customer.plate);
    }
    for (const step of STEPS.toReversed().slice(1)) {
      await page.goForward();
      await expect(booking.heading(step)).toBeVisible();
      await CHECKS[step](booking, customer.plate);
    }
    for (const step of STEPS) {
      if (step !== 'branch') await booking.followStep(step);
      await booking.turnTo('en');
      await expect(inOther.heading(step)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/${inOther.language}/booking\\?step=${step}$`));
      await CHECKS[step](inOther, customer.plate);
      await booking.turnTo('th');
      await CHECKS[step](booking, customer.plate);
    }
  },
);

test(
  'RB-08 a draft that is corrupt, old or foreign is dropped without an error',
  { tag: PHONE },
  async ({ page, booking: bookingIn }) => {
    const booking = bookingIn('th');
    await booking.open();
    await booking.reach('services');
    const good = JSON.stringify(await booking.draft());
    const bad = [
      good.slice(0, -20),
      good.replace('"version":1', '"version":0'),
      good.replace('"owner":""', '"owner":"somebody"'),
      good.replace('"hours":0.5', '"hours":"many"'),
      good.replace('"kind":"retail-booking"', '"kind":"corporate-booking"'),
      '{"cart":[{"sku":"A-1"}],"version":1}',
      '[]',
    ];
    for (const text of bad) {
      expect(text).not.toBe(good);
      // On a page where no booking is open, which would write its own.
      await page.goto('/th/termconditions');
      await page.evaluate(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [KEY, text]);
      await booking.open();
      await expect(booking.heading('branch')).toBeVisible();
      await expect(
        page.getByText(booking.say('The booking you had begun could not be read again. Please start anew.')),
      ).toBeVisible();
      await expect(page.locator('input[type="radio"]:checked')).toHaveCount(0);
    }
  },
);

/** The draft with the time that it has, moved into the past. */
const withPastTime = (draft: Record<string, unknown> | null, date: string) => ({
  ...draft,
  dateTime: { date, time: '10:30', date_time: `${date}T10:30:00+07:00` },
});

test(
  'RB-08, LANG-05 a draft of yesterday loses its time and says which, one of the other language speaks this one',
  { tag: PHONE },
  async ({ page, booking: bookingIn }) => {
    const booking = bookingIn('th');
    const inEnglish = booking.in('en');
    await booking.open();
    await booking.reach('time');
    await booking.goOn('time');
    const draft = withPastTime(await booking.draft(), '2026-01-05');
    await page.goto('/th/termconditions');
    await page.evaluate(([key, text]) => localStorage.setItem(key ?? '', text ?? ''), [KEY, JSON.stringify(draft)]);
    await inEnglish.open();
    await expect(inEnglish.heading('time')).toBeVisible();
    await expect(page.getByText(/^.*5 Jan.* 10:30 is no longer free\. Please choose another time\.$/)).toBeVisible();
    await expect(inEnglish.freeTimes.first()).toBeVisible();
    await checkAtRest(inEnglish);
    expect(await booking.draft()).toMatchObject({
      services: { services: [103] },
      dateTime: { time: null },
    });
  },
);
