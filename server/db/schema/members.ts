import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ACCOUNT_KINDS } from '#contract/call.ts';
import { carYear } from './catalogue.ts';
import { binary, instant } from './columns.ts';

/** People who have registered with a loyalty card. If the phone number or e-mail address is missing (''), they are asked for it at the next sign-in. */
export const member = pgTable('member', {
  id: uuid('id').primaryKey(),
  /** The provider's card number; the provider need not be the embedded one. */
  cardNumber: text('card_number').notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  contactTel: text('contact_tel').notNull(),
  contactEmail: text('contact_email').notNull(),
  imageUrl: text('image_url'),
  createdAt: instant('created_at').notNull(),
});

/** A car of an account. A removed car stays in the table, because its history refers to it. */
export const car = pgTable(
  'car',
  {
    id: uuid('id').primaryKey(),
    ownerKind: text('owner_kind', { enum: ACCOUNT_KINDS }).notNull(),
    ownerId: uuid('owner_id').notNull(),
    name: text('name').notNull(),
    plate: text('plate').notNull(),
    plateKey: text('plate_key').notNull(),
    /** In Thai, as the plate names it; '' when not given. */
    province: text('province').notNull().default(''),
    masterCarDataId: integer('master_car_data_id')
      .notNull()
      .references(() => carYear.id),
    favourite: boolean('favourite').notNull().default(false),
    imageUrl: text('image_url'),
    /** What a company may note of its car, '' for nothing: the department, and who drives it. */
    department: text('department').notNull().default(''),
    driverName: text('driver_name').notNull().default(''),
    driverTel: text('driver_tel').notNull().default(''),
    /** The owner's last reading in kilometres, and its time. */
    odometer: integer('odometer'),
    odometerAt: instant('odometer_at'),
    createdAt: instant('created_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    check('car_owner_kind', sql`${table.ownerKind} in ('member', 'company')`),
    check('car_odometer', sql`${table.odometer} between 0 and 2000000`),
    check('car_odometer_at', sql`(${table.odometer} is null) = (${table.odometerAt} is null)`),
    check('car_name', sql`length(${table.name}) between 1 and 100`),
    uniqueIndex('car_plate')
      .on(table.ownerKind, table.ownerId, table.plateKey, table.province)
      .where(sql`removed_at is null`),
    uniqueIndex('car_one_favourite')
      .on(table.ownerKind, table.ownerId)
      .where(sql`favourite and removed_at is null`),
    index('car_plate_key').on(table.plateKey),
  ],
);

/**
 * A photo that an account has uploaded, assigned to a car or not yet. It is deleted with the car and with the account; an unassigned photo is deleted
 * after a while.
 */
export const photo = pgTable(
  'photo',
  {
    id: uuid('id').primaryKey(),
    ownerKind: text('owner_kind', { enum: ACCOUNT_KINDS }).notNull(),
    ownerId: uuid('owner_id').notNull(),
    carId: uuid('car_id').references(() => car.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['image/jpeg', 'image/png', 'image/webp'] }).notNull(),
    bytes: binary('bytes').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('photo_owner_kind', sql`${table.ownerKind} in ('member', 'company')`),
    check('photo_type', sql`${table.type} in ('image/jpeg', 'image/png', 'image/webp')`),
    // Rewriting the orientation may add a few bytes to the file's 2 MB.
    check('photo_size', sql`octet_length(${table.bytes}) between 1 and 2097200`),
    uniqueIndex('photo_of_car').on(table.carId),
    index('photo_owner').on(table.ownerKind, table.ownerId),
    index('photo_unused')
      .on(table.createdAt)
      .where(sql`car_id is null`),
  ],
);

/**
 * The ids of uploaded photos, so that an upload address works only once, even if its photo has been deleted. An address expires before its row is
 * removed.
 */
export const photoSent = pgTable(
  'photo_sent',
  { id: uuid('id').primaryKey(), at: instant('at').notNull() },
  (table) => [index('photo_sent_at').on(table.at)],
);

/** The cards of the embedded provider. */
export const ssoCard = pgTable('sso_card', {
  number: text('number').primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** '' where the provider does not know it, as for the address. */
  tel: text('tel').notNull(),
  email: text('email').notNull(),
  refused: boolean('refused').notNull().default(false),
});

/** A value with which the mobile app hands its member over to a webview (decision 45), stored as a hash. It is used once, within a minute. */
export const handOver = pgTable(
  'hand_over',
  {
    valueHash: text('value_hash').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    madeAt: instant('made_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    usedBy: uuid('used_by'),
  },
  (table) => [index('hand_over_age').on(table.madeAt), index('hand_over_member').on(table.memberId)],
);

/**
 * A value by which the provider identifies somebody, stored as a hash. It can be used once, within a minute, by the browser for whose state it was
 * made; somebody who is not registered may then register with it for half an hour. The request keys of the calls are stored, so that a repeat is
 * answered.
 */
export const ssoGrant = pgTable(
  'sso_grant',
  {
    valueHash: text('value_hash').primaryKey(),
    cardNumber: text('card_number')
      .notNull()
      .references(() => ssoCard.number, { onDelete: 'cascade' }),
    stateHash: text('state_hash').notNull(),
    madeAt: instant('made_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    usedBy: uuid('used_by'),
    registersUntil: instant('registers_until'),
    registeredAt: instant('registered_at'),
    registeredBy: uuid('registered_by'),
    /** A hash of the registered fields, and the car; another request with the same key replaces them. */
    registeredWith: text('registered_with'),
    registeredCar: uuid('registered_car'),
  },
  (table) => [
    check('sso_grant_used', sql`(${table.usedAt} is null) = (${table.registersUntil} is null)`),
    index('sso_grant_age').on(table.madeAt),
    index('sso_grant_card').on(table.cardNumber),
  ],
);
