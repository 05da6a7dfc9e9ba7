import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';

async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select format('%I', relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** How many rows each table has, by its name. */
export async function rowCounts(db: Db): Promise<Record<string, number>> {
  const tables = await tablesOf(db);
  const counts = await Promise.all(tables.map((table) => db.$count(sql.raw(table))));
  return Object.fromEntries(tables.map((table, index) => [table, counts[index] ?? 0]));
}

/** Everything stored about bookings, cars and points, to be compared before and after. */
export async function bookingRows(db: Db): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    select (select json_agg(a order by a.id) from appointment a) as appointments,
      (select json_agg(c order by c.location_id, c.day, c.cell, c.lane) from claim c) as claims,
      (select count(*) from appointment_event) as events, (select json_agg(k order by k.id) from car k) as cars,
      (select json_agg(r order by r.id) from redemption r) as redemptions,
      (select json_agg(m order by m.lot_id, m.nth) from point_move m) as moves`);
  return rows;
}
