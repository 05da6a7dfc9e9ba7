import type { Locator } from '@playwright/test';
import type { CallName } from '#contract/calls/all.ts';
import { addDays, branchNow } from '#domain/thai-calendar.ts';
import type { HistoryPage } from '#tests/e2e/car-care/history-page.ts';

/** A page of the member area, the calls that it makes when it is opened, and what is there of each when all is well. */
export interface Reading {
  readonly path: string;
  readonly parts: Partial<Record<CallName, (site: HistoryPage) => Locator>>;
}

const CAR = 'คันเก่ง';
const OVERVIEW = ({ page }: HistoryPage) => page.getByRole('region', { name: 'Due soon' }).getByText('Due now');

/** `ID` is the car's. */
export const READINGS: readonly Reading[] = [
  {
    path: '/me',
    parts: {
      listBookings: (site) => site.text('No visit is booked'),
      groupMaintenance: OVERVIEW,
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

/** Of a new member with a car that was serviced long ago; the address of each page. */
export async function openAccount(site: HistoryPage): Promise<(path: string) => string> {
  await site.openSignedIn();
  const visit = { day: addDays(branchNow(new Date()).date, -400), services: [401], odometer: 20_000 };
  const id = await site.hasCar(CAR, '5กก 5555', [visit]);
  return (path) => `/${site.language}${path.replace('ID', id)}`;
}
