import * as z from 'zod/mini';
import { defineCall, KINDS } from '../call.ts';
import { integerField, numberField } from '../codecs.ts';
import { booking } from './booking.shapes.ts';
import { maintainedCar, maintenance } from './history.shapes.ts';
import { accountCode } from './member.shapes.ts';
import { endingPoints } from './points.shapes.ts';
import { serviceGroup } from '../wire/service.ts';
import { soonestSlot } from '../wire/slot.ts';

export const listHomeWidgets = defineCall({
  id: 'C51',
  method: 'GET',
  path: '/widget/home/web/',
  who: KINDS,
  owns: null,
  request: z.object({
    lat: z.optional(numberField),
    lng: z.optional(numberField),
    /** Ours: without a position the times are those of this branch's province, or else of the most visited province. */
    location_id: z.optional(integerField),
  }),
  answer: z.object({
    /** Ours: how long a temporary booking is kept. */
    hold_minutes: z.optional(z.number()),
    widget_list: z.array(
      z.union([
        z.object({ kind: z.literal('book') }),
        z.object({ kind: z.literal('lookup') }),
        z.object({ kind: z.literal('soonest'), soonest_list: z.array(soonestSlot), province: z.optional(z.string()) }),
        z.object({ kind: z.literal('services'), group_list: z.array(serviceGroup) }),
      ]),
    ),
  }),
});

/**
 * What home adds for a member: the next visit, null if none is booked; what is due now or soon, the most urgent first, at most three; and the spendable
 * points with those that end first, null if none do.
 */
export const listMemberWidgets = defineCall({
  id: 'C52',
  method: 'GET',
  path: '/widget/home/web/additional/',
  who: ['member'],
  owns: null,
  personal: true,
  heavy: true,
  request: z.object({ code: accountCode }),
  answer: z.object({
    widget_list: z.array(
      z.union([
        z.object({ kind: z.literal('next_visit'), booking: z.nullable(booking) }),
        z.object({
          kind: z.literal('due'),
          maintenance_list: z.array(z.object({ ...maintenance.shape, car: maintainedCar })),
        }),
        z.object({ kind: z.literal('points'), point: z.int(), ending: z.nullable(endingPoints) }),
      ]),
    ),
  }),
});
