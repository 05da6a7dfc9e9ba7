import { inDatabase } from '#tests/e2e/support/database.ts';
import { expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { newCustomer } from '#tests/e2e/support/booking-page.ts';

test(
  'pasted control characters block nothing: a message keeps its line breaks, and a person with one name books',
  { tag: PHONE },
  async ({ page, context, bookingIn }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const booking = bookingIn('th');
    await booking.openAt('information', { ...newCustomer(), firstName: '', lastName: '-' });
    const paste = async (label: string, text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await booking.field(label).focus();
      await page.keyboard.press('ControlOrMeta+v');
    };
    await paste('First name', 'มา\u0092นี\u200b\u0007');
    await paste('Message to the mechanic', 'เบรก\u000bมีเสียง\u0092\u0085ตอนเช้า');
    await booking.goOn('information');
    await expect(booking.main.getByText('มานี', { exact: true })).toBeVisible();
    const code = await booking.confirm();
    expect(
      await inDatabase(
        `select note, customer->>'first_name' as first, customer->>'last_name' as last from appointment where code = $1`,
        [code],
      ),
    ).toEqual([{ note: 'เบรก\nมีเสียง\nตอนเช้า', first: 'มานี', last: '-' }]);
  },
);

test(
  'a name that is none gets one clear answer, and nothing of it is cut off',
  { tag: PHONE },
  async ({ bookingIn }) => {
    const booking = bookingIn('en');
    await booking.openAt('information', newCustomer());
    const last = booking.field('Last name');
    for (const [typed, said] of [
      ['<b>', 'A name cannot have “<” in it. Type it in letters'],
      ['ใ\u0e49\u0e49จดี', 'A vowel or tone mark is there twice. Please check the spelling'],
      ['', 'Enter your last name, or - if you have only one name'],
      ['ก'.repeat(81), 'This is too long. Please shorten it.'],
    ] as const) {
      await last.fill(typed);
      await booking.onward('information').click();
      await expect(booking.mistakes).toBeFocused();
      await expect(booking.mistakes.getByRole('link', { name: said })).toBeVisible();
      await expect(last).toHaveValue(typed);
      await booking.mistakes.getByRole('link', { name: said }).click();
      await expect(last).toBeFocused();
    }
  },
);
