import type { CouponRedeemState } from '#machines/coupon-redeem/coupon-redeem.selectors.ts';

/** The screens of the webview on which the chart runs; the fourth is the history. */
export type WebviewScreen = 'button' | 'confirm' | 'code';

/** What a webview address names. */
export interface WebviewPlace {
  readonly place: WebviewScreen;
  /** The redemption's id. */
  readonly id: string | null;
}

export const isSame = (one: WebviewPlace, other: WebviewPlace): boolean =>
  one.place === other.place && one.id === other.id;

/** The address of the chart's screen; null while the chart is still reading what the address named. */
export function placeOf(screen: CouponRedeemState['screen'], id: string | null): WebviewScreen | null {
  switch (screen) {
    case 'loading':
    case 'notRead':
      return id === null ? 'button' : null;
    case 'asking':
    case 'confirming':
    case 'outcomeUnknown':
      return 'confirm';
    case 'open':
    case 'closing':
    case 'unchecked':
    case 'used':
    case 'expired':
      return 'code';
    default:
      return 'button';
  }
}
