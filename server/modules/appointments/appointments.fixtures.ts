import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { RequestOf } from '#contract/call.ts';
import type { calls } from '#contract/calls/all.ts';
import type { ErrorName } from '#contract/errors.ts';
import type { GroupItem } from '#contract/calls/group-booking.shapes.ts';
import type { TemporaryBookingItem } from '#contract/wire/appointment.ts';
import { dateTimeOf } from '#domain/thai-calendar.ts';
import { closePool, openPool } from '../../db/pool.ts';
import type { Db } from '../../db/transaction.ts';
import { CallFailure, type CallContext, type Owner, type Write, type WriteContext } from '../../http/call-context.ts';
import { hashOf } from '../../http/session.ts';
import { openWrites } from '../../http/write.ts';
import { availabilityHandlers } from '../availability/availability.routes.ts';
import { soonestIn } from '../availability/soonest.service.ts';
import { appointmentHandlers } from './appointments.routes.ts';
import { groupHandlers } from './group.routes.ts';
import { holdInput, type HoldItem } from './hold.service.ts';
import { MIDDLE, plantCatalogue, QUICK, SERVICES } from './planted-catalogue.fixtures.ts';

type Calls = typeof calls;

/** A Monday morning. */
export const MONDAY = '2027-03-01';
export const TUESDAY = '2027-03-02';
export const NOW = `${MONDAY}T09:10:00+07:00`;
const HOLD_MINUTES = 15;

export interface HoldRequest {
  readonly branch?: number;
  readonly date?: string;
  readonly time?: string;
  readonly services?: readonly number[];
  readonly id?: string;
  readonly item?: Partial<TemporaryBookingItem>;
}

/** What a call asks for these services: the length and lead time that belong to them (RB-06). */
export function askFor(ids: readonly number[]): { hours: number; max_pre_day: number } {
  const chosen = ids.map((id) => SERVICES.get(id) ?? { cells: 1, pre_day: 0 });
  return {
    hours: chosen.reduce((sum, { cells }) => sum + cells, 0) / 4,
    max_pre_day: Math.max(...chosen.map(({ pre_day: days }) => days)),
  };
}

export const driverOf = (plate: string): TemporaryBookingItem['customer_data'] => ({
  first_name: 'สมหญิง',
  last_name: 'ใจดี',
  tel_no: '0812345678',
  email: 'somying@example.com',
  register_number: plate,
  brand: 'Toyota',
  model: 'Yaris',
  year: '2020',
  code: '',
});

export function requestedItem({
  branch = MIDDLE,
  date = TUESDAY,
  time = '10:00',
  services: ids = [QUICK],
  id,
  item,
}: HoldRequest): TemporaryBookingItem {
  return {
    customer_data: driverOf('1กข 1234'),
    ...(id === undefined ? {} : { appointment_id: id }),
    datetime: dateTimeOf(date, time),
    service_list: [...ids],
    other_service: '',
    ...askFor(ids),
    location_id: branch,
    is_guest: true,
    note: '',
    ...item,
  };
}

/** The session under which an owner calls; its secret is the owner's id. */
async function openSession(db: Db, { kind, id }: Owner): Promise<void> {
  await db.execute(sql`
    insert into session (id, kind, account_id, token_hash, created_at, expires_at)
    values (${kind === 'guest' ? id : randomUUID()}::uuid, ${kind}, ${kind === 'guest' ? null : id}::uuid, ${hashOf(`${kind} ${id}`)}, '2020-01-01', '2060-01-01')
    on conflict do nothing`);
}

const ASKED = {
  own: true,
  bodyHash: '',
  requestKey: null,
  owned: [],
  ownedAs: 'bookings',
  limit: null,
  requestId: 'test',
} as const;

/** The handlers for a guest who looks for a time and books it. */
export const bookingHandlers = (db: Db) => ({
  ...appointmentHandlers(db, HOLD_MINUTES),
  ...groupHandlers(db, HOLD_MINUTES),
  ...availabilityHandlers(db, soonestIn(db), HOLD_MINUTES),
});

