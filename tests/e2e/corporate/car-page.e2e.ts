import { PHOTO_MAX_BYTES } from '#domain/constants.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { jpeg } from '#tests/support/photos.ts';
import { CorporatePage, companyWith, OF_COMPANY } from './corporate-page.ts';

const PLATES = ['10กก 9', '1กก 1111', '2กก 22', '70-1234'];

test(
  'CAR-03 a photo of a fleet car over 2 MB that is none is refused, and one that is sent is shown, kept with the car and removed',
  { tag: [PHONE, DESKTOP] },
  async ({ page }) => {
    const site = new CorporatePage(page, 'th');
    const company = await companyWith(['1กก 1111']);
    const path = `/carInfo/list/${company.cars[0]}`;
    await site.openSignedIn(company, path);
    const input = page.locator('#car-photo');
    const shown = site.main.getByRole('img', { name: site.say('Photo of the car') });
    const width = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth);
    const file = (buffer: Buffer) => ({ name: 'car.jpg', mimeType: 'image/jpeg', buffer });
    await input.setInputFiles(file(Buffer.alloc(PHOTO_MAX_BYTES + 1)));
    await expect(page.locator('#car-photo-error')).toHaveText(site.say('Limit file size 2 Mb, please try again.'));
    await input.setInputFiles(file(jpeg()));
    await expect.poll(width).toBeGreaterThan(0);
    await site.button('Save the car').click();
    await expect(page).toHaveURL(/carInfo\/list$/);
    const photos = () =>
      inDatabase('select f.type from photo f join car c on c.id = f.car_id where c.owner_id = $1', [company.id]);
    expect(await photos()).toHaveLength(1);
    await site.open(path);
    await expect.poll(width).toBeGreaterThan(0);
    await checkAtRest(site, [...OF_COMPANY, '1กก 1111', 'JPEG', 'PNG', 'WebP', 'MB', 'Toyota', 'Yaris', 'Ativ']);
    await site.button('Remove the photo').click();
    await site.button('Save the car').click();
    await expect(page).toHaveURL(/carInfo\/list$/);
    expect(await photos()).toEqual([]);
  },
);

test(
  'the title of a fleet car’s page names its plate, and going back leads to its row in the grid',
  { tag: DESKTOP },
  async ({ page }) => {
    const site = new CorporatePage(page, 'en');
    await site.openSignedIn(await companyWith(PLATES), '/carInfo/list');
    await site.grid.locator('[data-row="2"][data-column="1"]').focus();
    await page.keyboard.press('Enter');
    await expect(site.main.getByRole('heading', { level: 1 })).toContainText('2กก 22');
    await expect(page).toHaveTitle(/^2กก 22 · Car · /);
    await page.goBack();
    await expect(site.grid.locator('[data-row="2"][data-column="1"]')).toBeFocused();
  },
);

test(
  'Shift and arrows choose cars while moving, and going back gives up only what was added',
  { tag: DESKTOP },
  async ({ page }) => {
    const site = new CorporatePage(page, 'en');
    await site.openSignedIn(await companyWith(PLATES), '/carInfo/list');
    await site.row('70-1234').getByRole('checkbox').click();
    const chosen = () => site.grid.locator('[role=row][aria-selected=true] a').allTextContents();
    await site.grid.locator('[data-row="1"][data-column="1"]').focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(site.grid.locator('[data-row="3"][data-column="1"]')).toBeFocused();
    expect(await chosen()).toEqual(['1กก 1111', '2กก 22', '70-1234']);
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Shift+ArrowUp');
    expect(await chosen()).toEqual(['1กก 1111', '70-1234']);
    await page.keyboard.press('Shift+ArrowUp');
    expect(await chosen()).toEqual(['10กก 9', '1กก 1111', '70-1234']);
  },
);
