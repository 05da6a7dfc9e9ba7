import type { Page } from '@playwright/test';
import type { CallName } from '#contract/calls/all.ts';
import { openAccount, READINGS } from '#tests/e2e/account/readings.ts';
import { HistoryPage } from '#tests/e2e/car-care/history-page.ts';
import { SCREENS } from '#tests/e2e/site/openings.ts';
import { spoil } from '#tests/e2e/support/faults.ts';
import { DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';

const NOTICE = 'Logged out after logging in with another device.';

/** One notice, above a page that says nothing of its own about it. */
async function isTold(page: Page, call: CallName): Promise<void> {
  await expect(page.getByRole('dialog', { name: NOTICE }), call).toHaveCount(1);
  await expect(page.getByText('Cannot display data now')).toHaveCount(0);
}

for (const [name, { calls, prepare, open }] of Object.entries(SCREENS))
  test(
    `DUP-01 ${name}: 2013 in answer to any of its calls opens the notice of a sign-in elsewhere`,
    { tag: DESKTOP },
    async ({ page, bookingIn }) => {
      const booking = bookingIn('en');
      await page.clock.install();
      for (const call of calls) {
        await prepare(booking);
        await spoil(page, call, 'is superseded');
        await open(booking);
        await page.clock.fastForward(3_000);
        await isTold(page, call);
        await page.unrouteAll();
      }
    },
  );

test(
  'DUP-01 on every page of the member area 2013 in answer to any of its calls opens the notice',
  { tag: PHONE },
  async ({ page }) => {
    const site = new HistoryPage(page, 'en');
    const addressOf = await openAccount(site);
    for (const { path, parts } of READINGS)
      for (const call of Object.keys(parts) as CallName[]) {
        await spoil(page, call, 'is superseded');
        await page.goto(addressOf(path));
        await isTold(page, call);
        await page.unrouteAll();
      }
  },
);
