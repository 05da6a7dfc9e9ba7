import { signInElsewhere } from '#tests/e2e/session/account.ts';
import { checkAtRest, DESKTOP, expect, PHONE, WIDTH_OF } from '#tests/e2e/support/test.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { newCard, SOMYING, type LoginPage } from './login-page.ts';
import { test } from './test.ts';

/** Of a member without phone number and e-mail address, whom nobody else uses. */
async function incompleteCard(): Promise<string> {
  const card = await newCard(true);
  await inDatabase(`update sso_card set tel = '', email = '' where number = $1`, [card]);
  await inDatabase(`update member set contact_tel = '', contact_email = '' where card_number = $1`, [card]);
  return card;
}

const sentTo = (site: LoginPage) => new URL(site.page.url()).searchParams.get('redirect_uri') ?? '';

test(
  'LOGIN-01 the provider gets the address of the page, and whoever comes back from it is at the page’s own anchor again, signed in or not',
  { tag: DESKTOP },
  async ({ page, loginIn }) => {
    const site = loginIn('en');
    for (const act of [() => site.decline(), async () => site.chooseCard(await newCard(true))]) {
      await page.goto('/en/termconditions?x=1#faqs');
      await site.leaveForProvider();
      expect(new URL(sentTo(site)).pathname).toBe('/en/termconditions');
      expect(new URL(sentTo(site)).hash).toBe('');
      await act();
      const leave = site.button('Not now');
      await expect(leave.or(site.accountButton)).toBeVisible();
      if (await leave.isVisible()) await leave.click();
      await expect(page).toHaveURL(/\/en\/termconditions(\?x=1)?#faqs$/);
    }
  },
);

for (const language of ['th', 'en'] as const)
  test(
    `in ${language} who signs in on the home page lands on the overview, and who signs in after signing out does too`,
    { tag: WIDTH_OF[language] },
    async ({ page, loginIn }) => {
      const site = loginIn(language);
      const card = await newCard(true);
      await page.goto(`/${language}`);
      await site.signIn(card);
      await expect(page).toHaveURL(new RegExp(`/${language}/me$`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(SOMYING.first);
      await page.goto(`/${language}/auth/logout`);
      await expect(site.title('You are signed out')).toBeVisible();
      await expect(site.text('You can sign in again whenever you like.')).toBeVisible();
      await checkAtRest(site);
      await site.main.getByRole('link', { name: site.say('Sign in'), exact: true }).click();
      await site.chooseCard(card);
      await expect(page).toHaveURL(new RegExp(`/${language}/me$`));
    },
  );

test(
  'DUP-03 after a sign-in elsewhere one comes back to the list as it was filtered, and home, which keeps nothing, says nothing of it',
  { tag: PHONE },
  async ({ page, loginIn }) => {
    const site = loginIn('th');
    const card = await site.signInNew();
    await page.goto('/th/me/booking?status=1');
    await expect(site.text('Nothing matches')).toBeVisible();
    await signInElsewhere(card);
    await page.goto('/th/me/booking?status=1');
    const notice = site.dialog('Logged out after logging in with another device.');
    await expect(notice).toContainText(site.say('Sign in again to go on where you were.'));
    await notice.getByRole('button', { name: site.say('OK'), exact: true }).click();
    await expect(site.title('You are signed out')).toBeVisible();
    await page.goto('/th');
    await expect(site.text('Good to know')).toBeVisible();
    await expect(page.getByRole('region', { name: site.say('Your booking is kept') })).toHaveCount(0);
    await site.signIn(card);
    await expect(page).toHaveURL(/\/th\/me\/booking\?status=1$/);
  },
);

for (const language of ['th', 'en'] as const)
  test(
    `in ${language} registration can be left for later: by its button, and by opening any other page, which stays open`,
    { tag: WIDTH_OF[language] },
    async ({ page, loginIn }) => {
      const site = loginIn(language);
      const card = await incompleteCard();
      const begin = async () => {
        await page.goto(`/${language}/termconditions`);
        await site.leaveForProvider();
        await site.chooseCard(card);
        await expect(page).toHaveURL(new RegExp(`/${language}/auth/information$`));
        await expect(site.input('phone')).toBeVisible();
      };
      await begin();
      await checkAtRest(site, [SOMYING.first, SOMYING.last]);
      await site.main.getByRole('button', { name: site.say('Not now') }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/termconditions$`));
      await expect(site.signInLink).toBeVisible();

      await begin();
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`/${language}$`));
      await expect(site.text('Good to know')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/${language}$`));

      await begin();
      await page.goBack();
      await expect(page).not.toHaveURL(/\/auth\/information/);
      await page.goto(`/${language}/booking`);
      await expect(site.main.getByRole('radio').first()).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/${language}/booking`));
    },
  );
