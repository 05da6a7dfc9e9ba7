import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { localDay } from './columns.ts';

export const branch = pgTable('branch', {
  locationId: integer('location_id').primaryKey(),
  slug: text('slug').notNull().unique(),
  nameTh: text('name_th').notNull(),
  nameEn: text('name_en').notNull(),
  addressTh: text('address_th').notNull(),
  addressEn: text('address_en').notNull(),
  districtTh: text('district_th').notNull(),
  districtEn: text('district_en').notNull(),
  provinceTh: text('province_th').notNull(),
  provinceEn: text('province_en').notNull(),
  postcode: text('postcode').notNull(),
  tel: text('tel').notNull(),
  lat: doublePrecision('lat').notNull(),
  lng: doublePrecision('lng').notNull(),
  lanes: smallint('lanes').notNull(),
  keywords: text('keywords').array().notNull(),
});

/** On a weekday (0 is Sunday) without a row the branch is closed. Cells are quarters of an hour, counted from midnight. */
export const branchHours = pgTable(
  'branch_hours',
  {
    locationId: integer('location_id')
      .notNull()
      .references(() => branch.locationId),
    weekday: smallint('weekday').notNull(),
    openCell: smallint('open_cell').notNull(),
    closeCell: smallint('close_cell').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locationId, table.weekday] }),
    check('branch_hours_weekday', sql`${table.weekday} between 0 and 6`),
    check(
      'branch_hours_cells',
      sql`0 <= ${table.openCell} and ${table.openCell} < ${table.closeCell} and ${table.closeCell} <= 96`,
    ),
  ],
);

/** Days, both ends included, on which a branch is shut although its weekday is open. */
export const closure = pgTable(
  'closure',
  {
    locationId: integer('location_id')
      .notNull()
      .references(() => branch.locationId),
    fromDay: localDay('from_day').notNull(),
    toDay: localDay('to_day').notNull(),
    reasonTh: text('reason_th').notNull(),
    reasonEn: text('reason_en').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locationId, table.fromDay] }),
    check('closure_days', sql`${table.fromDay} <= ${table.toDay}`),
  ],
);

export const serviceGroup = pgTable('service_group', {
  id: integer('id').primaryKey(),
  key: text('key').notNull().unique(),
  nameTh: text('name_th').notNull(),
  nameEn: text('name_en').notNull(),
  summaryTh: text('summary_th').notNull(),
  summaryEn: text('summary_en').notNull(),
});

export const service = pgTable(
  'service',
  {
    id: integer('id').primaryKey(),
    groupId: integer('group_id')
      .notNull()
      .references(() => serviceGroup.id),
    nameTh: text('name_th').notNull(),
    nameEn: text('name_en').notNull(),
    summaryTh: text('summary_th'),
    summaryEn: text('summary_en'),
    cells: smallint('cells').notNull(),
    preDay: smallint('pre_day').notNull(),
  },
  (table) => [check('service_cells', sql`${table.cells} between 1 and 96 and ${table.preDay} between 0 and 60`)],
);

export const carBrand = pgTable('car_brand', { id: integer('id').primaryKey(), name: text('name').notNull() });

export const carModel = pgTable(
  'car_model',
  {
    id: integer('id').primaryKey(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => carBrand.id),
    name: text('name').notNull(),
  },
  (table) => [index('car_model_brand').on(table.brandId)],
);

export const carVariant = pgTable(
  'car_variant',
  {
    id: integer('id').primaryKey(),
    modelId: integer('model_id')
      .notNull()
      .references(() => carModel.id),
    name: text('name').notNull(),
  },
  (table) => [index('car_variant_model').on(table.modelId)],
);

export const carYear = pgTable(
  'car_year',
  {
    id: integer('id').primaryKey(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => carVariant.id),
    year: smallint('year').notNull(),
  },
  (table) => [index('car_year_variant').on(table.variantId)],
);
