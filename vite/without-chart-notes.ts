import type { Plugin } from 'vite';

/** A chart's metadata for its tests and diagrams; the app never reads it. */
const NOTES = /\bmeta: \{[^{}]*\breq: \[[^\]]*\][^{}]*\},?/g;

/** Removes the charts' metadata from a build. */
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
