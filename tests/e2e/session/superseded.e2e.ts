import type { Page } from '@playwright/test';
import type { Language } from '#domain/constants.ts';
import { DESKTOP, expect, PHONE } from '#tests/e2e/support/test.ts';
import { test } from '#tests/e2e/retail-booking/test.ts';
import { Member } from './member.ts';

const SUPERSEDED: Record<Language, string> = {
  en: 'Logged out after logging in with another device.',
  th: 'ออกจากระบบแล้ว เพราะมีการเข้าสู่ระบบจากอุปกรณ์อื่น',
};
const OK: Record<Language, string> = { en: 'OK', th: 'ตกลง' };
const CLOSE: Record<Language, string> = { en: 'Close', th: 'ปิด' };
const SIGNED_OUT: Record<Language, string> = { en: 'You are signed out', th: 'ออกจากระบบแล้ว' };

const noticeIn = (page: Page, language: Language) => page.getByRole('dialog', { name: SUPERSEDED[language] });

async function isSignedOut(page: Page, language: Language): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/${language}/auth/logout$`));
  await expect(page.getByRole('heading', { level: 1, name: SIGNED_OUT[language] })).toBeVisible();
}

for (const [language, leave] of [
  ['en', OK],
  ['th', CLOSE],
] as const)
  test(
    `DUP-02 a sign-in on another device is said in the words of the specification, in ${language}, and the draft is kept`,
    { tag: language === 'en' ? PHONE : DESKTOP },
    async ({ page, context, bookingIn, baseURL }) => {
      const member = new Member();
      await member.signInHere(context, baseURL ?? '');
      const booking = bookingIn(language);
      await booking.openAt('information');
      const before = await booking.draft();
      await member.signIn();
      await booking.onward('information').click();
      await expect(noticeIn(page, language)).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: leave[language] }).click();
      await isSignedOut(page, language);
      const after = await booking.draft();
      expect(after).toMatchObject({ branch: before?.['branch'], dateTime: before?.['dateTime'] });
      expect(after?.['customer_data']).not.toBeNull();
    },
  );

test(
  'many answers of 2013 at once are one notice, and the other tabs show it without a call of their own',
  { tag: DESKTOP },
  async ({ page, context, baseURL }) => {
    const member = new Member();
    const other = await context.newPage();
    await other.goto('/en/termconditions');
    await member.signInHere(context, baseURL ?? '');
    await member.signIn();
    // The branches, the services and the soonest times are asked for together.
    await page.goto('/en');
    await page.goto('/en/booking?branch=1');
    await expect(noticeIn(page, 'en')).toHaveCount(1);
    await expect(page.getByText('Cannot display data now')).toHaveCount(0);
    await expect(noticeIn(other, 'en')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await isSignedOut(page, 'en');
  },
);
