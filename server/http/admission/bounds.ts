import type { Bounds } from './gate.ts';
import type { Work } from './work-class.ts';

export type Gated = Work | 'drawing';

/** Reading is mostly JavaScript, on one thread: the more at once, the slower each is, and so is a booking in between. */
const READS_AT_ONCE = 4;
/** A share of the pool. While one look through all branches goes on, newcomers are let in to share the next. */
const SOONEST_SHARE = 0.4;
const DRAWINGS_AT_ONCE = 2;

/**
 * A read has one connection of the database at a time, so all reads together have at most eight tenths of the pool, and half of it where
 * those who look for the soonest times ask the same. There are twice as many bookings as connections: while one of them is
 * read or answered another has its connection.
 */
export function boundsOf(
  poolSize: number,
  reading: Pick<Bounds, 'mayWait' | 'begin'>,
): Readonly<Record<Gated, Bounds>> {
  const soonest = Math.max(1, Math.floor(poolSize * SOONEST_SHARE));
  const share = Math.max(1, Math.floor(poolSize * 0.6) - 1);
  return {
    booking: { atOnce: 2 * poolSize, waiting: 500, longestWaitMs: 10_000 },
    reading: { atOnce: Math.min(READS_AT_ONCE, share), waiting: 100, longestWaitMs: 2000, ...reading },
    soonest: { atOnce: soonest, waiting: 30, longestWaitMs: 2000, ...reading },
    drawing: { atOnce: DRAWINGS_AT_ONCE, waiting: 16, longestWaitMs: 1000, ...reading },
  };
}

/** Seconds after which to try again. */
export const COME_AGAIN: Readonly<Record<Work, number>> = { booking: 2, reading: 5, soonest: 5 };
