import * as z from 'zod/mini';
import { AREAS } from '#domain/areas.ts';
import { branchDate, branchTime } from './slot.ts';

/** A branch (section 3). `open_time` and `close_time` are today's, null on a closed day. Optional fields are ours. */
export const branch = z.object({
  id: z.int(),
  location_id: z.int(),
  name: z.string(),
  open_time: z.nullable(branchTime),
  close_time: z.nullable(branchTime),
  /** The word that its page's address ends in. */
  slug: z.optional(z.string()),
  location: z.object({ lat: z.number(), lng: z.number() }),
  address: z.optional(z.string()),
  district: z.optional(z.string()),
  province: z.optional(z.string()),
  area: z.optional(z.enum(AREAS)),
  tel: z.optional(z.string()),
  distance_km: z.optional(z.number()),
  closed_until: z.optional(branchDate),
  /** The first opening after today. */
  next_opening: z.optional(z.object({ date: branchDate, time: branchTime })),
});
export type Branch = z.output<typeof branch>;

/** A branch keyword suggestion: the text to show, and the branch when it names exactly one. */
export const suggestion = z.object({ keyword: z.string(), location_id: z.optional(z.int()) });
export type Suggestion = z.output<typeof suggestion>;
