import { sql } from 'drizzle-orm';
import type { CarProfile } from '#contract/calls/car.shapes.ts';
import type { Owners } from '../../db/own.ts';
import type { Reader } from '../../db/transaction.ts';
import { CallFailure } from '../../http/call-context.ts';

/** The acting account's cars: the favourite first, then in the order in which they were added. */
export async function listCars(reader: Reader, [owner]: Owners): Promise<CarProfile[]> {
  if (owner === undefined) return [];
  const { rows } = await reader.execute<{ car: CarProfile }>(sql`
    select shown_car(c, l.appointment_id, y, v, m, b) as car
    from car c join car_year y on y.id = c.master_car_data_id join car_variant v on v.id = y.variant_id
    join car_model m on m.id = v.model_id join car_brand b on b.id = m.brand_id
    left join live_bookings(${owner.kind}, ${owner.id}::uuid) l on l.car_id = c.id
    where c.owner_kind = ${owner.kind} and c.owner_id = ${owner.id}::uuid and c.removed_at is null
    order by c.favourite desc, c.created_at, c.id`);
  return rows.map(({ car }) => car);
}

/** Throws a CallFailure if the car was removed after its ownership was checked. */
export async function readCar(reader: Reader, id: string): Promise<CarProfile> {
  const { rows } = await reader.execute<{ car: CarProfile }>(
    sql`select car_profile(c) as car from car c where c.id = ${id}::uuid and c.removed_at is null`,
  );
  const [found] = rows;
  if (found === undefined) throw new CallFailure('carNotFound');
  return found.car;
}
