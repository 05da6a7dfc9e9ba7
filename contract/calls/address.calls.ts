import * as z from 'zod/mini';
import { defineCall, KINDS } from '../call.ts';
import { integerField } from '../codecs.ts';
import { addressPlace } from './address.shapes.ts';

/**
 * The 77 provinces; with `province_id` its districts, and with `district_id` too the sub-districts. The list is empty if there is no such province, or
 * no such district in it. A `district_id` alone is refused: 1002 names `province_id` as missing. The lists have no order that means anything.
 */
export const listAddressPlaces = defineCall({
  id: 'C24',
  method: 'POST',
  path: '/merchant/api/get/address',
  who: KINDS,
  owns: null,
  request: z.object({ province_id: z.optional(integerField), district_id: z.optional(integerField) }),
  answer: z.object({ address_list: z.array(addressPlace) }),
});
