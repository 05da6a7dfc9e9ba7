import * as z from 'zod/mini';
import { BOOKERS, defineCall, KINDS } from '../call.ts';
import { hours, integerField, jsonField, leadDaysField, numberField, requestKey, rowId, typedText } from '../codecs.ts';
import { temporaryBookingItem } from '../wire/appointment.ts';
import { driverLink } from './driver-link.shapes.ts';
import { booking, idListField } from './booking.shapes.ts';
import { alternative, instant, soonestSlot } from '../wire/slot.ts';

/** `aff` comes from the session, `device` is web; `request_key` is our addition: the same key and body always get the same answer, byte for byte. */
const write = { aff: typedText(100), device: z.literal('web'), request_key: z.optional(requestKey) };
const held = z.object({
  id: rowId,
  expires_at: z.optional(instant),
  now: z.optional(instant),
  extendable: z.optional(z.boolean()),
});

export const setupTemporary = defineCall({
  id: 'C33',
  method: 'POST',
  path: '/appointment/setup-temp',
  who: BOOKERS,
  owns: { bookings: 'item.appointment_id' },
  writes: true,
  personal: true,
  limit: 'hold',
  request: z.object({ item: jsonField(temporaryBookingItem), ...write }),
  answer: held,
});

export const confirm = defineCall({
  id: 'C34',
  method: 'POST',
  path: '/appointment/confirm',
  who: BOOKERS,
  owns: { bookings: 'item' },
  writes: true,
  personal: true,
  request: z.object({ item: idListField, ...write }),
  answer: z.object({ code: z.string(), booking_list: z.optional(z.array(booking)), now: z.optional(instant) }),
});

export const readBooking = defineCall({
  id: 'C35',
  method: 'GET',
  path: '/appointment/detail',
  who: KINDS,
  owns: { bookings: 'items', orCode: true },
  personal: true,
  timestamp: true,
  limit: 'lookup',
  request: z.object({
    items: z.optional(rowId),
    register_number: z.optional(typedText(30)),
    booking_code: z.optional(typedText(30)),
  }),
  answer: z.object({
    booking,
    now: z.optional(instant),
    /** Where its calendar file can be read for an hour, in any browser: an address of this server. Only of a confirmed booking. */
    calendar: z.optional(z.string().check(z.regex(/^\/x\/appointment\/calendar\/[^/]+$/))),
    /** Only for the company whose booking it is, and named by its id: the link that its driver has now; null if none does. */
    driver_link: z.optional(z.nullable(driverLink)),
    /** Likewise: who drives the car, as the company noted it, '' for what it did not; null if it noted nothing. */
    driver: z.optional(z.nullable(z.object({ name: z.string(), tel: z.string() }))),
  }),
});

export const listBookingDetails = defineCall({
  id: 'C36',
  method: 'POST',
  path: '/appointment/detail-list/',
  who: KINDS,
  owns: { bookings: 'items' },
  personal: true,
  request: z.object({ items: idListField }),
  answer: z.object({ booking_list: z.array(booking), now: z.optional(instant) }),
});

export const changeStatus = defineCall({
  id: 'C40',
  method: 'POST',
  path: '/appointment/change-status/',
  who: BOOKERS,
  owns: { bookings: 'item.appointment_id' },
  writes: true,
  request: z.object({
    item: jsonField(z.object({ appointment_id: rowId, status: z.literal(1) })),
    request_key: z.optional(requestKey),
  }),
  answer: z.object({ appointment_id: rowId, status: z.int() }),
});

/**
 * Cancels the booking with this plate and code, which are sufficient proof for any caller. A wrong pair is answered as if the booking did not exist.
 * `already`: the booking had already been cancelled.
 */
export const cancelByCode = defineCall({
  id: 'X06',
  method: 'POST',
  path: '/x/appointment/cancel/',
  who: BOOKERS,
  owns: null,
  writes: true,
  limit: 'lookup',
  request: z.object({
    register_number: typedText(30),
    booking_code: typedText(30),
    request_key: z.optional(requestKey),
  }),
  answer: z.object({ appointment_id: rowId, status: z.int(), already: z.boolean() }),
});

export const extendHold = defineCall({
  id: 'X01',
  method: 'POST',
  path: '/x/appointment/extend/',
  who: BOOKERS,
  owns: { bookings: 'appointment_id' },
  writes: true,
  request: z.object({ appointment_id: rowId, request_key: z.optional(requestKey) }),
  answer: z.object({ id: rowId, expires_at: instant, now: instant }),
});

/**
 * Another confirmed booking of the same plate at the same branch and time as this temporary one, or null; also null once nothing is held any more.
 * Its code is included only if that booking is the caller's too.
 */
export const findSameVisit = defineCall({
  id: 'X07',
  method: 'GET',
  path: '/x/appointment/same-visit/',
  who: BOOKERS,
  owns: { bookings: 'appointment_id' },
  personal: true,
  timestamp: true,
  request: z.object({ appointment_id: rowId }),
  answer: z.object({ same_visit: z.nullable(z.object({ code: z.nullable(z.string()) })) }),
});

/** The caller's own bookings that count for the limits (`domain/booking-limits.ts`), the nearest first. Nothing is said of anybody else's. */
export const listLive = defineCall({
  id: 'X27',
  method: 'GET',
  path: '/x/appointment/live/',
  who: BOOKERS,
  owns: null,
  personal: true,
  timestamp: true,
  request: z.object({}),
  answer: z.object({ booking_list: z.array(booking) }),
});

export const listAlternatives = defineCall({
  id: 'X02',
  method: 'GET',
  path: '/x/appointment/alternatives/',
  who: KINDS,
  owns: null,
  timestamp: true,
  request: z.object({
    location_id: integerField,
    hours,
    max_pre_day: leadDaysField,
    date_time: instant,
    appointment_id: z.optional(rowId),
  }),
  answer: z.object({ alternatives: z.array(alternative), now: instant }),
});

export const listSoonest = defineCall({
  id: 'X03',
  method: 'GET',
  path: '/x/soonest/',
  who: KINDS,
  owns: null,
  timestamp: true,
  request: z.object({
    hours,
    max_pre_day: leadDaysField,
    latitude: z.optional(numberField),
    longitude: z.optional(numberField),
    /** If no position is given, distances are measured from this branch. */
    location_id: z.optional(integerField),
    limit: z.optional(integerField.check(z.gte(1), z.lte(50))),
    days: z.optional(integerField.check(z.gte(1), z.lte(14))),
    appointment_id: z.optional(rowId),
  }),
  answer: z.object({ soonest_list: z.array(soonestSlot), now: instant }),
});
