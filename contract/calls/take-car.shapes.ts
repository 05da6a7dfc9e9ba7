import * as z from 'zod/mini';
import { requiredLine, requiredText } from '../codecs.ts';

/** The list is not paged. */
export const MOST_ADDRESSES = 50;
export const ADDRESS_MAX = 200;

/**
 * Where a car is collected (section 3, address_take_car). Province, district and sub-district are Thai names, as in the address call; `index` names an
 * address of the company's list, and is absent for one that was only typed.
 */
export const takeCarAddress = z.object({
  address: requiredText(ADDRESS_MAX),
  province: requiredLine(80),
  district: requiredLine(80),
  sub_district: requiredLine(80),
  postal_code: z.string().check(z.regex(/^\d{5}$/)),
  index: z.optional(z.int().check(z.gte(0))),
});
export type TakeCarAddress = z.output<typeof takeCarAddress>;
