import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { read, utils } from 'xlsx';
import { checkAtRest, DESKTOP, expect, test } from '#tests/e2e/support/test.ts';
import { companyWith } from '#tests/e2e/corporate/corporate-page.ts';
import { GroupPage, NAMES, PLATES } from './group-page.ts';

const [FIRST = '', SECOND = ''] = PLATES;
const CODE = /^[A-Z0-9]{4} ?[A-Z0-9]{4}$/;

/** The first car is ready, the second has its branch. */
async function inSecondCar(page: Page) {
  const site = new GroupPage(page, 'en');
  const company = await companyWith(PLATES);
  await site.bookAll(company);
  await site.fillIn(FIRST, 5);
  await site.openCar(SECOND);
  await site.branches.first().check({ force: true });
  await site.next('Choose services');
  return { site, company };
}

test(
  'CB-01, CB-03, CB-06, CB-10 three cars are chosen in the fleet table, filled in one by one at two branches, held, confirmed together, and listed with their codes, also as calendar and Excel file; then they cannot be chosen again',
  { tag: DESKTOP },
  async ({ page }) => {
    const site = new GroupPage(page, 'en');
    const company = await companyWith(PLATES);
    await site.bookAll(company);
    await expect(site.section('Being filled in')).toContainText('3 cars');
    for (const [place, plate] of PLATES.entries()) await site.fillIn(plate, place === 0 ? 3 : 4);
    await expect(site.section('Ready')).toContainText('3 cars');
    await checkAtRest(site, NAMES);
    await site.action(/^Hold the times of 3 cars$/).click();
    await expect(site.main.getByRole('timer')).toContainText('3 cars are held until');
    await site.action(/^Confirm 3 cars$/).click();
    await expect(site.done('3 cars are booked')).toBeVisible();
    for (const plate of PLATES) await expect(site.row(plate).getByRole('link')).toHaveText(CODE);
    await checkAtRest(site, NAMES);
    const saved = async (name: string) => {
      const [download] = await Promise.all([page.waitForEvent('download'), site.button(name).click()]);
      return readFile(await download.path());
    };
    const calendar = (await saved('Add all to calendar')).toString('utf8');
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    const book = read(await saved('Excel list'));
    const [sheet] = Object.values(book.Sheets);
    const rows = sheet ? utils.sheet_to_json<Record<string, string>>(sheet) : [];
    expect(rows.map((row) => row['Licence plate'] ?? '').toSorted()).toEqual(PLATES);
    expect(rows.every((row) => CODE.test(row['Booking code'] ?? ''))).toBe(true);
    const driver = site.row(FIRST);
    await driver.getByText('Send it to the driver').click();
    await driver.getByRole('button', { name: 'Make a link' }).click();
    await expect(driver.getByRole('textbox')).toHaveValue(/\/th\/visit#/);
    // The group is over: nothing of it is stored any more.
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('corporate-booking.car'))),
    ).toEqual([]);
    await site.link('Company bookings').click();
    await expect(site.title('Company bookings')).toBeVisible();
    await site.open('/booking');
    await expect(site.row(FIRST)).toContainText('Has a booking');
    await expect(site.row(FIRST).getByRole('button')).toHaveCount(0);
  },
);

test(
  'CB-05 chosen codes are kept in session storage; a reload and another tab keep every answer',
  { tag: DESKTOP },
  async ({ page, context }) => {
    const { site, company } = await inSecondCar(page);
    await expect(site.title('Choose services')).toBeVisible();
    const codes = await page.evaluate(() => sessionStorage.getItem('roddee.corporate-booking.cars'));
    for (const car of company.cars) expect(codes).toContain(car);
    await page.reload();
    await expect(site.title('Choose services')).toBeVisible();
    await expect(site.main).toContainText(SECOND);
    const other = new GroupPage(await context.newPage(), 'en');
    await other.open('/booking');
    await expect(other.title('Choose services')).toBeVisible();
    await other.page.getByRole('button', { name: /^Back to the overview/ }).click();
    await expect(other.section('Ready')).toContainText('1 car');
    await expect(other.section('Being filled in')).toContainText('2 cars');
    await expect(site.text('This booking was changed in another tab')).toBeVisible();
  },
);

test(
  'DUP-03 whoever is signed out by a sign-in elsewhere finds the group named at the sign-in, and comes back to the car that was looked at, with every answer',
  { tag: DESKTOP },
  async ({ page, browser }) => {
    const { site, company } = await inSecondCar(page);
    const elsewhere = await browser.newContext();
    await new GroupPage(await elsewhere.newPage(), 'en').openSignedIn(company);
    await elsewhere.close();
    await page.reload();
    await expect(page.getByRole('dialog')).toContainText('Your booking is kept');
    await page.getByRole('dialog').getByRole('button').first().click();
    const kept = page.getByRole('region', { name: 'Your group booking is kept' });
    await expect(kept).toContainText(`3 cars: ${PLATES.join(', ')}`);
    await checkAtRest(site, NAMES);
    await site.typeIn(company);
    await expect(site.title('Choose services')).toBeVisible();
    await expect(site.main).toContainText(SECOND);
    await site.page.getByRole('button', { name: /^Back to the overview/ }).click();
    await expect(site.section('Ready')).toContainText('1 car');
  },
);

