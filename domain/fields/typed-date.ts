import { arabicDigits } from './digits.ts';
import { addDays, buddhistYear, isBranchDate, type BranchDate } from '../thai-calendar.ts';

const ERA_YEARS = buddhistYear(0);
/** A typed year from here on is a Buddhist one. */
const FIRST_BUDDHIST_YEAR = 2400;

const PARTS = [
  /^(?<day>\d{1,2})\s*(?<sign>[/.-])\s*(?<month>\d{1,2})\s*\k<sign>\s*(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{1,2})\s+(?<month>\d{1,2})\s+(?<year>\d{4}|\d{2})$/,
  // Without separators, as a keypad without them has it: two digits each, and the year.
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/,
];

const two = (digits: string) => digits.padStart(2, '0');

/** The Gregorian year of one typed in either era: 2569 and 2026 both give 2026. */
export function gregorianYear(typed: number): number {
  return typed >= FIRST_BUDDHIST_YEAR ? typed - ERA_YEARS : typed;
}

/**
 * Of all the years that a two-digit year can mean in either era, the one nearest to `year`. Never a tie, because the eras are an odd number
 * of years apart.
 */
function nearestYear(short: number, year: number): number {
  const nearest = (remainder: number) => {
    const ahead = (((remainder - year) % 100) + 100) % 100;
    return ahead <= 50 ? year + ahead : year + ahead - 100;
  };
  const ce = nearest(short);
  const be = nearest(short - ERA_YEARS);
  return Math.abs(ce - year) < Math.abs(be - year) ? ce : be;
}

/** A text that is not a date: 'unread' if it is not written as one, 'noSuchDay' if it is, but the month has no such day. */
export type NoDate = 'unread' | 'noSuchDay';

/**
 * A typed day, month and year as a branch date. Separated by / - . (the same twice) or spaces, or with two digits each by nothing; Arabic or Thai digits, years of either
 * era with four digits or two; two digits mean the year nearest to `today`. A RangeError when `today` is not a date.
 */
export function readTypedDate(
  text: string,
  today: BranchDate,
): { readonly date: BranchDate } | { readonly problem: NoDate } {
  const thisYear = Number(addDays(today, 0).slice(0, 4));
  const written = arabicDigits(text).trim();
  const found = PARTS.map((parts) => parts.exec(written)).find((match) => match !== null);
  const { day, month, year: typed } = found?.groups ?? {};
  if (day === undefined || month === undefined || typed === undefined) return { problem: 'unread' };
  const year = typed.length === 2 ? nearestYear(Number(typed), thisYear) : gregorianYear(Number(typed));
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return isBranchDate(date) ? { date } : { problem: 'noSuchDay' };
}
