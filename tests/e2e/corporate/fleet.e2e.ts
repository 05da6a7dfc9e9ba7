import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { read, utils } from 'xlsx';
import { CorporatePage, companyWith, OF_COMPANY } from './corporate-page.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { checkAtRest, DESKTOP, expect, journeyIn, PHONE, test } from '#tests/e2e/support/test.ts';
import { keepWordsWhole } from '#domain/whole-words.ts';
import { DEMO_PASSWORD } from '#server/content/demo/companies.ts';

/** As the server lists them. */
const PLATES = ['10กก 9', '1กก 1111', '2กก 22', '70-1234'];

test(
  'FLEET-01, FLEET-04, CORP-09 the fleet is searched, filtered, sorted and kept in the address; a search without result says what to change',
  { tag: DESKTOP },
  async ({ page }) => {
    const site = new CorporatePage(page, 'en');
    const company = await companyWith(PLATES);
    await site.openSignedIn(company, '/carInfo/list');
    await expect(site.plates).toHaveText(PLATES);
    await checkAtRest(site, [...OF_COMPANY, ...PLATES]);
    await site.button('Licence plate').click();
    await expect(site.plates).toHaveText(['1กก 1111', '2กก 22', '10กก 9', '70-1234']);
    await expect(page).toHaveURL(/sort=plate/);
    await site.button('Licence plate').click();
    await expect(site.plates).toHaveText(['70-1234', '10กก 9', '2กก 22', '1กก 1111']);
    await page.locator('#fleet-search').fill('กก');
    await expect(site.plates).toHaveText(['10กก 9', '2กก 22', '1กก 1111']);
    await expect(page).toHaveURL(/q=/);
    await page.reload();
    await expect(site.plates).toHaveText(['10กก 9', '2กก 22', '1กก 1111']);
    await page.locator('#fleet-search').fill('nothing like it');
    await expect(site.text('No car is found. Change the words or the filter.')).toBeVisible();
    await site.button('Clear filters').click();
    await expect(site.plates).toHaveCount(4);
    await page.locator('#fleet-brand').selectOption('Toyota');
    await expect(page).toHaveURL(/brand=Toyota/);
    await site.button('Columns {shown}/{all}', { shown: 8, all: 12 }).click();
    await page.getByRole('checkbox', { name: 'Driver' }).check();
    await page.keyboard.press('Escape');
    await expect(site.grid.getByRole('columnheader', { name: 'Driver' })).toBeVisible();
    await expect(page).toHaveURL(/columns=/);
  },
);

