import { inDatabase } from '#tests/e2e/support/database.ts';
import { spoil } from '#tests/e2e/support/faults.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { CorporatePage, companyWith, OF_COMPANY } from './corporate-page.ts';

const PLACE = '/account/pickup';
const NAMES = [...OF_COMPANY, '99 ซอยสุขใจ', 'คลองเตย', 'คลองตัน'];

async function choose(site: CorporatePage, label: string, typed: string): Promise<void> {
  const field = site.main.getByRole('combobox', { name: site.say(label), exact: true });
  // The list of a field at the bottom of a phone finds its place while it is narrowed.
  await expect(async () => {
    await field.click();
    await site.page.getByRole('searchbox').or(field).last().fill(typed);
    await site.page.getByRole('option').filter({ hasText: typed }).first().click({ timeout: 3_000 });
  }).toPass();
}

for (const [language, size] of [
  ['th', PHONE],
  ['en', DESKTOP],
] as const)
  test(
    `CB-07 a company adds a pick-up address, where the post code follows, and removes it after a question, in ${language}`,
    { tag: size },
    async ({ page }) => {
      const site = new CorporatePage(page, language);
      const company = await companyWith();
      await site.openSignedIn(company, '/account/myProfile');
      await site.main.getByRole('link', { name: site.say('Pick-up addresses') }).click();
      await expect(site.text('No pick-up address yet')).toBeVisible();
      await checkAtRest(site, NAMES);
      await site.button('Add an address').click();
      await site.button('Add').click();
      await expect(site.mistakes.getByRole('link')).toHaveCount(5);
      await site.field('House number, street, where the car stands').fill('99 ซอยสุขใจ');
      const [province, district, subDistrict] =
        language === 'th' ? ['กรุงเทพมหานคร', 'คลองเตย', 'คลองตัน'] : ['Bangkok', 'Khlong Toei', 'Khlong Tan'];
      await choose(site, 'Province', province);
      await choose(site, 'District', district);
      await choose(site, 'Sub-district', subDistrict);
      await expect(site.main.getByLabel(site.say('Post code'))).toHaveValue('10110');
      await site.button('Add').click();
      await expect(site.text('The address was added.')).toBeVisible();
      const row = site.main.getByRole('listitem').filter({ hasText: '99 ซอยสุขใจ' });
      await expect(row).toContainText('คลองตัน คลองเตย กรุงเทพมหานคร 10110');
      await checkAtRest(site, NAMES);
      const stored = () =>
        inDatabase('select index, postal_code from take_car_address where company_id = $1', [company.id]);
      expect(await stored()).toEqual([{ index: 1, postal_code: '10110' }]);
      await row.getByRole('button').click();
      await expect(site.button('Keep the address')).toBeFocused();
      await page.keyboard.press('Escape');
      await row.getByRole('button').click();
      await site.button('Delete the address').click();
      await expect(site.text('The address was removed.')).toBeVisible();
      await expect(site.text('No pick-up address yet')).toBeVisible();
      expect(await stored()).toEqual([]);
    },
  );

test(
  'CONT-09, CB-07 addresses that cannot be read are asked for again, and 50 are the most',
  { tag: DESKTOP },
  async ({ page, watch }) => {
    watch.expect(/status (?:of )?503/);
    const site = new CorporatePage(page, 'en');
    const company = await companyWith();
    await inDatabase(
      `insert into take_car_address (company_id, index, address, province, district, sub_district, postal_code, created_at)
       select $1, n, n || ' ซอยสุขใจ', 'กรุงเทพมหานคร', 'คลองเตย', 'คลองตัน', '10110', app_now() from generate_series(1, 50) n`,
      [company.id],
    );
    const mend = await spoil(page, 'listTakeCarAddresses', 'answers 503');
    await site.openSignedIn(company, PLACE);
    await expect(site.text('Cannot display data now, try again')).toBeVisible();
    mend();
    await site.button('Try again').click();
    await expect(site.main.getByRole('listitem')).toHaveCount(50);
    await expect(page.getByText('There are 50 addresses, the most there can be.')).toBeVisible();
    await expect(site.button('Add an address')).toHaveCount(0);
  },
);
