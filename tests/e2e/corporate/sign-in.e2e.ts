import { CorporatePage, companyWith, OF_COMPANY } from './corporate-page.ts';
import { LoginPage } from '#tests/e2e/login/login-page.ts';
import { checkAtRest, DESKTOP, expect, journeyIn, PHONE, test } from '#tests/e2e/support/test.ts';
import { withDatabase } from '#tests/e2e/support/database.ts';
import { keepWordsWhole } from '#domain/whole-words.ts';
import { signIn } from '#tests/support/sign-in.ts';

const COOKIE = 'corporateUser';

for (const [language, size] of [
  ['th', PHONE],
  ['en', DESKTOP],
] as const)
  test(
    `CORP-01, CORP-02, CORP-03 in ${language} a company's pages lead to its sign-in and back, both fields are needed, a wrong pair shows the server's message, a forgotten password the salesperson`,
    { tag: [size, ...journeyIn(language)] },
    async ({ page }) => {
      const site = new CorporatePage(page, language);
      const company = await companyWith();
      await site.open('/account/myProfile');
      await expect(page).toHaveURL(new RegExp(`/${language}/corporate/auth/login$`));
      await expect(site.title('Sign in for companies')).toBeVisible();
      await expect(site.menu).toHaveCount(0);
      await site.button('Sign in').click();
      await expect(site.mistakes).toBeFocused();
      await expect(site.mistakes).toContainText(site.say('Enter your user name'));
      await expect(site.mistakes).toContainText(site.say('Enter your password'));
      await site.typeIn({ ...company, password: 'wrong' });
      const said =
        language === 'th'
          ? 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง โปรดตรวจสอบแล้วลองใหม่'
          : 'The user name or password is not right. Please check both and try again.';
      await expect(page.getByRole('alert')).toContainText(keepWordsWhole(said));
      await site.button('Forgot your password?').click();
      await expect(page.getByText(language === 'th' ? 'สมชาย ดูแลดี' : 'Somchai Dulaedee')).toBeVisible();
      await expect(page.getByRole('link', { name: '02-1234567' })).toHaveAttribute('href', 'tel:021234567');
      await expect(page.getByRole('link', { name: 'somchai@example.com' })).toBeVisible();
      await checkAtRest(site, [...OF_COMPANY, company.username]);
      await site.typeIn(company);
      await expect(page).toHaveURL(new RegExp(`/${language}/corporate/account/myProfile$`));
      await expect(site.valueOf('Tax number')).toHaveText('0105500000038');
      const cookies = await page.context().cookies();
      expect(cookies.find(({ name }) => name === COOKIE)).toMatchObject({ value: '1', httpOnly: false });
      expect(cookies.find(({ name }) => name === 'company')).toMatchObject({ httpOnly: true });
    },
  );

test(
  'CORP-06, CORP-07 signing out ends the company’s session alone, takes its menu and choices with it, and leads to its sign-in; the member of this browser stays',
  { tag: DESKTOP },
  async ({ page }) => {
    const member = new LoginPage(page, 'en');
    await member.signInNew();
    const site = new CorporatePage(page, 'en');
    const company = await companyWith(['1กก 1111']);
    await site.openSignedIn(company, '/carInfo/list');
    await expect(site.menu).toBeVisible();
    await site.row('1กก 1111').getByRole('checkbox').click();
    await expect(site.bar).toContainText('1 of 1 cars chosen');
    await page.getByRole('button', { name: 'บริษัท ตัวอย่าง จำกัด Account' }).click();
    await page.getByRole('link', { name: 'Sign out', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/corporate\/auth\/login$/);
    await expect(site.text('You are signed out')).toBeVisible();
    await expect(site.menu).toHaveCount(0);
    const kept = await page.evaluate(() =>
      Object.keys(sessionStorage).filter((key) => key.startsWith('roddee.corporate')),
    );
    expect(kept).toEqual([]);
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect([names.includes(COOKIE), names.includes('company'), names.includes('member')]).toEqual([false, false, true]);
    await page.goto('/en/me/account');
    await expect(member.title('My profile')).toBeVisible();
  },
);

test(
  'DUP-01, DUP-03 a company that signs in elsewhere is told here, signs in again and is back where it was',
  { tag: PHONE },
  async ({ page }) => {
    const site = new CorporatePage(page, 'en');
    const company = await companyWith(['1กก 1111']);
    await site.openSignedIn(company, '/maintenance');
    await expect(site.text('Update odometer').first()).toBeVisible();
    await withDatabase((db) => signIn(db, 'company', company.id));
    await page.reload();
    const notice = page.getByRole('dialog', { name: 'Logged out after logging in with another device.' });
    await expect(notice).toContainText('Sign in again to go on where you were.');
    await notice.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/en\/corporate\/auth\/login$/);
    await site.typeIn(company);
    await expect(page).toHaveURL(/\/en\/corporate\/maintenance$/);
    await expect(site.text('Update odometer').first()).toBeVisible();
  },
);
