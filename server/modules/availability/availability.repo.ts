import { sql } from 'drizzle-orm';
import type { DayFacts } from '#domain/availability.ts';
import { addDays, daysBetween, weekday, type BranchDate } from '#domain/thai-calendar.ts';
import type { Reader } from '../../db/transaction.ts';

export interface FactsQuery {
  /** The branches to read; all if omitted. */
  readonly locationIds: readonly number[] | 'all';
  readonly from: BranchDate;
  readonly to: BranchDate;
  readonly now: Date;
  /** The caller's own bookings, whose slots count as free. */
  readonly leaveOut?: readonly string[];
}

export interface BranchFacts {
  readonly locationId: number;
  readonly days: DayFacts[];
}

/** As `branch_facts` answers. */
type FactsRow = Record<string, unknown> & {
  location_id: number;
  lanes: number;
  week: string | null;
  closures: string | null;
  made: string | null;
  booked: string | null;
  held: string | null;
};

const CELLS_A_DAY = 96;

const entries = (list: string | null): readonly string[] => (list === null ? [] : list.split(','));
const numbers = (entry: string) => entry.split(':').map(Number);

/** In each cell of the period, the number of lanes that are booked. */
function bookedLanes(list: string | null, days: number): Uint16Array {
  const lanes = new Uint16Array(days * CELLS_A_DAY);
  for (const entry of entries(list)) {
    const cell = Number(entry);
    lanes[cell] = (lanes[cell] ?? 0) + 1;
  }
  return lanes;
}

/** By the number of the day; a hold stands in one lane of each of its cells, one after another. */
function holdsByDay(list: string | null): ReadonlyMap<number, DayFacts['holds']> {
  const holds = new Map<string, { day: number; fromCell: number; toCell: number; until: string }>();
  for (const entry of entries(list)) {
    const [place = 0, until = 0] = numbers(entry);
    const [day, cell] = [Math.floor(place / CELLS_A_DAY), place % CELLS_A_DAY];
    const name = `${day} ${entry.slice(entry.lastIndexOf(':'))}`;
    const known = holds.get(name);
    holds.set(name, {
      day,
      fromCell: Math.min(known?.fromCell ?? cell, cell),
      toCell: Math.max(known?.toCell ?? 0, cell + 1),
      until: new Date(until).toISOString(),
    });
  }
  const byDay = new Map<number, DayFacts['holds']>();
  for (const { day, ...hold } of holds.values()) byDay.set(day, [...(byDay.get(day) ?? []), hold]);
  return byDay;
}

/**
 * For a day with a stored row, the lower of its number of lanes and the branch's current one applies, and the shorter of the opening hours, as in
 * `free_lanes`, which decides when holding.
 */
function daysOf(row: FactsRow, from: BranchDate, to: BranchDate): DayFacts[] {
  const count = Math.max(0, daysBetween(from, to) + 1);
  const week = new Map(entries(row.week).map((entry) => [Number(entry.split(':')[0]), numbers(entry)]));
  const made = new Map(entries(row.made).map((entry) => [Number(entry.split(':')[0]), numbers(entry)]));
  const closures = entries(row.closures).map((entry) => entry.split(':'));
  const booked = bookedLanes(row.booked, count);
  const holds = holdsByDay(row.held);
  return Array.from({ length: count }, (_, day): DayFacts => {
    const date = addDays(from, day);
    const [, openCell, closeCell] = week.get(weekday(date)) ?? [];
    const [, lanes = row.lanes, madeOpen = 0, madeClose = CELLS_A_DAY] = made.get(day) ?? [];
    const until = closures
      .flatMap(([first, last = '']) => (Number(first) <= day && date <= last ? [last] : []))
      .toSorted()
      .at(-1);
    return {
      date,
      hours:
        openCell === undefined || closeCell === undefined
          ? null
          : { openCell: Math.max(openCell, madeOpen), closeCell: Math.min(closeCell, madeClose) },
      closure: until === undefined ? null : { until },
      lanes: Math.min(lanes, row.lanes),
      booked: Array.from(booked.subarray(day * CELLS_A_DAY, (day + 1) * CELLS_A_DAY)),
      holds: holds.get(day) ?? [],
    };
  });
}

/** A branch's row, and what it says of each day. */
export interface FactsOfBranch {
  readonly locationId: number;
  /** The same text says the same of the same period. */
  readonly text: string;
  readonly days: () => DayFacts[];
}

/** Everything that decides whether slots of these branches and days are free, read in one statement and thus at one moment. */
export async function readFactsOf(
  reader: Reader,
  { locationIds, from, to, now, leaveOut = [] }: FactsQuery,
): Promise<FactsOfBranch[]> {
  const wanted = sql.param(locationIds === 'all' ? null : locationIds);
  const { rows } = await reader.execute<FactsRow>(sql`
    select * from branch_facts(${wanted}::int[], ${from}::date, ${to}::date, ${now.toISOString()}::timestamptz, ${sql.param(leaveOut)}::uuid[])`);
  return rows.map((row) => ({
    locationId: row.location_id,
    text: Object.values(row).join('|'),
    days: () => daysOf(row, from, to),
  }));
}

/** As `readFactsOf`, with each day's facts. */
export const readFacts = async (reader: Reader, query: FactsQuery): Promise<BranchFacts[]> =>
  (await readFactsOf(reader, query)).map(({ locationId, days }) => ({ locationId, days: days() }));
