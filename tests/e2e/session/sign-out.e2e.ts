import { LANGUAGES } from '#domain/constants.ts';
import { spoil } from '#tests/e2e/support/faults.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test, WIDTH_OF } from '#tests/e2e/support/test.ts';
import { LoginPage, newCard, SOMYING } from '#tests/e2e/login/login-page.ts';
import { awayAndBack, withPageCache } from '#tests/e2e/support/page-cache.ts';
import { Account } from './account.ts';

for (const language of LANGUAGES)
  test(
    `in ${language} /auth/logout ends the sessions of the member and the company; without a connection it says so, and tries again`,
    { tag: WIDTH_OF[language] },
    async ({ page, context, watch, siteIn, baseURL }) => {
      const site = siteIn(language);
      const accounts = [new Account('member'), new Account('company')];
      for (const account of accounts) await account.signInHere(context, baseURL ?? '');
      watch.expect(/ERR_CONNECTION_REFUSED/);
      const mend = await spoil(page, 'signOut', 'is refused');
      await page.goto(`/${language}/auth/logout`);
      const alert = page.getByRole('alert');
      await expect(alert).toHaveText(site.say('Check your internet connection, then try again.'));
      await checkAtRest(site);
      expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual(['company', 'member']);
      await site.button('Try again').click();
      await expect(alert).toBeVisible();
      mend();
      await site.button('Try again').click();
      await expect(site.title('You are signed out')).toBeFocused();
      await expect(site.link('Sign in')).toBeVisible();
      await checkAtRest(site);
      expect(await context.cookies()).toEqual([]);
      for (const account of accounts) expect(await account.living()).toBe(0);
    },
  );

test(
  'a slow sign-out says that it is in progress; another tab that signs out meanwhile does it for both',
  { tag: PHONE },
  async ({ page, context, siteIn, baseURL }) => {
    const site = siteIn('en');
    const member = new Account('member');
    await member.signInHere(context, baseURL ?? '');
    const answer = await spoil(page, 'signOut', 'takes 10 s');
    await page.goto('/en/auth/logout?kind=member');
    await expect(site.title('Signing you out…')).toBeVisible();
    await checkAtRest(site);
    const other = await context.newPage();
    await other.goto('/en/auth/logout');
    await expect(other.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible();
    await expect(site.title('You are signed out')).toBeVisible();
    answer();
    expect(await context.cookies()).toEqual([]);
    expect(await member.living()).toBe(0);
  },
);

test(
  'whoever signs in again in another tab is shown as signed in where they had signed out, and stays so in the other language',
  { tag: DESKTOP },
  async ({ page, context }) => {
    const site = new LoginPage(page, 'th');
    const card = await site.signInNew();
    await page.goto('/th/auth/logout?kind=member');
    await expect(site.title('You are signed out')).toBeVisible();
    const tab = new LoginPage(await context.newPage(), 'th');
    await tab.page.goto('/th/termconditions');
    await tab.signIn(card);
    await expect(site.title('You are signed in')).toBeVisible();
    await site.turnTo('en');
    const inEnglish = new LoginPage(page, 'en');
    await expect(inEnglish.title('You are signed in')).toBeVisible();
    await checkAtRest(inEnglish, [SOMYING.first, SOMYING.last]);
    await expect(inEnglish.accountButton).toBeVisible();
    await page.goto('/en/me/account');
    await expect(inEnglish.field('First name')).toHaveValue(SOMYING.first);
  },
);

test('an address that names no account signs out both', { tag: PHONE }, async ({ page, context, siteIn, baseURL }) => {
  const site = siteIn('th');
  const member = new Account('member');
  await member.signInHere(context, baseURL ?? '');
  for (const kind of ['nonsense', '', 'member&kind=company']) {
    await page.goto(`/th/auth/logout?kind=${kind}`);
    await expect(site.title('You are signed out')).toBeVisible();
  }
  expect(await context.cookies()).toEqual([]);
  expect(await member.living()).toBe(0);
});

test(
  'after signing out, Back to a personal page that the browser has kept shows nothing of it any more',
  { tag: PHONE },
  async ({ baseURL }) => {
    await withPageCache(async (browser) => {
      const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
      const site = new LoginPage(page, 'en');
      await page.goto('/en/me');
      await site.signIn(await newCard(true));
      await expect(page.getByRole('navigation', { name: 'My account' })).toBeVisible();
      await awayAndBack(page, () => expect(site.title('You are signed out')).toBeVisible(), '/en/auth/logout');
      await expect(page).toHaveURL(/\/en\/me$/);
      await expect(site.title('Sign in to see your account')).toBeVisible();
    });
  },
);
