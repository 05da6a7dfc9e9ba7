import { offerDay, slotState, type Ask, type DayFacts, type DayOffer, type SlotState } from '#domain/availability.ts';
import { CELL_MINUTES, HORIZON_DAYS } from '#domain/constants.ts';
import { addDays, branchNow, type BranchDate } from '#domain/thai-calendar.ts';
import type { Reader } from '../../db/transaction.ts';
import { readFacts } from './availability.repo.ts';

export interface Slot {
  readonly locationId: number;
  readonly date: BranchDate;
  readonly startCell: number;
}

export interface Question extends Ask {
  readonly now: Date;
  /** Bookings of the asker that do not stand in their own way. */
  readonly leaveOut?: readonly string[];
}

export const hoursOf = (cells: number): number => (cells * CELL_MINUTES) / 60;

/** The days that can be booked at all: today and the horizon. */
export function horizon(now: Date): { from: BranchDate; to: BranchDate } {
  const from = branchNow(now).date;
  return { from, to: addDays(from, HORIZON_DAYS) };
}

/** Every day of the horizon at one branch, or null for a branch that does not exist. */
export async function offerBranch(
  reader: Reader,
  locationId: number,
  { leaveOut = [], ...ask }: Question,
): Promise<DayOffer[] | null> {
  const [branch] = await readFacts(reader, { locationIds: [locationId], ...horizon(ask.now), now: ask.now, leaveOut });
  return branch?.days.map((day) => offerDay(day, ask)) ?? null;
}

/** Whether one slot is free; `facts` are what it was judged by. To be asked under the lock of its day when it is going to be taken. */
export async function judgeSlot(
  reader: Reader,
  { locationId, date, startCell }: Slot,
  { leaveOut = [], ...ask }: Question,
): Promise<{ state: SlotState; facts: DayFacts | null }> {
  const [branch] = await readFacts(reader, { locationIds: [locationId], from: date, to: date, now: ask.now, leaveOut });
  const facts = branch?.days[0] ?? null;
  if (facts === null) return { state: { free: false, reason: { code: 'weekday' } }, facts };
  return { state: slotState(facts, startCell, ask), facts };
}
