import { useEffect, useState, type ReactNode } from 'react';
import { RedeemScreens } from './redeem-screens.part.tsx';
import type { RenderOpen } from './running-codes.part.tsx';
import { useCouponRedeem, type RedeemOptions } from './use-coupon-redeem.ts';

interface CouponRedeemPartProps extends RedeemOptions {
  /** Reports which redemption is shown. Keep the function identity stable. */
  readonly onRedemption: (id: string | null) => void;
  readonly renderOpen: RenderOpen;
  /** Rendered only once the content above it is there, which would otherwise push it down. */
  readonly below: ReactNode;
}

/** The chart with its adapters and its screens. */
export function CouponRedeemPart({ onRedemption, renderOpen, below, ...options }: CouponRedeemPartProps) {
  const { shownId, props } = useCouponRedeem(options);
  const [hasBegun, setBegun] = useState(false);
  if (!hasBegun && props.screen.screen !== 'loading') setBegun(true);
  useEffect(() => onRedemption(shownId), [shownId, onRedemption]);
  return (
    <>
      <RedeemScreens {...options} shownId={shownId} screens={props} renderOpen={renderOpen} />
      {hasBegun ? below : null}
    </>
  );
}
