import * as z from 'zod/mini';
import { defineCall, KINDS } from '../call.ts';
import { hours, integerField, leadDaysField, rowId } from '../codecs.ts';
import { closedDay, instant, openDay } from '../wire/slot.ts';

export const listDateTimes = defineCall({
  id: 'C32',
  method: 'GET',
  path: '/appointment/datetime',
  who: KINDS,
  owns: null,
  timestamp: true,
  request: z.object({
    location_id: integerField,
    hours,
    max_pre_day: leadDaysField,
    appointment_id: z.optional(rowId),
  }),
  answer: z.object({
    datetime_list: z.array(openDay),
    closed_list: z.optional(z.array(closedDay)),
    now: z.optional(instant),
    /** Ours: how long a temporary booking is kept. */
    hold_minutes: z.optional(z.number()),
  }),
});
