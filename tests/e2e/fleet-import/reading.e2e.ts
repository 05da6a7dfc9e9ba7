import { read, utils } from 'xlsx';
import { keepWordsWhole } from '#domain/whole-words.ts';
import { checkAtRest, DESKTOP, expect, journeyIn, PHONE, test } from '#tests/e2e/support/test.ts';
import { companyWith } from '#tests/e2e/corporate/corporate-page.ts';
import { twoLanguages, twoSheets, unlistedCars, withStrangeSheet } from './fleet-workbook.ts';
import { ImportPage, IN_LISTS, saved } from './import-page.ts';

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
    await checkAtRest(site, [...IN_LISTS, 'Chiang Mai', 'กรุงเทพฯ', 'Plate', 'Brand', 'Model', 'Variant', 'Year']);
    await notice.getByRole('button').click();
    await expect(site.importButton).toHaveText(keepWordsWhole('นำเข้า 7 คัน'));
    expect(await site.counts()).toEqual([7, 0, 0, 0]);
  },
);

for (const [language, size] of [
  ['th', PHONE],
  ['en', DESKTOP],
] as const)
  test(
    `FLEET-02 in ${language} sheets in which no cars are found are named beside the list that is read`,
    { tag: size },
    async ({ page }) => {
      const site = new ImportPage(page, language);
      await site.openImport(await companyWith());
      await site.choose(withStrangeSheet());
      await expect(site.step).toHaveText(site.say('Check before importing'));
      const named = site.main.getByRole('paragraph').filter({ hasText: 'ทะเบียนป้ายแดง' });
      await expect(named).toContainText(
        language === 'th'
          ? keepWordsWhole('ไม่ได้อ่านแผ่น ทะเบียนป้ายแดง, สรุปไม่พบคอลัมน์ทะเบียนรถ')
          : 'Not read: the sheets ทะเบียนป้ายแดง, สรุปNo column of licence plates was found there.',
      );
      expect(await site.counts()).toEqual([1, 0, 0, 0]);
      await checkAtRest(site, [...IN_LISTS, 'สามแผ่น', 'ทะเบียนป้ายแดง', 'สรุป', 'ลำดับ', 'หมายเหตุ', 'ขาย', 'แผนก']);
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
    await checkAtRest(site, [...IN_LISTS, '70-1234', '1กก 9', 'Hino', ...variants.slice(1)]);
    const { buffer } = await saved(site, site.downloadButton);
    const [sheet] = Object.values(read(buffer).Sheets);
    const texts = JSON.stringify(sheet && utils.sheet_to_json(sheet, { header: 1 }));
    for (const text of ['ask us to add it: ', `Write one of: ${variants.slice(1).join(', ')}`])
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