/** Calls what the routes call; each write is one call of the database. */
export function guestOf(
  db: Db,
  handlers: ReturnType<typeof bookingHandlers>,
  { kind = 'guest', id = randomUUID() }: Partial<Owner> = {},
) {
  const owner: Owner = { kind, id };
  const { signal: gone } = new AbortController();
  const about = { language: 'en', requestId: 'test', address: '127.0.0.1', saysScript: false, gone } as const;
  const context: CallContext = { ...about, owners: [owner], code: null };
  const openWrite = openWrites(db);
  const writer =
    (route: string): Write =>
    async (work, input) => {
      await openSession(db, owner);
      const asked = { ...ASKED, route, who: [kind], hashes: [hashOf(`${kind} ${id}`)] };
      return openWrite(asked, () => undefined)(work, input);
    };
  const inside: WriteContext = {
    ...about,
    guestHash: null,
    owners: () => Promise.resolve([]),
    write: writer('test'),
  };
  const device = { aff: '', device: 'web' } as const;
  return {
    id,
    hold: (request: HoldRequest = {}) => handlers.setupTemporary({ item: requestedItem(request), ...device }, inside),
    /** Holds several in one call, all or none. */
    holdAll: (...items: HoldItem[]) =>
      inside.write('hold', (known) => holdInput(known, items, { aff: '', minutes: HOLD_MINUTES })),
    setupGroup: (item: GroupItem[], allow_partial = false) =>
      handlers.setupGroup({ item, allow_partial, ...device }, inside),
    confirmGroup: (item: string[], allow_partial = false) =>
      handlers.confirmGroup({ item, allow_partial, ...device }, inside),
    confirm: (...ids: string[]) => handlers.confirm({ item: ids, ...device }, inside),
    extend: (appointmentId: string) => handlers.extendHold({ appointment_id: appointmentId }, inside),
    sameVisit: async (appointmentId: string) =>
      (await handlers.findSameVisit({ appointment_id: appointmentId }, context)).same_visit,
    live: async () => (await handlers.listLive({}, context)).booking_list,
    release: (appointmentId: string) =>
      handlers.changeStatus({ item: { appointment_id: appointmentId, status: 1 } }, inside),
    list: ({ branch = MIDDLE, services: ids = [QUICK], id: appointmentId }: HoldRequest = {}) =>
      handlers.listDateTimes(
        {
          location_id: branch,
          ...askFor(ids),
          ...(appointmentId === undefined ? {} : { appointment_id: appointmentId }),
        },
        context,
      ),
    read: (request: RequestOf<Calls['readBooking']>) => handlers.readBooking(request, context),
    details: (...items: string[]) => handlers.listBookingDetails({ items }, context),
    alternatives: (request: RequestOf<Calls['listAlternatives']>) => handlers.listAlternatives(request, context),
    soonest: (request: RequestOf<Calls['listSoonest']>) => handlers.listSoonest(request, context),
  };
}
export type Guest = ReturnType<typeof guestOf>;

/** A database of three branches and three services whose clock stands at `NOW` until told otherwise. */
export async function openWorld(url: string, { max = 10 }: { max?: number } = {}) {
  const db = openPool(url, { max });
  await plantCatalogue(db);
  const handlers = bookingHandlers(db);
  const freeze = async (instant: string) => {
    await db.execute(
      sql.raw(
        `create or replace function app_now() returns timestamptz language sql volatile as $$ select timestamptz '${instant}' $$`,
      ),
    );
  };
  await freeze(NOW);
  return {
    db,
    handlers,
    guest: (id?: string) => guestOf(db, handlers, id === undefined ? {} : { id }),
    owner: (owner: Owner) => guestOf(db, handlers, owner),
    freeze,
    /** As on the server: the wall clock plus an offset. */
    runClock: (instant: string) =>
      db.execute(
        sql.raw(`
          update app_clock set shift = timestamptz '${instant}' - clock_timestamp();
          create or replace function app_now() returns timestamptz language sql volatile as
          $$ select date_trunc('milliseconds', clock_timestamp() + (select shift from app_clock)) $$`),
      ),
    empty: () => db.execute(sql`truncate appointment, branch_day, closure, idempotency, rate_limit cascade`),
    close: () => closePool(db),
  };
}
export type World = Awaited<ReturnType<typeof openWorld>>;

/** The failure of a call that must fail. */
export async function failureOf(call: Promise<unknown>): Promise<CallFailure> {
  const error: unknown = await call.then(
    () => new Error('it did not fail'),
    (thrown: unknown) => thrown,
  );
  if (error instanceof CallFailure) return error;
  throw error;
}

export const failureName = async (call: Promise<unknown>): Promise<ErrorName> => (await failureOf(call)).failure;
