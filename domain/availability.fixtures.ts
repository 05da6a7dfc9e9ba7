import type { Ask, DayFacts } from './availability.ts';
import { addDays, cellOf, instantOf, type BranchTime } from './thai-calendar.ts';

export const today = '2026-11-21';
export const tomorrow = addDays(today, 1);
export const at = (time: BranchTime, date = today) => instantOf(date, time);

export const aDay = (facts: Partial<DayFacts> = {}): DayFacts => ({
  date: tomorrow,
  hours: { openCell: cellOf('08:00'), closeCell: cellOf('18:00') },
  closure: null,
  lanes: 1,
  booked: [],
  holds: [],
  ...facts,
});
export const anAsk = (ask: Partial<Ask> = {}): Ask => ({ hours: 1, leadDays: 0, now: at('12:00'), ...ask });
