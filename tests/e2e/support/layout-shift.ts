import type { Page } from '@playwright/test';

type Counted = Window & { shifts?: number[] };
type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

/** Runs in the page. What moves because the person has just tapped does not count. */
function count(): void {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as Shift;
      if (!hadRecentInput) shifts.push(value);
    }
  }).observe({ type: 'layout-shift' });
}

/** Counts how far each page that is opened from here on moves under the person. */
export const countShifts = (page: Page) => page.addInitScript(count);

/** Counts how far the page that is open moves from here on. */
export const countShiftsFromHere = (page: Page) => page.evaluate(count);

/** In all; 0.02 is what a page may. */
export const shiftOf = (page: Page) =>
  page.evaluate(() => ((window as Counted).shifts ?? []).reduce((sum, value) => sum + value, 0));
