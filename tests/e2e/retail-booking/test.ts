import type { Language } from '#domain/constants.ts';
import { test as base } from '#tests/e2e/support/test.ts';
import { BookingPage } from './booking-page.ts';
import { OtherGuest } from './other-guest.ts';

interface Fixtures {
  bookingIn: (language: Language) => BookingPage;
  other: OtherGuest;
}

export const test = base.extend<Fixtures>({
  bookingIn: async ({ page }, use, { parallelIndex }) => {
    await use((language) => new BookingPage(page, language, parallelIndex));
  },
  other: async ({ baseURL }, use) => {
    const other = await OtherGuest.come(baseURL);
    await use(other);
    await other.leave();
  },
});
