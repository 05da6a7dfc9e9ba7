import { useEffect } from 'react';
import { CouponRedeemScreen } from './coupon-redeem.screen.tsx';
import { useCouponRedeem, type RedeemOptions } from './use-coupon-redeem.ts';

interface CouponRedeemPartProps extends RedeemOptions {
  /** Which redemption is shown now. Stays the same function. */
  readonly onRedemption: (id: string | null) => void;
}

/** The chart with its adapters and its screens. */
export function CouponRedeemPart({ onRedemption, ...options }: CouponRedeemPartProps) {
  const { shownId, props } = useCouponRedeem(options);
  useEffect(() => onRedemption(shownId), [shownId, onRedemption]);
  return <CouponRedeemScreen {...props} />;
}
