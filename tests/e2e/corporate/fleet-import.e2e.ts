import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { read, utils, write } from 'xlsx';
import { keepWordsWhole } from '#domain/whole-words.ts';
import { withDatabase } from '#tests/e2e/support/database.ts';
import { loseAnswers, spoil } from '#tests/e2e/support/faults.ts';
import { checkAtRest, DESKTOP, expect, journeyIn, PHONE, test } from '#tests/e2e/support/test.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { companyWith, OF_COMPANY } from './corporate-page.ts';
import { fleetWorkbook, rowOfCar, twoLanguages, twoSheets, unlistedCars } from './fleet-workbook.ts';
import { ImportPage, type ListUpload } from './import-page.ts';

const NAMES = [
  ...OF_COMPANY,
  'รายงาน.xlsx',
  'สองแผ่น.xlsx',
  'เปลี่ยน.xlsx',
  'Excel',
  'CSV',
  '.xlsx',
  '.xls',
  '.csv',
  'Toyota',
  'Hilux Revo',
  '2.4 Z Edition Double Cab',
  'Toyata',
  'Hilux Rivo',
  'Z Edtion',
  'ABC',
  'กก',
  'ส่งของ',

  'รถทั้งหมด พ.ย. 69',
  'แถว',
  'ขนส่ง',
  'ขาย',
  'ทะเบียนรถ',
  'ยี่ห้อ',
  'รุ่น',
  'รุ่นย่อย',
  'ลำดับ',
  'หมายเหตุ',
  'ปี พ.ศ.',
  'ปี  พ.ศ.',
  'ไม่ทราบ',
  'รถ',
  'รวม',
  'คัน',
  'ผู้จัดทำ',
  'สมหญิง',
  'แผนก',
  'รายการรถทั้งหมด ประจำเดือนพฤศจิกายน 2569',
];

/** The file that a button gives. */
async function saved({ page }: ImportPage, button: Locator): Promise<{ name: string; buffer: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), buffer: await readFile(await download.path()) };
}

/** The same workbook with other texts in its cells. */
function mended({ buffer }: ListUpload, name: string, texts: Readonly<Record<string, string>>): ListUpload {
  const book = read(buffer);
  for (const sheet of Object.values(book.Sheets))
    for (const [place, cell] of Object.entries(sheet)) {
      const text = place.startsWith('!') ? undefined : texts[String((cell as { v?: unknown }).v)];
      if (text !== undefined) Object.assign(cell as object, { v: text, t: 's', w: text });
    }
  return { name, buffer: write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer };
}

test(
  'FLEET-02 of 500 rows 480 are right: a suggestion is taken, the good ones are imported, the wrong ones come back as a workbook, and mended they are imported too',
  { tag: DESKTOP },
  async ({ page }) => {
    test.slow();
    const site = new ImportPage(page, 'th');
    const company = await companyWith();
    const file = fleetWorkbook(500, 20);
    await site.openImport(company);
    await site.choose(file);
    await expect(site.step).toHaveText(site.say('Check before importing'));
    await expect(site.step).toBeFocused();
    expect(await site.counts()).toEqual([480, 0, 0, 20, 2]);
    await expect(site.importButton).toHaveText(keepWordsWhole('นำเข้า 480 คัน'));
    await expect(site.rows.nth(1)).toContainText(`${rowOfCar(24)}`);
    await expect(site.rows.nth(1)).toContainText('Toyata');
    await site.main.getByRole('button', { name: 'ใช้ Toyota' }).first().click();
    await expect(site.importButton).toHaveText(keepWordsWhole('นำเข้า 481 คัน'));
    expect(await site.counts()).toEqual([481, 0, 0, 19, 2]);
    await site.importButton.click();
    await expect(site.step).toHaveText(keepWordsWhole('นำเข้าแล้ว 481 คัน'));
    await expect(site.step).toBeFocused();
    const wrong = await saved(site, site.downloadButton);
    expect(wrong.name).toBe('รถทั้งหมด พ.ย. 69 - ต้องแก้.xlsx');
    const [sheet] = Object.values(read(wrong.buffer).Sheets);
    const texts = JSON.stringify(sheet && utils.sheet_to_json(sheet, { header: 1 }));
    for (const text of ['Hilux Rivo', 'ไม่ใช่ปี', 'ไม่พบยี่ห้อนี้', String(rowOfCar(49))]) expect(texts).toContain(text);
    await site.choose(
      mended(wrong, 'mended.xlsx', {
        Toyata: 'Toyota',
        'Hilux Rivo': 'Hilux Revo',
        'Z Edtion': '2.4 Z Edition Double Cab',
        ไม่ทราบ: '2565',
      }),
    );
    await expect(site.step).toHaveText(site.say('Check before importing'));
    const [added, , , stillWrong] = await site.counts();
    expect([added, stillWrong]).toEqual([15, 4]);
    await site.importButton.click();
    await expect(site.step).toHaveText(keepWordsWhole('นำเข้าแล้ว 15 คัน'));
    await site.link('See the cars').click();
    await expect(site.grid).toHaveAttribute('aria-rowcount', '497');
  },
);

