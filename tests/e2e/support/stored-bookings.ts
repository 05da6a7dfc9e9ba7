import { inDatabase } from './database.ts';
import type { Slot } from './other-guest.ts';

/** The bookings of a car on the server, the oldest first. */
export const bookingsWith = (plate: string) =>
  inDatabase(`select id, state from appointment where customer->>'register_number' = $1 order by created_at`, [plate]);

/** Makes a hold end a second ago on the server; returns its time. */
export async function letExpire(id: string | null): Promise<Slot> {
  const [row] = await inDatabase(
    `update appointment set expires_at = app_now() - interval '1 second' where id = $1 returning location_id, starts_at`,
    [id],
  );
  const startsAt = row?.['starts_at'];
  if (!(startsAt instanceof Date)) throw new Error('no hold that could expire');
  return { locationId: Number(row?.['location_id']), dateTime: startsAt.toISOString() };
}

/** Three days later, so that it can still be cancelled. */
export const putOff = (code: string) =>
  inDatabase(`update appointment set starts_at = starts_at + interval '3 days', day = day + 3 where code = $1`, [code]);
