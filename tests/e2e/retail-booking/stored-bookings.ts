import { inDatabase } from '#tests/e2e/support/database.ts';
import type { Slot } from './other-guest.ts';

/** The bookings of a car on the server, the oldest first. */
export const bookingsWith = (plate: string) =>
  inDatabase(`select id, state from appointment where customer->>'register_number' = $1 order by created_at`, [plate]);

/** Ends a hold on the server a second ago; gives the time that it kept. */
export async function letExpire(id: string | null): Promise<Slot> {
  const [row] = await inDatabase(
    `update appointment set expires_at = app_now() - interval '1 second' where id = $1 returning location_id, starts_at`,
    [id],
  );
  const startsAt = row?.['starts_at'];
  if (!(startsAt instanceof Date)) throw new Error('no hold that could expire');
  return { locationId: Number(row?.['location_id']), dateTime: startsAt.toISOString() };
}
