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

/** A digest of everything stored about bookings, cars and points, by table, to be compared before and after. */
export async function bookingRows(db: Db): Promise<Record<string, unknown>> {
  const digestOf = (table: string) =>
    sql`(select sum(hashtextextended(each::text, 0)::numeric)::text from ${sql.raw(table)} each)`;
  const { rows } = await db.execute(sql`
    select (select count(*)::int from appointment_event) as events, ${digestOf('appointment')} as appointments,
      ${digestOf('claim')} as claims, ${digestOf('car')} as cars, ${digestOf('redemption')} as redemptions,
      ${digestOf('point_move')} as moves`);
  const [row] = rows;
  if (!row) throw new Error('Nothing was read.');
  return row;
}