test(
  "a group that was begun is named on the company's overview with the time of its holds, leads back to it, and is gone once it is booked",
  { tag: DESKTOP },
  async ({ page }) => {
    const site = new GroupPage(page, 'en');
    await site.bookAll(await companyWith([FIRST]));
    await site.fillIn(FIRST, 5);
    await site.action(/^Hold the time/).click();
    await expect(site.main.getByRole('timer')).toBeVisible();
    await site.open();
    const kept = page.getByRole('region', { name: 'Your group booking is kept' });
    await expect(kept).toContainText(`1 car: ${FIRST}`);
    await expect(kept.getByRole('timer')).toContainText(/1[0-5]:\d\d/);
    await checkAtRest(site, NAMES);
    await kept.getByRole('link').click();
    await site.action(/^Go on to confirm/).click();
    await site.action(/^Confirm/).click();
    await expect(site.done('1 car is booked')).toBeVisible();
    await site.open();
    await expect(site.title('Overview')).toBeVisible();
    await expect(site.main).toContainText('All cars');
    await expect(kept).toHaveCount(0);
  },
);

test(
  'CB-02, CB-09, CB-11 a collected car has the address as its first step, which is kept among the company’s and shown in the overview; its draft holds all its parts',
  { tag: DESKTOP },
  async ({ page }) => {
    const site = new GroupPage(page, 'en');
    const company = await companyWith([FIRST]);
    await site.bookAll(company);
    await site.openCar(FIRST);
    const steps = page.getByRole('navigation', { name: 'Booking steps' }).getByRole('listitem');
    await expect(steps).toHaveCount(4);
    await page.getByRole('checkbox', { name: /^Collect this car/ }).check();
    await expect(steps).toHaveCount(5);
    await expect(steps.first()).toHaveText(/Address/);
    await page.getByRole('textbox', { name: /^House number/ }).fill('99/1 ถนนสุขุมวิท');
    for (const [level, name] of [
      ['province', 'Bangkok'],
      ['district', 'Bang Na'],
      ['subDistrict', 'Bang Na'],
    ] as const) {
      const field = page.locator(`#take-car-${level}`);
      await field.click();
      await field.fill(name);
      await page.getByRole('option').first().click();
    }
    await site.next('Choose a branch');
    await site.branches.nth(6).check({ force: true });
    await site.next('Choose services');
    await site.chooseServiceAndTime();
    await expect(site.row(FIRST)).toContainText('99/1 ถนนสุขุมวิท');
    const address = { address: '99/1 ถนนสุขุมวิท', province: 'กรุงเทพมหานคร', district: 'บางนา' };
    expect(await site.storedDrafts()).toEqual([
      expect.objectContaining({
        car_profile_id: company.cars[0],
        note: '',
        is_guest: false,
        by_mr_fit: true,
        address_take_car: expect.objectContaining({ ...address, postal_code: '10260' }),
        branch: expect.objectContaining({ location_id: expect.any(Number), keyword: '' }),
        services: expect.objectContaining({ services: [expect.objectContaining({ id: expect.any(Number) })] }),
        dateTime: expect.objectContaining({ date: expect.any(String), time: expect.any(String) }),
        customer_data: expect.objectContaining({
          register_number: FIRST,
          brand: 'Toyota',
          model: 'Yaris',
          variant: expect.stringMatching(/./),
          master_car_data_id: expect.any(Number),
          car_name: expect.any(String),
        }),
      }),
    ]);
    await site.action(/^Hold the time of 1 car$/).click();
    await site.action(/^Confirm 1 car$/).click();
    await expect(site.done('1 car is booked')).toBeVisible();
    await expect(site.row(FIRST)).toContainText('99/1 ถนนสุขุมวิท');
  },
);

test(
  'Back leads from a car to its step before, from the first one to the overview, and from there to the page before, also after a car is done',
  { tag: DESKTOP },
  async ({ page }) => {
    const site = new GroupPage(page, 'en');
    await site.bookAll(await companyWith(PLATES));
    await site.openCar(FIRST);
    await site.branches.first().check({ force: true });
    await site.next('Choose services');
    await expect(site.title('Choose services')).toBeVisible();
    await page.goBack();
    await expect(site.title('Choose a branch')).toBeVisible();
    await expect(site.branches.first()).toBeChecked();
    await page.goForward();
    await expect(site.title('Choose services')).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(site.section('Being filled in')).toBeVisible();
    await site.openCar(FIRST);
    await site.next('Choose services');
    await site.chooseServiceAndTime();
    await site.openCar(SECOND);
    await site.branches.first().waitFor();
    await page.goBack();
    await expect(site.section('Ready')).toContainText('1 car');
    await page.goBack();
    await expect(page).toHaveURL(/\/carInfo\/list/);
  },
);

test(
  'CB-03 whoever removes cars by keyboard goes on from the heading, not from nowhere',
  { tag: DESKTOP },
  async ({ page }) => {
    const site = new GroupPage(page, 'en');
    await site.bookAll(await companyWith(PLATES));
    for (const plate of PLATES.toReversed()) {
      await site.button('Remove {shown}', { shown: plate }).press('Enter');
      await expect(site.row(plate).filter({ has: page.locator('[data-standing]') })).toHaveCount(0);
      await expect(page.locator(':focus')).toBeVisible();
      await expect(page.locator('body:focus')).toHaveCount(0);
    }
  },
);
