import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { ImportCounts } from '#contract/calls/fleet-import.shapes.ts';
import { instant } from './columns.ts';
import { car } from './members.ts';

/** Who looks after companies on the chain's side. */
export const salesperson = pgTable('salesperson', {
  id: integer('id').primaryKey(),
  nameTh: text('name_th').notNull(),
  nameEn: text('name_en').notNull(),
  tel: text('tel').notNull(),
  email: text('email').notNull(),
});

/** A company with a fleet, and the one user name with which it signs in. */
export const company = pgTable(
  'company',
  {
    id: uuid('id').primaryKey(),
    /** In lower case, as `readUsername` reads what is typed. */
    username: text('username').notNull().unique(),
    /** In the form of the password hash's own standard, with its salt and its cost. */
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    tel: text('tel').notNull(),
    taxId: text('tax_id').notNull(),
    email: text('email').notNull(),
    otherEmails: text('other_emails')
      .array()
      .notNull()
      .default(sql`'{}'`),
    corporateName: text('corporate_name').notNull(),
    address: text('address').notNull(),
    /** Thai names, as in the address call. */
    province: text('province').notNull(),
    district: text('district').notNull(),
    subDistrict: text('sub_district').notNull(),
    postCode: text('post_code').notNull(),
    salespersonId: integer('salesperson_id')
      .notNull()
      .references(() => salesperson.id),
    createdAt: instant('created_at').notNull(),
    /** The index of the address that was added last, which no later address gets. */
    lastTakeCarIndex: integer('last_take_car_index').notNull().default(0),
  },
  (table) => [check('company_username', sql`${table.username} = lower(${table.username})`)],
);

/** Where a company's cars are collected. A booking keeps its own copy, so that deleting an address changes no booking. */
export const takeCarAddress = pgTable(
  'take_car_address',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** Names the address within its company, and is never given to another one. */
    index: integer('index').notNull(),
    address: text('address').notNull(),
    /** Thai names, as in the address call. */
    province: text('province').notNull(),
    district: text('district').notNull(),
    subDistrict: text('sub_district').notNull(),
    postalCode: text('postal_code').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.index] }),
    unique('take_car_address_once').on(
      table.companyId,
      table.address,
      table.province,
      table.district,
      table.subDistrict,
      table.postalCode,
    ),
  ],
);

/** An import of a fleet list that wrote something; the file is not kept. */
export const fleetImport = pgTable(
  'fleet_import',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    counts: jsonb('counts').$type<ImportCounts>().notNull(),
    importedAt: instant('imported_at').notNull(),
    undoneAt: instant('undone_at'),
    /** What the undoing answered. */
    undone: jsonb('undone'),
  },
  (table) => [
    check('fleet_import_undone', sql`(${table.undoneAt} is null) = (${table.undone} is null)`),
    index('fleet_import_company').on(table.companyId, table.importedAt),
  ],
);

/** What a company's last import did to a car, by the names of the columns; `before` is null for a new car. */
export const fleetImportCar = pgTable(
  'fleet_import_car',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => fleetImport.id, { onDelete: 'cascade' }),
    carId: uuid('car_id')
      .notNull()
      .references(() => car.id, { onDelete: 'cascade' }),
    before: jsonb('before'),
    after: jsonb('after').notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.carId] }), index('fleet_import_car_car').on(table.carId)],
);
