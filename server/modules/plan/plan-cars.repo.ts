import { sql } from 'drizzle-orm';
import type { Owners } from '../../db/own.ts';
import type { Reader } from '../../db/transaction.ts';

/** Which of these cars are the account's, each with its live booking or null. */
export async function readOwnCars(
  reader: Reader,
  owner: Owners[number],
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  const { rows } = await reader.execute<{ id: string; appointment_id: string | null }>(sql`
    select c.id, live.appointment_id from car c
    left join live_bookings(${owner.kind}, ${owner.id}::uuid) live on live.car_id = c.id
    where c.owner_kind = ${owner.kind} and c.owner_id = ${owner.id}::uuid and c.removed_at is null and c.id = any(${sql.param(ids)}::uuid[])`);
  return new Map(rows.map(({ id, appointment_id }) => [id, appointment_id]));
}

/** The branch where the account's cars were most often; null if they never came. */
export async function readUsualBranch(reader: Reader, owner: Owners[number]): Promise<number | null> {
  const { rows } = await reader.execute<{ location_id: number }>(sql`
    select location_id from appointment
    where owner_kind = ${owner.kind} and owner_id = ${owner.id}::uuid and state in ('confirmed', 'completed')
    group by 1 order by count(*) desc, 1 limit 1`);
  return rows[0]?.location_id ?? null;
}
