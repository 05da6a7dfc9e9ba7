import * as z from 'zod/mini';
import { integerField, rowId } from '../codecs.ts';
import { branchDate, instant } from '../wire/slot.ts';

/** What `items` names: a redemption by its id, or a coupon by its number. */
export const couponOrRedemption = z.union([rowId, integerField]);

/** A content item that points can buy (section 3). `cover` is the address of its drawing; `conditions` is ours. */
export const coupon = z.object({
  id: z.int(),
  name: z.string(),
  desc: z.string(),
  conditions: z.optional(z.array(z.string())),
  point_use: z.int(),
  start: branchDate,
  end: branchDate,
  cover: z.string(),
});
export type Coupon = z.output<typeof coupon>;

/**
 * `obtained`: requested, nothing spent yet. `open`: the points are spent, and a branch accepts the code until `expires_at`. `used`: a branch has
 * accepted it. `expired`: it was not shown in time.
 */
export const REDEMPTION_STATES = ['obtained', 'open', 'used', 'expired'] as const;

/** A coupon that a member has requested, as it was at that time: `point_use` is what it costs them. */
export const redemption = z.object({
  redemption_id: rowId,
  coupon_id: z.int(),
  name: z.string(),
  cover: z.string(),
  point_use: z.int(),
  status: z.enum(REDEMPTION_STATES),
  coupon_code: z.nullable(z.string()),
  obtained_at: instant,
  used_at: z.nullable(instant),
  expires_at: z.nullable(instant),
});
export type Redemption = z.output<typeof redemption>;
