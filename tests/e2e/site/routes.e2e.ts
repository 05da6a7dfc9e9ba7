import type { Language } from '#domain/constants.ts';
import { brand } from '#src/ui/brand/brand.ts';
import { MEMBER_ADDRESSES } from '#tests/e2e/account/addresses.ts';
import { contentTexts } from '#tests/e2e/articles/articles-page.ts';
import { HistoryPage } from '#tests/e2e/car-care/history-page.ts';
import { PRODUCT_NAMES } from '#tests/e2e/products/products-page.ts';
import { checkAccess } from '#tests/e2e/support/access.ts';
import { checkTexts, FEWEST_TEXTS } from '#tests/e2e/support/shown-text.ts';
import type { SitePage } from '#tests/e2e/support/site-page.ts';
import { DESKTOP, expect, test } from '#tests/e2e/support/test.ts';
import { beyondScreen } from './measures.ts';
import { MISSING_ADDRESSES, PUBLIC_ADDRESSES } from './public-addresses.ts';

const NO_PAGE = ['/me/maintenance', '/me/points', '/termsconditions', '/booking/complete', '/auth/register'];
const WIDTHS = [320, 360, 768, 1440];
/** Axe takes longer than all else, so each language is looked at in one of the two layouts. */
const AXE_AT: Readonly<Record<Language, number>> = { th: 360, en: 1440 };
/** Kinds of files, and a booking code, which are written alike everywhere. */
const SIGNS = ['JPEG', 'PNG', 'WebP', 'MB', 'K7RM4XHD'];

/** What is true of every page that is open: its name, one heading, a layout that fits every width, and one language. */
async function lookAt({ page, language }: SitePage): Promise<void> {
  const names = [...PRODUCT_NAMES, ...contentTexts(language), ...SIGNS];
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveTitle(new RegExp(`^\\S.* · ${brand.name[language]}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await beyondScreen(page), `${page.url()} at ${width} px`).toEqual([]);
    if (width === AXE_AT[language]) await checkAccess(page);
  }
  // The app's webview has no header and no footer.
  await checkTexts(page, language, names, page.url().includes('/webview/') ? 3 : FEWEST_TEXTS);
}

for (const language of ['th', 'en'] as const)
  test(
    `ROUTE-01 in ${language} every address of section 2 that the product has is answered as it is spelled, in its language and without a detour; public pages have a title, one heading, nothing that axe finds or that is wider than 320 to 1440 px`,
    { tag: DESKTOP },
    async ({ page, watch }) => {
      test.setTimeout(300_000);
      const site = new HistoryPage(page, language);
      const asked = async (path: string) => {
        const response = await page.goto(path);
        return [response?.status(), response?.request().redirectedFrom() ?? null, new URL(page.url()).pathname];
      };
      const heading = page.getByRole('heading', { level: 1 });
      const hasEach = async (rows: typeof PUBLIC_ADDRESSES, id = '', look = async () => {}) => {
        for (const [path, title] of rows)
          await test.step(`/${language}${path}`, async () => {
            const address = `/${language}${path.replace('ID', id)}`;
            expect(await asked(address)).toEqual([200, null, address]);
            const words = typeof title === 'string' ? site.say(title).split(/[{<]/)[0] : title[language];
            await expect(heading, address).toContainText(words ?? '');
            await look();
          });
      };
      await hasEach(PUBLIC_ADDRESSES, '', () => lookAt(site));
      // The sign-in leads on to the provider.
      const login = `/${language}/auth/login`;
      expect((await page.request.get(login, { maxRedirects: 0, headers: { accept: 'text/html' } })).status()).toBe(200);
      await page.goto(login);
      await expect(page).toHaveURL(/\/sso\?/);
      await site.openSignedIn();
      await hasEach(MEMBER_ADDRESSES, await site.hasCar('คันเก่ง', '5กก 5555', []));
      await hasEach([['/auth/logout', 'You are signed out']]);
      expect(await asked('/guideline')).toEqual([200, null, '/guideline']);
      watch.expect(/status (?:of )?404/);
      for (const path of [...NO_PAGE, ...MISSING_ADDRESSES]) {
        expect(await asked(`/${language}${path}`)).toEqual([404, null, `/${language}${path}`]);
        const missing = path.includes('/products/')
          ? 'Sorry! The product is not found.'
          : 'This page could not be found.';
        await expect(site.title(missing)).toBeVisible();
      }
      // However it is coded.
      for (const path of ['/x%0ay', '/%e2%80%ae', '/%6de/%70oints', '/%3cx%3e']) {
        const response = await page.request.get(`/${language}${path}`, { headers: { accept: 'text/html' } });
        expect([path, response.status()]).toEqual([path, 404]);
        expect(await response.text()).toContain(site.say('This page could not be found.'));
      }
    },
  );
