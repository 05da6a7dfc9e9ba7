import { CorporatePage, companyWith, OF_COMPANY } from './corporate-page.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';

test(
  'NAV-03, NAV-08 the way to the companies’ part opens in a tab of its own, and on its pages it is a plain link; those have their own header, without the site’s menu',
  { tag: DESKTOP },
  async ({ page }) => {
    const site = new CorporatePage(page, 'en');
    await page.goto('/en');
    await expect(site.inFooter('For companies')).toHaveAttribute('target', '_blank');
    const [tab] = await Promise.all([page.waitForEvent('popup'), site.inFooter('For companies').click()]);
    await expect(tab).toHaveURL(/\/en\/corporate\/auth\/login$/);
    await expect(tab.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
    const there = new CorporatePage(tab, 'en');
    await expect(there.inFooter('For companies')).not.toHaveAttribute('target', '_blank');
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await page.goto('/en/webview/redeem/button');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  },
);

const PLACES = [
  ['Book cars', '/booking', 'Book cars'],
  ['Car list', '/carInfo/list', 'Cars'],
  ['Service history', '/carInfo/history', 'Service history'],
  ['Company bookings', '/manage/booking', 'Company bookings'],
  ['Cancelled bookings', '/manage/cancel', 'Cancelled bookings'],
  ['Recommended check list', '/maintenance', 'Recommended check list'],
  ['Company account', '/account/myProfile', 'Company account'],
  ['Overview', '', 'Overview'],
] as const;
const GROUP: Readonly<Record<string, string>> = {
  'Car list': 'Car information',
  'Service history': 'Car information',
  'Company bookings': 'Manage bookings',
  'Cancelled bookings': 'Manage bookings',
};

for (const [language, size] of [
  ['th', PHONE],
  ['en', DESKTOP],
] as const)
  test(
    `NAV-04, ROUTE-01, NAV-06 in ${language} the company’s menu leads to each of its pages, as spelled, and closes on the way; its footer leads to them too; one signs out under the account`,
    { tag: size },
    async ({ page }) => {
      const site = new CorporatePage(page, language);
      await site.openSignedIn(await companyWith(['1กก 1111']));
      const burger = site.button('Menu');
      const isPhone = size === PHONE;
      for (const [entry, path, title] of PLACES) {
        if (isPhone) await burger.click();
        const group = GROUP[entry];
        const opener = group === undefined ? null : site.menu.getByRole('button', { name: site.say(group) });
        if (opener && (await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
        await site.menu.getByRole('link', { name: site.say(entry), exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`/${language}/corporate${path}$`));
        await expect(site.title(title)).toBeVisible();
        if (opener && !isPhone) await expect(opener).toHaveAttribute('aria-expanded', 'false');
        if (isPhone) await expect(site.menu).toBeHidden();
        await checkAtRest(site, [...OF_COMPANY, '1กก 1111', 'Toyota', 'Yaris', 'Excel']);
      }
      await site.inFooter('Company bookings').click();
      await expect(site.title('Company bookings')).toBeVisible();
      await expect(site.inFooter('Site for all drivers')).toHaveAttribute('target', '_blank');
      const response = await page.request.get(`/${language}/corporate/carInfo/list/create`, {
        headers: { accept: 'text/html' },
      });
      expect(response.status()).toBe(200);
      await page.getByRole('button', { name: new RegExp(`(^| )${site.say('Account')}$`) }).click();
      await page.getByRole('link', { name: site.say('Sign out'), exact: true }).click();
      await expect(page).toHaveURL(/\/corporate\/auth\/login$/);
      await site.open('/carInfo/list');
      await expect(page).toHaveURL(/\/corporate\/auth\/login/);
    },
  );
