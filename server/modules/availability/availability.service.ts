import { offerDay, type Ask, type DayOffer } from '#domain/availability.ts';
import { CELL_MINUTES, HORIZON_DAYS, SLOT_MINUTES } from '#domain/constants.ts';
import {
  addDays,
  branchNow,
  cellOf,
  epochMs,
  instantOf,
  splitDateTime,
  type BranchDate,
} from '#domain/thai-calendar.ts';
import type { Reader } from '../../db/transaction.ts';
import { CallFailure } from '../../http/call-context.ts';
import { readFacts } from './availability.repo.ts';

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

/** Every day of the horizon at one branch, or null for a branch that does not exist. */
export async function offerBranch(
  reader: Reader,
  locationId: number,
  { leaveOut = [], ...ask }: SlotQuestion,
): Promise<DayOffer[] | null> {
  const [branch] = await readFacts(reader, { locationIds: [locationId], ...horizon(ask.now), now: ask.now, leaveOut });
  return branch?.days.map((day) => offerDay(day, ask)) ?? null;
}
