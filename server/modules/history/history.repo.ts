import { and, asc, count, desc, eq, gte, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { BranchDate } from '#domain/thai-calendar.ts';
import type { Owners } from '../../db/own.ts';
import { appointment } from '../../db/schema/bookings.ts';
import type { Reader } from '../../db/transaction.ts';

const a = alias(appointment, 'a');

/** A visit that is over, whether or not the job has recorded it yet. */
const isOver = sql`(a.state = 'completed' or a.state = 'confirmed' and visit_end(a) <= (select app_now()))`;
/** The car of a booking from before the car was registered, found by its plate. */
const isOfCar = sql`is_of_car(a, c)`;

export interface VisitFilter {
  readonly owner: Owners[number];
  /** A part of a plate as its key is written; '' for all. */
  readonly plateKey: string;
  /** Days of the branch's calendar, both included. */
  readonly from: BranchDate | undefined;
  readonly to: BranchDate | undefined;
  readonly carId: string | undefined;
}

const matching = ({ owner, plateKey, from, to, carId }: VisitFilter) =>
  and(
    eq(a.ownerKind, owner.kind),
    eq(a.ownerId, owner.id),
    isOver,
    plateKey === '' ? undefined : sql`strpos(a.plate_key, ${plateKey}) > 0`,
    from === undefined ? undefined : gte(a.day, from),
    to === undefined ? undefined : lte(a.day, to),
    carId === undefined ? undefined : sql`exists (select from car c where c.id = ${carId}::uuid and ${isOfCar})`,
  );

export interface VisitRow {
  readonly booking: typeof appointment.$inferSelect;
  readonly odometer: number | null;
  readonly carId: string | null;
  readonly carName: string | null;
}

/** The latest first, and how many there are in all. */
export async function readVisits(
  reader: Reader,
  filter: VisitFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: VisitRow[]; total: number }> {
  const listed = matching(filter);
  const [counted] = await reader.select({ total: count() }).from(a).where(listed);
  const rows = await reader
    .select({
      booking: a,
      odometer: sql<number | null>`case a.state when 'confirmed' then visit_odometer(a) else a.odometer end`,
      carId: sql<string | null>`c.id`,
      carName: sql<string | null>`c.name`,
    })
    .from(a)
    .leftJoin(
      sql`lateral (select c.id, c.name from car c
        where c.owner_kind = a.owner_kind and c.owner_id = a.owner_id and c.removed_at is null and ${isOfCar}
        order by c.id = a.car_id desc nulls last limit 1) c`,
      sql`true`,
    )
    .where(listed)
    .orderBy(desc(a.startsAt), asc(a.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: counted?.total ?? 0 };
}

export interface CarRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly plate: string;
  readonly province: string;
  readonly brand: string;
  readonly model: string;
  readonly year: string;
  readonly odometer: number | null;
  /** The day of the owner's reading. */
  readonly read_on: BranchDate | null;
  readonly visits: readonly { date: BranchDate; services: number[]; odometer: number | null }[];
  /** Confirmed and to come. */
  readonly booked: readonly { id: string; date: BranchDate; services: number[] }[];
  /** The branch of the car's last visit, or else of the account's; null if it is closed now. */
  readonly last_branch: { readonly location_id: number; readonly nameTh: string; readonly nameEn: string } | null;
}

/** The account's cars, the favourite first, each with its visits. */
export async function readCarsWithVisits(
  reader: Reader,
  owner: Owners[number],
  plateKey: string,
): Promise<readonly CarRow[]> {
  const { rows } = await reader.execute<CarRow>(sql`
    select c.id, c.name, c.plate, c.province, b.name as brand, m.name as model, y.year::text as year, c.odometer,
      to_char(c.odometer_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD') as read_on,
      coalesce((
        select jsonb_agg(jsonb_build_object('date', a.day, 'services', a.service_ids,
          'odometer', case a.state when 'confirmed' then visit_odometer(a) else a.odometer end))
        from appointment a
        where a.owner_kind = c.owner_kind and a.owner_id = c.owner_id and ${isOver} and ${isOfCar}
      ), '[]') as visits,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', a.id, 'date', a.day, 'services', a.service_ids))
        from appointment a
        where a.owner_kind = c.owner_kind and a.owner_id = c.owner_id and a.state = 'confirmed' and not ${isOver} and ${isOfCar}
      ), '[]') as booked,
      (select jsonb_build_object('location_id', p.location_id, 'nameTh', p.name_th, 'nameEn', p.name_en)
        from (
          select a.location_id from appointment a where a.owner_kind = c.owner_kind and a.owner_id = c.owner_id and ${isOver}
          order by ${isOfCar} is true desc, a.starts_at desc limit 1
        ) last join branch p using (location_id)
        where exists (select from branch_hours h where h.location_id = p.location_id)
          and not exists (select from closure x where x.location_id = p.location_id and branch_today() between x.from_day and x.to_day)) as last_branch
    from car c join car_year y on y.id = c.master_car_data_id join car_variant v on v.id = y.variant_id
    join car_model m on m.id = v.model_id join car_brand b on b.id = m.brand_id
    where c.owner_kind = ${owner.kind} and c.owner_id = ${owner.id}::uuid and c.removed_at is null and strpos(c.plate_key, ${plateKey}) > 0
    order by c.favourite desc, c.created_at, c.id`);
  return rows;
}
