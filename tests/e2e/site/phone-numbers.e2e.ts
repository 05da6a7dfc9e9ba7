import { LookupPage } from '#tests/e2e/booking-lookup/lookup-page.ts';
import { newCustomer } from '#tests/e2e/support/booking-page.ts';
import { expect, PHONE, test } from '#tests/e2e/support/test.ts';

/** A branch of Bangkok and one of Chon Buri, with their numbers in the catalogue: 020001001 and 038001022. */
const BRANCHES = [
  { id: 1001, shown: '02-0001001' },
  { id: 1022, shown: '038-001022' },
];

test(
  'LANG-07 a mobile number is shown 3-3-4, one of Bangkok 2-7 and one of a province 3-6',
  { tag: PHONE },
  async ({ page, other, bookingIn }) => {
    const booking = bookingIn('en');
    await booking.openAt('information', { ...newCustomer(), tel: '0812345678' });
    await expect(booking.field('Phone number')).toHaveValue('081-234-5678');
    await booking.goOn('information');
    await expect(booking.main).toContainText('081-234-5678');

    const lookup = new LookupPage(page, 'th');
    for (const { id, shown } of BRANCHES) {
      const { plate, code } = await other.bookLate(id, newCustomer().plate);
      await page.goto('/th/booking/find');
      await lookup.look(plate, code);
      await expect(lookup.main).toContainText(shown);
    }
  },
);
