import * as z from 'zod/mini';

/**
 * A province, district or sub-district. The ids are the numbers that the Department of Provincial Administration gave them, of 2, 4 and 6 digits; a
 * district names its province, a sub-district both. Only a sub-district has post codes, five digits each: usually one, otherwise `post_codes` has them
 * all, and `post_code` is the first of them, the usual one.
 */
export const addressPlace = z.object({
  province_id: z.int(),
  district_id: z.optional(z.int()),
  sub_district_id: z.optional(z.int()),
  name_th: z.string(),
  name_en: z.string(),
  post_code: z.optional(z.string()),
  post_codes: z.optional(z.array(z.string())),
});
export type AddressPlace = z.output<typeof addressPlace>;
