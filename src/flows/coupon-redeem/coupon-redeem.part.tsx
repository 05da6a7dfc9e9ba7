import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { isAwaited } from '#machines/coupon-redeem/coupon-redeem.selectors.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { RedeemScreens } from './redeem-screens.part.tsx';
import type { RenderOpen } from './running-codes.part.tsx';
import { useCouponRedeem, type RedeemOptions } from './use-coupon-redeem.ts';

interface CouponRedeemPartProps extends RedeemOptions {
  /** Reports which redemption is shown. Keep the function identity stable. */
  readonly onRedemption: (id: string | null) => void;
  readonly renderOpen: RenderOpen;
  /** The page is in another language than what the chart has read. */
  readonly onOtherLanguage: () => void;
  /** Rendered only once the content above it is there, which would otherwise push it down. */
  readonly below: ReactNode;
}

/** The chart with its adapters and its screens. */
export function CouponRedeemPart({
  onRedemption,
  onOtherLanguage,
  renderOpen,
  below,
  ...options
}: CouponRedeemPartProps) {
  const { shownId, props } = useCouponRedeem(options);
  const [hasBegun, setBegun] = useState(false);
  if (!hasBegun && props.screen.screen !== 'loading') setBegun(true);
  useEffect(() => onRedemption(shownId), [shownId, onRedemption]);
  const language = useLanguage();
  const [spoken] = useState(language);
  const isOther = language !== spoken && !isAwaited(props.screen);
  const readAgain = useEffectEvent(onOtherLanguage);
  useEffect(() => {
    if (isOther) readAgain();
  }, [isOther]);
  return (
    <>
      <RedeemScreens {...options} shownId={shownId} screens={props} renderOpen={renderOpen} />
      {hasBegun ? below : null}
    </>
  );
}
