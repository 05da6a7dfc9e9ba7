import { sql, type SQL } from 'drizzle-orm';
import type { Reader } from './transaction.ts';

/** Statements that return a row for each violated invariant. They must find nothing at any moment, whatever else is running. */
const ORACLES: Readonly<Record<string, SQL>> = {
  'a lane beyond the lanes of its day, or a cell outside its hours': sql`
    select c.appointment_id as id from claim c join branch_day d using (location_id, day)
    where c.lane < 0 or c.lane >= d.lanes or c.cell < d.open_cell or c.cell >= d.close_cell`,
  'more lanes taken in a cell than the branch has': sql`
    select c.location_id || ' ' || c.day || ' ' || c.cell as id from claim c join branch_day d using (location_id, day)
    group by c.location_id, c.day, c.cell, d.lanes having count(*) > d.lanes`,
  'a live booking without all its claims, or with other ones': sql`
    select a.id::text as id from appointment a left join claim c on c.appointment_id = a.id
    where a.state in ('held', 'confirmed')
    group by a.id
    having count(c.cell) <> a.cells
      or min(c.cell) <> extract(epoch from (a.starts_at at time zone 'Asia/Bangkok')::time) / 900
      or max(c.cell) - min(c.cell) + 1 <> a.cells
      or bool_or(c.location_id <> a.location_id or c.day <> a.day)`,
  'a dead booking with claims': sql`
    select distinct a.id::text as id from appointment a join claim c on c.appointment_id = a.id where a.state not in ('held', 'confirmed')`,
  'a booking whose last event tells of another state': sql`
    select a.id::text as id from appointment a
    join (select distinct on (appointment_id) appointment_id, to_state from appointment_event order by appointment_id, id desc) last
      on last.appointment_id = a.id
    where last.to_state <> a.state`,
  'a redemption that did not cost its points': sql`
    select r.id::text as id from redemption r left join point_move m on m.redemption_id = r.id
    group by r.id having coalesce(-sum(m.points), 0) <> case when r.used_at is null then 0 else r.points end`,
  'points of a purchase or a claim other than those of its lot': sql`
    select coalesce(p.id, c.id, l.id)::text as id from point_lot l
    join point_move m on m.lot_id = l.id and m.nth = 1
    full join purchase p on p.id = l.purchase_id full join point_claim c on c.id = l.claim_id
    where coalesce(m.points, 0) <> coalesce(p.points, c.points, 0)`,
  'points spent after their last day': sql`
    select l.id::text as id from point_lot l join point_move m on m.lot_id = l.id
    where m.counter = 'spent' and (m.at at time zone 'Asia/Bangkok')::date > l.last_day`,
  'a car of a member who is not there': sql`
    select c.id::text as id from car c where c.owner_kind = 'member' and not exists (select from member m where m.id = c.owner_id)`,
};

export interface Violation {
  readonly oracle: string;
  readonly ids: readonly string[];
}

/**
 * What the oracles find; must be empty. Each reads its tables once, even before the planner has statistics, so they are cheap enough to run during a
 * load test.
 */
export async function findViolations(reader: Reader): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const [oracle, statement] of Object.entries(ORACLES)) {
    const { rows } = await reader.execute<{ id: string }>(sql`${statement} limit 20`);
    if (rows.length > 0) violations.push({ oracle, ids: rows.map(({ id }) => id) });
  }
  return violations;
}
