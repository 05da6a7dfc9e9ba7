import { defineConfig } from '@lingui/cli';

/** The areas of src/i18n/languages.ts: what the booking alone shows travels with it, all else with every page. */
const booking = [
  '<rootDir>/src/flows',
  '<rootDir>/src/pages/booking-completed',
  '<rootDir>/src/i18n/booking-rules.ts',
  '<rootDir>/src/i18n/issue-codes.ts',
  '<rootDir>/src/i18n/problem-messages.ts',
  '<rootDir>/src/i18n/provinces.ts',
];

export default defineConfig({
  sourceLocale: 'en',
  locales: ['th', 'en'],
  fallbackLocales: { default: 'th' },
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/shell',
      include: ['<rootDir>/src'],
      exclude: booking.map((path) => (path.endsWith('.ts') ? path : `${path}/**`)),
    },
    { path: '<rootDir>/locales/{locale}/booking', include: booking },
  ],
  format: 'po',
  formatOptions: { lineNumbers: false },
  orderBy: 'message',
});
