import type { DoneActorEvent } from 'xstate';
import type { Clock } from '../shared/clock.ts';
import type { Outcome, Refused } from '../shared/outcome.ts';
import type { SessionKnown, SessionSuperseded } from '../shared/session-superseded.ts';

export interface OfferedCoupon {
  readonly id: number;
  readonly name: string;
  readonly about: string;
  readonly conditions: readonly string[];
  readonly cost: number;
  /** The last day on which the coupon is offered. */
  readonly lastDay: string;
  readonly cover: string;
}

/** The coupons that points can buy, and the balance. */
export interface Offer {
  readonly coupons: readonly OfferedCoupon[];
  readonly points: number;
  /** For how many minutes a code can be shown. */
  readonly windowMinutes: number;
}

/** A coupon that was requested. */
export interface Redemption {
  readonly id: string;
  readonly couponId: number;
  readonly name: string;
  readonly cover: string;
  readonly cost: number;
  /** `obtained`: requested, nothing spent yet; `open`: the code can be shown; `used`: a branch has accepted it. */
  readonly status: 'obtained' | 'open' | 'used' | 'expired';
  readonly code: string | null;
  /** When its window ends, and how long it was still open when the server answered. */
  readonly expiresAt: string | null;
  readonly leftMs: number | null;
}

/** `gone`: the coupon is no longer offered, or the redemption does not exist. `signedOut`: the session has ended, and nothing was done. */
export type RedeemFailure =
  | { readonly reason: 'tooFew'; readonly points: number | null }
  | { readonly reason: 'gone' }
  | { readonly reason: 'signedOut' }
  | ({ readonly reason: 'refused' } & Refused);

export type OfferOutcome = Outcome<Offer, Refused>;
export type RedeemOutcome = Outcome<Redemption, RedeemFailure>;

/** A redemption to confirm; `isRepeat`: that was sent before and not answered. */
export interface UseAsk {
  readonly id: string;
  readonly isRepeat: boolean;
}

export interface RedeemInput {
  readonly clock: Clock;
  /** A redemption requested earlier, to which a reload returns. */
  readonly redemptionId: string | null;
}

export interface RedeemContext extends RedeemInput, SessionKnown {
  readonly offer: Offer | null;
  /** The coupon that was chosen. */
  readonly chosen: number | null;
  readonly redemption: Redemption | null;
  /** On the page's clock, calculated from the time left by the server's clock. */
  readonly closesAt: number | null;
  /** A confirmation was sent, and its outcome is unknown. */
  readonly isUnanswered: boolean;
  readonly refusal: Exclude<RedeemFailure, { reason: 'tooFew' | 'signedOut' }> | null;
}

export type RedeemEvent =
  | { readonly type: 'coupon.chosen'; readonly id: number }
  | { readonly type: 'redemption.confirmed' }
  | { readonly type: 'redemption.declined' }
  | { readonly type: 'list.requested' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'tab.returned' }
  | SessionSuperseded;

/** Includes XState's own events, so that guards and actions can read outputs by type. */
export type RedeemChartEvent =
  | RedeemEvent
  | DoneActorEvent<OfferOutcome, 'loading'>
  | DoneActorEvent<RedeemOutcome, 'resuming'>
  | DoneActorEvent<RedeemOutcome, 'obtaining'>
  | DoneActorEvent<RedeemOutcome, 'confirming'>
  | DoneActorEvent<RedeemOutcome, 'checking'>
  | DoneActorEvent<RedeemOutcome, 'closing'>;