test(
  'FLEET-02, LANG-04 on a phone a list is imported, and its cars are shown, with their years as the file has them',
  { tag: [PHONE, ...journeyIn('th')] },
  async ({ page }) => {
    const site = new ImportPage(page, 'th');
    await site.openImport(await companyWith());
    await site.choose(fleetWorkbook(8, 1));
    await expect(site.tabs).toHaveCount(5);
    await expect(site.main.getByRole('list', { name: 'แถวที่ผิด' })).toBeVisible();
    await site.tabs.first().click();
    await expect(site.main.getByRole('listitem').filter({ hasText: '1กก 1000' })).toContainText('2560');
    await site.importButton.click();
    await expect(site.step).toHaveText(keepWordsWhole('นำเข้าแล้ว 7 คัน'));
    await site.link('See the cars').click();
    await expect(page.getByRole('link', { name: '1กก 1000' })).toContainText('2560');
  },
);

test(
  'FLEET-02 the same file twice changes nothing; a change shows old and new, and one undo takes it back',
  { tag: DESKTOP },
  async ({ page }) => {
    const site = new ImportPage(page, 'en');
    const company = await companyWith();
    const file = fleetWorkbook(8, 0);
    await site.openImport(company);
    await site.choose(file);
    await site.importButton.click();
    await expect(site.step).toHaveText('8 cars imported');
    await site.choose(file);
    await expect(site.step).toHaveText('Check before importing');
    expect(await site.counts()).toEqual([0, 0, 8, 0, 2]);
    await expect(
      site.text('All cars of the file are as they are here already: there is nothing to import.'),
    ).toBeVisible();
    await expect(site.importButton).toHaveCount(0);
    await site.choose(mended(file, 'เปลี่ยน.xlsx', { ขนส่ง: 'ส่งของ' }));
    await expect(site.importButton).toHaveText('Import 4 cars');
    expect(await site.counts()).toEqual([0, 4, 4, 0, 2]);
    const change = site.rows.nth(1).locator('[data-change]');
    await expect(change.locator('del')).toContainText('ขนส่ง');
    await expect(change.locator('ins')).toContainText('ส่งของ');
    await checkAtRest(site, NAMES);
    await site.importButton.click();
    await expect(site.step).toHaveText('4 cars imported');
    await site.button('Undo this import').click();
    await expect(page.getByRole('group', { name: 'Undo the whole import?' })).toBeVisible();
    await expect(site.step).toBeFocused();
    await site.button('Undo the import').click();
    await expect(site.step).toHaveText('The import is undone');
    await expect(site.main.getByRole('listitem').nth(1)).toContainText('4');
    await site.link('Overview').click();
    await expect(site.text('Undone {undone}', { undone: '' }).first()).toBeVisible();
    await site.open('/carInfo/list');
    await page.locator('#fleet-search').fill('ส่งของ');
    await expect(site.plates).toHaveCount(0);
  },
);

for (const [language, size] of [
  ['th', PHONE],
  ['en', DESKTOP],
] as const)
  test(
    `FLEET-02 in ${language} every step of the import is accessible, and fits its screen`,
    { tag: size },
    async ({ page }) => {
      const site = new ImportPage(page, language);
      await site.openImport(await companyWith());
      await checkAtRest(site, NAMES);
      await site.choose({ name: 'รายงาน.xlsx', buffer: Buffer.from('%PDF-1.7\nnot a workbook at all') });
      await expect(site.text('This is not an Excel file')).toBeVisible();
      await checkAtRest(site, NAMES);
      await site.choose(twoSheets());
      await expect(site.text('hidden in Excel')).toBeVisible();
      await checkAtRest(site, [...NAMES, 'รถ BKK', 'รถเก่า']);
      await site.choose(fleetWorkbook(60, 6));
      await site.tabs.first().waitFor();
      for (const tab of [3, 0, 2, 4]) {
        await site.tabs.nth(tab).click();
        await checkAtRest(site, NAMES);
      }
      await page.locator('summary').first().click();
      await checkAtRest(site, NAMES);
      await site.importButton.click();
      await site.button('Undo this import').waitFor();
      await checkAtRest(site, NAMES);
      await site.button('Undo this import').click();
      await checkAtRest(site, NAMES);
    },
  );

