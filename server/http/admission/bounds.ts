import type { Bounds } from './gate.ts';
import type { Work } from './work-class.ts';

export type Gated = Work | 'drawing';

/** It is JavaScript that looks through all branches and draws pages: more of them at once are no faster. */
const HEAVY_AT_ONCE = 2;

/**
 * A read has one connection of the database at a time, so reads of all kinds together have at most six tenths of the pool. Twice as
 * many bookings as connections: while one of them is read or answered another has its connection.
 */
export function boundsOf(poolSize: number, mayWait: () => boolean): Readonly<Record<Gated, Bounds>> {
  const reads = Math.max(2, Math.floor(poolSize * 0.6));
  const soonest = Math.min(HEAVY_AT_ONCE, Math.max(1, Math.floor(reads / 3)));
  return {
    booking: { atOnce: 2 * poolSize, waiting: 500, longestWaitMs: 10_000 },
    reading: { atOnce: reads - soonest, waiting: 100, longestWaitMs: 2000, mayWait },
    soonest: { atOnce: soonest, waiting: 30, longestWaitMs: 2000, mayWait },
    drawing: { atOnce: HEAVY_AT_ONCE, waiting: 16, longestWaitMs: 1000, mayWait },
  };
}

/** Seconds after which to come again. */
export const COME_AGAIN: Readonly<Record<Work, number>> = { booking: 2, reading: 5, soonest: 5 };
