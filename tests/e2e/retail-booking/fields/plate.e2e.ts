import { LookupPage } from '#tests/e2e/booking-lookup/lookup-page.ts';
import { expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { newCustomer } from '#tests/e2e/support/booking-page.ts';

test(
  'Latin letters in a plate get an error message, and a pasted plate fills number and province',
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
    await expect(booking.mistakes.getByRole('link', { name: asOnThePlate })).toBeVisible();

    await plate.clear();
    await page.evaluate(() => navigator.clipboard.writeText('1กก 1234 เชียงใหม่'));
    await page.keyboard.press('ControlOrMeta+v');
    await expect(plate).toHaveValue('1กก 1234');
    await expect(province).toHaveValue('เชียงใหม่');

    for (const wrong of ['ตาค', 'เชียงใหมม่']) {
      await plate.fill(`1กก 12 ${wrong}`);
      await plate.blur();
      await expect(plate).toHaveValue(`1กก 12 ${wrong}`);
      const unknown = '“{name}” is no province that we know. Type only the plate, such as 1กก 1234';
      await expect(plate).toHaveAccessibleDescription(new RegExp(booking.say(unknown, { name: wrong })));
    }
    await plate.fill('9กก 4321 พระนครศรีอยุธยา');
    expect(await plate.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
    await plate.fill('๙กก ๔๓๒๑ กทม.');
    await plate.blur();
    await expect(plate).toHaveValue('9กก 4321');
    await expect(province).toHaveValue('กรุงเทพมหานคร');
    await booking.goOn('information');
    await expect(booking.main).toContainText('9กก 4321');
    await expect(booking.main).toContainText('กรุงเทพมหานคร');
  },
);

test(
  'the look-up finds a plate that was typed with its province, and keeps the plate alone',
  { tag: PHONE },
  async ({ page, other }) => {
    const { plate, code } = await other.bookLate(1012, newCustomer().plate);
    const lookup = new LookupPage(page, 'th');
    await page.goto('/th/booking/find');
    await lookup.takenOver();
    await lookup.fillIn(`${plate} เชียงใหม่`, '');
    await lookup.field('Booking code').focus();
    await expect(lookup.field('Licence plate')).toHaveValue(plate);
    await lookup.look(`${plate} จ.เชียงใหม่`, code);
    await expect(lookup.text('Your booking was found.')).toBeVisible();
  },
);
