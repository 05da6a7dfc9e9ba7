import * as z from 'zod/mini';
import { ACCOUNT_KINDS, defineCall } from '../call.ts';
import { integerField, requestKey, requiredLine, rowId, typedText } from '../codecs.ts';
import { booking, idListField } from '../wire/booking.ts';
import { instant } from '../wire/slot.ts';

/**
 * An account's bookings (LIST-01): those to come first, the nearest at the top, then the past and the cancelled, the latest first. `status` is one of those of a booking;
 * without it all are listed but the holds that ran out. `keywords` looks in code, branch, services and plate; `register_number` is a plate or a
 * part of one. Ten to a page, counted from 1; a page after the last one is empty.
 */
export const listBookings = defineCall({
  id: 'C38',
  method: 'GET',
  path: '/appointment/list/',
  who: ACCOUNT_KINDS,
  owns: null,
  personal: true,
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
    now: instant,
  }),
});

/** Status 1, cancelled, is the only one that a list can be changed to. */
const cancelledStatus = z.codec(z.literal('1'), z.literal(1), { decode: () => 1 as const, encode: () => '1' as const });

/**
 * Cancels several bookings of an account at once (section 4): each that can still be cancelled is, by the rule of C40, and the answer says of each what became of
 * it, in the order of `item`, each once. `already`: it had ended before, or was a hold that ran out. `cancel_until` is the moment until which one that is too late could have been cancelled. A list with an id
 * that is not the account's is refused whole.
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
 * Takes a booking that was made without signing in into the account of the member who calls; plate and code are the proof. A wrong pair, and the pair of
 * somebody's account's booking, are answered like a booking that does not exist. `already`: it was this account's.
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