test(
  'FLEET-02 hidden sheets are read only when they are chosen, and a corrected column is remembered for the same headings',
  { tag: DESKTOP },
  async ({ page }) => {
    const site = new ImportPage(page, 'en');
    await site.openImport(await companyWith());
    await site.choose(twoSheets());
    await expect(page.getByRole('checkbox', { name: 'รถ BKK' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'รถเก่า' })).not.toBeChecked();
    await page.getByRole('checkbox', { name: 'รถเก่า' }).check();
    await site.main.getByRole('button', { name: 'Check 2 sheets' }).click();
    await expect(site.importButton).toHaveText('Import 2 cars');
    await page.locator('summary').first().click();
    const department = page.getByLabel('แผนก');
    await department.selectOption('driver_name');
    await expect(site.text('Driver')).not.toHaveCount(0);
    await site.button('Choose other sheets').click();
    await site.main.getByRole('button', { name: /^Check 1 sheet/ }).click();
    await page.reload();
    await site.choose(twoSheets());
    await site.main.getByRole('button', { name: /^Check 1 sheet/ }).click();
    await expect(site.text('The columns are read as you corrected them last time.')).toBeVisible();
    await expect(department).toHaveValue('driver_name');
    await site.button('Read them by their headings').click();
    await expect(site.text('The columns are read as you corrected them last time.')).toHaveCount(0);
    await expect(department).toHaveValue('department');
  },
);

test(
  'FLEET-02 a sheet whose plates are read as something else is named, its rows are wrong, and it is read by its headings again',
  { tag: [PHONE, DESKTOP, ...journeyIn('th')] },
  async ({ page }) => {
    const site = new ImportPage(page, 'th');
    await site.openImport(await companyWith());
    await site.choose(twoLanguages());
    await site.main.getByRole('button', { name: 'ตรวจ 2 แผ่นงาน' }).click();
    await expect(site.importButton).toHaveText(keepWordsWhole('นำเข้า 7 คัน'));
    await page.locator('summary').first().click();
    await page.getByLabel('Plate').selectOption('driver_name');
    await expect(site.importButton).toHaveText(keepWordsWhole('นำเข้า 4 คัน'));
    expect(await site.counts()).toEqual([4, 0, 0, 3]);
    const notice = page.getByRole('status').filter({ hasText: 'แผ่น “Chiang Mai” ไม่มีคอลัมน์ทะเบียนรถแล้ว' });
    await expect(notice).toContainText('3');
    const wrong = site.main.getByRole('tabpanel').filter({ visible: true });
    await expect(wrong).toContainText('แผ่นนี้ไม่มีคอลัมน์ทะเบียนรถ');
    await expect(wrong).not.toContainText('Plate');
    await checkAtRest(site, [...NAMES, 'Chiang Mai', 'กรุงเทพฯ', 'Plate', 'Brand', 'Model', 'Variant', 'Year']);
    await notice.getByRole('button').click();
    await expect(site.importButton).toHaveText(keepWordsWhole('นำเข้า 7 คัน'));
    expect(await site.counts()).toEqual([7, 0, 0, 0]);
  },
);

test(
  'FLEET-02 an answer that is lost is asked for with the same key, and nothing is imported twice',
  { tag: DESKTOP },
  async ({ page, watch }) => {
    watch.expect(/ERR_|Failed to load/);
    const site = new ImportPage(page, 'en');
    await site.openImport(await companyWith());
    await site.choose(fleetWorkbook(8, 0));
    await loseAnswers(page, 'importFleet', 1);
    await site.importButton.click();
    await expect(site.text('We do not know yet whether your cars were imported.')).toBeVisible();
    await site.button('Try again').click();
    await expect(site.step).toHaveText('8 cars imported');
  },
);

test(
  'FLEET-02, NAV-13 a preview asks before it is closed, survives another page of the site and a server that is down',
  { tag: DESKTOP },
  async ({ page, watch }) => {
    watch.expect(/status (?:of )?503/);
    const site = new ImportPage(page, 'en');
    await site.openImport(await companyWith());
    const mends = [
      await spoil(page, 'listFleet', 'answers 503'),
      await spoil(page, 'listCarTree', 'answers an empty object'),
    ];
    await site.choose(fleetWorkbook(8, 0));
    for (const mend of mends) {
      await expect(site.step).toHaveText('The list could not be checked');
      mend();
      await site.button('Try again').click();
    }
    await expect(site.importButton).toHaveText('Import 8 cars');
    await site.link('All cars').click();
    await expect(page).toHaveURL(/carInfo\/list$/);
    await page.goBack();
    await expect(site.importButton).toHaveText('Import 8 cars');
    expect(await site.closeTab()).toEqual(['beforeunload']);
  },
);

