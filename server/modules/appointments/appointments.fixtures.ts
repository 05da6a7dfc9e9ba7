import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { RequestOf } from '#contract/call.ts';
import type { calls } from '#contract/calls/all.ts';
import type { ErrorName } from '#contract/errors.ts';
import type { TemporaryBookingItem } from '#contract/wire/appointment.ts';
import { dateTimeOf } from '#domain/thai-calendar.ts';
import { closePool, openPool } from '../../db/pool.ts';
import { sow } from '../../db/sow.ts';
import { inTransaction, type Db } from '../../db/transaction.ts';
import { CallFailure, type CallContext, type Owner, type Write, type WriteContext } from '../../http/call-context.ts';
import { hashOf } from '../../http/session.ts';
import { openWrites } from '../../http/write.ts';
import { availabilityHandlers } from '../availability/availability.routes.ts';
import { soonestIn } from '../availability/soonest.service.ts';
import { appointmentHandlers } from './appointments.routes.ts';
import { holdInput, type Held, type HoldItem } from './hold.service.ts';

type Calls = typeof calls;

/** Two lanes each, 08:00 to 18:00, closed on Sundays. North is nearer to the middle than South. */
export const MIDDLE = 1;
export const NORTH = 2;
export const SOUTH = 3;
/** Half an hour, an hour, an hour and a half; the last one with two days of lead time. */
export const QUICK = 11;
export const HOUR = 12;
export const LONG_LEAD = 13;
export const LANES = 2;

/** A Monday morning. */
export const MONDAY = '2027-03-01';
export const TUESDAY = '2027-03-02';
export const NOW = `${MONDAY}T09:10:00+07:00`;
const HOLD_MINUTES = 15;

const services = new Map([
  [QUICK, { cells: 2, pre_day: 0 }],
  [HOUR, { cells: 4, pre_day: 0 }],
  [LONG_LEAD, { cells: 6, pre_day: 2 }],
]);

export interface Wish {
  readonly branch?: number;
  readonly date?: string;
  readonly time?: string;
  readonly services?: readonly number[];
  readonly id?: string;
  readonly item?: Partial<TemporaryBookingItem>;
}

/** What a call asks for these services: the length and lead time that belong to them (RB-06). */
export function askFor(ids: readonly number[]): { hours: number; max_pre_day: number } {
  const chosen = ids.map((id) => services.get(id) ?? { cells: 1, pre_day: 0 });
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

export function wishedItem({
  branch = MIDDLE,
  date = TUESDAY,
  time = '10:00',
  services: ids = [QUICK],
  id,
  item,
}: Wish): TemporaryBookingItem {
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

async function plant(db: Db): Promise<void> {
  await db.execute(sql`truncate branch, service, service_group, appointment, idempotency, rate_limit, session cascade`);
  const named = (id: number) => ({ name_th: `สาขา ${id}`, name_en: `Branch ${id}` });
  const places = [
    { location_id: MIDDLE, lat: 13.7, lng: 100.5 },
    { location_id: NORTH, lat: 14.0, lng: 100.5 },
    { location_id: SOUTH, lat: 12.0, lng: 100.5 },
  ];
  const address = {
    address_th: '1',
    address_en: '1',
    district_th: 'เขต',
    district_en: 'District',
    province_th: 'กรุงเทพมหานคร',
    province_en: 'Bangkok',
  };
  await inTransaction(db, async (tx) => {
    const branchRow = (place: (typeof places)[number]) => ({
      ...place,
      ...named(place.location_id),
      ...address,
      slug: `branch-${place.location_id}`,
      postcode: '10110',
      tel: '020000000',
      lanes: LANES,
      keywords: [],
    });
    await sow(tx, 'branch', ['location_id'], places.map(branchRow));
    const week = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, open_cell: 32, close_cell: 72 }));
    await sow(
      tx,
      'branch_hours',
      ['location_id', 'weekday'],
      places.flatMap(({ location_id: id }) => week.map((day) => ({ location_id: id, ...day }))),
    );
    await sow(
      tx,
      'service_group',
      ['id'],
      [{ id: 1, key: 'tire', name_th: 'ยาง', name_en: 'Tyres', summary_th: '', summary_en: '' }],
    );
    await sow(
      tx,
      'service',
      ['id'],
      [...services].map(([id, facts]) => ({
        id,
        group_id: 1,
        name_th: `บริการ ${id}`,
        name_en: `Service ${id}`,
        ...facts,
      })),
    );
  });
}

/** The session under which an owner calls; its secret is the owner's id. */
async function openSession(db: Db, { kind, id }: Owner): Promise<void> {
  await db.execute(sql`
    insert into session (id, kind, account_id, token_hash, created_at, expires_at)
    values (${kind === 'guest' ? id : randomUUID()}::uuid, ${kind}, ${kind === 'guest' ? null : id}::uuid, ${hashOf(`${kind} ${id}`)}, '2020-01-01', '2060-01-01')
    on conflict do nothing`);
}

const ASKED = { bodyHash: '', requestKey: null, owned: [], limit: null, requestId: 'test' } as const;

/** The handlers for a guest who looks for a time and books it. */
export const bookingHandlers = (db: Db) => ({
  ...appointmentHandlers(db, HOLD_MINUTES),
  ...availabilityHandlers(db, soonestIn(db)),
});

/** A caller of what the routes call, each write being one call of the database. */
export function guestOf(
  db: Db,
  handlers: ReturnType<typeof bookingHandlers>,
  { kind = 'guest', id = randomUUID() }: Partial<Owner> = {},
) {
  const owner: Owner = { kind, id };
  const about = { language: 'en', requestId: 'test', address: '127.0.0.1' } as const;
  const context: CallContext = { ...about, owners: [owner] };
  const openWrite = openWrites(db);
  const writer =
    (route: string): Write =>
    async (work, input) => {
      await openSession(db, owner);
      const asked = { ...ASKED, route, who: [kind], hashes: [hashOf(`${kind} ${id}`)] };
      return openWrite(asked, () => undefined)(work, input);
    };
  const inside: WriteContext = { ...about, write: writer('test') };
  const device = { aff: '', device: 'web' } as const;
  return {
    id,
    hold: (wish: Wish = {}) => handlers.setupTemporary({ item: wishedItem(wish), ...device }, inside),
    /** Holds several, all or none, as a group of cars will be held. */
    holdAll: (...items: HoldItem[]) =>
      inside.write<Held[]>('hold', (known) => holdInput(known, items, { aff: '', minutes: HOLD_MINUTES })),
    confirm: (...ids: string[]) => handlers.confirm({ item: ids, ...device }, inside),
    extend: (appointmentId: string) => handlers.extendHold({ appointment_id: appointmentId }, inside),
    release: (appointmentId: string) =>
      handlers.changeStatus({ item: { appointment_id: appointmentId, status: 1 } }, inside),
    list: ({ branch = MIDDLE, services: ids = [QUICK], id: appointmentId }: Wish = {}) =>
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

/** A database of three branches and three services where it is `NOW`, and stays so until told otherwise. */
export async function openWorld(url: string, { max = 10 }: { max?: number } = {}) {
  const db = openPool(url, { max });
  await plant(db);
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
    /** As the server has it: the wall clock and an offset. */
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