test(
  'FLEET-01 by keyboard the grid is one stop of Tab: arrows move, Space chooses, Shift and Space up to here, Enter opens the car',
  { tag: DESKTOP },
  async ({ page }) => {
    const site = new CorporatePage(page, 'en');
    await site.openSignedIn(await companyWith(PLATES), '/carInfo/list');
    const cell = (row: number, column: number) => site.grid.locator(`[data-row="${row}"][data-column="${column}"]`);
    await cell(0, 1).focus();
    await page.keyboard.press('ArrowDown');
    await expect(cell(1, 1)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(site.row('1กก 1111')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Space');
    await expect(site.bar).toContainText('3 of 4 cars chosen');
    await page.keyboard.press('Control+Home');
    await expect(cell(0, 1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(cell(0, 8)).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect(cell(-1, 0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/carInfo\/list\/[\da-f-]{36}$/);
  },
);

test(
  'FLEET-01, CAR-02 chosen cars stay chosen over filters, orders and a reload; those without a booking are deleted after a question, and the rest is named with the reason',
  { tag: DESKTOP },
  async ({ page }) => {
    const site = new CorporatePage(page, 'en');
    const company = await companyWith(PLATES);
    await site.openSignedIn(company, '/carInfo/list');
    await site.row('1กก 1111').getByRole('checkbox').click();
    await site.row('70-1234').getByRole('checkbox').click();
    await page.locator('#fleet-search').fill('70');
    await expect(site.bar).toContainText('1 is outside of this filter');
    await expect(page).toHaveURL(/q=%2270%22/);
    await page.reload();
    await expect(site.bar).toContainText('2 of 4 cars chosen');
    await site.bar.getByRole('button', { name: 'Delete 2 cars' }).click();
    const question = page.getByRole('group', { name: 'Delete 2 cars for good?' });
    await expect(question).toBeFocused();
    await expect(question).toContainText('1กก 1111, 70-1234');
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await site.bar.getByRole('button', { name: 'Delete 2 cars' }).click();
    await question.getByRole('button', { name: 'Delete 2 cars' }).click();
    await expect(site.text('{count, plural, one {# car deleted} other {# cars deleted}}', { count: 2 })).toBeVisible();
    await site.button('Clear filters').click();
    await expect(site.plates).toHaveText(['10กก 9', '2กก 22']);
    await expect(site.bar).toHaveCount(0);
  },
);

test(
  'FLEET-03 the chosen, the found or all cars are exported to Excel, each button with its scope',
  { tag: DESKTOP },
  async ({ page }) => {
    const site = new CorporatePage(page, 'th');
    await site.openSignedIn(await companyWith(PLATES), '/carInfo/list');
    const saved = async (button: Locator) => {
      const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
      expect(download.suggestedFilename()).toMatch(/^roddee-cars-25\d\d-\d\d-\d\d\.xlsx$/);
      const book = read(await readFile(await download.path()));
      const [sheet] = Object.values(book.Sheets);
      return sheet ? utils.sheet_to_json<Record<string, string>>(sheet).map((row) => row['ทะเบียนรถ']) : [];
    };
    expect(await saved(site.main.getByRole('button', { name: 'ส่งออกทั้งหมด 4 คัน' }))).toEqual(PLATES);
    await page.locator('#fleet-search').fill('70');
    expect(await saved(site.main.getByRole('button', { name: 'ส่งออก 1 คันที่พบ' }))).toEqual(['70-1234']);
    await site.button('Clear filters').click();
    for (const plate of ['2กก 22', '1กก 1111']) await site.row(plate).getByRole('checkbox').click();
    expect(await saved(site.bar.getByRole('button', { name: 'ส่งออก 2 คัน' }))).toEqual(['1กก 1111', '2กก 22']);
  },
);

for (const [language, size] of [
  ['th', PHONE],
  ['en', DESKTOP],
] as const)
  test(
    `FLEET-04 in ${language} a company adds a car with department, driver and odometer, named by its plate, and changes it`,
    { tag: [size, ...journeyIn(language)] },
    async ({ page }) => {
      const site = new CorporatePage(page, language);
      await site.openSignedIn(await companyWith(['1กก 1111']), '/carInfo/list');
      await site.link('Add a car').click();
      await page.locator('#my-car-plate').fill('5ขข 5555');
      for (const level of ['brand', 'model', 'variant', 'year'])
        await page.locator(`#my-car-${level}`).selectOption({ index: 1 });
      await page.locator('#car-note-department').fill('ขายปลีก');
      await page.locator('#car-note-driverName').fill('มานะ ขับดี');
      await page.locator('#car-note-driverTel').fill('12');
      await page.locator('#car-note-odometer').fill('12,345 กม.');
      await site.button('Save the car').click();
      await expect(site.mistakes).toContainText(site.say('Enter a Thai phone number, or leave it empty'));
      await page.locator('#car-note-driverTel').fill('0812345678');
      await site.button('Save the car').click();
      await expect(page).toHaveURL(/carInfo\/list$/);
      await expect(site.text('The car is saved')).toBeVisible();
      await page.getByRole('link', { name: '5ขข 5555' }).click();
      await expect(page.locator('#my-car-carName')).toHaveValue('5ขข 5555');
      for (const [field, value] of [
        ['department', 'ขายปลีก'],
        ['driverName', 'มานะ ขับดี'],
        ['driverTel', '0812345678'],
        ['odometer', '12345'],
      ])
        await expect(page.locator(`#car-note-${field}`)).toHaveValue(value ?? '');
      await page.locator('#car-note-department').fill('ขายส่ง');
      await site.button('Save the car').click();
      await expect(page).toHaveURL(/carInfo\/list$/);
      await page.locator('#fleet-search').fill('ขายส่ง');
      await expect(page.getByRole('link', { name: '5ขข 5555' })).toBeVisible();
      await expect(page.getByRole('link', { name: '1กก 1111' })).toHaveCount(0);
    },
  );

test(
  'FLEET-01 of 10,000 cars only those in view exist, a search answers, and the end is reached by key',
  { tag: DESKTOP },
  async ({ page }) => {
    const site = new CorporatePage(page, 'th');
    const demo = { id: '', cars: [], username: 'thaiphuet', password: DEMO_PASSWORD };
    await site.openSignedIn(demo, '/carInfo/list');
    await expect(site.grid).toHaveAttribute('aria-rowcount', '10001');
    expect(await site.grid.getByRole('row').count()).toBeLessThan(60);
    await site.grid.locator('[data-row="0"][data-column="1"]').focus();
    await page.keyboard.press('Control+End');
    await expect(site.grid.locator('[data-row="9999"][data-column="1"]')).toBeFocused();
    await site.grid.getByRole('checkbox').first().click();
    await expect(site.bar).toContainText('เลือก 10,000 คัน จาก 10,000');
    await page.locator('#fleet-search').fill('ตู้เย็น');
    await expect(site.grid).not.toHaveAttribute('aria-rowcount', '10001');
    await expect(site.bar).toContainText(keepWordsWhole('อยู่นอกตัวกรองนี้'));
  },
);

test(
  'LANG-04, FLEET-01 in Thai a car’s year is shown and chosen in the Buddhist era, and the address keeps the Gregorian one',
  { tag: DESKTOP },
  async ({ page }) => {
    const site = new CorporatePage(page, 'th');
    await site.openSignedIn(await companyWith(PLATES), '/carInfo/list');
    await expect(site.row('1กก 1111')).toContainText('2565');
    await page.locator('#fleet-year').selectOption({ label: '2565' });
    await expect(page).toHaveURL(/year=2022|year=%222022%22/);
    await expect(site.plates).toHaveCount(4);
  },
);

test(
  'FLEET-01, CAR-02 two cars with one plate are told apart by their provinces: in the list, by the search, and before one is deleted',
  { tag: [PHONE, DESKTOP] },
  async ({ page }) => {
    const site = new CorporatePage(page, 'en');
    const company = await companyWith(['1กก 1111', '1กก 1112', '2กก 22']);
    for (const [place, province] of ['ชลบุรี', 'ระยอง'].entries())
      await inDatabase('update car set province = $2, plate = $3, plate_key = $4 where id = $1', [
        company.cars[place],
        province,
        '1กก 1111',
        '1กก1111',
      ]);
    await site.openSignedIn(company, '/carInfo/list');
    const names = [...OF_COMPANY, '1กก 1111', '2กก 22', 'ชลบุรี', 'ระยอง'];
    await expect(site.main.getByRole('link', { name: /1กก 1111\s*ชลบุรี/ })).toBeVisible();
    await expect(site.main.getByRole('link', { name: /1กก 1111\s*ระยอง/ })).toBeVisible();
    await checkAtRest(site, names);
    await page.locator('#fleet-search').fill('1111 ระยอง');
    await expect(site.main.getByRole('link', { name: /1กก 1111/ })).toHaveCount(1);
    await page.getByRole('checkbox', { name: 'Choose 1กก 1111 ระยอง' }).click();
    await expect(site.bar).toBeVisible();
    await checkAtRest(site, names);
    await site.doWithChosen('Delete 1 car');
    await expect(page.getByRole('group', { name: 'Delete 1 car for good?' })).toContainText('1กก 1111 ระยอง');
  },
);

test(
  'FLEET-01, CORP-09 on a phone the bar of the chosen cars leaves room for them: what is done less often is behind a button',
  { tag: PHONE },
  async ({ page }) => {
    const site = new CorporatePage(page, 'en');
    await site.openSignedIn(await companyWith(PLATES), '/carInfo/list');
    await page.getByRole('checkbox', { name: 'Choose 70-1234' }).click();
    const height = async () => (await site.bar.boundingBox())?.height ?? Infinity;
    expect(await height()).toBeLessThan(120);
    await expect(site.bar.getByRole('button', { name: 'Delete 1 car' })).toHaveCount(0);
    await site.bar.getByRole('button', { name: 'More' }).click();
    await expect(site.bar.getByRole('button', { name: 'Export 1 car' })).toBeVisible();
    await site.bar.getByRole('button', { name: 'Clear choice' }).click();
    await expect(site.bar).toHaveCount(0);
  },
);

test('CORP-09 no filter of the fleet is cut off', { tag: DESKTOP }, async ({ page }) => {
  const site = new CorporatePage(page, 'en');
  const demo = { id: '', cars: [], username: 'siamyen', password: DEMO_PASSWORD };
  await site.openSignedIn(demo, '/carInfo/list');
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 });
    for (const field of ['brand', 'model', 'year', 'department'])
      expect(
        await page.locator(`#fleet-${field}`).evaluate((select: HTMLSelectElement) => {
          const style = getComputedStyle(select);
          const words = document.createElement('canvas').getContext('2d');
          if (words === null) return -1;
          words.font = style.font;
          const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
          return room - words.measureText(select.selectedOptions[0]?.text ?? '').width;
        }),
        `${field} at ${width}`,
      ).toBeGreaterThanOrEqual(0);
  }
});
