import * as z from 'zod/mini';
import { defineCall, type Kind } from '../call.ts';
import { integerField, requestKey } from '../codecs.ts';
import { instant } from '../wire/slot.ts';
import { coupon, couponOrRedemption as items, redemption } from './coupon.shapes.ts';
import { accountCode as code } from './member.shapes.ts';

/** The app's webview may make these calls too; it may make no others. */
const WHO = ['member', 'webview'] as const satisfies readonly Kind[];

const one = z.object({ redemption, now: instant });

/** The coupons offered today, and the member's spendable points. */
export const listCoupons = defineCall({
  id: 'X11',
  method: 'GET',
  path: '/x/coupons/',
  who: WHO,
  owns: null,
  personal: true,
  heavy: true,
  request: z.object({ code }),
  answer: z.object({ coupon_list: z.array(coupon), point: z.int(), window_minutes: z.int(), now: instant }),
});

/** Requests a coupon without spending points. A coupon that was requested but not confirmed is answered again. */
export const obtainCoupon = defineCall({
  id: 'X12',
  method: 'POST',
  path: '/x/coupons/obtain/',
  who: WHO,
  owns: null,
  writes: true,
  request: z.object({ code, coupon_id: integerField, request_key: z.optional(requestKey) }),
  answer: one,
});

/**
 * The confirmation (RDM-01): spends the points of a redemption and opens its code, once however often it is called. With a coupon's number instead of
 * a redemption it requests and confirms, once per open code, and only if the browser says that a script of this site makes the call. It is a GET but
 * it writes.
 */
export const useCoupon = defineCall({
  id: 'C59',
  method: 'GET',
  path: '/redeem/coupon/button/use/',
  who: WHO,
  owns: { redemptions: 'items' },
  writes: true,
  request: z.object({ code, items }),
  answer: z.object({ coupon_code: z.string(), window_minutes: z.int(), ...one.shape }),
});

/** The state of a redemption, or of a coupon's last redemption. */
export const readCouponStatus = defineCall({
  id: 'C60',
  method: 'GET',
  path: '/redeem/coupon/status/',
  who: WHO,
  owns: { redemptions: 'items' },
  personal: true,
  request: z.object({ code, items }),
  answer: one,
});

/** The coupons whose points were spent (RDM-02), the latest first, ten per page. */
export const listRedemptions = defineCall({
  id: 'X13',
  method: 'GET',
  path: '/x/coupons/history/',
  who: WHO,
  owns: null,
  personal: true,
  heavy: true,
  request: z.object({ code, page: z.optional(integerField) }),
  answer: z.object({
    redemption_list: z.array(redemption),
    page: z.int(),
    page_count: z.int(),
    total: z.int(),
    now: instant,
  }),
});
