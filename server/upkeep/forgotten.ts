import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/transaction.ts';

/** The plate or phone number by which a person's data are found, in its stored form. */
export type PersonKey = { readonly plate: string } | { readonly phone: string };

/** Condition on a booking `a`: it is held or upcoming. */
export const isLiving = sql`a.state in ('held', 'confirmed')`;

/** A plate key that no typed plate can have, because hyphens are ignored. */
const NO_PLATE = '-';

/**
 * Removes names, numbers and what the person wrote. The car's make, model and year stay: together with branch, services and date they are the
 * history.
 */
const CONTACT = sql`'{"first_name": "", "last_name": "", "tel_no": "", "email": ""}'::jsonb`;
const PLATE = sql`'{"register_number": ""}'::jsonb`;

/**
 * Removes the personal data from bookings that have ended; live and already forgotten ones stay as they are. `ids` is a statement that selects them;
 * the plate is also removed if the condition `withPlate` is true for the row `a`. The events stay, but no longer say who. Returns how many bookings
 * were forgotten.
 */
export async function forgetBookings(tx: Tx, ids: SQL, withPlate: SQL): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with chosen as (
      ${ids}
    ), forgotten as (
      update appointment a set
        customer = case when ${withPlate} then customer - 'province' || ${PLATE} else customer end - 'address_take_car' || ${CONTACT},
        plate_key = case when ${withPlate} then ${NO_PLATE} else plate_key end,
        note = '', other_service = '', forgotten_at = app_now(), version = version + 1
      where id in (select id from chosen) and forgotten_at is null and state not in ('held', 'confirmed') returning id
    ), unlinked as (
      delete from driver_link l using forgotten where l.appointment_id = forgotten.id
    ), nameless as (
      update appointment_event e set actor = split_part(actor, ' ', 1), request_id = '' from forgotten where e.appointment_id = forgotten.id
    )
    select from forgotten`);
  return rowCount ?? 0;
}
