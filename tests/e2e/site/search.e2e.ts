import { LANGUAGES } from '#domain/constants.ts';
import { PRODUCT_NAMES } from '#tests/e2e/products/products-page.ts';
import { callOf } from '#tests/e2e/support/faults.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test, WIDTH_OF } from '#tests/e2e/support/test.ts';

const WORD = { th: 'เบรค', en: 'brakes' } as const;
const SERVICE = { th: 'เบรก', en: 'Brakes' } as const;

for (const language of LANGUAGES)
  test(
    `in ${language} the search finds a service however it is spelled, opens it, and keeps what was searched for`,
    { tag: WIDTH_OF[language] },
    async ({ page, siteIn, watch }) => {
      const site = siteIn(language);
      const dialog = page.getByRole('dialog', { name: site.say('Search the site') });
      const field = dialog.getByRole('searchbox');
      await page.goto(`/${language}/termconditions`);
      await site.takenOver();
      await page
        .getByRole('banner')
        .getByRole('button', { name: site.say('Search') })
        .click();
      await expect(field).toBeFocused();
      await checkAtRest(site);
      await field.fill(WORD[language]);
      const first = dialog.getByRole('link').first();
      await expect(first).toHaveText(new RegExp(`^${SERVICE[language]}`));
      await expect(dialog.getByRole('status')).toHaveText(/\d/);
      await checkAtRest(site, [WORD[language], ...PRODUCT_NAMES, 'MB']);
      const all = dialog.getByRole('button', { name: /5/ });
      await all.click();
      await expect(all).toBeHidden();
      watch.expect(/status (of )?404/);
      await field.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/${language}/services/2$`));
      await expect(dialog).toBeHidden();
      await page.keyboard.press('Control+k');
      await dialog.getByRole('button', { name: WORD[language] }).click();
      await expect(first).toBeVisible();
      await field.fill('');
      await dialog.getByRole('button', { name: site.say('Forget these') }).click();
      await expect(dialog.getByRole('button', { name: WORD[language] })).toHaveCount(0);
    },
  );

test(
  'the search opens by Ctrl K and by a slash where nothing is typed into; arrows go through what is found, Escape gives the focus back',
  { tag: DESKTOP },
  async ({ page, siteIn }) => {
    const site = siteIn('en');
    const dialog = page.getByRole('dialog', { name: 'Search the site' });
    const field = dialog.getByRole('searchbox');
    await page.goto('/en/booking/find');
    await site.takenOver();
    await site.field('Licence plate').fill('1');
    await site.field('Licence plate').press('/');
    await expect(dialog).toBeHidden();
    await site.title('Find a booking').click();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Control+k');
    await field.fill('battery');
    const links = dialog.getByRole('link');
    await expect(links.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();
    await field.fill('qqxxqq');
    await expect(dialog.getByRole('status')).toContainText('Nothing was found');
    await expect(dialog.getByRole('link', { name: 'All services' })).toBeVisible();
  },
);

test(
  'a search that fails says so and is tried again; a slow one says that it searches',
  { tag: DESKTOP },
  async ({ page, siteIn, watch }) => {
    const site = siteIn('en');
    watch.expect(/status (of )?503|ERR_FAILED|Failed to load/);
    let answer: 'fails' | 'waits' | 'works' = 'fails';
    let goOn = () => {};
    await page.route(/\/x\/search/, async (route) => {
      expect(callOf(route.request())).toBe('searchSite');
      if (answer === 'fails') return route.fulfill({ status: 503 });
      if (answer === 'waits') await new Promise<void>((resolve) => (goOn = resolve));
      return route.continue();
    });
    await page.goto('/en/termconditions');
    await site.takenOver();
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search the site' });
    await dialog.getByRole('searchbox').fill('brakes');
    await expect(dialog.getByRole('alert')).toContainText('Cannot display data now, try again');
    answer = 'waits';
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('status').first()).toHaveText('Searching …');
    answer = 'works';
    goOn();
    await expect(dialog.getByRole('link', { name: /^Brakes/ }).first()).toBeVisible();
  },
);

test(
  'Back closes the search and the drawer of the menu, and the page stays',
  { tag: PHONE },
  async ({ page, siteIn }) => {
    const site = siteIn('th');
    await page.goto('/th/termconditions');
    await site.takenOver();
    await site.followMenu('Promotions');
    await expect(page).toHaveURL(/\/promotions$/);
    const dialog = page.getByRole('dialog');
    await site.button('Search').click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/promotions$/);
    await site.openMenu();
    const entry = site.menu.getByRole('link', { name: site.say('Home') });
    await expect(entry).toBeVisible();
    await page.goBack();
    await expect(entry).toBeHidden();
    await expect(page).toHaveURL(/\/promotions$/);
    await page.goBack();
    await expect(page).toHaveURL(/termconditions/);
  },
);
