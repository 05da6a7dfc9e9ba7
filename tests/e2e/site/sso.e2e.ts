import { LANGUAGES } from '#domain/constants.ts';
import { checkAccess } from '#tests/e2e/support/access.ts';
import { Keyboard } from '#tests/e2e/support/keyboard.ts';
import { DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { smallTargets } from './measures.ts';

const TEXTS = {
  th: { make: 'ทำบัตรและเข้าสู่ระบบ', first: 'ชื่อ', last: 'นามสกุล', number: 'หมายเลขบัตร 16 หลัก', required: 'โปรดกรอกข้อมูล' },
  en: {
    make: 'Get the card and sign in',
    first: 'First name',
    last: 'Last name',
    number: 'Card number, 16 digits',
    required: 'Please fill this in',
  },
} as const;

for (const language of LANGUAGES) {
  const { make, first, last, number, required } = TEXTS[language];
  test(
    `the page of the card provider fits and is accessible, in light and dark, in ${language}`,
    { tag: [PHONE, DESKTOP] },
    async ({ page, watch }) => {
      watch.expect(/status (of )?422/);
      await page.goto(`/sso?redirect_uri=/${language}&state=s&lang=${language}`);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await checkAccess(page);
      }
      expect(await smallTargets(page, 44)).toEqual([]);
      await page.getByRole('button', { name: make }).click();
      const name = page.getByLabel(first, { exact: true });
      await expect(name).toHaveAccessibleDescription(required);
      await expect(name).toBeFocused();
      await checkAccess(page);
      // Changing the language keeps what is typed, and shows the problems in that language.
      const other = TEXTS[language === 'th' ? 'en' : 'th'];
      await page.getByLabel(last).fill('ใจงาม');
      await page.getByLabel(number).fill('7000');
      await page.locator('[name="turn"]').click();
      await expect(page.getByRole('button', { name: other.make })).toBeVisible();
      await expect(page.getByLabel(other.last)).toHaveValue('ใจงาม');
      await expect(page.getByLabel(other.number)).toHaveValue('7000');
      await expect(page.getByLabel(other.first, { exact: true })).toHaveAccessibleDescription(other.required);
    },
  );

  test(
    `the provider makes a card by keyboard alone and sends back with the value in the hash, in ${language}`,
    { tag: DESKTOP },
    async ({ page }) => {
      await page.goto(`/sso?redirect_uri=/guideline&state=s&lang=${language}`);
      const keyboard = new Keyboard(page);
      await keyboard.typeInto(page.getByLabel(first, { exact: true }), 'สมหญิง');
      await keyboard.typeInto(page.getByLabel(last), 'ใจงาม');
      await keyboard.pressOn(page.getByRole('button', { name: make }), 'Enter');
      await page.waitForURL(/\/guideline#oauth=[\w-]{43}&state=s$/);
    },
  );
}
