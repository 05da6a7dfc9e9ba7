import * as z from 'zod/mini';
import { ODOMETER_MAX } from '#domain/constants.ts';
import { DEPARTMENT_MAX, DRIVER_NAME_MAX } from '#domain/fields/car-notes.ts';
import { integerField, optionalLine, optionalPhone, rowId } from '../codecs.ts';
import { carName, carNameOrNone, province, registerNumber } from './member.shapes.ts';

/** Ids of the master data (C10). */
const masterId = z.int().check(z.gte(0), z.lte(999_999_999));

/** The fields of a car, by the rules of the registration form (section 5). `master_car_data_id` is the chosen year. */
export const carFields = z.object({
  car_name: carName,
  car_register_number: registerNumber,
  province: z.optional(province),
  brand: masterId,
  genres: masterId,
  spec: masterId,
  master_car_data_id: masterId,
  /** Ours: the id of an uploaded photo (C18, C19), null for no photo; if omitted, the photo stays. */
  photo_id: z.optional(z.nullable(rowId)),
});

const odometer = z.int().check(z.gte(0), z.lte(ODOMETER_MAX));

/**
 * The fields of a company's car. A car without a name is named by its plate. The optional fields are ours: '' or null for none; if omitted, they stay.
 * `odometer` is a reading of now in kilometres, unless it is the last one again, which keeps its day.
 */
export const companyCarFields = z.object({
  ...carFields.shape,
  car_name: z.optional(carNameOrNone),
  department: z.optional(optionalLine(DEPARTMENT_MAX)),
  driver_name: z.optional(optionalLine(DRIVER_NAME_MAX)),
  driver_tel: z.optional(optionalPhone),
  odometer: z.optional(z.nullable(odometer)),
});
export type CompanyCarFields = z.output<typeof companyCarFields>;

/** A member's car needs its name, and has none of what only a company notes: that is ignored. */
export const carChange = z.object({ car_profile_id: rowId, ...companyCarFields.shape });

/** In kilometres. */
export const odometerField = integerField.check(z.gte(0), z.lte(ODOMETER_MAX));

/**
 * A car of an account (section 3). The optional fields are ours: the ids of the cascade, the car's live booking, and what only a company notes.
 * A company has no favourite.
 */
export const carProfile = z.object({
  car_profile_id: rowId,
  car_name: z.string(),
  car_register_number: z.string(),
  /** The same under its other name (section 3). */
  register_number: z.optional(z.string()),
  /** The Thai name, '' for none. */
  province: z.string(),
  brand: z.string(),
  model: z.string(),
  variant: z.string(),
  /** Gregorian. */
  year: z.string(),
  master_car_data_id: z.int(),
  car_image_url: z.nullable(z.string()),
  favorite: z.boolean(),
  brand_id: z.optional(z.int()),
  model_id: z.optional(z.int()),
  variant_id: z.optional(z.int()),
  has_booking: z.optional(z.boolean()),
  /** In kilometres, the owner's last reading. */
  odometer: z.optional(z.nullable(z.int())),
  /** The live booking, null for none. */
  appointment_id: z.optional(z.nullable(rowId)),
  department: z.optional(z.string()),
  driver_name: z.optional(z.string()),
  driver_tel: z.optional(z.string()),
});
export type CarProfile = z.output<typeof carProfile>;
