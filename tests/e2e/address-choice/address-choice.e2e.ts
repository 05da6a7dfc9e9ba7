import { callOf } from '#tests/e2e/support/faults.ts';
import { DESKTOP, expect, JOURNEY, PHONE, test } from '#tests/e2e/support/test.ts';
import { AddressPage } from './address-page.ts';

test(
  'an address is chosen on a phone, from lists that are searched in either language; the post code follows, and another province clears the rest',
  { tag: [PHONE, JOURNEY] },
  async ({ page }) => {
    const address = new AddressPage(page);
    await address.open();
    const [province, district, subDistrict, postCode] = (
      ['Province', 'District', 'Sub-district', 'Post code'] as const
    ).map((label) => address.place(label));
    if (!province || !district || !subDistrict || !postCode) throw new Error('no fields');
    await expect(district).toHaveAttribute('aria-disabled', 'true');

    await province.click();
    await expect(address.options).toHaveCount(77);
    await province.fill('phuk');
    await address.option('ภูเก็ต').click();
    await district.click();
    await expect(address.options).toHaveCount(3);
    await district.fill('อ.กะท');
    await address.option('กะทู้').click();
    await subDistrict.fill('กมลา');
    await postCode.focus();
    await expect(subDistrict).toHaveValue('กมลา');
    await expect(postCode).toHaveValue('83150');
    await postCode.selectOption('83120');
    await subDistrict.fill('ป่าต');
    await address.option('ป่าตอง').click();
    await expect(postCode).toHaveValue('83150');

    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    const box = await subDistrict.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);

    await province.fill('กทม');
    await address.option('กรุงเทพมหานคร').click();
    for (const field of [district, subDistrict, postCode]) await expect(field).toHaveValue('');
    await district.click();
    await expect(address.options).toHaveCount(50);
  },
);

test(
  'RB-16 with the keyboard alone: where the districts cannot be loaded, the province stays, and they are asked for again',
  { tag: DESKTOP },
  async ({ page, watch }) => {
    watch.expect(/ERR_CONNECTION_REFUSED/);
    const address = new AddressPage(page);
    let isBroken = true;
    await page.route('**/merchant/api/get/address', (route) => {
      const isOfDistricts = route.request().postData()?.includes('province_id') === true;
      expect(callOf(route.request())).toBe('listAddressPlaces');
      return isBroken && isOfDistricts ? route.abort('connectionrefused') : route.continue();
    });
    await address.open();
    await address.keyboard.typeInto(address.place('Province'), 'โคราช');
    await page.keyboard.press('Enter');
    await expect(address.text('The districts could not be loaded.')).toBeVisible();
    await expect(address.place('Province')).toHaveValue('นครราชสีมา');
    isBroken = false;
    await address.keyboard.pressOn(address.button('Try again').last(), 'Enter');
    await expect(address.place('District')).not.toHaveAttribute('aria-disabled');
    await address.place('District').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(address.place('District')).not.toHaveValue('');
    await expect(address.place('Sub-district')).not.toHaveAttribute('aria-disabled');
  },
);
