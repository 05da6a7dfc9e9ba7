import { eq, sql } from 'drizzle-orm';
import { appointment, driverLink } from '../../db/schema/bookings.ts';
import type { Reader } from '../../db/transaction.ts';

/** The booking of a link that still works, and until when it does. */
export async function readLinked(reader: Reader, tokenHash: string) {
  const end = sql<string>`iso(driver_link_end(${appointment}))`;
  const [found] = await reader
    .select({ row: appointment, endsAt: end })
    .from(driverLink)
    .innerJoin(appointment, eq(appointment.id, driverLink.appointmentId))
    .where(
      sql`${driverLink.tokenHash} = ${tokenHash} and driver_link_end(${appointment}) > app_now() and ${appointment.forgottenAt} is null`,
    );
  return found ?? null;
}
