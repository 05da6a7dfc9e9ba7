import { withDatabase } from '#tests/e2e/support/database.ts';
import { loseAnswers, spoil } from '#tests/e2e/support/faults.ts';
import { DESKTOP, expect, test } from '#tests/e2e/support/test.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { companyWith } from '#tests/e2e/corporate/corporate-page.ts';
import { fleetWorkbook, tooLongSheet } from './fleet-workbook.ts';
import { ImportPage } from './import-page.ts';

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
  'FLEET-02 a sheet that has too many rows is refused, and another one of the file is read instead',
  { tag: DESKTOP },
  async ({ page }) => {
    test.slow();
    const site = new ImportPage(page, 'en');
    await site.openImport(await companyWith());
    await site.choose(tooLongSheet());
    await site.main.getByRole('button', { name: 'Check 2 sheets' }).click();
    await expect(site.text('There are too many rows in this file')).toBeVisible();
    await site.button('Choose other sheets').click();
    await page.getByRole('checkbox', { name: 'ยาว' }).uncheck();
    await site.main.getByRole('button', { name: 'Check 1 sheet' }).click();
    await expect(site.importButton).toHaveText('Import 1 car');
  },
);
