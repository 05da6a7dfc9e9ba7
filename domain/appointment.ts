import { ARRIVE_WITHIN_MINUTES, CANCEL_HOURS } from './constants.ts';
import { epochMs, type Instant } from './thai-calendar.ts';

/** The numeric status of a booking on the wire. */
export const STATUS = { temporary: 0, cancelled: 1, confirmed: 2, completed: 3, expired: 4, noShow: 5 } as const;
export type Status = (typeof STATUS)[keyof typeof STATUS];

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** The outcome of a look-up by plate and code (HOME-03). A booking counts as found as long as one may still arrive for it, a hold until its start. */
export function lookupOutcome(status: Status, startsAt: Instant, now: Instant): 'found' | 'expired' | 'cancelled' {
  if (status === STATUS.cancelled) return 'cancelled';
  if (status !== STATUS.temporary && status !== STATUS.confirmed) return 'expired';
  const until = status === STATUS.confirmed ? latestArrival(startsAt).getTime() : epochMs(startsAt);
  return until < epochMs(now) ? 'expired' : 'found';
}

/** The end of the right to service (section 9). */
export function latestArrival(startsAt: Instant): Date {
  return new Date(epochMs(startsAt) + ARRIVE_WITHIN_MINUTES * MINUTE_MS);
}

/** The last instant at which the booking can be cancelled (section 9). */
export function cancelBy(startsAt: Instant): Date {
  return new Date(epochMs(startsAt) - CANCEL_HOURS * HOUR_MS);
}

/** Whether there is still time to cancel (CANCEL-02). Exactly 24 hours before is in time; that is never on the service day. */
export function mayCancel({ startsAt, now }: { startsAt: Instant; now: Instant }): boolean {
  return epochMs(now) <= cancelBy(startsAt).getTime();
}
