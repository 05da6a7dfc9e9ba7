import { HistoryPage } from '#tests/e2e/car-care/history-page.ts';
import { DESKTOP, expect, test } from '#tests/e2e/support/test.ts';
import { translatePages, untrueText } from '#tests/e2e/support/translator.ts';
import { ROUTES } from './routes-and-calls.ts';

/** Those that lead on at once. */
const ELSEWHERE = ['/$lang/auth/login'];

test(
  'each page that is translated before its scripts have come says what it means, and nothing fails',
  { tag: DESKTOP },
  async ({ page, context, watch }) => {
    test.setTimeout(180_000);
    watch.expect(/status (?:of )?404/);
    const site = new HistoryPage(page, 'th');
    await site.openSignedIn();
    const id = await site.hasCar('คันเก่ง', '5กก 5555', []);
    await translatePages(context, 'DOMContentLoaded');
    const routes = Object.keys(ROUTES).filter((route) => !ELSEWHERE.includes(route));
    // Last, because it ends the session.
    for (const route of routes.toSorted((a, b) => Number(a.endsWith('logout')) - Number(b.endsWith('logout')))) {
      const address = route.replace('$lang', 'th').replace('$id', id).replace('$screen', 'button').replace('$', 'none');
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      await expect(page.locator('font').first(), address).toBeAttached();
      await expect.poll(() => untrueText(page), address).toBeNull();
    }
  },
);
