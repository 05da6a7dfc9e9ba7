import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { codeFromBytes } from '#domain/fields/booking-code.ts';
import { normalisePlate } from '#domain/fields/plate.ts';
import { cellsFor, leadDays, totalHours } from '#domain/services.ts';
import { addDays, instantOf } from '#domain/thai-calendar.ts';
import { demoPasts, odometerAgo } from '../content/demo/visits.ts';
import { services } from '../content/services.ts';
import { sow } from './sow.ts';
import type { Tx } from './transaction.ts';

interface Driver extends Record<string, unknown> {
  readonly plate_key: string;
  readonly car_id: string;
  readonly owner_id: string;
  readonly customer: unknown;
}

const uuidFrom = (hex: string) =>
  [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');

/** The cars of the invented members, and who drives them. */
async function driversOf(tx: Tx): Promise<ReadonlyMap<string, Driver>> {
  const { rows } = await tx.execute<Driver>(sql`
    select c.plate_key, c.id as car_id, c.owner_id, jsonb_build_object('first_name', m.first_name, 'last_name', m.last_name, 'tel_no', m.contact_tel,
      'email', m.contact_email, 'register_number', c.plate, 'province', c.province, 'brand', b.name, 'model', o.name, 'year', y.year::text) as customer
    from car c join member m on c.owner_kind = 'member' and m.id = c.owner_id join car_year y on y.id = c.master_car_data_id
    join car_variant v on v.id = y.variant_id join car_model o on o.id = v.model_id join car_brand b on b.id = o.brand_id
    where m.card_number like '7%' and c.removed_at is null`);
  return new Map(rows.map((row) => [row.plate_key, row]));
}

/** Almost three years of service history of the invented members' cars, and their current odometer readings. */
export async function sowDemoVisits(tx: Tx, today: string): Promise<void> {
  const drivers = await driversOf(tx);
  const rows = demoPasts.flatMap((past) => {
    const driver = drivers.get(normalisePlate(past.plate));
    if (driver === undefined) return [];
    return past.visits.map(({ ago, services: done, locationId, time, note = '' }) => {
      const day = addDays(today, -ago);
      const bytes = createHash('sha256').update(`${past.plate} ${day}`).digest();
      const chosen = services.filter(({ id }) => done.includes(id));
      return {
        id: uuidFrom(bytes.toString('hex')),
        owner_kind: 'member',
        owner_id: driver.owner_id,
        car_id: driver.car_id,
        location_id: locationId,
        starts_at: instantOf(day, time),
        day,
        cells: cellsFor(totalHours(chosen)),
        lead_days: leadDays(chosen),
        service_ids: done,
        other_service: '',
        note,
        customer: driver.customer,
        plate_key: driver.plate_key,
        is_guest: false,
        aff: '',
        state: 'completed',
        odometer: odometerAgo(past, ago),
        code: codeFromBytes(bytes.subarray(16)),
        extended: false,
        version: 1,
        created_at: instantOf(addDays(day, -5), '20:00'),
      };
    });
  });
  await sow(tx, 'appointment', ['id'], rows);
  for (const past of demoPasts)
    if (past.driven !== null)
      await tx.execute(sql`
        update car set odometer = ${odometerAgo(past, past.driven.readAgo)}::int, odometer_at = app_now() - make_interval(days => ${past.driven.readAgo}::int)
        where id = ${drivers.get(normalisePlate(past.plate))?.car_id ?? null}::uuid`);
}
