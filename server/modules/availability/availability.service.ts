import type { ClosedDay, OpenDay } from '#contract/wire/slot.ts';
import { offerDay, type Ask, type DayOffer } from '#domain/availability.ts';
import { CELL_MINUTES, HORIZON_DAYS, SLOT_MINUTES } from '#domain/constants.ts';
import {
  addDays,
  branchNow,
  cellOf,
  dateTimeOf,
  epochMs,
  instantOf,
  splitDateTime,
  type BranchDate,
} from '#domain/thai-calendar.ts';
import type { Reader } from '../../db/transaction.ts';
import { CallFailure } from '../../http/call-context.ts';
import { readFactsOf } from './availability.repo.ts';

export { readFacts as readFreeDays } from './availability.repo.ts';

export interface Slot {
  readonly locationId: number;
  readonly date: BranchDate;
  readonly startCell: number;
}

/** Beyond these years the database's calendar or ours ends. */
const PLAUSIBLE = /^2\d{3}-/;
const SLOT_CELLS = SLOT_MINUTES / CELL_MINUTES;

const malformed = (field: string) => new CallFailure('invalidInput', { fields: [{ field, problem: 'malformed' }] });

/** The slot that starts at an instant; a failure names the field when none does. */
export function slotAt(locationId: number, dateTime: string, field: string): Slot {
  try {
    const { date, time } = splitDateTime(dateTime);
    const startCell = cellOf(time);
    const isSlot =
      startCell % SLOT_CELLS === 0 && PLAUSIBLE.test(date) && instantOf(date, time).getTime() === epochMs(dateTime);
    if (isSlot) return { locationId, date, startCell };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw malformed(field);
}

export interface SlotQuestion extends Ask {
  readonly now: Date;
  /** The caller's own bookings, whose slots count as free. */
  readonly leaveOut?: readonly string[];
}

/** The days that can be booked at all: today and the horizon. */
export function horizon(now: Date): { from: BranchDate; to: BranchDate } {
  const from = branchNow(now).date;
  return { from, to: addDays(from, HORIZON_DAYS) };
}

/** The lists of a branch's free times, as they are sent. */
interface OfferedDays {
  readonly open: OpenDay[];
  readonly closed: ClosedDay[];
}

/** What was last offered of a question, and by what it was decided. */
const lastOffered = new Map<string, { readonly by: string; readonly offered: OfferedDays }>();
const MOST_OFFERED = 200;

const openDay = ({ date, free, closed }: DayOffer): OpenDay => ({
  date,
  times: free.map((time) => ({ time, date_time: dateTimeOf(date, time) })),
  closed_times: closed,
});

const closedDay = ({ date, reason }: DayOffer): ClosedDay[] => (reason === null ? [] : [{ date, reason }]);

/**
 * Every day of the horizon at one branch, or null for a branch that does not exist. Read at each question; the same lists as before, frozen, if it is
 * the same question and the tables say the same in the same quarter of an hour, because slots are over at such moments only.
 */
export async function offerBranch(
  reader: Reader,
  locationId: number,
  { leaveOut = [], ...ask }: SlotQuestion,
): Promise<OfferedDays | null> {
  const { from, to } = horizon(ask.now);
  const [branch] = await readFactsOf(reader, { locationIds: [locationId], from, to, now: ask.now, leaveOut });
  if (branch === undefined) return null;
  const question = `${locationId} ${ask.hours} ${ask.leadDays}`;
  const by = `${Math.floor(ask.now.getTime() / (CELL_MINUTES * 60_000))} ${branch.text}`;
  const last = lastOffered.get(question);
  if (last?.by === by) return last.offered;
  const offers = branch.days().map((day) => offerDay(day, ask));
  const offered = {
    open: offers.filter(({ free }) => free.length > 0).map(openDay),
    closed: offers.flatMap(closedDay),
  };
  Object.freeze(offered.open);
  Object.freeze(offered.closed);
  // The one that has been kept longest goes.
  lastOffered.delete(question);
  for (const [first] of lastOffered) if (lastOffered.size >= MOST_OFFERED) lastOffered.delete(first);
  lastOffered.set(question, { by, offered });
  return offered;
}
