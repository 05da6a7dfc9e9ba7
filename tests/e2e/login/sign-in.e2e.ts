import { brand } from '#src/ui/brand/brand.ts';
import { keepWordsWhole } from '#domain/whole-words.ts';
import { LANGUAGES } from '#domain/constants.ts';
import { callOf, sentBy, spoil } from '#tests/e2e/support/faults.ts';
import { checkWidths } from '#tests/e2e/support/access.ts';
import { checkAtRest, DESKTOP, expect, PHONE, WIDTH_OF, journeyIn } from '#tests/e2e/support/test.ts';
import { addresses, CARDS, newCard, SOMYING } from './login-page.ts';
import { test } from './test.ts';

const NAMES = [SOMYING.first, SOMYING.last, SOMYING.email];
/** Of the one form, above the page and at an address of its own. */
const FIELDS = ['phone', 'email', 'carName', 'plate', 'brand', 'model', 'variant', 'year'];

for (const language of LANGUAGES)
  test(
    `LOGIN-01, LOGIN-02, LOGIN-04, LOGIN-05, LOGIN-08, LOGIN-10, REG-06, REG-10 in ${language} a new card goes to the provider and back, sees Connecting, accepts the terms of their call, registers with all that the form has and is signed in on the page where it began`,
    { tag: [WIDTH_OF[language], ...journeyIn(language)] },
    async ({ page, loginIn, context }) => {
      const site = loginIn(language);
      const release = await spoil(page, 'openProfile', 'takes 10 s');
      const giveTerms = await spoil(page, 'readRegistrationTerms', 'answers an empty object');
      await page.goto(`/${language}/termconditions?aff=4711#part`);
      await site.leaveForProvider();
      const asked = new URL(page.url()).searchParams;
      expect(asked.get('redirect_uri')).toMatch(new RegExp(`/${language}/termconditions\\?aff=4711$`));
      expect(asked.get('lang')).toBe(language);
      expect(asked.get('state')).toMatch(/^[\w-]{36}$/);
      const verified = page.waitForRequest((request) => callOf(request) === 'openProfile');
      await site.makeCard();
      await expect(site.dialog('Connecting…')).toBeVisible();
      expect((await addresses(page)).join()).not.toMatch(/oauth|state=/);
      await checkAtRest(site);
      await checkWidths(page);
      release();
      const terms = site.dialog('Terms and conditions');
      await expect(terms).toBeVisible();
      const confirm = terms.getByRole('button', { name: site.say('Confirm') });
      const tryAgain = terms.getByRole('button', { name: site.say('Try again') });
      await expect(tryAgain).toBeVisible();
      await expect(terms.getByRole('checkbox')).toHaveCount(0);
      await expect(confirm).toBeDisabled();
      giveTerms();
      const answer = page.waitForResponse((response) => callOf(response.request()) === 'readRegistrationTerms');
      await tryAgain.click();
      const { results } = (await (await answer).json()) as { results: [string] };
      const sections = results[0].match(/(?<=<h3>)[^<]+/g) ?? [];
      expect(sections.length).toBeGreaterThan(3);
      await expect(terms.getByRole('heading', { level: 3 })).toHaveText(sections);
      await expect(confirm).toBeDisabled();
      await checkAtRest(site, NAMES);
      await checkWidths(page);
      await terms.getByRole('checkbox').check();
      await expect(confirm).toBeEnabled();
      await terms.getByRole('checkbox').uncheck();
      await expect(confirm).toBeDisabled();
      await site.acceptTerms();
      await expect(page.getByRole('dialog').locator(site.form)).toBeVisible();
      for (const field of FIELDS) await expect(site.input(field)).toBeVisible();
      await expect(site.input('phone')).toHaveValue(SOMYING.phone);
      await expect(site.input('email')).toHaveValue(SOMYING.email);
      await checkAtRest(site, NAMES);
      await checkWidths(page);
      await site.fillCar();
      const sent = page.waitForRequest((request) => callOf(request) === 'registerMember');
      const chosen = await Promise.all(
        ['brand', 'model', 'variant', 'year'].map((level) => site.input(level).inputValue()),
      );
      await site.register.click();
      for (const id of chosen) expect(id).toMatch(/^\d+$/);
      const [brand, genres, spec, master_car_data_id] = chosen;
      expect(Object.fromEntries(sentBy(await sent))).toMatchObject({
        code_authentication: sentBy(await verified).get('code_authentication'),
        contact_tel: SOMYING.phone,
        contact_email: SOMYING.email,
        car_name: 'คันเก่ง',
        car_register_number: expect.stringMatching(/^5กก ?5555$/),
        brand,
        genres,
        spec,
        master_car_data_id,
        accept_policy: 'true',
      });
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(site.accountButton).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/${language}/termconditions\\?aff=4711#part$`));
      const cookies = await context.cookies();
      const days = ((cookies.find(({ name }) => name === 'member')?.expires ?? 0) - Date.now() / 1000) / 86_400;
      expect(days).toBeGreaterThan(29.9);
      expect(cookies.map(({ name }) => name)).toContain('memberUser');
      await site.accountButton.click();
      await expect(page.getByText(`${SOMYING.first} ${SOMYING.last}`)).toBeVisible();
      await checkAtRest(site, NAMES);
    },
  );

