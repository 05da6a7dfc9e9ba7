import { OUTCOMES } from '#tests/flows/booking-lookup/outcomes.ts';
import { LookupPage } from './lookup-page.ts';
import { codeAsShown, newCustomer } from '#tests/e2e/support/booking-page.ts';
import { checkWidths } from '#tests/e2e/support/access.ts';
import { end } from '#tests/e2e/support/stored-bookings.ts';
import { checkAtRest, expect, JOURNEY, PHONE, test, WIDTH_OF } from '#tests/e2e/support/test.ts';

test(
  'HOME-03, HOME-04, NAV-09, LANG-05 a booking is found, expired, cancelled or not found, each with its own message, at home and on its own page, at every width',
  { tag: [PHONE, JOURNEY] },
  async ({ page, other }, { parallelIndex }) => {
    const lookup = new LookupPage(page, 'th');
    const inEnglish = new LookupPage(page, 'en');
    const { say, main } = lookup;
    const location = 1003 + parallelIndex;
    const bookings = {
      found: await other.bookLate(location, newCustomer().plate),
      cancelled: await other.bookLate(location, newCustomer().plate),
      expired: await other.bookLate(location, newCustomer().plate),
    };
    await end(bookings.cancelled, 'cancelled');
    await end(bookings.expired, 'past');

    await page.goto('/th');
    await expect(lookup.field('Booking code')).toBeVisible();
    await lookup.look(bookings.found.plate, codeAsShown(bookings.found.code));
    await expect(lookup.text(OUTCOMES.found)).toBeVisible();
    await expect(lookup.title('Find a booking')).toHaveCount(0);

    const { plate, code } = bookings.found;
    const wrongCode = code.replace(/.$/, (last) => (last === '7' ? '8' : '7'));
    for (const [outcome, pair] of [
      ['cancelled', bookings.cancelled],
      ['expired', bookings.expired],
      ['notFound', { plate, code: wrongCode }],
    ] as const) {
      await page.goto('/th');
      await lookup.look(pair.plate, pair.code);
      await expect(lookup.text(OUTCOMES[outcome])).toBeVisible();
      await checkWidths(page);
    }
    await page.goto(`/th/booking/find?${new URLSearchParams({ plate, code })}`);
    await expect(lookup.text(OUTCOMES.found)).toBeVisible();
    await expect(main).toContainText(codeAsShown(code));
    await checkWidths(page);
    await lookup.turnTo('en');
    await expect(inEnglish.text(OUTCOMES.found)).toBeVisible();
    await expect(page).toHaveURL(/\/en\/booking\/find\?.*code=/);
    await lookup.turnTo('th');

    for (const outcome of ['cancelled', 'expired'] as const) {
      await lookup.button('Find another booking').click();
      await expect(lookup.field('Booking code')).toHaveValue('');
      await lookup.look(bookings[outcome].plate, bookings[outcome].code);
      await expect(lookup.text(OUTCOMES[outcome])).toBeVisible();
      await expect(main).toContainText(codeAsShown(bookings[outcome].code));
      await checkWidths(page);
    }
    const masked = (await main.innerText()).match(/\S*\*\*\*\S*/g) ?? [];
    const shown = await main.locator('[lang="th"] b').first().innerText();
    await checkAtRest(lookup, [...masked, shown, ...codeAsShown(bookings.expired.code).split(' ')]);

    await lookup.button('Find another booking').click();
    for (const wrong of [
      [plate, wrongCode],
      [newCustomer().plate, code],
    ] as const) {
      await lookup.look(...wrong);
      await expect(lookup.text(OUTCOMES.notFound)).toBeVisible();
      await expect(main).not.toContainText(say(OUTCOMES.found));
    }
    await lookup.look('x', 'abc');
    await expect(lookup.field('Booking code')).toHaveAccessibleDescription(
      say('A booking code has {length} letters and digits, such as K7RM 4XHD', { length: 8 }),
    );
  },
);

const SHARED = {
  th: (code: string) => `รถดี พระราม 4\nศ. 27 พ.ย. 2569 09:00\nรหัสจอง ${code}\nhttps://roddee.example/th/booking/find`,
  en: (code: string) =>
    `RodDee Rama 4\nFri 27 Nov 2026 09:00\nBooking code ${code}\nhttps://roddee.example/en/booking/find`,
};

for (const language of ['th', 'en'] as const)
  test(
    `HOME-03 in ${language} what was shared or written down is pasted into either field and fills both, and it is said what was filled`,
    { tag: WIDTH_OF[language] },
    async ({ page, other }, { parallelIndex }) => {
      const lookup = new LookupPage(page, language);
      const { plate, code } = await other.bookLate(1003 + parallelIndex, newCustomer().plate);
      await page.goto(`/${language}/booking/find`);
      const [plateField, codeField] = [lookup.field('Licence plate'), lookup.field('Booking code')];

      await lookup.paste(plateField, SHARED[language](codeAsShown(code)));
      await expect(codeField).toHaveValue(codeAsShown(code));
      await expect(plateField).toHaveValue('');
      await expect(lookup.main.getByRole('status').filter({ hasText: codeAsShown(code) })).toBeVisible();

      await codeField.fill('');
      await lookup.paste(codeField, `ทะเบียน ${plate} กทม. รหัสจอง ${code.toLowerCase()}`);
      await expect(codeField).toHaveValue(codeAsShown(code));
      await expect(plateField).not.toHaveValue('');
      await lookup.button('Find booking').click();
      await expect(lookup.text(OUTCOMES.found)).toBeVisible();
    },
  );
