import type { DayFacts } from '../availability.ts';
import { HORIZON_DAYS, CELL_MINUTES, SLOT_MINUTES } from '../constants.ts';
import { addDays, branchNow, epochMs, instantOf, type Instant } from '../thai-calendar.ts';
import type { BranchDay, PlanCar, PlanProblem } from './plan.ts';

const SLOT_CELLS = SLOT_MINUTES / CELL_MINUTES;

/** The free lanes of one day at a branch. A live hold of somebody counts as taken. A RangeError for an invalid date or instant. */
export function branchDayOf(branchId: number, day: DayFacts, now: Instant): BranchDay {
  const { openCell, closeCell } = day.closure
    ? { openCell: 0, closeCell: 0 }
    : (day.hours ?? { openCell: 0, closeCell: 0 });
  const holds = day.holds.filter(({ until }) => epochMs(now) < epochMs(until));
  const room = Array.from({ length: Math.max(0, closeCell - openCell) }, (_, place) => {
    const cell = openCell + place;
    const held = holds.filter(({ fromCell, toCell }) => fromCell <= cell && cell < toCell).length;
    return Math.max(0, day.lanes - (day.booked[cell] ?? 0) - held);
  });
  return { branchId, date: day.date, openCell, room };
}

/**
 * The starts of a visit on a day, by the rule of availability: after its lead time, within the horizon, not past, on a slot of the branch, and over
 * before it closes. Whether lanes are free is another question: `fits`.
 */
export function startsOf(
  { now }: Pick<PlanProblem, 'now'>,
  { cells, leadDays }: Pick<PlanCar, 'cells' | 'leadDays'>,
  { date, openCell, room }: BranchDay,
): number[] {
  const today = branchNow(now);
  if (date < addDays(today.date, leadDays) || date > addDays(today.date, HORIZON_DAYS)) return [];
  const midnight = instantOf(date, '00:00').getTime();
  const starts: number[] = [];
  for (let cell = openCell; cell + cells <= openCell + room.length; cell += SLOT_CELLS)
    if (midnight + cell * CELL_MINUTES * 60_000 > epochMs(now)) starts.push(cell);
  return starts;
}

/** Whether a lane is free in each cell of a visit. */
export function fits(
  { openCell, room }: Pick<BranchDay, 'openCell' | 'room'>,
  startCell: number,
  cells: number,
): boolean {
  for (let cell = startCell; cell < startCell + cells; cell += 1) if ((room[cell - openCell] ?? 0) < 1) return false;
  return true;
}
