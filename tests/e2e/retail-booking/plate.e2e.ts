import { LookupPage } from '#tests/e2e/booking-lookup/lookup-page.ts';
import { expect, PHONE } from '#tests/e2e/support/test.ts';
import { newCustomer } from './booking-page.ts';
import { test } from './test.ts';

test(
  'Latin letters in a plate are answered, and a pasted plate fills number and province',
  { tag: PHONE },
  async ({ page, context, bookingIn }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const booking = bookingIn('th');
    await booking.openAt('information', { ...newCustomer(), plate: '' });
    const plate = booking.field('Licence plate');
    const province = page.getByRole('combobox', { name: booking.say('Province on the plate (optional)') });
    const asOnThePlate = booking.say('Type it as on the plate, in Thai letters, such as 1กก 1234');

    await plate.pressSequentially('AB 1234');
    await plate.blur();
    await expect(plate).toHaveValue('AB 1234');
    await expect(plate).toHaveAccessibleDescription(new RegExp(asOnThePlate));
    await booking.onward('information').click();
    await expect(page.getByRole('alert').getByRole('link', { name: asOnThePlate })).toBeVisible();

    await plate.clear();
    await page.evaluate(() => navigator.clipboard.writeText('1กก 1234 เชียงใหม่'));
    await page.keyboard.press('ControlOrMeta+v');
    await expect(plate).toHaveValue('1กก 1234');
    await expect(province).toHaveValue('เชียงใหม่');

    await plate.fill('๙กก ๔๓๒๑ กทม.');
    await plate.blur();
    await expect(plate).toHaveValue('9กก 4321');
    await expect(province).toHaveValue('กรุงเทพมหานคร');
    await booking.goOn('information');
    await expect(booking.main).toContainText('9กก 4321');
    await expect(booking.main).toContainText('กรุงเทพมหานคร');
  },
);

test('the look-up answers a province that is typed into the plate', { tag: PHONE }, async ({ page, siteIn }) => {
  const { say } = siteIn('th');
  await page.goto('/th/booking/find');
  const lookup = new LookupPage(page, 'th');
  await lookup.look('1กก 1234 เชียงใหม่', 'K7RM4XHD');
  await expect(lookup.main).toContainText(say('Leave out the province: only the letters and digits, such as 1กก 1234'));
  await expect(lookup.field('Licence plate')).toHaveValue('1กก 1234 เชียงใหม่');
});
