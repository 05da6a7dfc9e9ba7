import * as z from 'zod/mini';
import { dayField, integerField, requiredLine, rowId, typedText } from '../codecs.ts';
import { booking } from './booking.shapes.ts';
import { branchDate } from '../wire/slot.ts';

/**
 * The filter. `register_number` is a plate or part of one; the dates are days in the branch's calendar, both included; a range that ends before it
 * begins is refused with 1011.
 */
export const historyFilter = {
  code: requiredLine(100),
  register_number: z.optional(typedText(30)),
  start_gte: z.optional(dayField),
  start_lte: z.optional(dayField),
};

/** Ours: only the entries of this car, including those under an earlier plate. */
export const ofCar = { car_profile_id: z.optional(rowId) };

/** Counted from 1. */
export const page = z.optional(integerField);
export const pages = { page: z.int(), page_count: z.int(), total: z.int() };

/** The id of the registered car; null if the car is not registered, or no longer. */
const carOf = z.nullable(z.object({ car_profile_id: rowId, car_name: z.string() }));

/** A past visit: the booking as it was made, and the odometer reading if it is known. */
export const serviceHistory = z.object({ ...booking.shape, odometer: z.nullable(z.int()), car: carOf });
export type ServiceHistory = z.output<typeof serviceHistory>;

/** `unknown`: there is no record, or no odometer reading to count from. */
export const MAINTENANCE_STATES = ['due', 'soon', 'later', 'unknown'] as const;

/**
 * One kind of regular maintenance. `every_km` and `every_months` are the advice; `by` says which of the two comes first, and `due_date` when, as far
 * as that can be estimated; `due_odometer` and `odometer` (an estimate for today from earlier readings) are in kilometres. `services` are the
 * services to book for it; `booked` is the booking to come at which it will be done.
 */
export const maintenance = z.object({
  advice_id: z.string(),
  name: z.string(),
  state: z.enum(MAINTENANCE_STATES),
  every_km: z.nullable(z.int()),
  every_months: z.nullable(z.int()),
  by: z.nullable(z.enum(['km', 'months'])),
  due_date: z.nullable(branchDate),
  due_odometer: z.nullable(z.int()),
  last: z.nullable(z.object({ date: branchDate, odometer: z.nullable(z.int()) })),
  services: z.array(z.object({ id: z.int(), name: z.string() })),
  booked: z.nullable(z.object({ appointment_id: rowId, date: branchDate })),
});
export type Maintenance = z.output<typeof maintenance>;

/**
 * `odometer`: an estimate for today, or null; `odometer_read`: the last reading and its date; `usual_branch`: where the car was last, or else the
 * account's cars, if the branch can be booked.
 */
export const maintainedCar = z.object({
  car_profile_id: rowId,
  car_name: z.string(),
  car_register_number: z.string(),
  /** The Thai name, '' for none. */
  province: z.string(),
  brand: z.string(),
  model: z.string(),
  /** Gregorian. */
  year: z.string(),
  odometer: z.nullable(z.int()),
  odometer_read: z.nullable(z.object({ date: branchDate, odometer: z.int() })),
  usual_branch: z.nullable(z.object({ location_id: z.int(), name: z.string() })),
});
export type MaintainedCar = z.output<typeof maintainedCar>;
