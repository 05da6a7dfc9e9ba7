import type { Page } from '@playwright/test';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { newCustomer } from '#tests/e2e/support/booking-page.ts';

const STORED = '0812345678';
const SHOWN = '081-234-5678';

const WRITTEN = [
  '+66 81 234 5678',
  '66812345678',
  '0066812345678',
  '081-234-5678',
  '๐๘๑ ๒๓๔ ๕๖๗๘',
  '+66 (0)81 2345678',
];

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+v');
}

/** As a browser's autofill does: the field has no focus and no key is pressed. */
const fillInByBrowser = (page: Page, text: string) =>
  page.locator('input[autocomplete="tel"]').evaluate((field: HTMLInputElement, filled) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, filled);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);

test(
  'a number typed key by key, pasted or filled in by the browser is the number that is stored',
  { tag: PHONE },
  async ({ page, context, bookingIn }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const booking = bookingIn('th');
    const customer = newCustomer();
    await booking.openAt('information', customer);
    const field = booking.field('Phone number');
    for (const written of WRITTEN) {
      await field.clear();
      await field.pressSequentially(written);
      await expect(field, `${written} typed`).toHaveValue(written);
      await field.blur();
      await expect(field, `${written} left`).toHaveValue(SHOWN);
      await field.clear();
      await field.focus();
      await paste(page, written);
      await expect(field, `${written} pasted`).toHaveValue(SHOWN);
      await field.clear();
      await field.blur();
      await fillInByBrowser(page, written);
      await expect(field, `${written} filled in`).toHaveValue(SHOWN);
    }
    await field.clear();
    await field.pressSequentially('66812345678');
    await booking.goOn('information');
    await expect(booking.main).toContainText(SHOWN);
    const code = await booking.confirm();
    expect(await inDatabase(`select customer->>'tel_no' as tel from appointment where code = $1`, [code])).toEqual([
      { tel: STORED },
    ]);
  },
);

test(
  'a keyboard that keeps its own caret, as composing ones do, types the number that is meant',
  { tag: PHONE },
  async ({ page, context, bookingIn }) => {
    const booking = bookingIn('th');
    await booking.openAt('information', { ...newCustomer(), tel: '' });
    const field = booking.field('Phone number');
    await field.focus();
    const keyboard = await context.newCDPSession(page);
    for (let at = 1; at <= STORED.length; at += 1) {
      const text = STORED.slice(0, at);
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: at, selectionEnd: at });
      await expect(field).toHaveValue(text);
    }
    await keyboard.send('Input.insertText', { text: STORED });
    await field.blur();
    await expect(field).toHaveValue(SHOWN);
  },
);

test(
  'an invalid number stays as it was typed, and the page says what is wrong with it',
  { tag: PHONE },
  async ({ bookingIn }) => {
    const booking = bookingIn('th');
    await booking.openAt('information', newCustomer());
    const field = booking.field('Phone number');
    const length = (have: number, need: number) =>
      booking.say('The phone number needs {need} digits and has {have}', { have, need });
    const start = booking.say('A Thai number begins with 06, 08 or 09 (10 digits), or with 02 to 05 or 07 (9 digits)');
    for (const [typed, said] of [
      ['6681234567', booking.say('The phone number needs {need} digits after 66 and has {have}', { have: 8, need: 9 })],
      ['08123456789', length(11, 10)],
      ['0212345678', length(10, 9)],
      ['0000000000', start],
      ['0812345678x', booking.say('Use digits only, such as 0812345678')],
    ] as const) {
      await field.clear();
      await field.pressSequentially(typed);
      await booking.onward('information').click();
      await expect(booking.mistakes.getByRole('link', { name: said })).toBeVisible();
      await expect(field).toHaveValue(typed);
    }
    await field.fill('02 123 4567');
    await booking.goOn('information');
    await expect(booking.main).toContainText('02-1234567');
  },
);
