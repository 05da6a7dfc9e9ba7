import { sql } from 'drizzle-orm';
import { timeOfCell } from '#domain/thai-calendar.ts';
import type { Reader } from '../db/transaction.ts';

type Why = 'closed on that weekday' | 'closed on that day' | 'outside the hours' | 'more cars than lanes';

export interface Misfit {
  readonly branch: string;
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  /** 'HH:MM' at the branch. */
  readonly time: string;
  /** null: held, not yet confirmed. */
  readonly code: string | null;
  readonly why: Why;
  readonly name: string;
  readonly tel: string;
}

/**
 * Upcoming live bookings that no longer fit because their branch was given other hours, fewer lanes or a closure after they were made. In a cell with
 * too many cars, those in the highest lanes are listed: as many as do not fit, or a few more.
 */
const MISFITS = sql`
  with live as (
    select a.*, (extract(epoch from (a.starts_at at time zone 'Asia/Bangkok')::time) / 900)::int as cell from appointment a
    where a.starts_at > (select app_now())
      and (a.state = 'confirmed' or (a.state = 'held' and a.expires_at > (select app_now())))
  ), taken as (
    select c.*, count(*) over (partition by c.location_id, c.day, c.cell) as cars from claim c join live on live.id = c.appointment_id
  ), crowded as (
    select distinct t.appointment_id from taken t join branch b using (location_id) where t.cars > b.lanes and t.lane >= b.lanes
  ), judged as (
    select live.*, b.name_en as branch, case
      when h.location_id is null then 'closed on that weekday'
      when exists (select from closure k where k.location_id = live.location_id and live.day between k.from_day and k.to_day)
        then 'closed on that day'
      when live.cell < h.open_cell or live.cell + live.cells > h.close_cell then 'outside the hours'
      when exists (select from crowded where crowded.appointment_id = live.id) then 'more cars than lanes'
    end as why
    from live join branch b using (location_id)
    left join branch_hours h on h.location_id = live.location_id and h.weekday = extract(dow from live.day)
  )
  select branch, day::text as day, cell, code, why, concat_ws(' ', customer ->> 'first_name', customer ->> 'last_name') as name,
    customer ->> 'tel_no' as tel
  from judged where why is not null`;

type Row = Omit<Misfit, 'time'> & { readonly cell: number };

/** By branch, day and time. */
export async function listMisfits(reader: Reader): Promise<Misfit[]> {
  const { rows } = await reader.execute<Row & Record<string, unknown>>(
    sql`${MISFITS} order by branch, day, cell, code`,
  );
  return rows.map(({ cell, branch, day, code, why, name, tel }) => {
    return { branch, day, time: timeOfCell(cell), code, why, name, tel };
  });
}

export async function countMisfits(reader: Reader): Promise<number> {
  const { rows } = await reader.execute<{ n: number }>(sql`select count(*)::int as n from (${MISFITS}) found`);
  return rows[0]?.n ?? 0;
}
