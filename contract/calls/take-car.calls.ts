import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { integerField, jsonField, requestKey } from '../codecs.ts';
import { accountCode as code } from './member.shapes.ts';
import { takeCarAddress } from './take-car.shapes.ts';

/** `index` names the address: it never changes, and no later address gets it. */
const kept = z.object({ ...takeCarAddress.shape, index: z.int() });
export type KeptTakeCarAddress = z.output<typeof kept>;

const address_list = z.array(kept);
const request_key = z.optional(requestKey);

/** The company's addresses, in the order in which they were added. */
export const listTakeCarAddresses = defineCall({
  id: 'C25',
  method: 'GET',
  path: '/appointment/get-address-take-car-list/',
  who: ['company'],
  owns: null,
  personal: true,
  request: z.object({ code }),
  answer: z.object({ address_list }),
});

/**
 * Adds an address and answers its `index` and the whole list. One that is there already is not added again: its `index` is answered. 1002 names the
 * first field that does not fit the ones above it: a province, a district of it, a sub-district of that, a post code of that (C24). A company has at
 * most 50 (4020).
 */
export const addTakeCarAddress = defineCall({
  id: 'C26',
  method: 'POST',
  path: '/appointment/create-address-take-car/',
  who: ['company'],
  owns: null,
  writes: true,
  request: z.object({ code, address: jsonField(z.omit(takeCarAddress, { index: true })), request_key }),
  answer: z.object({ index: z.int(), address_list }),
});

/** Removes an address and answers the rest. One that is not there, or not any more, is no failure: the list says what is there. */
export const deleteTakeCarAddress = defineCall({
  id: 'C27',
  method: 'POST',
  path: '/appointment//delete-address-take-car/',
  who: ['company'],
  owns: null,
  writes: true,
  request: z.object({ code, index: integerField.check(z.gte(0)), request_key }),
  answer: z.object({ address_list }),
});
