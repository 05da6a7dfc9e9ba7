import type { BrowserContext, Page } from '@playwright/test';
import { keepWordsWhole } from '#domain/whole-words.ts';
import { ERROR } from '#contract/errors.ts';
import type { Language } from '#domain/constants.ts';
import { callOf, sentBy, together } from '#tests/e2e/support/faults.ts';
import { DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { Account } from './account.ts';

const SUPERSEDED: Record<Language, string> = {
  en: 'Logged out after logging in with another device.',
  th: keepWordsWhole('ออกจากระบบแล้ว เพราะมีการเข้าสู่ระบบจากอุปกรณ์อื่น'),
};
const OK: Record<Language, string> = { en: 'OK', th: 'ตกลง' };
const CLOSE: Record<Language, string> = { en: 'Close', th: 'ปิด' };
const SIGNED_OUT: Record<Language, string> = { en: 'You are signed out', th: keepWordsWhole('ออกจากระบบแล้ว') };

const noticeIn = (page: Page, language: Language) => page.getByRole('dialog', { name: SUPERSEDED[language] });
const accountsIn = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => name !== 'guest');

async function isSignedOut(page: Page, language: Language): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/${language}/auth/logout(\\?kind=\\w+)?$`));
  await expect(page.getByRole('heading', { level: 1, name: SIGNED_OUT[language] })).toBeVisible();
}

/** Records the 2013 answers, and the accounts that the server is asked to sign out. */
function listen(page: Page) {
  const heard = { superseded: 0, signedOut: [] as (string | null)[] };
  page.on('request', (request) => {
    if (callOf(request) === 'signOut') heard.signedOut.push(sentBy(request).get('kind'));
  });
  page.on('response', async (response) => {
    if (callOf(response.request()) === null) return;
    const body = await response.text().catch(() => '');
    if (body.includes(`"error_code":${ERROR.duplicateLogin}`)) heard.superseded += 1;
  });
  return heard;
}

for (const { language, way, leave } of [
  { language: 'en', way: 'confirming', leave: (page) => button(page, OK.en).click() },
  { language: 'th', way: 'closing', leave: (page) => button(page, CLOSE.th).click() },
  { language: 'en', way: 'leaving by Escape', leave: (page) => page.keyboard.press('Escape') },
] satisfies { language: Language; way: string; leave: (page: Page) => Promise<void> }[])
  test(
    `DUP-02, DUP-03, LOGIN-10 in ${language}, ${way} the notice of a sign-in on another device signs out at /auth/logout; the draft is kept and continues as a guest's`,
    { tag: way === 'confirming' ? PHONE : DESKTOP },
    async ({ page, context, bookingIn, baseURL }) => {
      const member = new Account('member');
      await member.signInHere(context, baseURL ?? '');
      const heard = listen(page);
      const booking = bookingIn(language);
      await booking.openAt('information');
      const before = await booking.draft();
      await member.signIn();
      await booking.onward('information').click();
      await expect(noticeIn(page, language)).toBeVisible();
      await expect.poll(() => heard.superseded).toBeGreaterThan(0);
      await leave(page);
      await isSignedOut(page, language);
      await expect.poll(() => accountsIn(context)).toEqual([]);
      expect(heard.signedOut).toEqual(['member']);
      const { superseded } = heard;
      const after = await booking.draft();
      expect(after).toMatchObject({ branch: before?.['branch'], dateTime: before?.['dateTime'] });
      expect(after?.['customer_data']).not.toBeNull();
      await booking.link('Book a service').click();
      await expect(booking.heading('summary')).toBeVisible();
      await expect(booking.timer).toBeVisible();
      expect(heard.superseded).toBe(superseded);
    },
  );

const button = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name });

test(
  'DUP-04 many simultaneous 2013 answers give one notice and one sign-out; the other tabs show it, and reload with this one',
  { tag: DESKTOP },
  async ({ page, context, baseURL }) => {
    const member = new Account('member');
    const other = await context.newPage();
    await other.goto('/en/termconditions');
    await member.signInHere(context, baseURL ?? '');
    await page.goto('/en/termconditions');
    await member.signIn();
    const [here, there] = [listen(page), listen(other)];
    const { answers } = await together(page, ['listBranches', 'listSoonest']);
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Book a service' }).click();
    await expect(noticeIn(page, 'en')).toHaveCount(1);
    await expect(page.getByText('Cannot display data now')).toHaveCount(0);
    await expect(noticeIn(other, 'en')).toHaveCount(1);
    for (const answer of await answers) expect(answer).toMatchObject({ error_code: ERROR.duplicateLogin });
    await page.keyboard.press('Escape');
    await isSignedOut(page, 'en');
    expect([here.signedOut, there.signedOut]).toEqual([['member'], []]);
    await expect(noticeIn(other, 'en')).toHaveCount(0);
    await expect(other).toHaveURL(/\/en\/termconditions$/);
  },
);

test(
  'when the company account is signed in elsewhere, the member stays signed in',
  { tag: DESKTOP },
  async ({ page, context, baseURL }) => {
    const [member, company] = [new Account('member'), new Account('company')];
    await member.signInHere(context, baseURL ?? '');
    await company.signInHere(context, baseURL ?? '');
    await company.signIn();
    const heard = listen(page);
    await page.goto('/th/booking');
    await expect(noticeIn(page, 'th')).toBeVisible();
    await button(page, OK.th).click();
    // A company signs in elsewhere than a member (CORP-06).
    await expect(page).toHaveURL(/\/th\/corporate\/auth\/login$/);
    expect(heard.signedOut).toEqual(['company']);
    expect(await accountsIn(context)).toEqual(['member']);
    expect(await member.living()).toBe(1);
    expect(await company.living()).toBe(1);
  },
);
