import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { jsonField, requestKey, rowId } from '../codecs.ts';
import { idsField } from './booking.shapes.ts';
import { carProfile, companyCarFields } from './car.shapes.ts';
import { fleetColumns, MOST_DELETED } from './fleet.shapes.ts';
import { accountCode, PLATE_TOO } from './member.shapes.ts';

const write = { code: accountCode, request_key: z.optional(requestKey) };

/** All cars of a company with what the fleet table shows, in columns: `fleetCars` makes rows of them. Branches and advice in the caller's language. */
export const listFleet = defineCall({
  id: 'X30',
  method: 'POST',
  path: '/x/fleet/list/',
  who: ['company'],
  owns: null,
  personal: true,
  heavy: true,
  request: z.object({ code: accountCode }),
  answer: fleetColumns,
});

export const addCompanyCar = defineCall({
  id: 'C20',
  method: 'POST',
  path: '/merchant/api/add_car_customer/',
  who: ['company'],
  owns: null,
  writes: true,
  request: z.object({ ...write, car: jsonField(companyCarFields, PLATE_TOO) }),
  answer: z.object({ car_profile: carProfile }),
});

/**
 * Deletes up to 500 cars of a company; their history stays. `item_list` says of each, in the order of `item`, whether it is deleted: `error_code` 0, or
 * why not. One that stays does not keep the others. Errors of an item: carHasBooking with `appointment_id`, carNotFound (also another company's car).
 */
export const deleteCompanyCars = defineCall({
  id: 'C21',
  method: 'POST',
  path: '/merchant/api/delete_car_customer/',
  who: ['company'],
  // Cars are checked one by one, by the work itself.
  owns: null,
  writes: true,
  personal: true,
  request: z.object({ ...write, item: idsField(MOST_DELETED, 20_000) }),
  answer: z.object({
    item_list: z.array(
      z.union([
        z.object({ car_profile_id: rowId, error_code: z.literal(0) }),
        z.object({
          car_profile_id: rowId,
          error_code: z.int().check(z.gte(1)),
          error_msg: z.string(),
          appointment_id: z.optional(rowId),
        }),
      ]),
    ),
  }),
});
