import { CELL_MINUTES, HORIZON_DAYS, SLOT_MINUTES } from './constants.ts';
import { cellsFor } from './services.ts';
import {
  addDays,
  branchNow,
  daysBetween,
  epochMs,
  instantOf,
  timeOfCell,
  type BranchDate,
  type BranchTime,
  type Instant,
} from './thai-calendar.ts';

/** Somebody else's temporary booking: the cells from `fromCell` up to but not including `toCell`; live until just before `until`. */
export interface OthersHold {
  fromCell: number;
  toCell: number;
  until: string;
}

/**
 * Everything that decides whether a slot at a branch is free on one day. Cells are quarters of an hour, 0 to 95.
 * `hours` is null when the branch is closed on that weekday; `closure` names the last day of a closure that covers the day;
 * `booked` counts the lanes that confirmed bookings take in each cell; `holds` leaves out the asker's own hold.
 */
export interface DayFacts {
  date: BranchDate;
  hours: { openCell: number; closeCell: number } | null;
  closure: { until: BranchDate } | null;
  lanes: number;
  booked: readonly number[];
  holds: readonly OthersHold[];
}

/** `hours` of all chosen services together, `leadDays` the largest lead time among them (RB-06). */
export interface Ask {
  hours: number;
  leadDays: number;
  now: Instant;
}

/** Why a time or a day cannot be booked. `held.until` is the first instant at which the slot is free if the holds expire. */
export type ClosedReason =
  | { code: 'past' }
  | { code: 'lead_time'; days: number; from: BranchDate }
  | { code: 'beyond_horizon' }
  | { code: 'weekday' }
  | { code: 'closure'; until: BranchDate }
  | { code: 'full' }
  | { code: 'too_long'; closes: BranchTime }
  | { code: 'held'; until: string };

export type SlotState = { free: true } | { free: false; reason: ClosedReason };

/** A day as it is listed: `reason` says why nothing is free, null when something is. */
export interface DayOffer {
  date: BranchDate;
  free: BranchTime[];
  closed: { time: BranchTime; reason: ClosedReason }[];
  reason: ClosedReason | null;
}

const CELL_MS = CELL_MINUTES * 60_000;
const SLOT_CELLS = SLOT_MINUTES / CELL_MINUTES;

interface Reading {
  now: number;
  midnight: number;
  cells: number;
  /** Why the whole day is closed, whatever the time. */
  dayReason: ClosedReason | null;
  holds: { fromCell: number; toCell: number; until: string; lapses: number }[];
}

function closedDay(day: DayFacts, ask: Ask, today: BranchDate): ClosedReason | null {
  const ahead = daysBetween(today, day.date);
  if (ahead < 0) return { code: 'past' };
  if (ahead > HORIZON_DAYS) return { code: 'beyond_horizon' };
  if (day.closure) return { code: 'closure', until: day.closure.until };
  if (!day.hours || day.hours.openCell >= day.hours.closeCell) return { code: 'weekday' };
  if (ahead < ask.leadDays) return { code: 'lead_time', days: ask.leadDays, from: addDays(today, ask.leadDays) };
  return null;
}

function read(day: DayFacts, ask: Ask): Reading {
  const now = epochMs(ask.now);
  return {
    now,
    midnight: instantOf(day.date, '00:00').getTime(),
    cells: Math.max(1, cellsFor(ask.hours)),
    dayReason: closedDay(day, ask, branchNow(now).date),
    holds: day.holds
      .map((hold) => ({ ...hold, lapses: epochMs(hold.until) }))
      .filter(({ lapses }) => now < lapses)
      .toSorted((a, b) => a.lapses - b.lapses),
  };
}

/** Whether every cell from `startCell` on has a free lane; if only holds prevent this, when the last of the relevant holds expires. */
function occupancy(day: DayFacts, startCell: number, ask: Ask, reading: Reading): ClosedReason | null {
  const { cells, holds, midnight } = reading;
  let last: Reading['holds'][number] | null = null;
  for (let cell = startCell; cell < startCell + cells; cell += 1) {
    const booked = day.booked[cell] ?? 0;
    if (booked >= day.lanes) return { code: 'full' };
    const here = holds.filter(({ fromCell, toCell }) => fromCell <= cell && cell < toCell);
    const needed = here[booked + here.length - day.lanes];
    if (needed && (!last || needed.lapses > last.lapses)) last = needed;
  }
  if (!last) return null;
  // By then the slot would be past or, after midnight, within the lead time, so there is no point in waiting for the hold.
  const pastByThen = midnight + startCell * CELL_MS <= last.lapses;
  if (pastByThen || closedDay(day, ask, branchNow(last.lapses).date)) return { code: 'full' };
  return { code: 'held', until: last.until };
}

