import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { requestKey, rowId, typedLine, typedText } from '../codecs.ts';
import { instant } from '../wire/slot.ts';
import { booking } from './booking.shapes.ts';
import { groupField, groupIdsField, notDone, partialField } from './group-booking.shapes.ts';

/** `code` is optional: with it, the call is refused if another company has signed in to this browser meanwhile. */
const write = {
  code: z.optional(typedLine(100)),
  aff: typedText(100),
  device: z.literal('web'),
  request_key: z.optional(requestKey),
};
const done = z.literal(0);

/**
 * Holds a slot for each of 1 to 100 cars of a company, in one transaction (sections 4 and 7). `allow_partial` 'true' keeps what fits; 'false', or
 * without it, all are held or none. `item_list` says of each car, in the order of `item`, what became of it: `error_code` 0 with the hold's id and
 * deadline, or why not. If nothing is kept because of another car, a car that fits says `groupNotKept`. If two cars want the last place, the first in
 * the list gets it. `appointment_id` in an item moves that hold; one that cannot be moved stays where it is.
 * Errors of an item: carNotFound (also another company's car), carAlreadyBooked, slotTaken, bookingNotFound, alreadyConfirmed, bookingCancelled,
 * branchNotFound, serviceNotFound, servicesMismatch, tooManyHolds, heldLongEnough, groupNotKept. The same car or hold twice is invalidInput.
 * `hours` are in quarters of an hour, `max_pre_day` in days. `id` is the first hold's, null if nothing is held.
 */
export const setupGroup = defineCall({
  id: 'C28',
  method: 'POST',
  path: '/appointment/setup-b2b-temp/',
  who: ['company'],
  // Cars and holds are checked one by one, by the work itself.
  owns: null,
  writes: true,
  personal: true,
  limit: 'hold',
  maxBytes: 2_097_152,
  request: z.object({ item: groupField, allow_partial: z.optional(partialField), ...write }),
  answer: z.object({
    id: z.nullable(rowId),
    item_list: z.array(
      z.union([
        z.object({ car_profile_id: rowId, error_code: done, id: rowId, expires_at: instant, extendable: z.boolean() }),
        z.object({ car_profile_id: rowId, ...notDone }),
      ]),
    ),
    now: instant,
  }),
});

/**
 * Confirms up to 100 temporary bookings of a company, each once, by the rules of C34 (sections 4 and 7); `allow_partial` as for C28. `item_list` says of
 * each, in the order of `item`: `error_code` 0 with its booking code and the booking, or why not. What was confirmed before is answered as it is. A
 * list with an id that is not the company's is refused as a whole (bookingNotFound), and says nothing about the others.
 * Errors of an item: failedAtScheduledTime with alternatives, carAlreadyBooked, holdExpired, bookingCancelled, groupNotKept.
 */
export const confirmGroup = defineCall({
  id: 'C29',
  method: 'POST',
  path: '/appointment/confirm-b2b/',
  who: ['company'],
  owns: { bookings: 'item' },
  writes: true,
  personal: true,
  request: z.object({ item: groupIdsField, allow_partial: z.optional(partialField), ...write }),
  answer: z.object({
    item_list: z.array(
      z.union([
        z.object({ appointment_id: rowId, error_code: done, code: z.string(), booking }),
        z.object({ appointment_id: rowId, ...notDone }),
      ]),
    ),
    now: instant,
  }),
});
