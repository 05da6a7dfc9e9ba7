import { selectScreen, type CouponRedeemSnapshot } from '#machines/coupon-redeem/coupon-redeem.selectors.ts';
import type { OfferOutcome, RedeemOutcome } from '#machines/coupon-redeem/coupon-redeem.types.ts';
import type { Taken } from '#tests/support/model/chart-under-test.ts';

export type Step = Taken<CouponRedeemSnapshot>;

const SERVICES = {
  loading: 'readOffer',
  resuming: 'readRedemption',
  obtaining: 'obtainCoupon',
  confirming: 'useCoupon',
  checking: 'readRedemption',
  closing: 'readRedemption',
} as const;
type Call = keyof typeof SERVICES;

export const screenOf = (snapshot: CouponRedeemSnapshot | null) => snapshot && selectScreen(snapshot).screen;
/** Its state; of an open code, whether it is being checked. */
export const placeOf = (snapshot: CouponRedeemSnapshot | null): string => {
  if (snapshot === null) return '';
  return typeof snapshot.value === 'string' ? snapshot.value : `open.${snapshot.value.open}`;
};
export const started = ({ effects }: Step, call: Call) =>
  effects.find((effect) => effect.startsWith(`start ${call}`) && effect.endsWith(` by ${SERVICES[call]}`));
export const startsNothing = ({ effects }: Step) => effects.every((effect) => !effect.startsWith('start'));
export const answerTo = ({ event }: Step, ...calls: readonly Call[]): RedeemOutcome | null =>
  calls.some((call) => event.type === `xstate.done.actor.${call}`) && 'output' in event
    ? (event['output'] as RedeemOutcome)
    : null;
export const offerIn = ({ event }: Step): OfferOutcome | null =>
  event.type === 'xstate.done.actor.loading' && 'output' in event ? (event['output'] as OfferOutcome) : null;
export const isOfPerson = ({ event }: Step) => /^(coupon|redemption|list|retry|tab)\./.test(event.type);
export const isMissing = ({ event }: Step) => /^xstate\.(error|after\.answerTimeLimit)/.test(event.type);
export const isLate = ({ event }: Step) => event.type.startsWith('xstate.after.answerTimeLimit');
export const isAfter = ({ event }: Step, delay: string) => event.type.startsWith(`xstate.after.${delay}`);
export const isSuperseded = ({ event }: Step) => event.type === 'session.superseded';
export const reasonIn = (outcome: RedeemOutcome | null) => (outcome?.kind === 'failed' ? outcome.failure.reason : null);
export const statusIn = (outcome: RedeemOutcome | null) => (outcome?.kind === 'ok' ? outcome.value.status : null);
export const chosenIn = ({ before, event }: Step) =>
  before?.context.offer?.coupons.find(({ id }) => 'id' in event && id === event['id']);
