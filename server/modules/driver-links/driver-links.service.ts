import { sql } from 'drizzle-orm';
import type { DriverLink } from '#contract/calls/driver-link.shapes.ts';
import type { Reader } from '../../db/transaction.ts';

/** The link of a booking that its driver can open now; null if there is none. */
export async function linkOf(reader: Reader, bookingId: string): Promise<DriverLink | null> {
  const { rows } = await reader.execute<DriverLink & Record<string, unknown>>(sql`
    select iso(l.made_at) as made_at, iso(driver_link_end(a)) as ends_at
    from driver_link l join appointment a on a.id = l.appointment_id
    where a.id = ${bookingId}::uuid and driver_link_end(a) > app_now()`);
  const [link] = rows;
  return link === undefined ? null : { made_at: link.made_at, ends_at: link.ends_at };
}

/** Who drives the booked car, as its company noted it; null if it noted nothing. */
export async function driverOf(reader: Reader, bookingId: string): Promise<{ name: string; tel: string } | null> {
  const { rows } = await reader.execute<{ name: string; tel: string }>(sql`
    select c.driver_name as name, c.driver_tel as tel from appointment a join car c on c.id = a.car_id
    where a.id = ${bookingId}::uuid and c.owner_kind = 'company' and c.driver_name || c.driver_tel <> ''`);
  return rows[0] ?? null;
}
