import type { SitePage } from './site-page.ts';
import { expect } from './test.ts';

/** What a chart is walked with, on one page of the site. */
interface OnSite {
  readonly site: SitePage;
}

/** Presses the button with this name, or with whichever of these is there. */
export const press =
  (...names: readonly [string, ...string[]]) =>
  async ({ site }: OnSite) => {
    const [first, ...others] = names.map((name) => site.button(name));
    await others.reduce((one, other) => one.or(other), first ?? site.main).click();
  };

/** Lets this much time pass on the page's clock, which has been installed. */
export const passes =
  (ms: number) =>
  async ({ site }: OnSite) =>
    site.page.clock.fastForward(ms);

export const offers =
  (name: string) =>
  async ({ site }: OnSite) =>
    expect(site.button(name)).toBeVisible();

export const reads =
  (text: string) =>
  async ({ site }: OnSite) =>
    expect(site.text(text).first()).toBeVisible();

/** A button says that its answer is awaited. */
export const isBusy = async ({ site }: OnSite) => expect(site.main.locator('button[aria-busy]')).toBeVisible();

/** The page's tab is left for another, or seen again. */
export const looks =
  (state: 'hidden' | 'visible') =>
  async ({ site }: OnSite) =>
    site.page.evaluate((next) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => next });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
