import { listCoupons, obtainCoupon, readCouponStatus, useCoupon } from '#contract/calls/coupon.calls.ts';
import type { Redemption as WireRedemption } from '#contract/calls/coupon.shapes.ts';
import { epochMs } from '#domain/thai-calendar.ts';
import type { CouponRedeemPorts } from '#machines/coupon-redeem/coupon-redeem.ports.ts';
import type { RedeemFailure, Redemption } from '#machines/coupon-redeem/coupon-redeem.types.ts';
import type { CallFailed } from '#src/api/client.ts';
import { lasting, refused, toOutcome } from '#src/api/to-outcome.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';

const redemptionFrom = ({ redemption, now }: { redemption: WireRedemption; now: string }): Redemption => ({
  id: redemption.redemption_id,
  couponId: redemption.coupon_id,
  name: redemption.name,
  cover: redemption.cover,
  cost: redemption.point_use,
  status: redemption.status,
  code: redemption.coupon_code,
  expiresAt: redemption.expires_at,
  leftMs: redemption.expires_at === null ? null : epochMs(redemption.expires_at) - epochMs(now),
});

const gone = (): RedeemFailure => ({ reason: 'gone' });
const signedOut = (): RedeemFailure => ({ reason: 'signedOut' });
const FAILURES = {
  duplicateLogin: signedOut,
  pleaseLogIn: signedOut,
  notEnoughPoints: ({ details }: CallFailed): RedeemFailure => ({ reason: 'tooFew', points: details.points ?? null }),
  couponNotFound: gone,
  redemptionNotFound: gone,
  otherwise: (failed: CallFailed): RedeemFailure => ({ reason: 'refused', ...refused(failed) }),
};

/** Needs no request keys: requesting a coupon again returns the same redemption, and a redemption is paid for only once. `code` is the member's. */
export const couponRedeemAdapters = ({ api }: Pick<CallHost, 'api'>, code: string): CouponRedeemPorts => ({
  readOffer: async (_input, signal) => {
    const result = await api()(listCoupons, { code }, { signal });
    return toOutcome(result, { otherwise: refused }, ({ coupon_list: list, point, window_minutes }) => ({
      coupons: list.map(({ id, name, desc, conditions = [], point_use, end, cover }) => {
        return { id, name, about: desc, conditions, cost: point_use, lastDay: end, cover };
      }),
      points: point,
      windowMinutes: window_minutes,
    }));
  },
  readRedemption: async (items, signal) =>
    toOutcome(await api()(readCouponStatus, { code, items }, { signal }), FAILURES, redemptionFrom),
  obtainCoupon: async (coupon_id, signal) =>
    toOutcome(await api()(obtainCoupon, { code, coupon_id }, { signal }), FAILURES, redemptionFrom),
  useCoupon: async ({ id: items, isRepeat }, signal) =>
    toOutcome(lasting(await api()(useCoupon, { code, items }, { signal }), isRepeat), FAILURES, redemptionFrom),
});
