import { CELL_MINUTES } from './constants.ts';

/** 'YYYY-MM-DD', Gregorian, in Asia/Bangkok. */
export type BranchDate = string;
/** 'HH:MM' in Asia/Bangkok. '24:00' occurs as a closing time only. */
export type BranchTime = string;
/** A moment: a Date, milliseconds since 1970, or an ISO text that names its offset. */
export type Instant = Date | string | number;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const DAY_MINUTES = 1440;
const BANGKOK = '+07:00';
const BANGKOK_MS = 7 * 3_600_000;
const ERA_YEARS = 543;

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const INSTANT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

const two = (n: number) => String(n).padStart(2, '0');

/** The dates of a horizon are looked up again and again, and those of a fleet; a few years' worth are enough. */
const midnights = new Map<string, number>();
const dates = new Map<number, string>();
const DAYS_KEPT = 6000;

/** Midnight UTC of a date; NaN for anything else. February 30 would otherwise roll over into March. */
function utcMidnight(date: string): number {
  const known = midnights.get(date);
  if (known !== undefined) return known;
  if (!DATE.test(date)) return Number.NaN;
  const ms = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== date) return Number.NaN;
  if (midnights.size >= DAYS_KEPT) midnights.clear();
  midnights.set(date, ms);
  return ms;
}

function dayNumber(date: BranchDate): number {
  const ms = utcMidnight(date);
  if (Number.isNaN(ms)) throw new RangeError('not a branch date');
  return ms / DAY_MS;
}

/** Date and time of day in UTC; a RangeError outside the years 0000 to 9999. */
function isoParts(ms: number): { date: string; time: string } {
  const iso = new Date(ms).toISOString();
  if (iso.length !== 24) throw new RangeError('year outside 0000 to 9999');
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

function minutesOf(time: BranchTime): number {
  if (!TIME.test(time) && time !== '24:00') throw new RangeError('not a branch time');
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Whether a text is an existing calendar day as 'YYYY-MM-DD'. */
export function isBranchDate(x: unknown): x is BranchDate {
  return typeof x === 'string' && !Number.isNaN(utcMidnight(x));
}

/** Whether a text is a time of day as 'HH:MM', 00:00 to 23:59. */
export function isBranchTime(x: unknown): x is BranchTime {
  return typeof x === 'string' && TIME.test(x);
}

/**
 * Milliseconds since 1970. A RangeError for an invalid Date, and for a text that is not an ISO date-time or lacks its offset:
 * it would be read in the time zone of the machine.
 */
export function epochMs(instant: Instant): number {
  if (typeof instant === 'string' && !isBranchDate(INSTANT.exec(instant)?.[1])) {
    throw new RangeError('not an instant with an offset');
  }
  const ms = new Date(instant).getTime();
  if (Number.isNaN(ms)) throw new RangeError('not an instant');
  return ms;
}

/** Branch date and time of an instant; `minutes` since midnight, seconds dropped. A RangeError as in `epochMs`. */
export function branchNow(instant: Instant): { date: BranchDate; time: BranchTime; minutes: number } {
  const { date, time } = isoParts(epochMs(instant) + BANGKOK_MS);
  return { date, time, minutes: minutesOf(time) };
}

/** Orders dates or times of day, earliest first. Plain text order is right for them, and a collator would cost a phone 50 ms at first use. */
export const earlierFirst = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The date `n` days later, earlier when negative. A RangeError for an invalid date. */
export function addDays(date: BranchDate, n: number): BranchDate {
  const day = dayNumber(date) + n;
  const known = dates.get(day);
  if (known !== undefined) return known;
  const found = isoParts(day * DAY_MS).date;
  if (dates.size >= DAYS_KEPT) dates.clear();
  dates.set(day, found);
  return found;
}

/** Whole days from one date to another, negative when `to` is earlier. A RangeError for an invalid date. */
export function daysBetween(from: BranchDate, to: BranchDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** 0 (Sunday) to 6 (Saturday). A RangeError for an invalid date. */
export function weekday(date: BranchDate): number {
  return new Date(dayNumber(date) * DAY_MS).getUTCDay();
}

/** The instant of a branch date and time; '24:00' is the next midnight. A RangeError for an invalid date or time. */
export function instantOf(date: BranchDate, time: BranchTime): Date {
  return new Date(dayNumber(date) * DAY_MS + minutesOf(time) * MINUTE_MS - BANGKOK_MS);
}

/** The wire's `date_time`: 'YYYY-MM-DDTHH:MM:00+07:00'. A RangeError for an invalid date or time. */
export function dateTimeOf(date: BranchDate, time: BranchTime): string {
  if (!isBranchDate(date) || !isBranchTime(time)) throw new RangeError('not a branch date and time');
  return `${date}T${time}:00${BANGKOK}`;
}

/** The same of an instant, seconds dropped. A RangeError as in `epochMs`. */
export function dateTimeAt(instant: Instant): string {
  const { date, time } = branchNow(instant);
  return dateTimeOf(date, time);
}

/** Branch date and time of an ISO text with any offset, seconds dropped. A RangeError as in `epochMs`. */
export function splitDateTime(iso: string): { date: BranchDate; time: BranchTime } {
  const { date, time } = branchNow(iso);
  return { date, time };
}

/** 2026 gives 2569 (LANG-04). */
export function buddhistYear(ce: number): number {
  return ce + ERA_YEARS;
}

/**
 * The quarter-hour index of a time, 0 to 96. A time between two quarters gives a fraction, so that no slot is mistaken for
 * another. A RangeError for an invalid time.
 */
export function cellOf(time: BranchTime): number {
  return minutesOf(time) / CELL_MINUTES;
}

/** The time at which a cell begins: 0 gives '00:00', 96 gives '24:00'. A RangeError outside 0 to 96. */
export function timeOfCell(cell: number): BranchTime {
  const minutes = cell * CELL_MINUTES;
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > DAY_MINUTES) throw new RangeError('not a cell of a day');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
