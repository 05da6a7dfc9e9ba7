import type { ClosedReason } from '#domain/availability.ts';
import { mayCancel } from '#domain/appointment.ts';
import { cellsFor } from '#domain/services.ts';
import {
  cellOf,
  earlierFirst,
  timeOfCell,
  type BranchDate,
  type BranchTime,
  type Instant,
} from '#domain/thai-calendar.ts';
import type { ClosedDay, OpenDay } from '#machines/availability/availability.types.ts';

/** A day as it is shown: how many of its times are free, or why none is. */
export type CalendarDay =
  | { date: BranchDate; free: number; of: number; reason: null }
  | { date: BranchDate; reason: ClosedReason };

export interface CalendarTime {
  time: BranchTime;
  /** When the work ends; null for a closed time. */
  ends: BranchTime | null;
  reason: ClosedReason | null;
}

export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

const AFTERNOON = '12:00';
const EVENING = '17:00';
const METER_PARTS = 5;
const LAST_CELL = 96;

/** Open and closed days together, by date. Today is left out once the branch has closed. */
export function calendarDays(days: readonly OpenDay[], closedDays: readonly ClosedDay[]): CalendarDay[] {
  const open = days.map(({ date, times, closedTimes }) => ({
    date,
    free: times.length,
    of: times.length + closedTimes.length,
    reason: null,
  }));
  const closed = closedDays.filter(({ reason }) => reason.code !== 'past');
  return [...open, ...closed].toSorted((a, b) => earlierFirst(a.date, b.date));
}

/**
 * A day's times, free and closed, grouped by the part of the day in which they begin. Past times are left out: in the evening they would push the
 * free ones out of view.
 */
export function timesByPart(day: OpenDay, hours: number): Record<DayPart, CalendarTime[]> {
  const cells = cellsFor(hours);
  const times: CalendarTime[] = [
    ...day.times.map(({ time }) => ({
      time,
      ends: timeOfCell(Math.min(LAST_CELL, cellOf(time) + cells)),
      reason: null,
    })),
    ...day.closedTimes
      .filter(({ reason }) => reason.code !== 'past')
      .map(({ time, reason }) => ({ time, ends: null, reason })),
  ].toSorted((a, b) => earlierFirst(a.time, b.time));
  return {
    morning: times.filter(({ time }) => time < AFTERNOON),
    afternoon: times.filter(({ time }) => time >= AFTERNOON && time < EVENING),
    evening: times.filter(({ time }) => time >= EVENING),
  };
}

/** The end of a day, before which all of its times are. */
export const END_OF_DAY: BranchTime = '24:00';

/** Before which time a day's free times are too near to be cancelled online; null if none is. */
export function notCancellable({ times }: OpenDay, now: Instant): BranchTime | null {
  const first = times.find(({ startsAt }) => mayCancel({ startsAt, now }));
  if (first === undefined) return END_OF_DAY;
  return first === times[0] ? null : first.time;
}

/** How many of a meter's five parts are filled: at least one if anything is free. */
export function meterParts(free: number, of: number): number {
  return of === 0 ? 0 : Math.ceil((free / of) * METER_PARTS);
}
