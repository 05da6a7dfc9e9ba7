import * as z from 'zod/mini';
import { FUELS, SHOPS } from '#domain/membership/loyalty.ts';
import { CLAIM_AMOUNT_MAX, CLAIM_NOTE_MAX, CLAIM_RECEIPT_MAX } from '#domain/membership/point-claim.ts';
import { dayField, requiredText, rowId, typedLine, typedText } from '../codecs.ts';
import { branchDate, instant } from '../wire/slot.ts';

const bought = z.enum([...FUELS, ...SHOPS]);

/** Points that expire together, after their last day in Bangkok. */
export const endingPoints = z.object({ date: branchDate, point: z.int() });

/**
 * A member's claim about points that are wrong (`purchase_id`, and what is wrong), or missing for a purchase that is not in the history: when, where,
 * what and how much, in litres or baht; the receipt's number if there is one.
 */
export const claimForm = z.union([
  z.object({ purchase_id: rowId, note: requiredText(CLAIM_NOTE_MAX) }),
  z.object({
    // A purchase that is named is not missing, even if its name cannot be read.
    purchase_id: z.optional(z.never()),
    bought_on: dayField,
    location_id: z.int().check(z.gte(1), z.lte(999_999_999)),
    bought,
    amount: z.number().check(z.gte(0.01), z.lte(CLAIM_AMOUNT_MAX)),
    receipt: typedLine(CLAIM_RECEIPT_MAX),
    note: typedText(CLAIM_NOTE_MAX),
  }),
]);

export const CLAIM_STATES = ['open', 'granted', 'refused'] as const;

/** A claim; `points` are those granted for it. A missing purchase says where, what and how much; older claims do not. */
export const pointClaim = z.object({
  claim_id: rowId,
  purchase_id: z.nullable(rowId),
  bought_on: branchDate,
  location_id: z.nullable(z.int()),
  bought: z.nullable(bought),
  amount: z.nullable(z.number()),
  receipt: typedLine(CLAIM_RECEIPT_MAX),
  note: z.string(),
  state: z.enum(CLAIM_STATES),
  points: z.nullable(z.int()),
  made_at: instant,
  answered_at: z.nullable(instant),
});
export type PointClaim = z.output<typeof pointClaim>;

/** A purchase, in litres of fuel or in baht; `counted` is the part that earned points, and `cut` the cap that excluded the rest. */
const purchase = z.object({
  purchase_id: rowId,
  receipt: z.string(),
  bought,
  amount: z.number(),
  counted: z.number(),
  cut: z.nullable(z.enum(['aTime', 'timesADay', 'aMonth'])),
  branch_name: z.string(),
  bought_on: branchDate,
});

const entry = { date_time: instant, point: z.int() };

/** One line of the history. `point` is the change: negative for points that were spent or expired. */
export const pointEntry = z.union([
  z.object({ kind: z.literal('earned'), ...entry, expire_date: z.nullable(branchDate), purchase }),
  z.object({ kind: z.literal('corrected'), ...entry, expire_date: branchDate, claim_id: rowId }),
  z.object({
    kind: z.literal('spent'),
    ...entry,
    redemption_id: rowId,
    coupon_id: z.int(),
    coupon_name: z.string(),
  }),
  z.object({ kind: z.literal('lapsed'), ...entry, expire_date: branchDate }),
]);
export type PointEntry = z.output<typeof pointEntry>;
