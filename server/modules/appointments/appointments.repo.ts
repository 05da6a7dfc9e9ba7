import { and, arrayOverlaps, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isOwn, type Owners } from '../../db/own.ts';
import { appointment } from '../../db/schema/bookings.ts';
import type { Reader } from '../../db/transaction.ts';
import type { SoughtBookings } from './booking-search.service.ts';

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
  /** Null for all. Holds that expired or were given back never were bookings: the former only if they are asked for, the latter never. */
  readonly state: AppointmentState | null;
  /** Null for all. */
  readonly sought: SoughtBookings | null;
  /** A part of a plate as its key is written; '' for all. */
  readonly plateKey: string;
  readonly limit: number;
  readonly offset: number;
}

const contains = (column: SQL, part: string) => sql`strpos(lower(${column}), lower(${part})) > 0`;

const isSought = ({ code, plate, branchIds, serviceIds }: SoughtBookings) =>
  or(
    code === '' ? undefined : contains(sql`coalesce(a.code, '')`, code),
    plate === '' ? undefined : contains(sql`a.plate_key`, plate),
    inArray(a.locationId, [...branchIds]),
    serviceIds.length === 0 ? undefined : arrayOverlaps(a.serviceIds, [...serviceIds]),
  );

/** One owner's bookings: upcoming ones first, the nearest at the top, then past ones, the latest first; and how many there are of both and of the upcoming ones. */
export async function readListed(
  reader: Reader,
  { owner, state, sought, plateKey, limit, offset }: ListedBookings,
): Promise<{ rows: AppointmentRow[]; total: number; upcoming: number }> {
  const listed = and(
    eq(a.ownerKind, owner.kind),
    eq(a.ownerId, owner.id),
    state === null ? sql`${stateNow} <> 'expired'` : sql`${stateNow} = ${state}`,
    sql`not (a.state = 'cancelled' and a.code is null)`,
    sought === null ? undefined : isSought(sought),
    plateKey === '' ? undefined : contains(sql`a.plate_key`, plateKey),
  );
  const isPast = sql`(visit_end(a) <= app_now() or ${stateNow} = 'cancelled')`;
  const [counted] = await reader
    .select({ total: count(), upcoming: sql<number>`(count(*) filter (where not ${isPast}))::int` })
    .from(a)
    .where(listed);
  const rows = await reader
    .select()
    .from(a)
    .where(listed)
    .orderBy(isPast, sql`case when ${isPast} then null else a.starts_at end`, desc(a.startsAt), a.id)
    .limit(limit)
    .offset(offset);
  return { rows, total: counted?.total ?? 0, upcoming: counted?.upcoming ?? 0 };
}

/** More than any owner with a limit can have. */
const LIVE_MOST = 50;

/** The owner's bookings that `require_few_bookings` counts. */
export const readLive = (reader: Reader, owner: Owners[number]): Promise<AppointmentRow[]> =>
  reader
    .select()
    .from(a)
    .where(
      and(
        eq(a.ownerKind, owner.kind),
        eq(a.ownerId, owner.id),
        sql`(a.state = 'held' and a.expires_at > app_now() or a.state = 'confirmed' and a.starts_at > app_now())`,
      ),
    )
    .orderBy(a.startsAt, a.id)
    .limit(LIVE_MOST);

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