test(
  'DUP-03, FLEET-02 an import that is answered 2013 was not done: after signing in again the file is named, and choosing it again imports it',
  { tag: DESKTOP },
  async ({ page }) => {
    const site = new ImportPage(page, 'en');
    const company = await companyWith();
    const file = fleetWorkbook(8, 0);
    await site.openImport(company);
    await site.choose(file);
    await expect(site.importButton).toHaveText('Import 8 cars');
    await page.waitForLoadState('networkidle');
    await withDatabase((db) => signIn(db, 'company', company.id));
    await site.importButton.click();
    const notice = page.getByRole('dialog', { name: 'Logged out after logging in with another device.' });
    await notice.getByRole('button', { name: 'OK' }).click();
    await site.typeIn(company);
    await expect(site.text('“{fileName}” is not imported yet', { fileName: file.name })).toBeVisible();
    await site.choose(file);
    await site.importButton.click();
    await expect(site.step).toHaveText('8 cars imported');
  },
);

test(
  'CONT-09, FLEET-02 a last import that cannot be read is left out, and an undo without a good answer is asked for until it is known',
  { tag: DESKTOP },
  async ({ page, watch }) => {
    watch.expect(/status (?:of )?503/);
    const site = new ImportPage(page, 'en');
    const readable = await spoil(page, 'readLastImport', 'answers 503');
    await site.openImport(await companyWith());
    await site.choose(fleetWorkbook(8, 0));
    await site.importButton.click();
    await expect(site.step).toHaveText('8 cars imported');
    readable();
    await page.reload();
    const undoable = await spoil(page, 'undoImport', 'answers 503');
    await site.button('Undo this import').click();
    await site.button('Undo the import').click();
    await expect(site.text('We do not know yet whether the import was undone.')).toBeVisible();
    undoable();
    await site.button('Try again').click();
    await expect(site.step).toHaveText('The import is undone');
    await expect(site.main.getByRole('listitem').first()).toContainText('8');
  },
);

test(
  'FLEET-02 a row without a variant is mended with one of those that there are, and of a brand that our list lacks it is said who adds it, on the page and in the workbook',
  { tag: [PHONE, DESKTOP] },
  async ({ page }) => {
    const site = new ImportPage(page, 'en');
    await site.openImport(await companyWith());
    await site.choose(unlistedCars());
    await expect(site.step).toHaveText('Check before importing');
    const wrong = site.main.getByRole('tabpanel').filter({ visible: true });
    await expect(wrong).toContainText('70-1234');
    await expect(wrong).toContainText(/สมชาย ดูแลดี|Somchai Dulaedee/);
    await expect(wrong.getByRole('link').first()).toHaveAttribute('href', /^tel:0/);
    const choice = wrong.getByRole('combobox', { name: 'Variant of 1กก 9' });
    const variants = await choice.locator('option').allTextContents();
    expect(variants.length).toBeGreaterThan(4);
    await checkAtRest(site, [...NAMES, '70-1234', '1กก 9', 'Hino', ...variants.slice(1)]);
    const { buffer } = await saved(site, site.downloadButton);
    const [sheet] = Object.values(read(buffer).Sheets);
    const texts = JSON.stringify(sheet && utils.sheet_to_json(sheet, { header: 1 }));
    for (const text of ['ask us to add it: ', `Write one of: ${variants[1]}, `, ` and ${variants.length - 4} more`])
      expect(texts).toContain(text);
    await choice.selectOption(variants[1] ?? '');
    await expect(site.importButton).toHaveText('Import 2 cars');
    await expect(wrong.getByRole('combobox')).toHaveCount(0);
  },
);

test(
  'FLEET-02 on a phone a wrong row is headed by its plate, and says its row and its sheet',
  { tag: PHONE },
  async ({ page }) => {
    const site = new ImportPage(page, 'en');
    await site.openImport(await companyWith());
    await site.choose(unlistedCars());
    const card = site.main.getByRole('list', { name: 'Wrong rows' }).getByRole('listitem').first();
    await expect(card).toHaveText(/^70-1234\s*Row 3 in sheet “รถ”/);
  },
);
