import type { Plugin } from 'vite';

/** What a chart says of itself for its tests and drawings: the app never reads it. */
const NOTES = /\bmeta: \{[^{}]*\breq: \[[^\]]*\][^{}]*\},?/g;

/** Leaves the charts' notes out of a build. */
export function withoutChartNotes(): Plugin {
  return {
    name: 'without-chart-notes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/machines\/[^?]*\.ts$/, code: 'meta: {' },
      handler: (code) => ({ code: code.replace(NOTES, ''), map: null }),
    },
  };
}
