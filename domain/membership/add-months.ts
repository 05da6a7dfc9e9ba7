import { addDays, isBranchDate, type BranchDate } from '../thai-calendar.ts';

const monthAt = (months: number) =>
  `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;

/**
 * The same day `n` months later, or the last day of that month where it has no such day. A RangeError for an invalid date. Not in
 * `thai-calendar.ts`, which every page loads.
 */
export function addMonths(date: BranchDate, n: number): BranchDate {
  if (!isBranchDate(date)) throw new RangeError('not a branch date');
  const months = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + n;
  const same = `${monthAt(months)}-${date.slice(8)}`;
  return isBranchDate(same) ? same : addDays(`${monthAt(months + 1)}-01`, -1);
}
