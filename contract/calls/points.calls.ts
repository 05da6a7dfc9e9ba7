import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { integerField, jsonField, requestKey, rowId } from '../codecs.ts';
import { instant } from '../wire/slot.ts';
import { couponOrRedemption } from './coupon.shapes.ts';
import { accountCode as code } from './member.shapes.ts';
import { claimForm, endingPoints, pointClaim, pointEntry } from './points.shapes.ts';

/**
 * The member's spendable points, and when they expire. `counted_this_month` is ours: the litres and baht that have counted this month, to calculate
 * what a further purchase would earn. Always current; `force_update` is for servers that cache the answer.
 */
export const readPoints = defineCall({
  id: 'C04',
  method: 'POST',
  path: '/profile/get/point/',
  who: ['member'],
  owns: null,
  personal: true,
  heavy: true,
  request: z.object({ code, force_update: z.optional(z.enum(['true', 'false'])) }),
  answer: z.object({
    point: z.int(),
    expire_list: z.array(endingPoints),
    counted_this_month: z.optional(z.object({ fuel: z.number(), shop: z.number() })),
    now: instant,
  }),
});

/**
 * Everything that changed the points, the latest first, twenty per page; with `items`, only what was spent on that redemption or coupon.
 * `claim_list`: the member's claims, the latest first.
 */
export const listPointHistory = defineCall({
  id: 'C61',
  method: 'GET',
  path: '/redeem/coupon/point-history/',
  who: ['member'],
  owns: { redemptions: 'items' },
  personal: true,
  heavy: true,
  request: z.object({ code, items: z.optional(couponOrRedemption), page: z.optional(integerField) }),
  answer: z.object({
    point_list: z.array(pointEntry),
    claim_list: z.optional(z.array(pointClaim)),
    page: z.int(),
    page_count: z.int(),
    total: z.int(),
    now: instant,
  }),
});

/** Claims that points are wrong or missing, within 15 days of the purchase (PTS-05). */
export const claimPoints = defineCall({
  id: 'X10',
  method: 'POST',
  path: '/x/points/claim/',
  who: ['member'],
  owns: null,
  writes: true,
  request: z.object({ code, item: jsonField(claimForm), request_key: z.optional(requestKey) }),
  answer: z.object({ claim: pointClaim }),
});

/** Takes back a claim that has not been answered; the purchase can be claimed again. */
export const withdrawClaim = defineCall({
  id: 'X20',
  method: 'POST',
  path: '/x/points/withdraw-claim/',
  who: ['member'],
  owns: null,
  writes: true,
  request: z.object({ code, claim_id: rowId, request_key: z.optional(requestKey) }),
  answer: z.object({ claim_id: rowId }),
});
