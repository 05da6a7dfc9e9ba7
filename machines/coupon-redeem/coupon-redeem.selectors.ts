import type { SnapshotFrom } from 'xstate';
import type { couponRedeemMachine } from './coupon-redeem.machine.ts';
import type { Offer, OfferedCoupon, RedeemContext, Redemption } from './coupon-redeem.types.ts';

export type CouponRedeemSnapshot = SnapshotFrom<typeof couponRedeemMachine>;

export type CouponRedeemState =
  | { readonly screen: 'loading' }
  /** `isNamed`: the redemption named in the address could not be read; otherwise the coupons could not. */
  | { readonly screen: 'notRead'; readonly isNamed: boolean }
  | { readonly screen: 'choosing'; readonly offer: Offer }
  /** The coupon that is being requested. */
  | { readonly screen: 'obtaining'; readonly offer: Offer; readonly chosen: number | null }
  | { readonly screen: 'asking'; readonly redemption: Redemption; readonly offer: Offer }
  /** `isRepeat`: an answer was lost, and the confirmation is sent again. */
  | {
      readonly screen: 'confirming';
      readonly redemption: Redemption;
      readonly offer: Offer;
      readonly isRepeat: boolean;
    }
  | { readonly screen: 'outcomeUnknown'; readonly redemption: Redemption }
  /** `closesAt` is on the page's clock. */
  | { readonly screen: 'open'; readonly redemption: Redemption; readonly closesAt: number }
  /** `closing`: its time is over by the page's clock, and the server is asked whether it was used; `unchecked`: it did not say. */
  | { readonly screen: 'closing' | 'unchecked' | 'used' | 'expired'; readonly redemption: Redemption }
  | { readonly screen: 'tooFew'; readonly coupon: OfferedCoupon | null; readonly points: number }
  | { readonly screen: 'refused'; readonly reason: 'gone' | 'refused' | 'broken'; readonly message: string | null };

/** Exactly what the guards read. */
export const guardView = ({ context }: CouponRedeemSnapshot) => ({
  isNamed: context.redemptionId !== null,
  isSessionOver: context.isSessionOver,
  isAsked: context.redemption !== null,
  points: context.offer?.points ?? null,
  coupons: context.offer?.coupons.length ?? null,
});

const known = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('a screen without what it shows');
  return value;
};

const refusalOf = ({ refusal }: RedeemContext): Extract<CouponRedeemState, { screen: 'refused' }> => {
  if (refusal === null) return { screen: 'refused', reason: 'broken', message: null };
  const message = refusal.reason === 'refused' && refusal.message !== '' ? refusal.message : null;
  return { screen: 'refused', reason: refusal.reason, message };
};

export const selectScreen = (snapshot: CouponRedeemSnapshot): CouponRedeemState => {
  const { value, context } = snapshot;
  const { offer, redemption, chosen } = context;
  if (typeof value === 'object')
    return { screen: 'open', redemption: known(redemption), closesAt: known(context.closesAt) };
  switch (value) {
    case 'choosingStart':
    case 'resuming':
    case 'loading':
      return { screen: 'loading' };
    case 'notRead':
      return { screen: value, isNamed: context.redemptionId !== null };
    case 'choosing':
      return { screen: value, offer: known(offer) };
    case 'obtaining':
      return { screen: value, offer: known(offer), chosen };
    case 'asking':
      return { screen: value, redemption: known(redemption), offer: known(offer) };
    case 'confirming':
      return {
        screen: value,
        redemption: known(redemption),
        offer: known(offer),
        isRepeat: context.isUnanswered,
      };
    case 'outcomeUnknown':
    case 'closing':
    case 'unchecked':
    case 'used':
    case 'expired':
      return { screen: value, redemption: known(redemption) };
    case 'tooFew': {
      const coupon = offer?.coupons.find(({ id }) => id === chosen) ?? null;
      return { screen: value, coupon, points: offer?.points ?? 0 };
    }
    default:
      return refusalOf(context);
  }
};

/** An answer is pending or lost: nothing may be done that would lose track of it. */
export const isAwaited = ({ screen }: CouponRedeemState): boolean =>
  screen === 'confirming' || screen === 'outcomeUnknown';
