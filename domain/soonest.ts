import { epochMs, type Instant } from './thai-calendar.ts';

/** How many extra kilometres a driver is willing to drive in order to wait a day less (docs/decisions/0010). */
export const KM_PER_DAY_OF_WAITING = 25;

const DAY_MS = 86_400_000;

/** The first free slot of a branch. `km` is the distance to it, null when the starting point is not known. */
export interface Reachable {
  readonly id: number;
  readonly dateTime: Instant;
  readonly km: number | null;
}

const cost = ({ dateTime, km }: Reachable) => epochMs(dateTime) + ((km ?? 0) * DAY_MS) / KM_PER_DAY_OF_WAITING;

/**
 * Sorts slots by waiting time and distance together: `KM_PER_DAY_OF_WAITING` kilometres count as much as a day. Ties go to the sooner slot, then to
 * the smaller id, whatever the order of the input. Without distances the soonest is first. A RangeError for an invalid instant.
 */
export function rankByWaitAndWay<Slot extends Reachable>(slots: readonly Slot[]): Slot[] {
  return slots.toSorted((a, b) => cost(a) - cost(b) || epochMs(a.dateTime) - epochMs(b.dateTime) || a.id - b.id);
}
