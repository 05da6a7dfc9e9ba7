import { useEffect, useState, type ReactNode } from 'react';
import { CouponRedeemScreen } from './coupon-redeem.screen.tsx';
import { useCouponRedeem, type RedeemOptions } from './use-coupon-redeem.ts';

interface CouponRedeemPartProps extends RedeemOptions {
  /** Which redemption is shown now. Stays the same function. */
  readonly onRedemption: (id: string | null) => void;
  /** Comes once there is something above it, which would push it down. */
  readonly below: ReactNode;
}

/** The chart with its adapters and its screens. */
export function CouponRedeemPart({ onRedemption, below, ...options }: CouponRedeemPartProps) {
  const { shownId, props } = useCouponRedeem(options);
  const [hasBegun, setBegun] = useState(false);
  if (!hasBegun && props.screen.screen !== 'loading') setBegun(true);
  useEffect(() => onRedemption(shownId), [shownId, onRedemption]);
  return (
    <>
      <CouponRedeemScreen {...props} />
      {hasBegun ? below : null}
    </>
  );
}
