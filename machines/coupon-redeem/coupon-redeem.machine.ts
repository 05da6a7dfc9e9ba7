import { unansweredAs, whileSending } from '../shared/sending.ts';
import { open } from './coupon-redeem.open.ts';
import { redeemSetup } from './coupon-redeem.setup.ts';

const RDM = { req: ['RDM-01'] };
const to = <Target extends string>(id: string, target: Target) => ({ target, meta: { id, req: ['RDM-01'] } });

/** Back to the offer, with the current balance of points. */
const toList = (id: string) => ({ ...to(id, 'loading'), actions: 'dropRedemption' as const });

const unanswered = unansweredAs({
  chart: 'couponRedeem',
  sending: 'confirming',
  unknown: 'outcomeUnknown',
  ...RDM,
  ids: { lost: 'confirming.', again: 'unknown.' },
});

/**
 * From the offer to a code that can be shown (RDM-01). A coupon is requested first, which spends nothing, and then confirmed. The confirmation is
 * repeated for the same redemption until its outcome is known, so the points are spent only once.
 */
export const couponRedeemMachine = redeemSetup.createMachine({
  id: 'couponRedeem',
  meta: RDM,
  context: ({ input }) => ({
    ...input,
    offer: null,
    chosen: null,
    redemption: null,
    closesAt: null,
    isUnanswered: false,
    isSessionOver: false,
    refusal: null,
  }),
  initial: 'choosingStart',
  on: whileSending,
  states: {
    choosingStart: {
      id: 'couponRedeem.choosingStart',
      meta: RDM,
      always: [{ guard: 'isNamed', ...to('startWithRedemption', 'resuming') }, to('startWithoutRedemption', 'loading')],
    },
    resuming: {
      id: 'couponRedeem.resuming',
      tags: 'busy',
      meta: RDM,
      invoke: {
        id: 'resuming',
        src: 'readRedemption',
        input: ({ context }) => context.redemptionId ?? '',
        onDone: [
          { guard: 'isObtained', ...to('resuming.obtained', 'loading'), actions: 'keepRedemption' },
          { guard: 'isOpen', ...to('resuming.open', 'open'), actions: 'keepRedemption' },
          { guard: 'isUsed', ...to('resuming.used', 'used'), actions: 'keepRedemption' },
          { guard: 'isExpired', ...to('resuming.expired', 'expired'), actions: 'keepRedemption' },
          to('resuming.refused', 'notRead'),
        ],
        onError: to('resuming.broken', 'notRead'),
      },
      after: { answerTimeLimit: to('resuming.tooLong', 'notRead') },
    },
    loading: {
      id: 'couponRedeem.loading',
      tags: 'busy',
      meta: RDM,
      invoke: {
        id: 'loading',
        src: 'readOffer',
        input: null,
        onDone: [
          { guard: 'isReadAndAsked', ...to('loading.asked', 'asking'), actions: 'keepOffer' },
          { guard: 'isRead', ...to('loading.read', 'choosing'), actions: 'keepOffer' },
          to('loading.refused', 'notRead'),
        ],
        onError: to('loading.broken', 'notRead'),
      },
      after: { answerTimeLimit: to('loading.tooLong', 'notRead') },
    },
    notRead: {
      id: 'couponRedeem.notRead',
      tags: 'blocked',
      meta: { req: ['CONT-09'] },
      on: {
        'retry.requested': to('notRead.retry', 'choosingStart'),
        'list.requested': { guard: 'isNamed', ...toList('notRead.list') },
      },
    },
    choosing: {
      id: 'couponRedeem.choosing',
      tags: 'needsInput',
      meta: RDM,
      on: {
        'coupon.chosen': [
          { guard: 'isAffordable', ...to('choose', 'obtaining'), actions: 'choose' },
          { guard: 'isOffered', ...to('chooseTooDear', 'tooFew'), actions: 'choose' },
        ],
      },
    },
    obtaining: {
      id: 'couponRedeem.obtaining',
      tags: 'busy',
      meta: RDM,
      invoke: {
        id: 'obtaining',
        src: 'obtainCoupon',
        input: ({ context }) => context.chosen ?? 0,
        onDone: [
          { guard: 'isObtained', ...to('obtained', 'asking'), actions: 'keepRedemption' },
          // A free coupon can have only one open code at a time.
          { guard: 'isOpen', ...to('obtaining.open', 'open'), actions: 'keepRedemption' },
          { guard: 'isTooFew', ...to('obtaining.tooFew', 'tooFew'), actions: 'keepPoints' },
          { guard: 'isSignedOut', ...to('obtaining.signedOut', 'choosing') },
          { ...to('obtaining.refused', 'refused'), actions: 'keepRefusal' },
        ],
        onError: to('obtaining.broken', 'refused'),
      },
      after: { answerTimeLimit: to('obtaining.tooLong', 'refused') },
    },
    asking: {
      id: 'couponRedeem.asking',
      tags: 'needsInput',
      meta: RDM,
      on: {
        'redemption.confirmed': to('confirm', 'confirming'),
        'redemption.declined': { ...to('decline', 'choosing'), actions: 'dropRedemption' },
      },
    },
    confirming: {
      id: 'couponRedeem.confirming',
      tags: 'busy',
      meta: RDM,
      invoke: {
        id: 'confirming',
        src: 'useCoupon',
        input: ({ context }) => ({ id: context.redemptionId ?? '', isRepeat: context.isUnanswered }),
        onDone: [
          { guard: 'isOpen', ...to('confirmed', 'open'), actions: 'keepRedemption' },
          { guard: 'isUsed', ...to('confirming.used', 'used'), actions: 'keepRedemption' },
          { guard: 'isExpired', ...to('confirming.expired', 'expired'), actions: 'keepRedemption' },
          // Only a redemption whose points were not spent is refused: a confirmed one is answered, even if the coupon or the points have run out since.
          { guard: 'isTooFew', ...to('confirming.tooFew', 'tooFew'), actions: 'keepPoints' },
          // Nothing was done, and the question stands until it is answered again.
          { guard: 'isSignedOut', ...to('confirming.signedOut', 'asking'), actions: 'noteAnswered' },
          { ...to('confirming.refused', 'refused'), actions: 'keepRefusal' },
        ],
        onError: unanswered.lost.onError,
      },
      after: unanswered.lost.after,
    },
    outcomeUnknown: { ...unanswered.state, entry: 'noteUnanswered' },
    open,
    // Its time is over by the page's clock, but a branch may have used it in its last seconds.
    closing: {
      id: 'couponRedeem.closing',
      tags: 'busy',
      meta: RDM,
      invoke: {
        id: 'closing',
        src: 'readRedemption',
        input: ({ context }) => context.redemptionId ?? '',
        onDone: [
          { guard: 'isUsed', ...to('closing.used', 'used'), actions: 'keepRedemption' },
          { guard: 'isExpired', ...to('closing.expired', 'expired'), actions: 'keepRedemption' },
          // The page's clock is ahead of the server's.
          { guard: 'isOpen', ...to('closing.open', 'open'), actions: 'keepRedemption' },
          to('closing.refused', 'unchecked'),
        ],
        onError: to('closing.broken', 'unchecked'),
      },
      after: { answerTimeLimit: to('closing.tooLong', 'unchecked') },
      on: {
        'list.requested': toList('closing.list'),
        'session.superseded': {
          target: 'unchecked',
          actions: 'noteSessionOver',
          meta: { id: 'closing.superseded', req: ['DUP-01'] },
        },
      },
    },
    unchecked: {
      id: 'couponRedeem.unchecked',
      tags: 'needsInput',
      meta: RDM,
      on: {
        'retry.requested': to('unchecked.retry', 'closing'),
        'list.requested': toList('unchecked.list'),
      },
    },
    used: {
      id: 'couponRedeem.used',
      tags: 'needsInput',
      meta: RDM,
      on: { 'list.requested': toList('used.list') },
    },
    expired: {
      id: 'couponRedeem.expired',
      tags: 'needsInput',
      meta: RDM,
      on: { 'list.requested': toList('expired.list') },
    },
    tooFew: {
      id: 'couponRedeem.tooFew',
      tags: 'needsInput',
      meta: RDM,
      on: { 'list.requested': toList('tooFew.list') },
    },
    refused: {
      id: 'couponRedeem.refused',
      tags: 'needsInput',
      meta: { req: ['API-02'] },
      on: { 'list.requested': toList('refused.list') },
    },
  },
});
