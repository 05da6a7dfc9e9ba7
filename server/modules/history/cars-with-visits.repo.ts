import { sql } from 'drizzle-orm';
import type { BookedVisit } from '#domain/membership/maintenance.ts';
import type { BranchDate } from '#domain/thai-calendar.ts';
import type { Owners } from '../../db/own.ts';
import type { Reader } from '../../db/transaction.ts';

/** A visit that is over, whether or not the job has recorded it yet. */
export const isOver = sql`(a.state = 'completed' or a.state = 'confirmed' and visit_end(a) <= (select app_now()))`;

/** The odometer reading of a visit that is over. */
export const readAtVisit = sql<number | null>`case a.state when 'confirmed' then visit_odometer(a) else a.odometer end`;

interface CarColumns extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly plate: string;
  readonly province: string;
  readonly master_car_data_id: number;
  readonly brand: string;
  readonly model: string;
  readonly variant: string;
  readonly year: string;
  readonly image_url: string | null;
  readonly department: string;
  readonly driver_name: string;
  readonly driver_tel: string;
  readonly odometer: number | null;
  /** The day of the owner's reading. */
  readonly read_on: BranchDate | null;
}

interface Visit {
  readonly date: BranchDate;
  readonly services: readonly number[];
  readonly odometer: number | null;
  readonly locationId: number;
}

/** A booking that is held or upcoming. */
export interface LiveRow {
  readonly id: string;
  readonly state: 'held' | 'confirmed';
  readonly startsAt: Date;
  readonly locationId: number;
  readonly expiresAt: Date | null;
}

export interface CarRow extends CarColumns {
  /** The latest first. */
  readonly visits: readonly Visit[];
  /** Confirmed and not over. */
  readonly booked: readonly BookedVisit[];
  readonly live: LiveRow | null;
}

interface BookingRow extends Record<string, unknown> {
  readonly car_id: string;
  readonly id: string;
  readonly state: 'held' | 'confirmed' | 'completed';
  readonly over: boolean;
  readonly live: boolean;
  readonly day: BranchDate;
  readonly services: string;
  readonly odometer: number | null;
  readonly location_id: number;
  readonly starts_at: number;
  readonly expires_at: number | null;
}

const ms = (instant: string) => sql.raw(`(extract(epoch from ${instant}) * 1000)::float8`);

/** Each booking of the account's cars that can matter for them, the latest first. */
async function readBookings(reader: Reader, owner: Owners[number]): Promise<BookingRow[]> {
  const { rows } = await reader.execute<BookingRow>(sql`
    select o.car_id, a.id, a.state, ${isOver} as over, a.state in ('held', 'confirmed') and is_live(a) as live, a.day,
      array_to_string(a.service_ids, ',') as services, ${readAtVisit} as odometer, a.location_id,
      ${ms('a.starts_at')} as starts_at, ${ms('a.expires_at')} as expires_at
    from appointment a, cars_of(a) o
    where a.owner_kind = ${owner.kind} and a.owner_id = ${owner.id}::uuid and a.state in ('held', 'confirmed', 'completed')
    order by a.starts_at desc`);
  return rows;
}

/** There are few different ones. */
const serviceLists = new Map<string, readonly number[]>();

function servicesOf({ services }: BookingRow): readonly number[] {
  const known = serviceLists.get(services) ?? services.split(',').filter(Boolean).map(Number);
  if (serviceLists.size >= 1000) serviceLists.clear();
  serviceLists.set(services, known);
  return known;
}

function withBookings(car: CarColumns, rows: readonly BookingRow[]): CarRow {
  const visits: Visit[] = [];
  const booked: BookedVisit[] = [];
  let live: LiveRow | null = null;
  for (const row of rows) {
    const { id, state, day: date, location_id: locationId } = row;
    if (row.over) visits.push({ date, services: servicesOf(row), odometer: row.odometer, locationId });
    else if (state === 'confirmed') booked.push({ id, date, services: servicesOf(row) });
    if (row.live && state !== 'completed') {
      const expiresAt = row.expires_at === null ? null : new Date(row.expires_at);
      live = { id, state, startsAt: new Date(row.starts_at), locationId, expiresAt };
    }
  }
  // The row is ours: a copy of each would be ten thousand more.
  return Object.assign(car, { visits, booked, live });
}

/**
 * The account's cars, the favourite first, each with its bookings; only those whose plate has the part `plateKey`. Two statements for all of them, as
 * a fleet has ten thousand.
 */
export async function readCarsWithVisits(reader: Reader, owner: Owners[number], plateKey: string): Promise<CarRow[]> {
  const { rows: cars } = await reader.execute<CarColumns>(sql`
    select c.id, c.name, c.plate, c.province, c.master_car_data_id, b.name as brand, m.name as model, v.name as variant, y.year::text as year,
      c.image_url, c.department, c.driver_name, c.driver_tel, c.odometer, to_char(c.odometer_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD') as read_on
    from car c join car_year y on y.id = c.master_car_data_id join car_variant v on v.id = y.variant_id
    join car_model m on m.id = v.model_id join car_brand b on b.id = m.brand_id
    where c.owner_kind = ${owner.kind} and c.owner_id = ${owner.id}::uuid and c.removed_at is null and strpos(c.plate_key, ${plateKey}) > 0
    order by c.favourite desc, c.created_at, c.id`);
  if (cars.length === 0) return [];
  const rowsOf = new Map<string, BookingRow[]>(cars.map(({ id }) => [id, []]));
  for (const row of await readBookings(reader, owner)) rowsOf.get(row.car_id)?.push(row);
  return cars.map((car) => withBookings(car, rowsOf.get(car.id) ?? []));
}

interface BranchWords {
  readonly nameTh: string;
  readonly nameEn: string;
  /** It has opening hours and is not closed today. */
  readonly isBookable: boolean;
}

/** All branches, and where the account was last; null for never. */
export async function readUsualBranches(reader: Reader, owner: Owners[number]) {
  const { rows } = await reader.execute<Record<string, unknown> & BranchWords & { location_id: number }>(sql`
    select p.location_id, p.name_th as "nameTh", p.name_en as "nameEn",
      exists (select from branch_hours h where h.location_id = p.location_id)
        and not exists (select from closure x where x.location_id = p.location_id and branch_today() between x.from_day and x.to_day) as "isBookable"
    from branch p`);
  const last = await reader.execute<{ location_id: number }>(sql`
    select a.location_id from appointment a where a.owner_kind = ${owner.kind} and a.owner_id = ${owner.id}::uuid and ${isOver}
    order by a.starts_at desc limit 1`);
  return {
    branches: new Map(rows.map(({ location_id: id, ...branch }): [number, BranchWords] => [id, branch])),
    last: last.rows[0]?.location_id ?? null,
  };
}

/** The branch where each of these cars was last; cars that never came are missing. */
export async function readLastBranches(
  reader: Reader,
  owner: Owners[number],
  ids: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await reader.execute<{ car_id: string; location_id: number }>(sql`
    select distinct on (a.car_id) a.car_id, a.location_id from appointment a
    where a.owner_kind = ${owner.kind} and a.owner_id = ${owner.id}::uuid and a.car_id = any(${sql.param(ids)}::uuid[]) and ${isOver}
    order by a.car_id, a.starts_at desc`);
  return new Map(rows.map(({ car_id, location_id }) => [car_id, location_id]));
}
