import { sql } from 'drizzle-orm';
import type { BranchDate } from '#domain/thai-calendar.ts';
import type { Tx } from '../../db/transaction.ts';

export interface BranchDayKey {
  readonly locationId: number;
  readonly date: BranchDate;
}

const order = (a: BranchDayKey, b: BranchDayKey) => a.locationId - b.locationId || (a.date < b.date ? -1 : 1);

/**
 * Locks days of branches, always in the same order, and makes the missing ones. A day on which the branch does not open gets no row: nothing
 * can be taken in it. Whoever takes lanes calls this first and only then locks bookings; whoever frees lanes does not need it.
 */
export async function lockDays(tx: Tx, keys: readonly BranchDayKey[]): Promise<void> {
  const distinct = new Map(keys.map((key) => [`${key.locationId} ${key.date}`, key]));
  for (const { locationId, date } of [...distinct.values()].toSorted(order)) {
    const lock = sql`select 1 from branch_day where location_id = ${locationId} and day = ${date}::date for update`;
    const { rowCount } = await tx.execute(lock);
    if (rowCount) continue;
    await tx.execute(sql`
      insert into branch_day (location_id, day, lanes, open_cell, close_cell)
      select b.location_id, ${date}::date, b.lanes, h.open_cell, h.close_cell
      from branch b join branch_hours h on h.location_id = b.location_id and h.weekday = extract(dow from ${date}::date)
      where b.location_id = ${locationId}
      on conflict do nothing`);
    await tx.execute(lock);
  }
}

/** Ends the holds of a locked day that have run out. One that somebody else is ending at this moment is left to them. */
export async function reclaimStale(
  tx: Tx,
  { locationId, date }: BranchDayKey,
  { now, requestId, except }: { now: Date; requestId: string; except: readonly string[] },
): Promise<void> {
  await tx.execute(sql`
    with stale as (
      select id from appointment
      where state = 'held' and location_id = ${locationId} and day = ${date}::date and expires_at <= ${now.toISOString()}::timestamptz
        and id <> all(${sql.param(except)}::uuid[])
      order by id for update skip locked
    ), freed as (
      delete from claim using stale where claim.appointment_id = stale.id
    ), ended as (
      update appointment a set state = 'expired', expires_at = null, version = version + 1 from stale where a.id = stale.id returning a.id
    )
    insert into appointment_event (appointment_id, at, action, from_state, to_state, actor, request_id)
    select id, ${now.toISOString()}::timestamptz, 'expired', 'held', 'expired', 'reclaim', ${requestId} from ended`);
}

export interface LaneWish extends BranchDayKey {
  readonly appointmentId: string;
  readonly startCell: number;
  readonly cells: number;
  readonly lanes: number;
  readonly now: Date;
}

/**
 * Takes the lowest free lane in each cell. A lane that a hold which ran out still has counts as free: if its end is on its way the key makes
 * this wait for it, and otherwise the transaction is done again.
 */
export async function takeLanes(
  tx: Tx,
  { appointmentId, locationId, date, startCell, cells, lanes, now }: LaneWish,
): Promise<void> {
  await tx.execute(sql`
    insert into claim (location_id, day, cell, lane, appointment_id)
    select ${locationId}, ${date}::date, cell, (
      select min(free.lane) from generate_series(0, ${lanes}::int - 1) free(lane)
      where not exists (
        select from occupied_lane o
        where o.location_id = ${locationId} and o.day = ${date}::date and o.cell = wanted.cell and o.lane = free.lane
          and (o.held_until is null or o.held_until > ${now.toISOString()}::timestamptz)
      )
    ), ${appointmentId}::uuid
    from generate_series(${startCell}::int, ${startCell + cells}::int - 1) wanted(cell)`);
}

export async function freeLanes(tx: Tx, appointmentIds: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from claim where appointment_id = any(${sql.param(appointmentIds)}::uuid[])`);
}
