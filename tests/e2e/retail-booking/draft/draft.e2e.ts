import { newCustomer, type BookingPage } from '#tests/e2e/support/booking-page.ts';
import { STEPS, type Step } from '#tests/e2e/support/steps.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';

interface ListedService {
  readonly id: number;
  readonly name: string;
  readonly hours: number;
  readonly pre_day: number;
}

/** What each step must still show. */
const CHECKS: Record<Step, (booking: BookingPage, plate: string) => Promise<void>> = {
  branch: async (booking) => expect(booking.page.locator('input[type="radio"]:checked').first()).toBeAttached(),
  services: async (booking) => expect(booking.services.nth(2)).toBeChecked(),
  time: async (booking) => expect(booking.chosenTime).toHaveCount(1),
  information: async (booking, plate) => expect(booking.field('Licence plate')).toHaveValue(plate),
  summary: async (booking) => expect(booking.timer).toBeVisible(),
};

test(
  'RB-08, LANG-05 every step keeps its choices through a reload, a change of language, Back and Forward',
  { tag: DESKTOP },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    const customer = newCustomer();
    const inOther = bookingIn('en');
    await booking.open();
    const survivesReload = async (step: Step) => {
      // On the summary the hold has been answered by now: a pending one would be lost with the page.
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
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    await booking.openAt('services');
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
      await booking.storeDraft(text);
      await booking.open();
      await expect(booking.heading('branch')).toBeVisible();
      await expect(booking.text('The booking you had begun could not be read again. Please start anew.')).toBeVisible();
      await expect(page.locator('input[type="radio"]:checked')).toHaveCount(0);
    }
  },
);

test(
  'of a stored draft’s details only the value that is refused today is asked for again',
  { tag: PHONE },
  async ({ bookingIn }) => {
    const booking = bookingIn('th');
    const customer = newCustomer();
    await booking.openAt('summary', customer);
    const draft = await booking.draft();
    await booking.storeDraft(JSON.stringify(draft).replaceAll(customer.tel, '0000000000'));
    await booking.open();
    await expect(booking.heading('information')).toBeVisible();
    await expect(booking.field('First name')).toHaveValue(customer.firstName);
    await expect(booking.field('Licence plate')).toHaveValue(customer.plate);
    await expect(booking.field('Phone number')).toHaveValue('');
    await booking.field('Phone number').fill(customer.tel);
    await booking.goOn('information');
    await expect(booking.timer).toBeVisible();
  },
);

/** The draft with its time moved into the past. */
const withPastTime = (draft: Record<string, unknown> | null, date: string) => ({
  ...draft,
  dateTime: { date, time: '10:30', date_time: `${date}T10:30:00+07:00` },
});

test(
  'RB-08, LANG-05 yesterday’s draft loses its time, which a notice names; one made in the other language is shown in this one',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    const inEnglish = bookingIn('en');
    await booking.openAt('time');
    await booking.goOn('time');
    const draft = withPastTime(await booking.draft(), '2026-01-05');
    await booking.storeDraft(JSON.stringify(draft));
    await inEnglish.open();
    await expect(inEnglish.heading('time')).toBeVisible();
    await expect(page.getByText(/^.*5 Jan.* 10:30 has passed\. Choose a later time\.$/)).toBeVisible();
    await expect(inEnglish.text('This time was taken')).toHaveCount(0);
    await expect(inEnglish.freeTimes.first()).toBeVisible();
    await checkAtRest(inEnglish);
    expect(await booking.draft()).toMatchObject({
      services: { services: [103] },
      dateTime: { time: null },
    });
  },
);

test(
  'RB-19 choices, typed text and drafts are stored in the browser in the form that the specification gives',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('en');
    const customer = newCustomer();
    const listed = page.waitForResponse((response) => response.url().includes('is_appointment=true'));
    await booking.open();
    await page.getByRole('searchbox', { name: booking.say('Search branches') }).fill('Chon Buri');
    await expect.poll(async () => (await booking.draft())?.['branchKeywordList']).toContain('Chon Buri');
    await booking.chooseBranch(0);
    const branch = await page.locator('label:has(:checked) b').first().innerText();
    await booking.goOn('branch');
    await booking.chooseServices(2, 5);
    await booking.field('Anything else to look at?').fill('A rattle');
    await booking.goOn('services');
    await booking.chooseTime();
    const date = await booking.chosenDay.getAttribute('data-date');
    const time = await booking.chosenTime.locator('b').innerText();
    await booking.goOn('time');
    await booking.fillIn(customer);
    await booking.goOn('information');
    await expect(booking.timer).toBeVisible();

    const services: ListedService[] = (await (await listed).json()).results.shoppening_list;
    const chosen = [2, 5].map((index) => services[index] ?? { id: 0, name: '', hours: 0, pre_day: 0 });
    const instant = `${date}T${time}:00+07:00`;
    const draft = await booking.draft();
    expect(draft?.['branch']).toEqual({
      location_id: expect.any(Number),
      location_name: branch,
      keyword: 'Chon Buri',
      lat: expect.any(Number),
      lng: expect.any(Number),
    });
    expect(draft).toMatchObject({
      services: {
        services: chosen.map(({ id }) => id),
        other_service: 'A rattle',
        hours: chosen.reduce((sum, { hours }) => sum + hours, 0),
        max_pre_day: chosen.map(({ id, pre_day }) => ({ id, pre_day })),
        servicesName: chosen.map(({ id, name }) => ({ id, name })),
      },
      dateTime: { date, date_time: instant, time },
      dateTimeList: expect.arrayContaining([
        expect.objectContaining({ date, times: expect.arrayContaining([{ time, date_time: instant }]) }),
      ]),
      customer_data: {
        first_name: customer.firstName,
        last_name: customer.lastName,
        tel_no: customer.tel,
        email: '',
        register_number: customer.plate,
        brand: '',
        model: '',
        year: '',
        code: '',
      },
      appointment_id: expect.stringMatching(/^[\da-f-]{36}$/),
      carBrandList: expect.arrayContaining([{ id: expect.any(Number), name: 'Toyota' }]),
      menuSteps: { current: 'summary', reached: 'summary' },
    });
  },
);
