import type { Client } from 'pg';
import { timeOfCell } from '#domain/thai-calendar.ts';
import type { SlotRequest } from '#tests/fault/booking-load.ts';

/**
 * Every free half hour of every lane, to be taken from the end: neighbours are on different branches and days, and all first lanes come
 * before the second ones.
 */
export async function freeSlots(db: Client): Promise<SlotRequest[]> {
  const { rows } = await db.query<{ location_id: number; day: string; cell: number }>(`
    select b.location_id, d.day::text, cell
    from branch b, generate_series(2, 55) i, lateral (select (app_now() at time zone 'Asia/Bangkok')::date + i as day) d
    join branch_hours h on h.weekday = extract(dow from d.day),
      generate_series(h.open_cell, h.close_cell - 2, 2) cell, generate_series(0, b.lanes - 1) lane
    where h.location_id = b.location_id and not exists (
      select from claim c
      where c.location_id = b.location_id and c.day = d.day and c.cell between cell.cell and cell.cell + 1 and c.lane = lane.lane)
    order by lane desc, cell - h.open_cell desc, md5(b.location_id::text || d.day)`);
  return rows.map(({ location_id, day, cell }) => ({ branch: location_id, date: day, time: timeOfCell(cell) }));
}
