import * as z from 'zod/mini';
import type { ClosedReason } from '#domain/availability.ts';
import { isBranchDate } from '#domain/thai-calendar.ts';

/** A branch date, 'YYYY-MM-DD', Gregorian, Asia/Bangkok; a day that exists. */
export const branchDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isBranchDate));
/** A branch time, 'HH:MM', Asia/Bangkok. */
export const branchTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** As `branchTime`, or '24:00'. */
const closingTime = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/));
/** An instant with its offset, ISO 8601. */
export const instant = z.string().check(z.regex(z.regexes.datetime({ offset: true })));

/** Why a day or a time cannot be booked: the same reasons as in the domain. */
export const closedReason: z.ZodMiniType<ClosedReason> = z.union([
  z.object({ code: z.literal('past') }),
  z.object({ code: z.literal('lead_time'), days: z.number(), from: branchDate }),
  z.object({ code: z.literal('beyond_horizon') }),
  z.object({ code: z.literal('weekday') }),
  z.object({ code: z.literal('closure'), until: branchDate }),
  z.object({ code: z.literal('full') }),
  z.object({ code: z.literal('too_long'), closes: closingTime }),
  z.object({ code: z.literal('held'), until: instant }),
]);

/** A time that can be held. `date_time` is what setup-temp takes. */
export const freeTime = z.object({ time: branchTime, date_time: instant });

/** A day with at least one free time. `closed_times` is ours: the other times of the day and why. */
export const openDay = z.object({
  date: branchDate,
  times: z.array(freeTime),
  closed_times: z.optional(z.array(z.object({ time: branchTime, reason: closedReason }))),
});
export type OpenDay = z.output<typeof openDay>;

/** Ours: a day within the horizon without a free time, and why. */
export const closedDay = z.object({ date: branchDate, reason: closedReason });
export type ClosedDay = z.output<typeof closedDay>;

/** Ours: another slot for the same services. `why` says how it differs from the one that was lost. */
export const alternative = z.object({
  why: z.enum(['same_branch', 'same_time', 'next_day']),
  location_id: z.int(),
  location_name: z.string(),
  date: branchDate,
  time: branchTime,
  date_time: instant,
  distance_km: z.optional(z.number()),
});
export type Alternative = z.output<typeof alternative>;

/** Ours: how many times are free on a day, or why none is. */
const dayCount = z.object({ date: branchDate, free: z.int(), reason: z.optional(closedReason) });
export type DayCount = z.output<typeof dayCount>;

/** Ours: the first free slot of a branch, with its individual days if requested. */
export const soonestSlot = z.object({
  location_id: z.int(),
  location_name: z.string(),
  distance_km: z.optional(z.number()),
  date: branchDate,
  time: branchTime,
  date_time: instant,
  days: z.optional(z.array(dayCount)),
  /** The first free times of that day, if requested. */
  times: z.optional(z.array(branchTime)),
});
export type SoonestSlot = z.output<typeof soonestSlot>;
