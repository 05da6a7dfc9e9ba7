import { addDays, weekday, type BranchDate } from '#domain/thai-calendar.ts';

/** The days of a month 'YYYY-MM' in weeks from Sunday to Saturday; null before the first and after the last. */
export function monthWeeks(month: string): (BranchDate | null)[][] {
  const first = `${month}-01`;
  const cells: (BranchDate | null)[] = Array.from({ length: weekday(first) }, () => null);
  for (let date = first; date.startsWith(month); date = addDays(date, 1)) cells.push(date);
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
