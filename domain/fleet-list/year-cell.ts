import { arabicDigits } from '../fields/digits.ts';
import type { CellFault } from './checked-list.ts';

/** The Buddhist era is ahead by so many years. */
const ERA = 543;
/** No car is of an earlier year. */
const FIRST = 1950;
/** Buddhist years begin here; no car is of a later Gregorian one. */
const BUDDHIST_FROM = FIRST + ERA;
const LAST = 2100;

const gregorian = (year: number): number => (year >= BUDDHIST_FROM ? year - ERA : year);

/**
 * The Gregorian years that a text can mean: one, in either era, also at the end of a date. Of two digits, "'20" or '63', both eras are possible; the car
 * decides which one it is.
 */
export function readYear(text: string): { readonly years: readonly number[] } | { readonly fault: CellFault } {
  const plain = arabicDigits(text).trim();
  const short = /^['‘’`]?(\d\d)$/.exec(plain)?.[1];
  if (short !== undefined) return { years: [2000 + Number(short), 2500 + Number(short) - ERA] };
  const whole = /^(\d{4})(\.0+)?$/.exec(plain)?.[1];
  const named = new Set(
    (whole === undefined ? (plain.match(/(?<!\d)\d{4}(?!\d)/g) ?? []) : [whole]).map((year) => gregorian(Number(year))),
  );
  const [year] = named;
  if (year === undefined || named.size > 1 || year < FIRST || year > LAST) return { fault: 'not-a-year' };
  return { years: [year] };
}
