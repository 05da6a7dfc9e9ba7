import { assertEvent, assign, setup } from 'xstate';
import type { StateMeta, TransitionMeta } from '../shared/meta.ts';
import { valueOf, type Outcome } from '../shared/outcome.ts';
import { SENDING } from '../shared/sending.ts';
import type { Tag } from '../shared/tags.ts';
import { placeholders } from './coupon-redeem.ports.ts';
import type {
  OfferedCoupon,
  RedeemChartEvent,
  RedeemContext,
  RedeemFailure,
  RedeemInput,
  Redemption,
} from './coupon-redeem.types.ts';

/** The redemption in the answer to any of the calls, or null. */
const redemptionIn = (event: RedeemChartEvent): Redemption | null => {
  switch (event.type) {
    case 'xstate.done.actor.resuming':
    case 'xstate.done.actor.obtaining':
    case 'xstate.done.actor.confirming':
    case 'xstate.done.actor.checking':
    case 'xstate.done.actor.closing':
      return event.output.kind === 'ok' ? event.output.value : null;
    default:
      return null;
  }
};

const failureIn = (event: RedeemChartEvent): RedeemFailure | null => {
  if (event.type === 'xstate.done.actor.obtaining' || event.type === 'xstate.done.actor.confirming')
    return event.output.kind === 'failed' ? event.output.failure : null;
  return null;
};

const couponOf = ({ offer }: RedeemContext, id: number): OfferedCoupon | null =>
  offer?.coupons.find((coupon) => coupon.id === id) ?? null;

const isOk = (outcome: Outcome<unknown, unknown>) => outcome.kind === 'ok';

/** The chart's vocabulary: its guards, actions, delays and services. */
export const redeemSetup = setup({
  types: {
    context: {} as RedeemContext,
    events: {} as RedeemChartEvent,
    input: {} as RedeemInput,
    children: {} as {
      loading: 'readOffer';
      resuming: 'readRedemption';
      obtaining: 'obtainCoupon';
      confirming: 'useCoupon';
      checking: 'readRedemption';
      closing: 'readRedemption';
    },
    tags: {} as Tag,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: placeholders,
  delays: {
    ...SENDING.delays,
    checkPause: 8_000,
    codeTimeLeft: ({ context: { closesAt, clock } }) => Math.max(0, (closesAt ?? 0) - clock.now()),
  },
  guards: {
    ...SENDING.guards,
    isNamed: ({ context }) => context.redemptionId !== null,
    isRead: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.loading');
      return isOk(event.output);
    },
    isReadAndAsked: ({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.loading');
      return isOk(event.output) && context.redemption !== null;
    },
    isObtained: ({ event }) => redemptionIn(event)?.status === 'obtained',
    isOpen: ({ event }) => redemptionIn(event)?.status === 'open',
    isUsed: ({ event }) => redemptionIn(event)?.status === 'used',
    isExpired: ({ event }) => redemptionIn(event)?.status === 'expired',
    isAffordable: ({ context, event }) => {
      assertEvent(event, 'coupon.chosen');
      const coupon = couponOf(context, event.id);
      return coupon !== null && coupon.cost <= (context.offer?.points ?? 0);
    },
    isOffered: ({ context, event }) => {
      assertEvent(event, 'coupon.chosen');
      return couponOf(context, event.id) !== null;
    },
    isSignedOut: ({ event }) => failureIn(event)?.reason === 'signedOut',
    isTooFew: ({ event }) => failureIn(event)?.reason === 'tooFew',
  },
  actions: {
    noteSessionOver: assign({ isSessionOver: true }),
    keepOffer: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loading');
      return { offer: valueOf(event.output) };
    }),
    choose: assign(({ event }) => {
      assertEvent(event, 'coupon.chosen');
      return { chosen: event.id };
    }),
    keepRedemption: assign(({ context, event }) => {
      const redemption = redemptionIn(event);
      if (redemption === null) throw new Error('an answer without a redemption');
      const { id, leftMs } = redemption;
      const closesAt = leftMs === null ? null : context.clock.now() + leftMs;
      return { redemption, redemptionId: id, chosen: redemption.couponId, closesAt, isUnanswered: false };
    }),
    /** Forgets a redemption whose points were not spent, or that is no longer wanted. */
    dropRedemption: assign({
      redemption: null,
      redemptionId: null,
      chosen: null,
      closesAt: null,
      refusal: null,
    }),
    keepPoints: assign(({ context, event }) => {
      const failure = failureIn(event);
      const points = failure?.reason === 'tooFew' ? failure.points : null;
      return {
        isUnanswered: false,
        offer: context.offer && points !== null ? { ...context.offer, points } : context.offer,
      };
    }),
    keepRefusal: assign(({ event }) => {
      const failure = failureIn(event);
      const isSaid = failure?.reason === 'gone' || failure?.reason === 'refused';
      return { isUnanswered: false, refusal: isSaid ? failure : null };
    }),
    noteUnanswered: assign({ isUnanswered: true }),
    noteAnswered: assign({ isUnanswered: false }),
  },
});