test(
  'LOGIN-07 a known member is signed in at once, is still so after a reload, and signs out by the menu of the header',
  { tag: [PHONE, DESKTOP] },
  async ({ page, loginIn }) => {
    const site = loginIn('en');
    await page.goto('/en/booking/find?register_number=1234&code=K7RM4XHD');
    const before = page.url();
    await site.signIn(await newCard(true));
    expect(page.url()).toBe(before);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(site.signInLink).toBeHidden();
    await page.reload();
    await expect(site.accountButton).toBeVisible();
    await site.accountButton.click();
    await expect(page.getByText(SOMYING.first)).toBeVisible();
    await page.getByRole('link', { name: 'Sign out' }).click();
    await expect(site.title('You are signed out')).toBeVisible();
    await expect(site.signInLink).toBeVisible();
    expect(await page.evaluate(() => document.cookie)).toBe('');
    expect((await page.context().cookies()).filter(({ name }) => name.startsWith('member'))).toEqual([]);
    // Coming back from here would sign out again.
    await site.leaveForProvider();
    expect(new URL(page.url()).searchParams.get('redirect_uri')).toMatch(/\/en\/me$/);
  },
);

test(
  'LOGIN-03, LOGIN-10 a card without phone number is sent to the form of the extra information, which survives a reload and leads back to where it began',
  { tag: PHONE },
  async ({ page, loginIn }) => {
    const site = loginIn('th');
    await page.goto('/th/termconditions');
    await site.leaveForProvider();
    await site.makeCard({ phone: '', email: '' } as never);
    await page.waitForURL(/\/th\/auth\/information$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(site.signInLink).toBeVisible();
    for (const field of FIELDS) await expect(site.input(field)).toBeVisible();
    await site.input('phone').fill('0898765432');
    await site.input('email').fill(SOMYING.email);
    await site.fillCar();
    await checkAtRest(site, NAMES);
    await page.reload();
    await expect(site.input('phone')).toHaveValue('0898765432');
    await expect(site.input('year')).not.toHaveValue('');
    await site.register.click();
    await expect(site.form.getByRole('alert')).toContainText(keepWordsWhole('กรุณายอมรับข้อกำหนดและเงื่อนไข'));
    await site.form.getByRole('checkbox').check();
    await site.register.click();
    await expect(page).toHaveURL(/\/th\/termconditions$/);
    await expect(site.accountButton).toBeVisible();
  },
);

test(
  'LOGIN-06, LOGIN-10, LOGIN-11 a card that is refused gets the words of the server, and can sign in again',
  { tag: DESKTOP },
  async ({ page, loginIn }) => {
    const site = loginIn('en');
    await page.goto('/en/termconditions');
    await site.leaveForProvider();
    const answered = page.waitForResponse((response) => response.url().includes('get-profile-login'));
    await site.chooseCard(CARDS.refused);
    const { error_msg: words } = (await (await answered).json()) as { error_msg: string };
    const modal = site.dialog('Signing in did not work');
    await expect(modal.getByRole('alert')).toHaveText(words);
    await expect(modal.getByRole('link', { name: brand.callCentre.number })).toHaveAttribute(
      'href',
      brand.callCentre.href,
    );
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await checkAtRest(site);
    await modal.getByRole('link', { name: site.say('Sign in again') }).click();
    await page.waitForURL(/\/sso\?/);
    expect(new URL(page.url()).searchParams.get('redirect_uri')).toMatch(/\/en\/termconditions$/);
  },
);

test(
  'who taps Sign in before the page answers comes back to that page all the same',
  { tag: PHONE },
  async ({ page, loginIn }) => {
    const site = loginIn('th');
    await page.route(/\/assets\/.*\.js$/, () => undefined);
    await page.goto('/th/booking/find?plate=1234', { waitUntil: 'commit' });
    await site.signInLink.click({ noWaitAfter: true });
    await page.waitForURL(/\/auth\/login$/, { waitUntil: 'commit' });
    await page.unrouteAll();
    await page.reload();
    await page.waitForURL(/\/sso\?/);
    await site.chooseCard(await newCard(true));
    await site.accountButton.waitFor();
    await expect(page).toHaveURL(/\/th\/booking\/find\?plate=1234$/);
  },
);

test(
  'who says no at the provider comes back to the same page and is quietly told so',
  { tag: PHONE },
  async ({ page, loginIn }) => {
    const site = loginIn('th');
    await page.goto('/th/termconditions');
    await site.leaveForProvider();
    await site.decline();
    await expect(site.text('You are not signed in')).toBeVisible();
    await expect(page).toHaveURL(/\/th\/termconditions$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await checkAtRest(site);
    await site.button('Not now').click();
    await expect(site.text('You are not signed in')).toHaveCount(0);
    await page.reload();
    await expect(site.text('You are not signed in')).toHaveCount(0);
  },
);
