import type { Language } from '#domain/constants.ts';
import { spoil } from '#tests/e2e/support/faults.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { wordsIn } from '#tests/e2e/support/words.ts';
import { Account } from './account.ts';

for (const [language, width] of [
  ['th', PHONE],
  ['en', DESKTOP],
] as const satisfies (readonly [Language, string])[])
  test(
    `in ${language} /auth/logout ends the sessions of the member and the company; without a connection it says so, and tries again`,
    { tag: width },
    async ({ page, context, watch, baseURL }) => {
      const say = wordsIn(language);
      const accounts = [new Account('member'), new Account('company')];
      for (const account of accounts) await account.signInHere(context, baseURL ?? '');
      watch.expect(/ERR_CONNECTION_REFUSED/);
      const mend = await spoil(page, 'signOut', 'is refused');
      await page.goto(`/${language}/auth/logout`);
      const alert = page.getByRole('alert');
      await expect(alert).toHaveText(say('Check your internet connection, then try again.'));
      await checkAtRest({ page, language });
      expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual(['company', 'member']);
      const again = page.getByRole('main').getByRole('button', { name: say('Try again') });
      await again.click();
      await expect(alert).toBeVisible();
      mend();
      await again.click();
      const title = page.getByRole('heading', { level: 1, name: say('You are signed out') });
      await expect(title).toBeFocused();
      await checkAtRest({ page, language });
      expect(await context.cookies()).toEqual([]);
      for (const account of accounts) expect(await account.living()).toBe(0);
    },
  );

test(
  'what signs out when it is slow says that it is under way, and a tab that comes meanwhile does it too',
  { tag: PHONE },
  async ({ page, context, baseURL }) => {
    const member = new Account('member');
    await member.signInHere(context, baseURL ?? '');
    const answer = await spoil(page, 'signOut', 'takes 10 s');
    await page.goto('/en/auth/logout?kind=member');
    await expect(page.getByRole('heading', { level: 1, name: 'Signing you out…' })).toBeVisible();
    await checkAtRest({ page, language: 'en' });
    const other = await context.newPage();
    await other.goto('/en/auth/logout');
    const done = { level: 1, name: 'You are signed out' } as const;
    await expect(other.getByRole('heading', done)).toBeVisible();
    await expect(page.getByRole('heading', done)).toBeVisible();
    answer();
    expect(await context.cookies()).toEqual([]);
    expect(await member.living()).toBe(0);
  },
);
