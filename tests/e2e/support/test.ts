import { test as base, expect } from '@playwright/test';
import type { Language } from '#domain/constants.ts';
import { checkAccess } from './access.ts';
import { waitUntilAnswering } from './answering.ts';
import { BookingPage } from './booking-page.ts';
import { OtherGuest } from './other-guest.ts';
import { checkTexts } from './shown-text.ts';
import { SitePage } from './site-page.ts';
import { translatePages, untrueText } from './translator.ts';
import { Watch } from './watch.ts';

/** Each test says at which size it runs; what looks the same at both is shown at one. */
export const PHONE = '@phone';
export const DESKTOP = '@desktop';
/** Where a test shows each language once. */
export const WIDTH_OF: Readonly<Record<Language, string>> = { th: PHONE, en: DESKTOP };

/** A test that walks a flow to its end. It runs again in the browsers that are not like others (playwright.config.ts); each flow has one. */
export const JOURNEY = '@journey';
/** For a test that is there in each language. */
export const journeyIn = (language: Language): readonly string[] => (language === 'th' ? [JOURNEY] : []);

export interface BrowserOptions {
  /** The page is translated by the browser. */
  isTranslated: boolean;
}

interface Fixtures extends BrowserOptions {
  /** Fails the test for anything that went wrong in the page and was not expected. */
  watch: Watch;
  siteIn: (language: Language) => SitePage;
  bookingIn: (language: Language) => BookingPage;
  other: OtherGuest;
  /** Records what a test that passes shows of the charts. */
  chartRecords: void;
}

/** Only where what the tests show is recorded: it takes time. */
const records = process.env['COVERAGE'] === '1' ? await import('./chart-records.ts') : null;

/** Runs in the page: as in a browser that has none. Blocked by Playwright they would warn in the console. */
const hideServiceWorkers = () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');

export const test = base.extend<Fixtures>({
  isTranslated: [false, { option: true }],
  context: async ({ context, isTranslated, serviceWorkers }, use) => {
    waitUntilAnswering(context);
    if (serviceWorkers === 'block') await context.addInitScript(hideServiceWorkers);
    if (isTranslated) await translatePages(context, 'taken-over');
    await use(context);
    if (isTranslated)
      for (const page of context.pages())
        await expect.poll(() => untrueText(page), 'what is meant, and shown').toBeNull();
  },
  watch: [
    async ({ page }, use) => {
      const watch = new Watch();
      await watch.follow(page);
      await use(watch);
      // An answer still on its way through a test's route when the test ends is nobody's fault.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(watch.problems(), 'what went wrong in the page').toEqual([]);
    },
    { auto: true },
  ],
  chartRecords: [
    async ({ context }, use, info) => {
      const steps = await records?.followCharts(context);
      await use();
      if (steps && info.status === info.expectedStatus) records?.keepRecords(info, steps);
    },
    { auto: true },
  ],
  siteIn: async ({ page }, use) => {
    await use((language) => new SitePage(page, language));
  },
  bookingIn: async ({ page }, use, { parallelIndex }) => {
    await use((language) => new BookingPage(page, language, parallelIndex));
  },
  other: async ({ baseURL }, use) => {
    const other = await OtherGuest.come(baseURL);
    await use(other);
    await other.leave();
  },
});

export { expect };

/** At rest a page has no fault that axe knows, fits the screen, and speaks one language. */
export async function checkAtRest({ page, language }: SitePage, names: readonly string[] = []): Promise<void> {
  await checkAccess(page);
  await checkTexts(page, language, names);
}
