import * as z from 'zod/mini';
import { dayField, integerField, requiredLine, rowId, typedText } from '../codecs.ts';
import { booking } from '../wire/booking.ts';
import { branchDate } from '../wire/slot.ts';

/**
 * Which lines are wanted. `register_number` is a plate or a part of one; the dates are days of the branch's calendar, both included, and refused with 1011 if
 * the first is after the last.
 */
export const historyFilter = {
  code: requiredLine(100),
  register_number: z.optional(typedText(30)),
  start_gte: z.optional(dayField),
  start_lte: z.optional(dayField),
};

/** Ours: of one car alone, whatever plate it had. */
export const ofCar = { car_profile_id: z.optional(rowId) };

/** Counted from 1. */
export const page = z.optional(integerField);
export const pages = { page: z.int(), page_count: z.int(), total: z.int() };

/** Of the account's car that is registered now; null for one that is not, or not any more. */
const carOf = z.nullable(z.object({ car_profile_id: rowId, car_name: z.string() }));

/** A visit that is over: the booking as it was made, and what the odometer showed, where that is known. */
export const serviceHistory = z.object({ ...booking.shape, odometer: z.nullable(z.int()), car: carOf });
export type ServiceHistory = z.output<typeof serviceHistory>;

/** `unknown`: without a record, or without an odometer to count from. */
export const MAINTENANCE_STATES = ['due', 'soon', 'later', 'unknown'] as const;

/**
 * One thing that a car needs now and then. `every_km` and `every_months` are the advice; `by` is which of the two comes first, and `due_date` the day on which it
 * does, as far as that can be told; `due_odometer` and `odometer` (of today, estimated from what was read before) are in kilometres. `services` are those
 * to book for it.
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
});
export type Maintenance = z.output<typeof maintenance>;

/** `odometer`: of today, estimated, or null; `odometer_read`: what was read last, and when. */
export const maintainedCar = z.object({
  car_profile_id: rowId,
  car_name: z.string(),
  car_register_number: z.string(),
  /** In Thai, '' for none. */
  province: z.string(),
  brand: z.string(),
  model: z.string(),
  /** Gregorian. */
  year: z.string(),
  odometer: z.nullable(z.int()),
  odometer_read: z.nullable(z.object({ date: branchDate, odometer: z.int() })),
});
export type MaintainedCar = z.output<typeof maintainedCar>;
