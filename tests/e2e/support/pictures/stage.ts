import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Language } from '#domain/constants.ts';
import { SitePage } from '#tests/e2e/support/site-page.ts';

/** The browser's storage before the page is opened. */
export type Stored = Readonly<Record<string, string>>;

/** A page of its own for one picture, on the running product. */
export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly site: SitePage;
  readonly language: Language;
  readonly origin: string;
}

/** Brings a page to the state that its picture shows. */
export interface Scene {
  /** The place on a flow's walk where it begins, so that it need not walk there. */
  readonly from?: string;
  readonly play: (stage: Stage) => Promise<void>;
}

export async function openStage(
  browser: Browser,
  origin: string,
  language: Language,
  stored: Stored = {},
): Promise<Stage> {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 740 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
    timezoneId: 'Asia/Bangkok',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  return { page, context, site: new SitePage(page, language), language, origin };
}
