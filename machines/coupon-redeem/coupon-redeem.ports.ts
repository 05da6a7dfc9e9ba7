import { definePorts, type PortFn } from '../shared/ports.ts';
import type { OfferOutcome, RedeemOutcome } from './coupon-redeem.types.ts';

export interface CouponRedeemPorts {
  readonly readOffer: PortFn<null, OfferOutcome>;
  readonly readRedemption: PortFn<string, RedeemOutcome>;
  /** Asks for a coupon, which spends nothing; a repeat is the same redemption. */
  readonly obtainCoupon: PortFn<number, RedeemOutcome>;
  /** Spends its points, once however often it is sent. Rejects for an answer after which they may have been spent. */
  readonly useCoupon: PortFn<string, RedeemOutcome>;
}

export const { placeholders, actorsOf: couponRedeemActors } = definePorts<CouponRedeemPorts>()([
  'readOffer',
  'readRedemption',
  'obtainCoupon',
  'useCoupon',
]);
