import { and, asc, count, desc, eq, gte, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { BranchDate } from '#domain/thai-calendar.ts';
import type { Owners } from '../../db/own.ts';
import { appointment } from '../../db/schema/bookings.ts';
import type { Reader } from '../../db/transaction.ts';
import { isOver, readAtVisit } from './cars-with-visits.repo.ts';

const a = alias(appointment, 'a');

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
      odometer: readAtVisit,
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
