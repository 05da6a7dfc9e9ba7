import { read, utils, write } from 'xlsx';
import { keepWordsWhole } from '#domain/whole-words.ts';
import { checkAtRest, DESKTOP, expect, journeyIn, PHONE, test } from '#tests/e2e/support/test.ts';
import { companyWith } from '#tests/e2e/corporate/corporate-page.ts';
import { fleetWorkbook, rowOfCar, twoSheets } from './fleet-workbook.ts';
import { ImportPage, IN_LISTS, saved, type ListUpload } from './import-page.ts';

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
    await checkAtRest(site, IN_LISTS);
    await site.choose(mended(file, 'ว่าง.xlsx', { ขนส่ง: '' }));
    await expect(page.getByText('Empty cells remove what is stored: 4 values')).toBeVisible();
    // Beside the plate: where, sheet and row, then what changes.
    await expect(site.rows.nth(1).locator('[data-change]')).toBeInViewport({ ratio: 1 });
    await expect(change.locator('ins')).toContainText('–');
    await site.choose(mended(file, 'เปลี่ยน.xlsx', { ขนส่ง: 'ส่งของ' }));
    await expect(site.importButton).toHaveText('Import 4 cars');
    await expect(change.locator('ins')).toContainText('ส่งของ');
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
      await checkAtRest(site, IN_LISTS);
      await site.choose({ name: 'รายงาน.xlsx', buffer: Buffer.from('%PDF-1.7\nnot a workbook at all') });
      await expect(site.text('This is not an Excel file')).toBeVisible();
      await checkAtRest(site, IN_LISTS);
      await site.choose(twoSheets());
      await expect(site.text('hidden in Excel')).toBeVisible();
      await checkAtRest(site, [...IN_LISTS, 'รถ BKK', 'รถเก่า']);
      await site.choose(fleetWorkbook(60, 6));
      await site.tabs.first().waitFor();
      for (const tab of [3, 0, 2, 4]) {
        await site.tabs.nth(tab).click();
        await checkAtRest(site, IN_LISTS);
      }
      await page.locator('summary').first().click();
      await checkAtRest(site, IN_LISTS);
      await site.importButton.click();
      await site.button('Undo this import').waitFor();
      await checkAtRest(site, IN_LISTS);
      await site.button('Undo this import').click();
      await checkAtRest(site, IN_LISTS);
    },
  );
