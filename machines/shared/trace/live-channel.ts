import type { TraceStep } from './trace.types.ts';

/** Between the tabs of one origin: the app tells of its charts, the studio asks for what came before it listened. */
export const LIVE_CHANNEL = 'roddee.charts';

/** In the browser's storage while the studio follows: pages that are opened then tell of their charts. */
export const LIVE_KEY = 'roddee.charts.live';

/** `tab` is another one for each page, also after a reload; `from` says which of its steps the first of these is. */
export type LiveMessage =
  | { readonly kind: 'steps'; readonly tab: string; readonly from: number; readonly steps: readonly TraceStep[] }
  | { readonly kind: 'asked' };
