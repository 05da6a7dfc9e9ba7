import { defineConfig } from '@lingui/cli';

/** The areas of src/i18n/languages.ts; all that stands in no list travels with every page. */
const booking = ['<rootDir>/src/flows/retail-booking', '<rootDir>/src/flows/availability', '<rootDir>/src/wizard'];
const steps = [
  '<rootDir>/src/flows/retail-booking/steps/!(time)/**',
  '<rootDir>/src/flows/retail-booking/steps/time/!(time.step.tsx)',
  '<rootDir>/src/flows/retail-booking/unkept-notice.part.tsx',
  '<rootDir>/src/flows/!(retail-booking|availability)/**',
  '<rootDir>/src/pages/booking-completed',
  '<rootDir>/src/i18n/booking-rules.ts',
  '<rootDir>/src/i18n/problem-messages.ts',
];

const content = [
  '<rootDir>/src/pages/home',
  '<rootDir>/src/pages/terms',
  '<rootDir>/src/pages/guideline',
  '<rootDir>/src/routes/-home*',
  '<rootDir>/src/routes/guideline.tsx',
  '<rootDir>/src/routes/$lang/termconditions.tsx',
];

const everythingIn = (paths: readonly string[]) =>
  paths.map((path) => (/(\.tsx?\)?|\*)$/.test(path) ? path : `${path}/**`));

export default defineConfig({
  sourceLocale: 'en',
  locales: ['th', 'en'],
  fallbackLocales: { default: 'th' },
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/shell',
      include: ['<rootDir>/src'],
      exclude: everythingIn([...booking, ...steps, ...content]),
    },
    {
      path: '<rootDir>/locales/{locale}/booking',
      include: booking,
      exclude: everythingIn(steps),
    },
    { path: '<rootDir>/locales/{locale}/steps', include: steps },
    { path: '<rootDir>/locales/{locale}/content', include: content },
  ],
  format: 'po',
  formatOptions: { lineNumbers: false },
  orderBy: 'message',
});