function closedSlot(day: DayFacts, startCell: number, ask: Ask, reading: Reading): ClosedReason | null {
  if (reading.midnight + startCell * CELL_MS <= reading.now) return { code: 'past' };
  if (reading.dayReason || !day.hours) return reading.dayReason ?? { code: 'weekday' };
  const { openCell, closeCell } = day.hours;
  if (startCell < openCell || (startCell - openCell) % SLOT_CELLS !== 0) return { code: 'weekday' };
  if (startCell + reading.cells > closeCell) return { code: 'too_long', closes: timeOfCell(closeCell) };
  return occupancy(day, startCell, ask, reading);
}

/**
 * Whether a slot is free, and if not, why. Listing, holding, confirming and moving all follow this one rule. A start that is not a slot of the branch
 * (before opening, or between two slots) is closed with reason `weekday`. Throws a RangeError for anything that is not a valid date, instant or
 * length.
 */
export function slotState(day: DayFacts, startCell: number, ask: Ask): SlotState {
  const reason = closedSlot(day, startCell, ask, read(day, ask));
  return reason ? { free: false, reason } : { free: true };
}

/**
 * The instants between which a slot can be booked as far as the clock alone decides (horizon, lead time and the slot's own start); the first is
 * included, the last is not. If lanes are free during opening hours, `slotState` is free exactly in this interval. A RangeError for an invalid date
 * or cell.
 */
export function bookableDuring(date: BranchDate, startCell: number, leadDays: number): { from: Date; until: Date } {
  const start = instantOf(date, '00:00').getTime() + startCell * CELL_MS;
  const leadEnds = instantOf(addDays(date, 1 - leadDays), '00:00').getTime();
  return { from: instantOf(addDays(date, -HORIZON_DAYS), '00:00'), until: new Date(Math.min(start, leadEnds)) };
}

const TELLING: readonly ClosedReason['code'][] = ['held', 'full', 'too_long', 'past'];

/** Which of the reasons of a day's times is shown for the whole day: reasons that may still change take precedence over those that will not. */
function mostTelling(reasons: readonly ClosedReason[]): ClosedReason {
  const rank = ({ code }: ClosedReason) => TELLING.indexOf(code);
  const lapse = (reason: ClosedReason) => (reason.code === 'held' ? epochMs(reason.until) : 0);
  return reasons.toSorted((a, b) => rank(a) - rank(b) || lapse(a) - lapse(b))[0] ?? { code: 'weekday' };
}

/** All slots of a day, free or closed with the reason (RB-05, RB-06). A RangeError as in `slotState`. */
export function offerDay(day: DayFacts, ask: Ask): DayOffer {
  const reading = read(day, ask);
  const offer: DayOffer = { date: day.date, free: [], closed: [], reason: null };
  const { openCell, closeCell } = day.hours ?? { openCell: 0, closeCell: 0 };
  for (let cell = openCell; cell < closeCell; cell += SLOT_CELLS) {
    const time = timeOfCell(cell);
    const reason = closedSlot(day, cell, ask, reading);
    if (reason) offer.closed.push({ time, reason });
    else offer.free.push(time);
  }
  if (offer.free.length > 0) return offer;
  const reasons = offer.closed.map(({ reason }) => reason);
  // A day that is over is over, whatever else would have closed it: nobody waits for parts this evening.
  const isOver = reasons.length > 0 && reasons.every(({ code }) => code === 'past');
  offer.reason = isOver ? { code: 'past' } : (reading.dayReason ?? mostTelling(reasons));
  return offer;
}

/**
 * The earliest day of one branch with free slots, and its slots in order; null if there is none. The days may be given in any order. A RangeError as
 * in `slotState`.
 */
export function firstFree(days: readonly DayFacts[], ask: Ask): { date: BranchDate; times: BranchTime[] } | null {
  for (const day of days.toSorted((a, b) => daysBetween(b.date, a.date))) {
    const { free } = offerDay(day, ask);
    if (free.length > 0) return { date: day.date, times: free };
  }
  return null;
}
