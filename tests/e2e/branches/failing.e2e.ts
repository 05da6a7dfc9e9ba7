import type { CallName } from '#contract/calls/all.ts';
import { callOf } from '#tests/e2e/support/faults.ts';
import { checkAtRest, DESKTOP, expect, test } from '#tests/e2e/support/test.ts';

test(
  'where regions, a branch or the key of the map cannot be read, the rest goes on, and what is missing can be read again',
  { tag: DESKTOP },
  async ({ page, siteIn, watch }) => {
    const site = siteIn('en');
    const { say } = site;
    const failing = new Set<CallName>();
    watch.expect(/failed|ERR_FAILED/i);
    await page.route('**/*', async (route) => {
      const name = callOf(route.request());
      if (name !== null && failing.has(name)) await route.abort();
      else await route.fallback();
    });
    // Drawn by the server, so that what follows is read by the browser.
    await page.goto('/en/branch/udon-thani');
    failing.add('listRegions').add('readMapKey').add('listBranches');
    await site.link('All branches').click();
    await expect(page.getByText(say('Cannot display data now, try again'))).toBeVisible();
    await checkAtRest(site);
    failing.delete('listBranches');
    await site.button('Try again').click();
    await expect(page.locator('[data-branch]')).toHaveCount(30);
    await expect(page.getByRole('application').locator('[data-pin]').first()).toBeVisible();
    await expect(page.getByRole('combobox', { name: say('Region or province') }).getByRole('option')).toHaveCount(1);

    failing.add('readBranchPage');
    await page.getByRole('link', { name: 'Rama 4', exact: true }).click();
    await expect(page.getByText(say('Cannot display data now, try again'))).toBeVisible();
    failing.clear();
    await site.button('Try again').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rama 4' })).toBeVisible();
    await expect(page.getByRole('application').locator('[data-pin][data-chosen]')).toBeVisible();
  },
);
