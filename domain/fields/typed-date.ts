import { arabicDigits } from './digits.ts';
import { addDays, buddhistYear, isBranchDate, type BranchDate } from '../thai-calendar.ts';

const ERA_YEARS = buddhistYear(0);
/** A typed year from here on is a Buddhist one. */
const FIRST_BUDDHIST_YEAR = 2400;

const TYPED_DATE = /^(\d{1,2})\s*([/.-])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{2})$/;

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

/**
 * A typed day/month/year as a branch date, or null. Separators / - or . (the same twice), Arabic or Thai digits, years of
 * either era with four digits or two; two digits mean the year nearest to `today`. A RangeError when `today` is not a date.
 */
export function parseTypedDate(text: string, today: BranchDate): BranchDate | null {
  const thisYear = Number(addDays(today, 0).slice(0, 4));
  const [, day, , month, typed] = TYPED_DATE.exec(arabicDigits(text).trim()) ?? [];
  if (day === undefined || month === undefined || typed === undefined) return null;
  const year = typed.length === 2 ? nearestYear(Number(typed), thisYear) : gregorianYear(Number(typed));
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return isBranchDate(date) ? date : null;
}
