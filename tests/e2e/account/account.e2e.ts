import { hashOf, newToken } from '#server/http/session.ts';
import { LoginPage, newCard, SOMYING } from '#tests/e2e/login/login-page.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { callOf, sentBy } from '#tests/e2e/support/faults.ts';
import { checkAtRest, expect, JOURNEY, PHONE, test } from '#tests/e2e/support/test.ts';
import { CarsPage } from '#tests/e2e/my-cars/cars-page.ts';
import { RedeemPage } from '#tests/e2e/coupon-redeem/redeem-page.ts';

test(
  'ACC-02, ACC-03 a member reads and changes their profile and sees the data of their card; a save that fails loses nothing',
  { tag: [PHONE, JOURNEY] },
  async ({ page, watch }) => {
    const site = new LoginPage(page, 'th');
    const card = await newCard(true);
    await page.goto('/th/me/account');
    await site.takenOver();
    const answered = page.waitForResponse((response) => callOf(response.request()) === 'readProfile');
    await site.signIn(card);
    const { results } = (await (await answered).json()) as { results: { profile: Record<string, unknown> } };
    expect(results.profile).toMatchObject({
      first_name: SOMYING.first,
      image: '/x/member-picture',
      contact_tel: SOMYING.phone,
      contact_email: SOMYING.email,
    });
    // The code is the token of the account's calls.
    expect(sentBy((await answered).request()).get('code')).toBe(results.profile['code']);
    await expect(site.title('My profile')).toBeVisible();
    await expect(site.main).toContainText(card.replace(/(.{4})(?=.)/g, '$1 '));
    await expect(site.field('First name')).toHaveValue(SOMYING.first);
    await expect(site.field('Phone number')).toHaveValue(SOMYING.phone);
    await expect(site.field('E-mail')).toHaveValue(SOMYING.email);
    await checkAtRest(site, [SOMYING.first, SOMYING.last]);

    await site.field('First name').fill('');
    await site.field('Phone number').fill('08 1234-567');
    await expect(site.field('Phone number')).toHaveValue('08 1234-567');
    await site.button('Save').click();
    await expect(site.field('First name')).toHaveAccessibleDescription(site.say('Enter your first name'));
    await expect(site.field('Phone number')).toHaveAccessibleDescription(/9/);
    await checkAtRest(site, [SOMYING.first, SOMYING.last]);

    await site.field('First name').fill('0812345678');
    await expect(site.field('First name')).toHaveAccessibleDescription(site.say('Type your first name in letters'));
    await site.field('First name').fill('สมศักดิ์');
    await site.field('Phone number').fill('+66 81 234 5678');
    await expect(site.field('Phone number')).toHaveValue('0812345678');
    watch.expect(/status (?:of )?503/);
    await page.route('**/profile/update/', (route) => route.fulfill({ status: 503, body: '' }));
    await site.button('Save').click();
    await expect(site.text('Not saved')).toBeVisible();
    await page.unrouteAll();
    await site.button('Save').click();
    await expect(site.text('Saved')).toBeVisible();
    await page.reload();
    await expect(site.field('First name')).toHaveValue('สมศักดิ์');
    await expect(site.field('Phone number')).toHaveValue('0812345678');
    await site.accountButton.click();
    await expect(page.locator('#account')).toContainText(`สมศักดิ์ ${SOMYING.last}`);
  },
);

test(
  'a phone number and an e-mail address that an older form had changed are told when the profile is opened and when a booking is filled in with them',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const site = new LoginPage(page, 'th');
    const card = await site.signInNew();
    await inDatabase(`update member set contact_tel = '6681234567', last_name = '-' where card_number = $1`, [card]);
    const said = site.say('The phone number needs {need} digits after 66 and has {have}', { need: 9, have: 8 });
    await page.goto('/th/me/account');
    await expect(site.field('Phone number')).toHaveValue('6681234567');
    await expect(site.field('Phone number')).toHaveAccessibleDescription(new RegExp(said));

    const booking = bookingIn('th');
    await booking.openAt('time');
    await booking.goOn('time');
    await expect(booking.field('Phone number')).toHaveValue('6681234567');
    await expect(booking.field('Phone number')).toHaveAccessibleDescription(said);

    await page.goto('/th/me/account');
    const email = site.field('E-mail');
    await site.field('Phone number').fill('๐๘๑-๒๓๔-๕๖๗๘');
    await expect(site.field('Phone number')).toHaveValue('0812345678');
    await email.fill('');
    await email.pressSequentially('somsak+car@gmail.com');
    await email.blur();
    await expect(email).toHaveValue('somsak+car@gmail.com');
    const unusable = site.say('An e-mail address here cannot have “{sign}”: only letters A to Z, digits and _ . - @', {
      sign: '+',
    });
    await expect(email).toHaveAccessibleDescription(unusable);
    await site.button('Save').click();
    await expect(site.mistakes).toBeFocused();
    await email.fill('somsak.car@gmail.com');
    await site.button('Save').click();
    await expect(site.text('Saved')).toBeVisible();
    expect(
      await inDatabase(`select contact_tel, contact_email, last_name from member where card_number = $1`, [card]),
    ).toEqual([{ contact_tel: '0812345678', contact_email: 'somsak.car@gmail.com', last_name: '-' }]);
  },
);

