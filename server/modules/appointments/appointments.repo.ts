import { and, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { normaliseCode } from '#domain/fields/booking-code.ts';
import { normalisePlate } from '#domain/fields/plate.ts';
import { isOwn, type Owners } from '../../db/own.ts';
import { appointment } from '../../db/schema/bookings.ts';
import type { Reader } from '../../db/transaction.ts';

export type AppointmentRow = typeof appointment.$inferSelect;
export type AppointmentState = AppointmentRow['state'];

const a = alias(appointment, 'a');

/** The owners' bookings among these ids. Somebody else's is left out, like one that does not exist. */
export const readOwn = (reader: Reader, owners: Owners, ids: readonly string[]): Promise<AppointmentRow[]> =>
  reader
    .select()
    .from(a)
    .where(and(inArray(a.id, [...ids]), isOwn(owners)));

/** Whosever it is: for an address that we signed. */
export async function readById(reader: Reader, id: string): Promise<AppointmentRow | null> {
  const [found] = await reader.select().from(appointment).where(eq(appointment.id, id));
  return found ?? null;
}

export async function readByCode(reader: Reader, code: string, plateKey: string): Promise<AppointmentRow | null> {
  const [found] = await reader
    .select()
    .from(appointment)
    .where(and(eq(appointment.code, code), eq(appointment.plateKey, plateKey)));
  return found ?? null;
}

/** The same as `stateAt`, in SQL and at the database's time. */
const stateNow = sql`case
  when a.state = 'held' and a.expires_at <= app_now() then 'expired'
  when a.state = 'confirmed' and visit_end(a) <= app_now() then 'completed'
  else a.state end`;

export interface ListedBookings {
  readonly owner: Owners[number];
  /** Null for all except expired holds, which never were bookings. */
  readonly state: AppointmentState | null;
  /** A part of the code, of the branch's or a service's name, or of the plate; '' for all. */
  readonly keywords: string;
  /** A part of a plate as its key is written; '' for all. */
  readonly plateKey: string;
  readonly limit: number;
  readonly offset: number;
}

const contains = (column: SQL, part: string) => sql`strpos(lower(${column}), lower(${part})) > 0`;

/** One owner's bookings: upcoming ones first, the nearest at the top, then past ones, the latest first; and the total number. */
export async function readListed(
  reader: Reader,
  { owner, state, keywords, plateKey, limit, offset }: ListedBookings,
): Promise<{ rows: AppointmentRow[]; total: number }> {
  const [code, plate] = [normaliseCode(keywords), normalisePlate(keywords)];
  const sought = or(
    code === '' ? undefined : contains(sql`coalesce(a.code, '')`, code),
    plate === '' ? undefined : contains(sql`a.plate_key`, plate),
    sql`exists (select from branch b where b.location_id = a.location_id and (${contains(sql`b.name_th`, keywords)} or ${contains(sql`b.name_en`, keywords)}))`,
    sql`exists (select from service s where s.id = any(a.service_ids) and (${contains(sql`s.name_th`, keywords)} or ${contains(sql`s.name_en`, keywords)}))`,
  );
  const listed = and(
    eq(a.ownerKind, owner.kind),
    eq(a.ownerId, owner.id),
    state === null ? sql`${stateNow} <> 'expired'` : sql`${stateNow} = ${state}`,
    keywords === '' ? undefined : sought,
    plateKey === '' ? undefined : contains(sql`a.plate_key`, plateKey),
  );
  const [counted] = await reader.select({ total: count() }).from(a).where(listed);
  const isPast = sql`(visit_end(a) <= app_now() or ${stateNow} = 'cancelled')`;
  const rows = await reader
    .select()
    .from(a)
    .where(listed)
    .orderBy(isPast, sql`case when ${isPast} then null else a.starts_at end`, desc(a.startsAt), a.id)
    .limit(limit)
    .offset(offset);
  return { rows, total: counted?.total ?? 0 };
}

/** A confirmed booking with the plate, branch and time of this temporary one, preferably the owners' own; its code only if it is their own. */
export async function readSameVisit(
  reader: Reader,
  owners: Owners,
  heldId: string,
): Promise<{ code: string | null } | null> {
  const { rows } = await reader.execute<{ code: string | null }>(sql`
    select case when ${isOwn(owners)} then a.code end as code
    from appointment held
    join appointment a using (location_id, starts_at, plate_key)
    where held.id = ${heldId}::uuid and held.state = 'held' and held.expires_at > app_now() and a.state = 'confirmed'
    order by code nulls last
    limit 1`);
  return rows[0] ?? null;
}
