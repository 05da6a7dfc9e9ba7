import { LANGUAGES } from '#domain/constants.ts';
import { watchCalls } from '#tests/e2e/support/faults.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import type { SitePage } from '#tests/e2e/support/site-page.ts';

const GROUPS = 10;

/** As the specification lists them, with the addresses below the language. */
const MAIN = [
  ['Home', ''],
  ['Book a service', '/booking'],
  ['Promotions', '/promotions'],
  ['Branches', '/branch'],
  ['For companies', '/corporate'],
] as const;
const OTHER = [
  ['News and activities', '/other/news'],
  ['Privileges', '/other/privileges'],
  ['Car knowledge', '/other/knowledge'],
  ['Questions and answers', '/services#faqs'],
  ['Privacy policy', '/privacypolicy'],
  ['Contact us', '/other/contactus'],
  ['Work with us', '/other/career'],
  ['Franchise', '/other/franchise'],
] as const;

const group = (site: SitePage, name: string) => site.menu.locator('details', { hasText: site.say(name) });
const opener = (site: SitePage, name: string) => group(site, name).locator('summary');

for (const language of LANGUAGES)
  test(
    `NAV-01, NAV-02 in ${language} the main menu leads to each page of section 2, with the service groups and 'all' below the products, and reads them only once`,
    { tag: [PHONE, DESKTOP] },
    async ({ page, siteIn }) => {
      const site = siteIn(language);
      const calls = watchCalls(page);
      await page.goto(`/${language}/termconditions`);
      await site.takenOver();
      await site.openMenu();
      const leadsTo = async (name: string, path: string) =>
        expect(site.menu.getByRole('link', { name: site.say(name), exact: true })).toHaveAttribute(
          'href',
          `/${language}${path}`,
        );
      for (const [name, path] of MAIN) await leadsTo(name, path);
      await opener(site, 'Other').click();
      for (const [name, path] of OTHER) await leadsTo(name, path);
      await checkAtRest(site);
      await opener(site, 'Products').click();
      await expect(group(site, 'Other').getByRole('link').first()).toBeHidden();
      await leadsTo('All services', '/services');
      await leadsTo('All products', '/products');
      const products = group(site, 'Products').getByRole('link');
      await expect(products).toHaveCount(GROUPS + 2);
      await expect(products.first()).toHaveAttribute('href', `/${language}/services/1`);
      await expect(products.first()).toHaveText(/\S/);
      await checkAtRest(site);
      expect(calls.names()).not.toContain('listMenuServices');
    },
  );

test(
  'NAV-01 the service groups are in the HTML of the server, in its language',
  { tag: DESKTOP },
  async ({ request }) => {
    const nameOf = async (language: string) => {
      const answer = await request.get(`/${language}/termconditions`, { headers: { accept: 'text/html' } });
      return new RegExp(`href="/${language}/services/1"[^>]*>([^<]+)`).exec(await answer.text())?.[1];
    };
    expect(await nameOf('en')).toBe('Tyres');
    expect(await nameOf('th')).toBe('ยางรถยนต์');
  },
);

test(
  'NAV-06 an open group closes with the page, by Escape with the focus on its opener, by a click and by the focus elsewhere',
  { tag: DESKTOP },
  async ({ page, siteIn }) => {
    const site = siteIn('en');
    await page.goto('/en/termconditions');
    await site.takenOver();
    const products = group(site, 'Products').getByRole('link', { name: 'All products' });
    const open = async () => {
      await opener(site, 'Products').focus();
      await page.keyboard.press('Enter');
      await expect(products).toBeVisible();
    };
    await open();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(products).toBeHidden();
    await expect(opener(site, 'Products')).toBeFocused();
    await open();
    await site.title('Booking terms').click();
    await expect(products).toBeHidden();
    await open();
    await page.keyboard.press('Shift+Tab');
    await expect(products).toBeHidden();
    await open();
    await site.menu.getByRole('link', { name: 'Book a service' }).click();
    await expect(page).toHaveURL(/\/en\/booking$/);
    await expect(products).toBeHidden();
    await page.goBack();
    // The page that comes closes what is open.
    await expect(site.title('Booking terms')).toBeVisible();
    await open();
    await page.goForward();
    await expect(page).toHaveURL(/\/en\/booking$/);
    await expect(products).toBeHidden();
  },
);

test(
  'NAV-06 the drawer of a phone closes with the page, by Escape, by its button and by a tap beside it',
  { tag: PHONE },
  async ({ page, siteIn }) => {
    const site = siteIn('th');
    await page.goto('/th/termconditions');
    await site.takenOver();
    const burger = site.button('Menu');
    await site.openMenu();
    await expect(site.menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(site.menu).toBeHidden();
    await expect(burger).toBeFocused();
    await site.openMenu();
    await site.menu.getByRole('button', { name: site.say('Close') }).click();
    await expect(site.menu).toBeHidden();
    await site.openMenu();
    await page.mouse.click(5, 300);
    await expect(site.menu).toBeHidden();
    await site.followMenu('Book a service');
    await expect(page).toHaveURL(/\/th\/booking$/);
    await expect(site.menu).toBeHidden();
  },
);

test(
  'NAV-01 the menu and its groups open without scripts',
  { tag: [PHONE, DESKTOP] },
  async ({ browser }, { project }) => {
    const { viewport } = project.use;
    const page = await browser.newPage({ javaScriptEnabled: false, ...(viewport ? { viewport } : {}) });
    await page.goto('/en/termconditions');
    if (project.name === 'phone') await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.locator('summary', { hasText: 'Other' }).click();
    await menu.getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page).toHaveURL(/\/en\/privacypolicy$/);
    await page.close();
  },
);
