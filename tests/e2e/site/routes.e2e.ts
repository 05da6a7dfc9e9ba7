import { MEMBER_ADDRESSES } from '#tests/e2e/account/addresses.ts';
import { HistoryPage } from '#tests/e2e/car-care/history-page.ts';
import { DESKTOP, expect, test } from '#tests/e2e/support/test.ts';
import { PUBLIC_ADDRESSES } from './public-addresses.ts';

const NO_PAGE = ['/404', '/me/maintenance', '/me/points', '/termsconditions', '/booking/complete', '/auth/register'];

for (const language of ['th', 'en'] as const)
  test(
    `ROUTE-01 in ${language} every address of section 2 that the product has is answered as it is spelled, in its language and without a detour`,
    { tag: DESKTOP },
    async ({ page, watch }) => {
      test.setTimeout(120_000);
      const site = new HistoryPage(page, language);
      const asked = async (path: string) => {
        const response = await page.goto(path);
        return [response?.status(), response?.request().redirectedFrom() ?? null, new URL(page.url()).pathname];
      };
      const heading = page.getByRole('heading', { level: 1 });
      const hasEach = async (rows: typeof PUBLIC_ADDRESSES, id = '') => {
        for (const [path, title] of rows) {
          const address = `/${language}${path.replace('ID', id)}`;
          expect(await asked(address)).toEqual([200, null, address]);
          await expect(heading, address).toContainText(site.say(title).split(/[{<]/)[0] ?? '');
        }
      };
      await hasEach(PUBLIC_ADDRESSES);
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
      for (const path of NO_PAGE) {
        expect(await asked(`/${language}${path}`)).toEqual([404, null, `/${language}${path}`]);
        await expect(site.title('This page could not be found.')).toBeVisible();
      }
      // However it is coded.
      for (const path of ['/x%0ay', '/%e2%80%ae', '/%6de/%70oints', '/%3cx%3e']) {
        const response = await page.request.get(`/${language}${path}`, { headers: { accept: 'text/html' } });
        expect([path, response.status()]).toEqual([path, 404]);
        expect(await response.text()).toContain(site.say('This page could not be found.'));
      }
    },
  );
