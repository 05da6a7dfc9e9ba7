import * as z from 'zod/mini';
import { ACCOUNT_KINDS, defineCall } from '../call.ts';
import { integerField, requestKey, requiredLine, rowId, typedText } from '../codecs.ts';
import { booking, idListField } from './booking.shapes.ts';
import { instant } from '../wire/slot.ts';

/**
 * An account's bookings (LIST-01): upcoming ones first, the nearest at the top, then past and cancelled ones, the latest first. `status` is a
 * booking's status; without it everything except expired holds is listed. `keywords` searches code, branch, services and plate; `register_number` is
 * a plate or part of one. Ten per page, counted from 1; a page after the last one is empty. `upcoming`: how many of `total` are neither past nor cancelled.
 */
export const listBookings = defineCall({
  id: 'C38',
  method: 'GET',
  path: '/appointment/list/',
  who: ACCOUNT_KINDS,
  owns: null,
  personal: true,
  heavy: true,
  timestamp: true,
  request: z.object({
    code: requiredLine(100),
    status: z.optional(integerField.check(z.gte(0), z.lte(5))),
    page: z.optional(integerField),
    keywords: z.optional(typedText(100)),
    register_number: z.optional(typedText(30)),
  }),
  answer: z.object({
    booking_list: z.array(booking),
    page: z.int(),
    page_count: z.int(),
    total: z.int(),
    upcoming: z.int(),
    now: instant,
  }),
});

/** Status 1 (cancelled) is the only one that several bookings can be set to. */
const cancelledStatus = z.codec(z.literal('1'), z.literal(1), { decode: () => 1 as const, encode: () => '1' as const });

/**
 * Cancels several bookings of an account at once (section 4). Each one that can still be cancelled by the rule of C40 is cancelled, and the answer
 * gives the result for each, once, in the order of `item`. `already`: the booking had already ended, or was an expired hold. `cancel_until`: if it is
 * too late, the moment until which the booking could have been cancelled. A list with an id that is not the account's is refused as a whole.
 */
export const changeStatusList = defineCall({
  id: 'C39',
  method: 'POST',
  path: '/appointment/change-status-list/',
  who: ACCOUNT_KINDS,
  owns: { bookings: 'item' },
  writes: true,
  request: z.object({
    code: requiredLine(100),
    item: idListField,
    status: z.optional(cancelledStatus),
    request_key: z.optional(requestKey),
  }),
  answer: z.object({
    status_list: z.array(
      z.object({
        appointment_id: rowId,
        status: z.int(),
        result: z.enum(['cancelled', 'already', 'tooLate', 'notCancellable']),
        cancel_until: z.nullable(instant),
      }),
    ),
    now: instant,
  }),
});

/**
 * Takes a booking that was made without signing in into the calling member's account; plate and code are the proof. A wrong pair, and the pair of a
 * booking that belongs to another account, are answered as if the booking did not exist. `already`: the booking was already this account's.
 */
export const takeBooking = defineCall({
  id: 'X17',
  method: 'POST',
  path: '/x/appointment/take/',
  who: ['member'],
  owns: null,
  writes: true,
  limit: 'lookup',
  request: z.object({
    code: requiredLine(100),
    register_number: typedText(30),
    booking_code: typedText(30),
    request_key: z.optional(requestKey),
  }),
  answer: z.object({ appointment_id: rowId, status: z.int(), already: z.boolean() }),
});
