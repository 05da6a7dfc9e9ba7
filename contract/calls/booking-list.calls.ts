import * as z from 'zod/mini';
import { ACCOUNT_KINDS, defineCall } from '../call.ts';
import { integerField, requiredLine, typedText } from '../codecs.ts';
import { booking } from '../wire/appointment.ts';
import { instant } from '../wire/slot.ts';

/**
 * An account's bookings (LIST-01): those to come first, the nearest at the top, then the past, the latest first. `status` is one of those of a booking;
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
