import { newCustomer } from '#tests/e2e/support/booking-page.ts';
import { expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { holdBack, SCRIPTS } from '#tests/e2e/support/faults.ts';
import { LookupPage } from './lookup-page.ts';

const FOUND = 'Your booking was found.';

test(
  'plate and code submitted before the scripts have loaded are looked up',
  { tag: PHONE },
  async ({ page, other }) => {
    const lookup = new LookupPage(page, 'th');
    const { plate, code } = await other.bookLate(1005, newCustomer().plate);
    const scriptsMayCome = await holdBack(page, SCRIPTS);
    await page.goto('/th/booking/find', { waitUntil: 'commit' });
    await lookup.look(plate, code);
    await page.waitForURL(/\?/, { waitUntil: 'commit' });
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ plate, code });
    scriptsMayCome();
    await expect(lookup.text(FOUND)).toBeVisible();
  },
);

test(
  'plate and code typed before the scripts have loaded stay in their fields',
  { tag: PHONE },
  async ({ page, other }) => {
    const lookup = new LookupPage(page, 'en');
    const { plate, code } = await other.bookLate(1005, newCustomer().plate);
    const scriptsMayCome = await holdBack(page, SCRIPTS);
    await page.goto('/en/booking/find', { waitUntil: 'commit' });
    await lookup.fillIn(plate, code.toLowerCase());
    scriptsMayCome();
    // As typed in upper case: React has taken over.
    await expect(lookup.field('Booking code')).toHaveValue(code);
    await expect(lookup.field('Licence plate')).toHaveValue(plate);
    await lookup.button('Find booking').click();
    await expect(lookup.text(FOUND)).toBeVisible();
  },
);
