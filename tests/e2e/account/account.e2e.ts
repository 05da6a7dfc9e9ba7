import { hashOf, newToken } from '#server/http/session.ts';
import { LoginPage, newCard, SOMYING } from '#tests/e2e/login/login-page.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { callOf, sentBy } from '#tests/e2e/support/faults.ts';
import { checkAtRest, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { RedeemPage } from '#tests/e2e/coupon-redeem/redeem-page.ts';

test(
  'ACC-02, ACC-03 a member reads and changes their profile and sees the data of their card; a save that fails loses nothing',
  { tag: PHONE },
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
    await expect(site.field('Phone number')).toHaveValue('081234567');
    await site.button('Save').click();
    await expect(site.field('First name')).toHaveAccessibleDescription(site.say('Enter your first name'));
    await expect(site.field('Phone number')).toHaveAccessibleDescription(/9/);
    await checkAtRest(site, [SOMYING.first, SOMYING.last]);

    await site.field('First name').fill('0812345678');
    await expect(site.field('First name')).toHaveAccessibleDescription(site.say('Type your first name in letters'));
    await site.field('First name').fill('สมศักดิ์');
    await site.field('Phone number').fill('0812345678');
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
