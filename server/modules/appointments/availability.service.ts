import { offerDay, type Ask, type DayOffer } from '#domain/availability.ts';
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
