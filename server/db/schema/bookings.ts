import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { KINDS } from '#contract/call.ts';
import type { TakeCarAddress } from '#contract/calls/take-car.shapes.ts';
import { instant, localDay } from './columns.ts';
import { branch } from './catalogue.ts';

/** One branch's day, created when somebody first holds a slot on it. Taking lanes begins with a lock on this row. */
export const branchDay = pgTable(
  'branch_day',
  {
    locationId: integer('location_id')
      .notNull()
      .references(() => branch.locationId),
    day: localDay('day').notNull(),
    lanes: smallint('lanes').notNull(),
    openCell: smallint('open_cell').notNull(),
    closeCell: smallint('close_cell').notNull(),
  },
  (table) => [primaryKey({ columns: [table.locationId, table.day] })],
);

export const STATES = ['held', 'cancelled', 'confirmed', 'completed', 'expired', 'no_show'] as const;

export interface StoredCustomer {
  readonly first_name: string;
  readonly last_name: string;
  readonly tel_no: string;
  readonly email: string;
  readonly register_number: string;
  readonly brand: string;
  readonly model: string;
  readonly year: string;
  readonly province?: string | undefined;
  readonly variant?: string | undefined;
  readonly master_car_data_id?: number | undefined;
  readonly car_name?: string | undefined;
  /** Whether the provider collects the car, and where; only of a company's car. */
  readonly by_mr_fit?: boolean;
  readonly address_take_car?: TakeCarAddress;
}

export const appointment = pgTable(
  'appointment',
  {
    id: uuid('id').primaryKey(),
    ownerKind: text('owner_kind', { enum: KINDS }).notNull(),
    ownerId: uuid('owner_id').notNull(),
    /** Cars that were held together; null for a single booking. */
    groupId: uuid('group_id'),
    /** A car that its owner has registered. */
    carId: uuid('car_id'),
    /** In kilometres, at the visit, when known: with it a completed booking is a line of the service history. */
    odometer: integer('odometer'),
    locationId: integer('location_id')
      .notNull()
      .references(() => branch.locationId),
    startsAt: instant('starts_at').notNull(),
    day: localDay('day').notNull(),
    cells: smallint('cells').notNull(),
    leadDays: smallint('lead_days').notNull(),
    serviceIds: integer('service_ids').array().notNull(),
    otherService: text('other_service').notNull(),
    note: text('note').notNull(),
    customer: jsonb('customer').$type<StoredCustomer>().notNull(),
    plateKey: text('plate_key').notNull(),
    isGuest: boolean('is_guest').notNull(),
    aff: text('aff').notNull(),
    state: text('state', { enum: STATES }).notNull(),
    expiresAt: instant('expires_at'),
    /** Since when this owner has held this slot without a break, and the deadline of the last hold; both are kept when the hold ends. */
    heldSince: instant('held_since'),
    heldUntil: instant('held_until'),
    extended: boolean('extended').notNull().default(false),
    /** The slots that a live hold was moved away from, as `slot_name` writes them. */
    movedFrom: text('moved_from')
      .array()
      .notNull()
      .default(sql`'{}'`),
    code: text('code').unique(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    /** The owner has proved only plate and code, which does not show that the name and number in the booking are theirs. */
    contactHidden: boolean('contact_hidden').notNull().default(false),
    /** When names and contact data were removed. */
    forgottenAt: instant('forgotten_at'),
  },
  (table) => [
    check('appointment_owner_kind', sql`${table.ownerKind} in ('guest', 'member', 'company')`),
    check(
      'appointment_state',
      sql`${table.state} in ('held', 'cancelled', 'confirmed', 'completed', 'expired', 'no_show')`,
    ),
    check('appointment_held', sql`(${table.state} = 'held') = (${table.expiresAt} is not null)`),
    check(
      'appointment_code',
      sql`${table.state} not in ('confirmed', 'completed', 'no_show') or ${table.code} is not null`,
    ),
    check('appointment_day', sql`${table.day} = (${table.startsAt} at time zone 'Asia/Bangkok')::date`),
    check('appointment_odometer', sql`${table.odometer} between 0 and 2000000`),
    check('appointment_cells', sql`${table.cells} between 1 and 96`),
    index('appointment_owner_start').on(table.ownerKind, table.ownerId, table.startsAt),
    uniqueIndex('appointment_live_car')
      .on(table.carId)
      .where(sql`car_id is not null and owner_kind <> 'member' and state in ('held', 'confirmed')`),
    index('appointment_to_forget')
      .on(table.startsAt)
      .where(sql`forgotten_at is null and state not in ('held', 'confirmed')`),
    index('appointment_holds')
      .on(table.expiresAt)
      .where(sql`state = 'held'`),
    index('appointment_held_days')
      .on(table.locationId, table.day)
      .where(sql`state = 'held'`),
    index('appointment_due')
      .on(table.startsAt)
      .where(sql`state = 'confirmed'`),
  ],
);

/** One lane of one quarter of an hour. The key makes overbooking impossible even where a path forgets the lock. */
export const claim = pgTable(
  'claim',
  {
    locationId: integer('location_id').notNull(),
    day: localDay('day').notNull(),
    cell: smallint('cell').notNull(),
    lane: smallint('lane').notNull(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointment.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ name: 'claim_lane', columns: [table.locationId, table.day, table.cell, table.lane] }),
    unique('claim_appointment_cell').on(table.appointmentId, table.cell),
    foreignKey({
      name: 'claim_branch_day',
      columns: [table.locationId, table.day],
      foreignColumns: [branchDay.locationId, branchDay.day],
    }),
  ],
);

/** What happened to a booking; only ever added to. */
export const appointmentEvent = pgTable(
  'appointment_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointment.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    action: text('action').notNull(),
    fromState: text('from_state', { enum: STATES }),
    toState: text('to_state', { enum: STATES }).notNull(),
    actor: text('actor').notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [index('appointment_event_appointment').on(table.appointmentId)],
);

/** The link by which a driver sees one booking; only a hash of its secret is kept. A new link takes the place of the former one. */
export const driverLink = pgTable('driver_link', {
  appointmentId: uuid('appointment_id')
    .primaryKey()
    .references(() => appointment.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  madeAt: instant('made_at').notNull(),
});
