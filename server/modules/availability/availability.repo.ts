import { sql } from 'drizzle-orm';
import type { DayFacts } from '#domain/availability.ts';
import type { BranchDate } from '#domain/thai-calendar.ts';
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

type FactsRow = Record<string, unknown> & {
  location_id: number;
  day: string;
  lanes: number;
  open_cell: number | null;
  close_cell: number | null;
  closed_until: string | null;
  booked: string | null;
  holds: string | null;
};

const numbers = (list: string, separator: string) => list.split(separator).map(Number);

/** From the cell of each booked lane to the number of lanes in each cell. */
function bookedCells(list: string | null): number[] {
  const lanes: number[] = [];
  for (const cell of list === null ? [] : numbers(list, ',')) lanes[cell] = (lanes[cell] ?? 0) + 1;
  return Array.from(lanes, (count) => count ?? 0);
}

function holdsOf(list: string | null): DayFacts['holds'] {
  return (list?.split(',') ?? []).map((hold) => {
    const [fromCell = 0, toCell = 0, until = 0] = numbers(hold, ':');
    return { fromCell, toCell, until: new Date(until).toISOString() };
  });
}

const factsOf = (row: FactsRow): DayFacts => ({
  date: row.day,
  hours:
    row.open_cell === null || row.close_cell === null ? null : { openCell: row.open_cell, closeCell: row.close_cell },
  closure: row.closed_until === null ? null : { until: row.closed_until },
  lanes: row.lanes,
  booked: bookedCells(row.booked),
  holds: holdsOf(row.holds),
});

/**
 * Everything that decides whether slots of these branches and days are free, read in one statement and thus at one moment. For a day with a stored
 * row, the lower of its number of lanes and the branch's current one applies, and the shorter of the opening hours, as in `has_room`, which decides
 * when holding.
 */
export async function readFacts(
  reader: Reader,
  { locationIds, from, to, now, leaveOut = [] }: FactsQuery,
): Promise<BranchFacts[]> {
  const wanted = locationIds === 'all' ? sql`true` : sql`location_id = any(${sql.param(locationIds)}::int[])`;
  const period = sql`day between ${from}::date and ${to}::date`;
  const others = sql`appointment_id <> all(${sql.param(leaveOut)}::uuid[])`;
  const { rows } = await reader.execute<FactsRow>(sql`
    with booked as (
      select location_id, day, string_agg(cell::text, ',') as cells
      from occupied_lane where ${wanted} and ${period} and ${others} and held_until is null
      group by 1, 2
    ), held as (
      select location_id, day, string_agg(first || ':' || next || ':' || (extract(epoch from held_until) * 1000)::bigint, ',') as holds
      from (
        select location_id, day, min(cell) as first, max(cell) + 1 as next, held_until
        from occupied_lane where ${wanted} and ${period} and ${others} and held_until > ${now.toISOString()}::timestamptz
        group by 1, 2, appointment_id, held_until
      ) per_hold
      group by 1, 2
    )
    select b.location_id, d.day::text as day, least(made.lanes, b.lanes) as lanes,
      case when hours.open_cell is not null then greatest(made.open_cell, hours.open_cell) end as open_cell,
      case when hours.close_cell is not null then least(made.close_cell, hours.close_cell) end as close_cell,
      (select max(to_day)::text from closure c where c.location_id = b.location_id and d.day between c.from_day and c.to_day) as closed_until,
      booked.cells as booked, held.holds
    from (select location_id, lanes from branch where ${wanted}) b
    cross join (select ${from}::date + i as day from generate_series(0, ${to}::date - ${from}::date) i) d
    left join (select * from branch_day where ${wanted} and ${period}) made on made.location_id = b.location_id and made.day = d.day
    left join branch_hours hours on hours.location_id = b.location_id and hours.weekday = extract(dow from d.day)
    left join booked on booked.location_id = b.location_id and booked.day = d.day
    left join held on held.location_id = b.location_id and held.day = d.day
    order by 1, 2`);
  const branches = new Map<number, DayFacts[]>();
  for (const row of rows) {
    const days = branches.get(row.location_id) ?? [];
    days.push(factsOf(row));
    branches.set(row.location_id, days);
  }
  return [...branches].map(([locationId, days]) => ({ locationId, days }));
}
