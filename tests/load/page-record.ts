import type { Page } from '@playwright/test';
import { EARLY_TAPS } from '#src/ui/page/early-tap.ts';

export interface Tap {
  readonly id: number;
  readonly ms: number;
  readonly what: string;
}

export interface PageRecord {
  /** A tap is answered. */
  usableAt: number | null;
  takenOverAt: number | null;
  /** Long tasks: when they began and how long they were. */
  readonly tasks: { readonly at: number; readonly ms: number }[];
  readonly shifts: { readonly value: number; readonly what: string }[];
  readonly taps: Tap[];
}

declare global {
  interface Window {
    benchRecord: PageRecord;
  }
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources?: readonly { readonly node: Node | null }[];
}

/** Runs in the page before anything else: records what happens, and when the element that `ready` names can be used. */
function keepRecord([ready, earlyTaps]: readonly [string, string]): void {
  const record: PageRecord = { usableAt: null, takenOverAt: null, tasks: [], shifts: [], taps: [] };
  window.benchRecord = record;
  const nameOf = (node: Node | null | undefined) =>
    node instanceof Element ? `${node.tagName} ${node.textContent.trim().slice(0, 40)}` : '';
  const follow = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  follow('longtask', ({ startTime, duration }) => record.tasks.push({ at: startTime, ms: duration }));
  follow('layout-shift', (entry) => {
    const { value, hadRecentInput, sources } = entry as Shift;
    if (!hadRecentInput)
      record.shifts.push({ value, what: (sources ?? []).map(({ node }) => nameOf(node)).join(', ') });
  });
  // Targets are recorded here, because an entry lacks its target once the tap has removed the element.
  const pressed = new Map<number, string>();
  const noteTarget = ({ timeStamp, target }: Event) => pressed.set(timeStamp, nameOf(target as Node));
  for (const type of ['pointerdown', 'pointerup', 'click']) addEventListener(type, noteTarget, true);
  const noteTap = (entry: PerformanceEntry) => {
    const { interactionId, duration, startTime, name } = entry as PerformanceEventTiming & { interactionId: number };
    const what = `${name} ${pressed.get(startTime) ?? ''}`;
    if (interactionId > 0) record.taps.push({ id: interactionId, ms: duration, what });
  };
  follow('event', noteTap, { durationThreshold: 16 });
  // A server-drawn page answers no tap before React has hydrated it or the early-tap script has loaded.
  const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const look = () => {
    const element = document.querySelector(ready);
    if (element !== null && performance.getEntriesByName(earlyTaps).length > 0) record.usableAt ??= performance.now();
    if (element !== null && isTakenOver(element)) {
      record.takenOverAt = performance.now();
      record.usableAt ??= record.takenOverAt;
    } else setTimeout(look, 4);
  };
  look();
}

export async function recordFrom(page: Page, ready: string): Promise<void> {
  // The compiler of this file names functions with it; the page does not have it.
  await page.addInitScript('globalThis.__name = (made) => made;');
  await page.addInitScript(keepRecord, [ready, EARLY_TAPS] as const);
}

export const readRecord = (page: Page): Promise<PageRecord> => page.evaluate(() => window.benchRecord);

export const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const found = list.getEntriesByName('first-contentful-paint')[0];
          if (found) resolve(found.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );

const LONG_MS = 50;

export const blockedUntil = ({ tasks }: PageRecord, at: number): number =>
  tasks.filter((task) => task.at < at).reduce((sum, { ms }) => sum + ms - LONG_MS, 0);

export const shiftOf = ({ shifts }: PageRecord): number => shifts.reduce((sum, { value }) => sum + value, 0);

/** The slowest event of each tap: pointerdown, pointerup and click are one. */
export function tapsOf({ taps }: PageRecord): Tap[] {
  const slowest = new Map<number, Tap>();
  for (const tap of taps) if (tap.ms > (slowest.get(tap.id)?.ms ?? 0)) slowest.set(tap.id, tap);
  return [...slowest.values()];
}
