import { inDatabase } from './database.ts';
import type { MadeBooking, Slot } from './other-guest.ts';

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

export const stateOf = async ({ id }: Pick<MadeBooking, 'id'>) =>
  (await inDatabase('select state from appointment where id = $1', [id]))[0]?.['state'];

/** Makes the booking begin this long from now by the database's clock, at a full minute. */
export const beginsIn = ({ id }: Pick<MadeBooking, 'id'>, interval: string) =>
  inDatabase(
    `update appointment set starts_at = at, day = (at at time zone 'Asia/Bangkok')::date
      from (select date_trunc('minute', app_now()) + $2::interval as at) as later where id = $1`,
    [id, interval],
  );

/** Cancelled or over, as if it had been so for long: its place is free again. */
export async function end({ id }: Pick<MadeBooking, 'id'>, how: 'cancelled' | 'past'): Promise<void> {
  await inDatabase('delete from claim where appointment_id = $1', [id]);
  await inDatabase(
    how === 'cancelled'
      ? `update appointment set state = 'cancelled' where id = $1`
      : `update appointment set starts_at = starts_at - interval '90 days', day = day - 90 where id = $1`,
    [id],
  );
}
