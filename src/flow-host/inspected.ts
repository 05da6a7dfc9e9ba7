import type { InspectionEvent } from 'xstate';

/** Something that a chart did, and when: milliseconds since the page was opened. */
export type Happening = readonly [event: InspectionEvent, at: number];

declare global {
  /** Is told of everything that the page's charts do, if it was set before. */
  var chartInspection: ((event: InspectionEvent, at: number) => void) | undefined;
}

const LAST = 600;

/**
 * The last happenings of this tab's charts, as they are: with what was typed. Nothing may show or send them but what `recordSteps` lets through of
 * them, and they end with the page.
 */
export const lately: Happening[] = [];

const inspect = (event: InspectionEvent) => {
  if (!('snapshot' in event)) return;
  const at = performance.now();
  globalThis.chartInspection?.(event, at);
  if (lately.push([event, at]) > LAST) lately.shift();
};

/** Options with which every chart that a page runs is started, so that it can be followed (decision 74). A server's charts are nobody's to follow. */
export const INSPECTED: { readonly inspect?: typeof inspect } =
  import.meta.env.SSR || import.meta.env.VITE_STUDIO === 'off' ? {} : { inspect };
