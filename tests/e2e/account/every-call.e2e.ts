import type { Locator } from '@playwright/test';
import type { CallName } from '#contract/calls/all.ts';
import { callOf, FAULTS, spoil, type Fault } from '#tests/e2e/support/faults.ts';
import { expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { HistoryPage } from '#tests/e2e/car-care/history-page.ts';
import { openAccount, READINGS } from './readings.ts';

const faults = Object.keys(FAULTS) as Fault[];

const again = ({ main }: HistoryPage) =>
  main.getByRole('button', { name: /^(Try again|Check again)$/ }).filter({ visible: true });

async function notBlank({ page, main }: HistoryPage): Promise<void> {
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  await expect(page.getByRole('navigation', { name: 'My account' })).toBeVisible();
}

for (const { path, parts } of READINGS)
  for (const [call, ready] of Object.entries(parts) as [CallName, (site: HistoryPage) => Locator][])
    test(
      `CONT-09 ${path}, where ${call} fails, is slow or malformed: not blank, said, and there when it is asked for again`,
      { tag: PHONE },
      async ({ page, watch }) => {
        test.setTimeout(faults.length * 60_000);
        watch.expect(/status (?:of )?503|ERR_CONNECTION_REFUSED/);
        const site = new HistoryPage(page, 'en');
        const address = (await openAccount(site))(path);
        for (const fault of faults)
          await test.step(fault, async () => {
            const asked = page.waitForRequest((request) => callOf(request) === call);
            const mend = await spoil(page, call, fault);
            await page.goto(address);
            await asked;
            await notBlank(site);
            if (fault === 'takes 10 s') mend();
            await expect(ready(site).or(again(site)).first()).toBeVisible({ timeout: 40_000 });
            await notBlank(site);
            mend();
            await expect(async () => {
              const [button] = await again(site).all();
              if (!(await ready(site).isVisible())) await button?.click({ timeout: 1_000 });
              await expect(ready(site)).toBeVisible({ timeout: 2_000 });
            }).toPass({ timeout: 30_000 });
          });
      },
    );
