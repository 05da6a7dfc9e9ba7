import * as z from 'zod/mini';
import { MAX_SERVICES } from '#domain/constants.ts';
import { dayField, parsedJson, rowId } from '../codecs.ts';
import { branchDate, branchTime } from '../wire/slot.ts';

/** How many cars one plan may have. */
export const MOST_PLANNED = 100;
/** How many branches may be wished for. */
export const MOST_BRANCHES = 10;
const MOST_AWAY = 60;
/** Of the plan as JSON. */
const MAX_CHARACTERS = 200_000;

const slot = { location_id: z.int().check(z.gte(1), z.lte(999_999)), date: dayField, time: branchTime };

/**
 * A car to plan. `due_by`: the day by which its services are due; `away`: days on which it is needed elsewhere; `pinned`: the visit that a person chose for it,
 * which stays as it is.
 */
const wantedCar = z.object({
  car_profile_id: rowId,
  service_list: z.array(z.int().check(z.gte(1), z.lte(999_999))).check(z.minLength(1), z.maxLength(MAX_SERVICES)),
  due_by: z.optional(dayField),
  away: z.optional(z.array(dayField).check(z.maxLength(MOST_AWAY))),
  pinned: z.optional(z.object(slot)),
});

/**
 * What the plan is to keep to. Days are inclusive; `weekdays` 0 (Sunday) to 6; a visit begins between `from_time` and `to_time`; `most_a_day`: cars off the
 * road on one day. `branches`: the best first, for all cars; if it is empty, for each car those nearest to where it was last.
 */
const wanted = z.object({
  cars: z.array(wantedCar).check(z.minLength(1), z.maxLength(MOST_PLANNED)),
  from: dayField,
  until: dayField,
  weekdays: z.array(z.int().check(z.gte(0), z.lte(6))).check(z.minLength(1), z.maxLength(7)),
  from_time: branchTime,
  to_time: branchTime,
  branches: z.array(slot.location_id).check(z.maxLength(MOST_BRANCHES)),
  most_a_day: z.int().check(z.gte(1), z.lte(MOST_PLANNED)),
});

export const planField = z.codec(z.string().check(z.maxLength(MAX_CHARACTERS)), wanted, {
  decode: (text, context) => parsedJson(text, context) as z.input<typeof wanted>,
  encode: (value) => JSON.stringify(value),
});

/**
 * A car that takes part. `hours` in quarters of an hour, `max_pre_day` in days. `near`: the branches near where it was last, or where the company's cars usually are if it
 * never came, the nearest first, `wished` those that the plan keeps to for this car; empty if branches were wished for.
 */
export const plannedCar = z.object({
  car_profile_id: rowId,
  hours: z.number(),
  max_pre_day: z.int(),
  near: z.array(z.object({ location_id: z.int(), distance_km: z.number(), wished: z.boolean() })),
});

/** A visit of the plan; `pinned`: as it was asked for. */
export const plannedVisit = z.object({
  car_profile_id: rowId,
  location_id: z.int(),
  date: branchDate,
  time: branchTime,
  pinned: z.boolean(),
});

/** `wished`: one of those that the plan keeps to; the others are near, for what does not fit. `distance_km` from the first one wished for, or from
 * where most of the cars were last. */
export const plannedBranch = z.object({
  location_id: z.int(),
  name: z.string(),
  distance_km: z.number(),
  wished: z.boolean(),
});

/** A day at a branch: `room` has the number of free lanes in each quarter of an hour from `opens` on until it closes; empty when it is closed. */
export const branchDay = z.object({
  location_id: z.int(),
  date: branchDate,
  opens: branchTime,
  room: z.array(z.int()),
});
