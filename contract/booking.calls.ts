import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { idListField, integerField, jsonField, numberField, typedText } from './codecs.ts';
import { booking, temporaryBookingItem } from './wire/appointment.ts';
import { alternative, closedDay, instant, openDay, soonestSlot } from './wire/slot.ts';

/** `aff` comes from the session, `device` is web; `request_key` is ours: the same key and body are answered with the same bytes. */
const write = { aff: typedText(100), device: z.literal('web'), request_key: z.optional(z.uuid()) };
const hours = numberField.check(z.gt(0), z.lte(24));
const leadDays = integerField.check(z.gte(0), z.lte(60));
const held = z.object({
  id: z.uuid(),
  expires_at: z.optional(instant),
  now: z.optional(instant),
  extendable: z.optional(z.boolean()),
});

export const bookingCalls = {
  listDateTimes: defineCall({
    id: 'C32',
    method: 'GET',
    path: '/appointment/datetime',
    who: 'anyone',
    timestamp: true,
    request: z.object({
      location_id: integerField,
      hours,
      max_pre_day: leadDays,
      appointment_id: z.optional(z.uuid()),
    }),
    answer: z.object({
      datetime_list: z.array(openDay),
      closed_list: z.optional(z.array(closedDay)),
      now: z.optional(instant),
    }),
  }),

  setupTemporary: defineCall({
    id: 'C33',
    method: 'POST',
    path: '/appointment/setup-temp',
    who: 'anyone',
    writes: true,
    personal: true,
    limit: 'hold',
    request: z.object({ item: jsonField(temporaryBookingItem), ...write }),
    answer: held,
  }),

  confirm: defineCall({
    id: 'C34',
    method: 'POST',
    path: '/appointment/confirm',
    who: 'holder',
    writes: true,
    personal: true,
    request: z.object({ item: idListField, ...write }),
    answer: z.object({ code: z.string(), booking_list: z.optional(z.array(booking)), now: z.optional(instant) }),
  }),

  readBooking: defineCall({
    id: 'C35',
    method: 'GET',
    path: '/appointment/detail',
    who: 'owner-or-code',
    personal: true,
    timestamp: true,
    limit: 'lookup',
    request: z.object({
      items: z.optional(z.uuid()),
      register_number: z.optional(typedText(30)),
      booking_code: z.optional(typedText(30)),
    }),
    answer: z.object({ booking, now: z.optional(instant) }),
  }),

  listBookingDetails: defineCall({
    id: 'C36',
    method: 'POST',
    path: '/appointment/detail-list/',
    who: 'holder',
    personal: true,
    request: z.object({ items: idListField }),
    answer: z.object({ booking_list: z.array(booking), now: z.optional(instant) }),
  }),

  changeStatus: defineCall({
    id: 'C40',
    method: 'POST',
    path: '/appointment/change-status/',
    who: 'holder',
    writes: true,
    request: z.object({
      item: jsonField(z.object({ appointment_id: z.uuid(), status: z.literal(1) })),
      request_key: z.optional(z.uuid()),
    }),
    answer: z.object({ appointment_id: z.uuid(), status: z.int() }),
  }),

  extendHold: defineCall({
    id: 'X01',
    method: 'POST',
    path: '/x/appointment/extend/',
    who: 'holder',
    writes: true,
    request: z.object({ appointment_id: z.uuid(), request_key: z.optional(z.uuid()) }),
    answer: z.object({ id: z.uuid(), expires_at: instant, now: instant }),
  }),

  listAlternatives: defineCall({
    id: 'X02',
    method: 'GET',
    path: '/x/appointment/alternatives/',
    who: 'anyone',
    timestamp: true,
    request: z.object({
      location_id: integerField,
      hours,
      max_pre_day: leadDays,
      date_time: instant,
      appointment_id: z.optional(z.uuid()),
    }),
    answer: z.object({ alternatives: z.array(alternative), now: instant }),
  }),

  listSoonest: defineCall({
    id: 'X03',
    method: 'GET',
    path: '/x/soonest/',
    who: 'anyone',
    timestamp: true,
    request: z.object({
      hours,
      max_pre_day: leadDays,
      latitude: z.optional(numberField),
      longitude: z.optional(numberField),
      /** Where no position is known, distances are from this branch. */
      location_id: z.optional(integerField),
      limit: z.optional(integerField.check(z.gte(1), z.lte(50))),
      days: z.optional(integerField.check(z.gte(1), z.lte(14))),
      appointment_id: z.optional(z.uuid()),
    }),
    answer: z.object({ soonest_list: z.array(soonestSlot), now: instant }),
  }),
} as const;
