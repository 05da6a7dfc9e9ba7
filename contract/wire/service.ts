import * as z from 'zod/mini';

/** The keys of the ten service groups, by id 1 to 10 (section 3). */
export const SERVICE_GROUP_KEYS = [
  'tire',
  'brake',
  'shock',
  'lubricants',
  'checklist',
  'battery',
  'suspension',
  'transmission oil',
  'balancing',
  'air',
] as const;

/** A service group: `image` is the address of its drawing, `advice` how often it is due, in a sentence (section 9). */
export const serviceGroup = z.object({
  id: z.int(),
  key: z.optional(z.enum(SERVICE_GROUP_KEYS)),
  name: z.string(),
  image: z.string(),
  summary: z.optional(z.string()),
  advice: z.optional(z.string()),
});
export type ServiceGroup = z.output<typeof serviceGroup>;

/**
 * A bookable service: `hours` in quarters of an hour, `pre_day` its lead time in days (section 3, max_pre_day), `price_from` the lowest price in baht.
 */
export const service = z.object({
  id: z.int(),
  group_id: z.int(),
  name: z.string(),
  hours: z.number(),
  pre_day: z.int(),
  price_from: z.optional(z.int()),
  summary: z.optional(z.string()),
});
export type Service = z.output<typeof service>;

/** Car master data: a brand, model, variant or year; a year's id is the `master_car_data_id` (section 3). */
export const carMasterData = z.object({ id: z.int(), name: z.string() });
export type CarMasterData = z.output<typeof carMasterData>;