test(
  'NAV-13, DUP-03 what is typed into the profile and not saved is still there after closing the page, and after signing in again once another device has ended the session; it can be discarded, and is not called unsaved once it is saved',
  { tag: PHONE },
  async ({ page }) => {
    const site = new LoginPage(page, 'en');
    const card = await newCard(true);
    await page.goto('/en/me/account');
    await site.takenOver();
    await site.signIn(card);
    const [first, phone] = [site.field('First name'), site.field('Phone number')];
    await first.fill('สมศักดิ์');
    await page.reload();
    await expect(site.text('What you had typed is still here.')).toBeVisible();
    await expect(first).toHaveValue('สมศักดิ์');
    await phone.fill('0899999999');

    await inDatabase(
      `select sign_in(gen_random_uuid(), 'member', (select id from member where card_number = $1), $2, '30 days')`,
      [card, hashOf(newToken())],
    );
    await site.button('Save').click();
    const notice = page.getByRole('dialog', { name: 'Logged out after logging in with another device.' });
    await notice.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(site.title('You are signed out')).toBeVisible();
    await page.goto('/en/me/account');
    await site.takenOver();
    await site.signIn(card);
    await expect(first).toHaveValue('สมศักดิ์');
    await expect(phone).toHaveValue('0899999999');

    const stillHere = site.text('What you had typed is still here.');
    await site.button('Discard it').click();
    await expect(first).toHaveValue(SOMYING.first);
    await expect(first).toBeFocused();
    await page.reload();
    await expect(first).toHaveValue(SOMYING.first);
    await expect(stillHere).toBeHidden();

    await first.fill('สมศักดิ์');
    await page.reload();
    await expect(stillHere).toBeVisible();
    await site.button('Save').click();
    await expect(site.text('Saved')).toBeVisible();
    await expect(stillHere).toBeHidden();
  },
);

test(
  'ACC-01 details, cars and bookings are screens of the account; service history, maintenance list and redeem history are tabs, in en',
  { tag: PHONE },
  async ({ page }) => {
    const account = new RedeemPage(page, 'en');
    await account.openSignedIn(100);
    await account.choose(1);
    await account.use(60).click();
    const code = await account.code();
    const area = page.getByRole('navigation', { name: 'My account' });
    for (const [link, title] of [
      ['Profile', 'My profile'],
      ['My cars', 'My cars'],
      ['Bookings', 'Bookings'],
    ] as const) {
      await area.getByRole('link', { name: link, exact: true }).click();
      await expect(account.title(title)).toBeVisible();
    }
    await area.getByRole('link', { name: 'Overview' }).click();
    await account.main.getByRole('link', { name: 'Car care and service history' }).click();
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await expect(tab('Maintenance list')).toHaveAttribute('aria-selected', 'true');
    await expect(account.main.getByRole('link', { name: 'Add a car' })).toBeVisible();
    await tab('Service history').click();
    await expect(account.text('No visits yet: they are listed here once they are over')).toBeVisible();
    await tab('Redeem history').click();
    const row = account.main.getByText(`${code.slice(0, 4)} ${code.slice(4)}`);
    await expect(row).toBeVisible();
    await checkAtRest(account, [SOMYING.first, SOMYING.last, `${code.slice(0, 4)} ${code.slice(4)}`]);
    await page.reload();
    await expect(row).toBeVisible();
    await expect(tab('Redeem history')).toHaveAttribute('aria-selected', 'true');
  },
);

test(
  'NAV-13 an unsaved profile outlives that another tab signs out; a saved car is said once, not again after Back',
  { tag: PHONE },
  async ({ page, context }) => {
    const site = new LoginPage(page, 'th');
    const card = await site.signInNew();
    await page.goto('/th/me/account');
    await site.field('First name').fill('สมศักดิ์');
    const other = new LoginPage(await context.newPage(), 'th');
    await other.page.goto('/th/me');
    await other.accountButton.click();
    await other.page
      .locator('#account')
      .getByRole('link', { name: other.say('Sign out') })
      .click();
    await expect(other.title('You are signed out')).toBeVisible();
    await expect(site.title('Sign in to see your account')).toBeVisible();
    await site.signIn(card);
    await page.goto('/th/me/account');
    await expect(site.text('What you had typed is still here.')).toBeVisible();
    await expect(site.field('First name')).toHaveValue('สมศักดิ์');

    const cars = new CarsPage(page, 'th');
    await cars.openList();
    await cars.add('คันเก่ง', '5กก 5555');
    const said = cars.text('“{saved}” is saved.', { saved: 'คันเก่ง' });
    await expect(said).toBeVisible();
    await cars
      .card('คันเก่ง')
      .getByRole('link', { name: cars.say('Edit') })
      .click();
    await cars.carField('carName').waitFor();
    await page.goBack();
    await expect(cars.card('คันเก่ง')).toBeVisible();
    await expect(said).toHaveCount(0);
  },
);
