import { definePorts, type PortFn } from '../shared/ports.ts';
import type { OfferOutcome, RedeemOutcome, UseAsk } from './coupon-redeem.types.ts';

export interface CouponRedeemPorts {
  readonly readOffer: PortFn<null, OfferOutcome>;
  readonly readRedemption: PortFn<string, RedeemOutcome>;
  /** Requests a coupon without spending points; repeating it gives the same redemption. */
  readonly obtainCoupon: PortFn<number, RedeemOutcome>;
  /** Spends the redemption's points, only once however often it is sent. Rejects for an answer after which they may have been spent. */
  readonly useCoupon: PortFn<UseAsk, RedeemOutcome>;
}

export const { placeholders, actorsOf: couponRedeemActors } = definePorts<CouponRedeemPorts>()({
  readOffer: 'reads',
  readRedemption: 'reads',
  obtainCoupon: 'writes',
  useCoupon: 'writes',
});
