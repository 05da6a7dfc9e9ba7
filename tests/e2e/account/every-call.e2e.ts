import type { Locator } from '@playwright/test';
import type { CallName } from '#contract/calls/all.ts';
import { addDays, branchNow } from '#domain/thai-calendar.ts';
import { callOf, FAULTS, spoil, type Fault } from '#tests/e2e/support/faults.ts';
import { expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { HistoryPage } from '#tests/e2e/car-care/history-page.ts';

/** A page of the member area, the calls that it makes when it is opened, and what is there of each when all is well. */
interface Reading {
  readonly path: string;
  readonly parts: Partial<Record<CallName, (site: HistoryPage) => Locator>>;
}

const CAR = 'คันเก่ง';
const faults = Object.keys(FAULTS) as Fault[];
const { date: today } = branchNow(new Date());
const OVERVIEW = ({ page }: HistoryPage) => page.getByRole('region', { name: 'Due soon' }).getByText('Due now');

/** `ID` is the car's. */
const READINGS: readonly Reading[] = [
  {
    path: '/me',
    parts: {
      listBookings: (site) => site.text('No visit is booked'),
      groupMaintenance: OVERVIEW,
      listServiceHistory: OVERVIEW,
      listServices: OVERVIEW,
      listSoonest: OVERVIEW,
    },
  },
  {
    path: '/me/account',
    parts: {
      readProfile: (site) => site.field('First name'),
      readCardData: (site) => site.main.getByText(/^(\d{4} ){3}\d{4}$/),
    },
  },
  {
    path: '/me/bluepoints',
    parts: {
      readPoints: (site) => site.text('When your points end'),
      listPointHistory: (site) => site.text('Your points will show here'),
    },
  },
  { path: '/me/booking', parts: { listBookings: ({ rows }) => rows.first() } },
  { path: '/me/cars', parts: { listMyCars: (site) => site.main.getByText(CAR) } },
  {
    path: '/me/cars/ID/edit',
    parts: {
      readMyCar: (site) => site.field('Licence plate'),
      listCarMasterData: ({ main }) => main.getByRole('combobox', { name: /^Brand/ }).and(main.locator(':enabled')),
    },
  },
  {
    path: '/me/cars/ID/history',
    parts: { readMyCar: (site) => site.main.getByText(CAR).first(), listServiceHistory: ({ rows }) => rows.first() },
  },
  { path: '/me/maintainance', parts: { groupMaintenance: (site) => site.car(CAR) } },
  {
    path: '/me/redeem',
    parts: {
      listCoupons: (site) => site.button('Redeem').first(),
      listRedemptions: (site) => site.text('Nothing redeemed yet'),
    },
  },
];

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
        await site.openSignedIn();
        const visit = { day: addDays(today, -400), services: [401], odometer: 20_000 };
        const address = `/en${path.replace('ID', await site.hasCar(CAR, '5กก 5555', [visit]))}`;
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
