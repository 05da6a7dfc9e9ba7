import type { Bounds } from './gate.ts';
import type { WorkClass } from './work-class.ts';

export type Gated = WorkClass | 'drawing';

/** Reading is mostly JavaScript on one thread: the more reads run at once, the slower each one and every booking in between. */
const READS_AT_ONCE = 4;
/** A share of the pool. While one search of all branches is running, new requests are admitted to share the next one. */
const SOONEST_SHARE = 0.4;
const DRAWINGS_AT_ONCE = 2;
/** Of one account, and of all together: of two accounts, none waits behind all that the other has asked. */
const OWN_AT_ONCE = 2;
/** Each plan of visits has a processor for itself while it lasts, and now and then a connection. */
const PLANS_AT_ONCE = 2;

/**
 * A read uses one database connection at a time, so all reads together use at most eight tenths of the pool, or half of it if all searches for the
 * soonest times are shared. Twice as many bookings as connections are admitted: while one is being parsed or answered, another can use its
 * connection. A personal read takes a place for reading too, before those who wait for one.
 */
export function boundsOf(
  poolSize: number,
  reading: Pick<Bounds, 'mayWait' | 'begin'>,
): Readonly<Record<Gated, Bounds>> {
  const soonest = Math.max(1, Math.floor(poolSize * SOONEST_SHARE));
  const share = Math.max(1, Math.floor(poolSize * 0.6) - 1);
  return {
    booking: { atOnce: 2 * poolSize, waiting: 500, longestWaitMs: 10_000 },
    personal: { atOnce: OWN_AT_ONCE, waiting: 100, longestWaitMs: 5000, ...reading },
    reading: { atOnce: Math.min(READS_AT_ONCE, share), waiting: 100, longestWaitMs: 2000, ...reading },
    soonest: { atOnce: soonest, waiting: 30, longestWaitMs: 2000, ...reading },
    planning: { atOnce: poolSize < 10 ? 1 : PLANS_AT_ONCE, waiting: 4, longestWaitMs: 8000 },
    drawing: { atOnce: DRAWINGS_AT_ONCE, waiting: 16, longestWaitMs: 1000, ...reading },
  };
}

/** What one account reads of its own. A page asks for up to six things at once. */
export const OWN_BOUNDS: Bounds = { atOnce: OWN_AT_ONCE, waiting: 12, longestWaitMs: 5000 };

/** The plans of one account: its second one waits for its first, not another account's first for both. */
export const OWN_PLANS: Bounds = { atOnce: 1, waiting: 2, longestWaitMs: 8000 };

/** Seconds after which to try again. */
export const COME_AGAIN: Readonly<Record<WorkClass, number>> = {
  booking: 2,
  personal: 5,
  planning: 10,
  reading: 5,
  soonest: 5,
};
