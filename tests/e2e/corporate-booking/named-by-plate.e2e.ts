import type { Locator } from '@playwright/test';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { DESKTOP, expect, test } from '#tests/e2e/support/test.ts';
import { companyWith } from '#tests/e2e/corporate/corporate-page.ts';
import { GroupPage } from './group-page.ts';

const PLATES = ['1กก 1234', '2ขข 22', '3คค 333'];
const [FIRST = '', SECOND = ''] = PLATES;

const timesIn = async (place: Locator, plate: string) => (await place.innerText()).split(plate).length - 1;

test(
  'a car that is named by its plate shows it once in the lists, and the columns of the cars that are booked do not shift',
  { tag: DESKTOP },
  async ({ page }) => {
    const site = new GroupPage(page, 'en');
    const company = await companyWith(PLATES);
    await inDatabase(`update car set name = plate where owner_id = $1 and plate <> $2`, [company.id, SECOND]);
    await site.bookAll(company);
    await site.fillIn(FIRST, 3);
    await site.openCar(SECOND);
    await site.branches.nth(2).check({ force: true });
    await site.button('Back to the overview, go on later').click();
    await site.title('Book cars').waitFor();
    const rows = site.main.locator('[data-car]');
    await expect(rows).toHaveCount(PLATES.length);
    await expect(site.row(SECOND)).toContainText('คันเก่ง');
    for (const plate of PLATES) expect(await timesIn(site.row(plate), plate)).toBe(1);
    const columns = await rows.evaluateAll((lines) =>
      lines.map((line) => [...line.children].slice(0, 4).map((cell) => cell.getBoundingClientRect().left)),
    );
    expect(columns).toEqual(columns.map(() => columns[0]));

    await site.open('/maintenance');
    const cared = site.main.getByRole('region', { name: FIRST });
    await expect(cared.getByRole('heading')).toHaveText('Toyota Yaris');
    expect(await timesIn(cared, FIRST)).toBe(1);
    await site.open('/carInfo/list');
    await expect(site.grid.getByRole('row').filter({ hasText: FIRST })).toBeVisible();
    expect(await timesIn(site.grid.getByRole('row').filter({ hasText: FIRST }), FIRST)).toBe(1);
  },
);
