import { keepWordsWhole } from '#domain/whole-words.ts';
import { callOf, sentBy } from '#tests/e2e/support/faults.ts';
import { DESKTOP, expect, PHONE, JOURNEY } from '#tests/e2e/support/test.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { newCard, SOMYING } from '#tests/e2e/login/login-page.ts';
import { test } from '#tests/e2e/login/test.ts';

/** What an empty field of the car says. */
const REQUIRED = {
  carName: 'Give the car a name, such as My Yaris',
  plate: 'Enter the licence plate',
  brand: 'Choose a brand',
  model: 'Choose a model',
  variant: 'Choose a variant',
  year: 'Choose a year',
} as const;

test(
  'REG-01, REG-02, REG-09 phone and e-mail are prefilled; a phone takes ten digits in any notation, and what cannot be used stays and is named; each field says with every change what is wrong, and an empty one that it is required',
  { tag: [PHONE, DESKTOP] },
  async ({ loginIn }) => {
    const site = loginIn('en');
    await site.openForm();
    const [phone, email] = [site.input('phone'), site.input('email')];
    await expect(phone).toHaveValue(SOMYING.phone);
    await expect(email).toHaveValue(SOMYING.email);
    await phone.fill('');
    await expect(site.problemAt('phone')).toHaveText(site.say('Enter your phone number'));
    await phone.pressSequentially('0812');
    await expect(site.problemAt('phone')).toHaveText('The phone number needs 10 digits and has 4');
    await phone.pressSequentially('3456789');
    await expect(phone).toHaveValue('08123456789');
    await expect(site.problemAt('phone')).toHaveText('The phone number needs 10 digits and has 11');
    await phone.pressSequentially('x');
    await expect(site.problemAt('phone')).toHaveText('Use digits only, such as 0812345678');
    for (const written of ['+66812345678', '66 81 234 5678', '081-234-5678', '๐๘๑๒๓๔๕๖๗๘']) {
      await phone.fill('');
      await phone.pressSequentially(written);
      await phone.blur();
      await expect(phone).toHaveValue('0812345678');
      await expect(site.problemAt('phone')).toHaveCount(0);
    }
    await email.fill('');
    await expect(site.problemAt('email')).toHaveText(site.say('Enter your e-mail address'));
    await email.pressSequentially('somsak+car@gmail.com');
    await email.blur();
    await expect(email).toHaveValue('somsak+car@gmail.com');
    await expect(site.problemAt('email')).toHaveText(
      'An e-mail address here cannot have “+”: only letters A to Z, digits and _ . - @',
    );
    await email.fill('abc@example');
    await expect(site.problemAt('email')).toHaveText(site.say('Enter an e-mail address such as name@example.com'));
    await email.fill('abc@example.com');
    await expect(site.problemAt('email')).toHaveCount(0);

    await site.register.click();
    for (const [field, required] of Object.entries(REQUIRED))
      await expect(site.problemAt(field)).toHaveText(site.say(required));
    await site.input('plate').fill('5ก');
    await expect(site.problemAt('plate')).toHaveText(/has 2 characters/);
    await site.fillCar();
    for (const field of Object.keys(REQUIRED)) await expect(site.problemAt(field)).toHaveCount(0);
  },
);

test(
  'REG-04 the name of the car has a counter, and what makes it longer than 14 characters is taken back',
  { tag: PHONE },
  async ({ page, loginIn }) => {
    const site = loginIn('en');
    await site.openForm();
    await site.input('carName').pressSequentially('Grandpa Corolla');
    await expect(site.input('carName')).toHaveValue('Grandpa Coroll');
    await expect(page.getByText('14 of 14 characters')).toBeVisible();
    await site.input('carName').fill('A name that is far too long');
    await expect(site.input('carName')).toHaveValue('Grandpa Coroll');
    await site.input('carName').fill('คันใหญ่ของน้องแม่');
    await expect(page.getByText('13 of 14 characters')).toBeVisible();
    await site.input('carName').fill('');
    await expect(page.getByText('0 of 14 characters')).toBeVisible();
    await expect(site.problemAt('carName')).toBeVisible();
  },
);

test(
  'REG-03 the plate takes digits and Thai letters, is not pasted, and one that the account has is said at its field',
  { tag: DESKTOP },
  async ({ page, loginIn, context }) => {
    const site = loginIn('en');
    const card = await newCard(false);
    await site.openForm(card);
    const plate = site.input('plate');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('1กก 1234'));
    await plate.focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(plate).toHaveValue('');
    const off =
      'Please type it from the plate: pasting is off here, so that no character slips in. You pasted “{text}”.';
    await expect(site.text(off, { text: '1กก 1234' })).toBeVisible();
    await page.evaluate(() => navigator.clipboard.writeText('1กก 1234 เชียงใหม่'));
    await page.keyboard.press('ControlOrMeta+V');
    await expect(plate).toHaveValue('1กก 1234');
    await expect(site.input('province')).toHaveValue('เชียงใหม่');
    await site.input('province').selectOption('');
    for (const [text, words] of [
      ['AB', 'Type it as on the plate, in Thai letters, such as 1กก 1234'],
      ['5ก', 'The licence plate has 2 characters; at least 3 are needed, such as 1กก 1234'],
      ['1กก 123456', 'The licence plate has 9 characters; at most 8 are possible'],
    ] as const) {
      await plate.fill(text);
      await expect(site.problemAt('plate')).toHaveText(words);
    }
    // The account has got a car meanwhile, by another device.
    await site.fillCar();
    const member = await inDatabase(
      `insert into member select gen_random_uuid(), number, first_name, last_name, '', '', null, app_now() from sso_card where number = $1 returning id`,
      [card],
    );
    await inDatabase(
      `insert into car (id, owner_kind, owner_id, name, plate, plate_key, master_car_data_id, created_at)
       select gen_random_uuid(), 'member', $1::uuid, 'x', '5กก 5555', '5กก5555', id, app_now() from car_year limit 1`,
      [member[0]?.['id']],
    );
    await site.register.click();
    await expect(site.problemAt('plate')).toHaveText(
      site.say('A car with this licence plate already exists in your account'),
    );
    await plate.fill('5กก 5556');
    await expect(site.problemAt('plate')).toHaveCount(0);
    await site.register.click();
    await expect(site.accountButton).toBeVisible();
  },
);

