import { CELL_MINUTES, SLOT_MINUTES } from './constants.ts';
import { cellsFor } from './services.ts';
import { addDays, branchNow, cellOf, type BranchDate, type BranchTime, type Instant } from './thai-calendar.ts';

/** When a branch opens after the day of its hours. */
export interface NextOpening {
  readonly date: BranchDate;
  readonly time: BranchTime;
}

/** The hours of one day, null if the branch is closed then, and the next opening, null if it is not known. */
export interface DayHours {
  readonly opens: BranchTime | null;
  readonly closes: BranchTime | null;
  readonly next: NextOpening | null;
}

export type Opening =
  | { readonly kind: 'open'; readonly opens: BranchTime; readonly closes: BranchTime }
  /** It opens or was open on this day. */
  | { readonly kind: 'closedNow'; readonly next: NextOpening | null }
  | { readonly kind: 'closedToday'; readonly next: NextOpening | null };

/** Whether a branch is open at an instant of the day of its hours, and if not, when it opens. A RangeError for an invalid instant. */
export function openingAt({ opens, closes, next }: DayHours, now: Instant): Opening {
  const { date, time } = branchNow(now);
  const later = next !== null && (next.date > date || (next.date === date && next.time > time)) ? next : null;
  if (opens === null || closes === null) return { kind: 'closedToday', next: later };
  if (time < opens) return { kind: 'closedNow', next: { date, time: opens } };
  return time < closes ? { kind: 'open', opens, closes } : { kind: 'closedNow', next: later };
}

const SLOT_CELLS = SLOT_MINUTES / CELL_MINUTES;
const SEARCHED_DAYS = 62;

/** The first opening after a day, from the opening time of any day, null when closed; null if there is none within two months. */
export function openingAfter(day: BranchDate, opensOn: (date: BranchDate) => BranchTime | null): NextOpening | null {
  for (let ahead = 1; ahead <= SEARCHED_DAYS; ahead += 1) {
    const date = addDays(day, ahead);
    const time = opensOn(date);
    if (time !== null) return { date, time };
  }
  return null;
}

/** Whether a visit of so many hours that needs no lead time can still begin on the day of these hours, as far as the clock decides. */
export function fitsToday({ opens, closes }: DayHours, hours: number, now: Instant): boolean {
  if (opens === null || closes === null) return false;
  const { time } = branchNow(now);
  // A branch that is open until midnight closes at 23:59 on the wire.
  const [first, end] = [cellOf(opens), Math.ceil(cellOf(closes))];
  const lastStart = first + Math.floor((end - first - cellsFor(hours)) / SLOT_CELLS) * SLOT_CELLS;
  return lastStart >= first && cellOf(time) < lastStart;
}

/** The first day on which a service without a lead time can be done there; null for today, or where nothing is known of the branch. */
export const firstDayFor = (day: DayHours | null, hours: number, now: Instant): BranchDate | null =>
  day === null || fitsToday(day, hours, now) ? null : (day.next?.date ?? null);
