import * as z from 'zod/mini';
import { FUELS, SHOPS } from '#domain/membership/loyalty.ts';
import { dayField, requiredLine, rowId, typedLine, typedText } from '../codecs.ts';
import { branchDate, instant } from '../wire/slot.ts';

/** Points that expire together, after their last day in Bangkok. */
export const endingPoints = z.object({ date: branchDate, point: z.int() });

/** A member's claim about points that are wrong (`purchase_id`), or missing for a purchase that is not in the history (`bought_on`, `receipt`). */
export const claimForm = z.union([
  z.object({ purchase_id: rowId, note: typedText(500) }),
  z.object({ bought_on: dayField, receipt: requiredLine(60), note: typedText(500) }),
]);

export const CLAIM_STATES = ['open', 'granted', 'refused'] as const;

/** A claim; `points` are those granted for it. */
export const pointClaim = z.object({
  claim_id: rowId,
  purchase_id: z.nullable(rowId),
  bought_on: branchDate,
  receipt: typedLine(60),
  note: z.string(),
  state: z.enum(CLAIM_STATES),
  points: z.nullable(z.int()),
  made_at: instant,
});
export type PointClaim = z.output<typeof pointClaim>;

/** A purchase, in litres of fuel or in baht; `counted` is the part that earned points, and `cut` the cap that excluded the rest. */
const purchase = z.object({
  purchase_id: rowId,
  receipt: z.string(),
  bought: z.enum([...FUELS, ...SHOPS]),
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