test(
  'REG-05, REG-06 brand, model, variant and year are required and chosen one after the other; another choice clears those below',
  { tag: PHONE },
  async ({ loginIn }) => {
    const site = loginIn('th');
    await site.openForm();
    await site.fillCar();
    await site.input('model').selectOption({ index: 2 });
    await expect(site.input('variant')).toHaveValue('');
    await expect(site.input('year').locator('option')).toHaveText([site.say('Choose a variant first')]);
    await site.input('brand').selectOption({ index: 0 });
    await expect(site.input('model').locator('option')).toHaveText([site.say('Choose a brand first')]);
    await site.register.click();
    await expect(site.mistakes).toBeFocused();
    for (const level of ['brand', 'model', 'variant', 'year']) {
      await expect(site.problemAt(level)).toBeVisible();
      await site.mistakes.locator(`a[href="#registration-${level}"]`).click();
      await expect(site.input(level)).toBeFocused();
    }
  },
);

test(
  'REG-07, REG-08 without accepted terms it alerts and sends nothing, and shows everything else that is wrong at once; a refusal of the server is an alert, and the next try registers',
  { tag: [DESKTOP, JOURNEY] },
  async ({ page, loginIn }) => {
    const site = loginIn('th');
    await site.openForm();
    const sent: URLSearchParams[] = [];
    page.on('request', (request) => callOf(request) === 'registerMember' && sent.push(sentBy(request)));
    const box = site.form.getByRole('checkbox');
    await box.uncheck();
    await site.register.click();
    await expect(site.form.getByRole('alert')).toHaveText(keepWordsWhole('กรุณายอมรับข้อกำหนดและเงื่อนไข'));
    for (const field of Object.keys(REQUIRED)) await expect(site.problemAt(field)).toBeVisible();
    await expect(site.mistakes).toBeFocused();
    await site.mistakes.locator('a[href="#registration-terms"]').click();
    await expect(box).toBeFocused();
    await page.keyboard.press('Space');
    await expect(site.form.getByRole('alert')).toHaveCount(0);
    await expect(site.mistakes.locator('a[href="#registration-terms"]')).toHaveCount(0);
    await site.register.click();
    await expect(site.problemAt('carName')).toBeVisible();
    expect(sent).toEqual([]);
    await site.fillCar();
    await page.route(
      '**/register-login/',
      (route) => route.fulfill({ json: { error_code: 1002, error_msg: 'ลงทะเบียนไม่ได้ในขณะนี้' } }),
      { times: 1 },
    );
    await site.register.click();
    await expect(site.form.getByRole('alert').last()).toContainText('ลงทะเบียนไม่ได้ในขณะนี้');
    await site.register.click();
    await expect(site.accountButton).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[0]?.get('request_key')).toBe(sent[1]?.get('request_key'));
  },
);

test(
  'a reload in the middle of the terms and of the form goes on there, with what was typed and chosen',
  { tag: PHONE },
  async ({ page, loginIn }) => {
    const site = loginIn('th');
    await page.goto('/th/termconditions');
    await site.leaveForProvider();
    await site.makeCard();
    await site.dialog('Terms and conditions').waitFor();
    await page.reload();
    await site.acceptTerms();
    await site.fillCar();
    await page.reload();
    await expect(site.input('carName')).toHaveValue('คันเก่ง');
    await expect(site.input('plate')).toHaveValue('5กก 5555');
    await expect(site.input('year')).not.toHaveValue('');
    await site.register.click();
    await expect(site.accountButton).toBeVisible();
  },
);

test('the terms that the form names are those of the modal', { tag: PHONE }, async ({ page, loginIn }) => {
  const site = loginIn('th');
  await page.goto('/th/termconditions');
  await site.leaveForProvider();
  await site.makeCard();
  const title = site.say('Terms and conditions');
  const inModal = await site.dialog('Terms and conditions').getByRole('region', { name: title }).innerText();
  expect(inModal.length).toBeGreaterThan(200);
  await site.acceptTerms();
  await site.form.getByText(site.say('Read the terms and conditions')).click();
  await expect(site.form.getByRole('region', { name: title })).toHaveText(inModal, { useInnerText: true });
});

test('a truck keeps its hyphen, and what is no plate is told what it lacks', { tag: PHONE }, async ({ loginIn }) => {
  const site = loginIn('th');
  await site.openForm();
  await site.fillCar('12345');
  await expect(site.problemAt('plate')).toHaveText(
    site.say('The letters are missing. Type the whole plate, such as 1กก 1234, or 70-1234 for a truck'),
  );
  await site.input('plate').fill('1กก');
  await expect(site.problemAt('plate')).toHaveText(
    site.say('The number after the letters is missing. Type the whole plate, such as 1กก 1234'),
  );
  await site.input('plate').fill('70-1234');
  await site.register.click();
  await expect(site.accountButton).toBeVisible();
  await site.page.goto('/th/me/cars');
  await expect(site.main).toContainText('70-1234');
});
