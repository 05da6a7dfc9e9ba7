import { epochMs, type Instant } from './thai-calendar.ts';

/** As long a way as a driver gladly makes for a day less of waiting (docs/decisions/0010). */
export const KM_PER_DAY_OF_WAITING = 25;

const DAY_MS = 86_400_000;

/** The first free slot of a branch. `km` is the way to it, null where nobody knows from where. */
export interface Reachable {
  readonly id: number;
  readonly dateTime: Instant;
  readonly km: number | null;
}

const cost = ({ dateTime, km }: Reachable) => epochMs(dateTime) + ((km ?? 0) * DAY_MS) / KM_PER_DAY_OF_WAITING;

/**
 * Slots by wait and way together: `KM_PER_DAY_OF_WAITING` kilometres weigh as much as a day. Of two that weigh the same the
 * sooner comes first, then the smaller id, so that the order never depends on the order of the input. Without ways the soonest is
 * first. A RangeError for what is no instant.
 */
export function rankByWaitAndWay<Slot extends Reachable>(slots: readonly Slot[]): Slot[] {
  return slots.toSorted((a, b) => cost(a) - cost(b) || epochMs(a.dateTime) - epochMs(b.dateTime) || a.id - b.id);
}
