import type { couponRedeemMachine } from '#machines/coupon-redeem/coupon-redeem.machine.ts';
import { selectScreen, type CouponRedeemSnapshot } from '#machines/coupon-redeem/coupon-redeem.selectors.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { rulesOfSendingAgain } from '#tests/support/model/rules-of-calls.ts';
import {
  answerTo,
  chosenIn,
  isLate,
  isMissing,
  isOfPerson,
  placeOf,
  reasonIn,
  screenOf,
  started,
  startsNothing,
} from './readings.ts';

/** Asking for a coupon, and paying for it with points. */
export const spendingRules: RulesOf<typeof couponRedeemMachine> = [
  ...rulesOfSendingAgain<CouponRedeemSnapshot>({
    req: 'RDM-01',
    what: 'a confirmation',
    isSending: (snapshot) => screenOf(snapshot) === 'confirming',
    isUnknown: (snapshot) => screenOf(snapshot) === 'outcomeUnknown' && snapshot.context.isUnanswered,
    kept: ({ context }) => context.redemption,
  }),
  {
    req: 'RDM-01',
    says: 'points are spent when it was asked and confirmed, and otherwise only by a repeat of that',
    when: (step) => started(step, 'confirming') !== undefined,
    holds: ({ before, event }) =>
      (screenOf(before) === 'asking' && event.type === 'redemption.confirmed') ||
      (screenOf(before) === 'outcomeUnknown' && /^(retry\.requested|xstate\.after\.recheckPause)/.test(event.type)),
  },
  {
    req: 'RDM-01',
    says: 'a confirmation and every repeat of it are for the one redemption that was shown, and a repeat says that it is one',
    when: (step) => started(step, 'confirming') !== undefined,
    holds: (step) => {
      const { redemption } = step.after.context;
      const asked = started(step, 'confirming') ?? '';
      return (
        redemption !== null &&
        step.before?.context.redemption === redemption &&
        asked.includes(redemption.id) &&
        asked.includes(`"isRepeat":${screenOf(step.before) === 'outcomeUnknown'}`)
      );
    },
  },
  {
    req: 'DUP-01',
    says: 'if the session has ended nothing was requested or spent: the offer or the question stands, and waits',
    when: (step) => reasonIn(answerTo(step, 'obtaining', 'confirming')) === 'signedOut',
    holds: (step) =>
      screenOf(step.after) === (answerTo(step, 'obtaining') ? 'choosing' : 'asking') &&
      step.after.context.redemption === step.before?.context.redemption &&
      !step.after.context.isUnanswered &&
      startsNothing(step),
  },
  {
    req: 'RDM-01',
    says: 'a coupon is asked for when it is chosen, offered and paid for by the points that there are',
    when: (step) => started(step, 'obtaining') !== undefined,
    holds: (step) => {
      const coupon = chosenIn(step);
      return (
        step.event.type === 'coupon.chosen' &&
        coupon !== undefined &&
        coupon.cost <= (step.before?.context.offer?.points ?? 0) &&
        started(step, 'obtaining')?.includes(` ${coupon.id} `) === true
      );
    },
  },
  {
    req: 'RDM-01',
    says: 'one that costs too much says so, and asks the server nothing',
    when: (step) =>
      screenOf(step.before) === 'choosing' &&
      step.event.type === 'coupon.chosen' &&
      (chosenIn(step)?.cost ?? 0) > (step.before?.context.offer?.points ?? 0),
    holds: (step) => {
      const screen = selectScreen(step.after);
      return screen.screen === 'tooFew' && screen.coupon === chosenIn(step) && startsNothing(step);
    },
  },
  {
    req: 'RDM-01',
    says: 'one that is not offered is not asked for, nor said to cost too much',
    when: (step) =>
      screenOf(step.before) === 'choosing' && step.event.type === 'coupon.chosen' && chosenIn(step) === undefined,
    holds: ({ before, after }) => screenOf(after) === 'choosing' && after.context === before?.context,
  },
  {
    req: 'RDM-01',
    says: 'who is asked can leave everything as it is',
    when: ({ before, event }) => screenOf(before) === 'asking' && event.type === 'redemption.declined',
    holds: (step) => {
      const { redemption, redemptionId, chosen } = step.after.context;
      return (
        screenOf(step.after) === 'choosing' &&
        [redemption, redemptionId, chosen].every((value) => value === null) &&
        startsNothing(step)
      );
    },
  },
  {
    req: 'RDM-01',
    says: 'while an outcome is unknown no person leaves it',
    when: (step) => step.before?.context.isUnanswered === true && isOfPerson(step),
    holds: ({ before, after }) =>
      ['confirming', 'outcomeUnknown'].includes(screenOf(after) ?? '') &&
      after.context.isUnanswered &&
      after.context.redemption === before?.context.redemption,
  },
  {
    req: 'RDM-01',
    says: 'too few points, or a coupon that is gone, are said of a redemption that was not spent: also of a repeat',
    when: (step) => ['tooFew', 'gone'].includes(reasonIn(answerTo(step, 'obtaining', 'confirming')) ?? ''),
    holds: (step) => {
      const reason = reasonIn(answerTo(step, 'obtaining', 'confirming'));
      const screen = selectScreen(step.after);
      const isSaid =
        reason === 'tooFew' ? screen.screen === 'tooFew' : screen.screen === 'refused' && screen.reason === 'gone';
      return isSaid && !step.after.context.isUnanswered && step.after.can({ type: 'list.requested' });
    },
  },
  {
    req: 'RDM-01',
    says: 'the coupon for which the points are too few is the one that was chosen or was to be confirmed',
    when: (step) => reasonIn(answerTo(step, 'obtaining', 'confirming')) === 'tooFew',
    holds: ({ before, after }) => {
      const screen = selectScreen(after);
      const wanted = before?.context.redemption?.couponId ?? before?.context.chosen;
      return screen.screen === 'tooFew' && screen.coupon?.id === wanted;
    },
  },
  {
    req: 'RDM-01',
    says: 'the points that the server counts are those that are shown, and those of the list if it does not count them',
    when: (step) => reasonIn(answerTo(step, 'obtaining', 'confirming')) === 'tooFew',
    holds: (step) => {
      const outcome = answerTo(step, 'obtaining', 'confirming');
      const told = outcome?.kind === 'failed' && outcome.failure.reason === 'tooFew' ? outcome.failure.points : null;
      const screen = selectScreen(step.after);
      return (
        screen.screen === 'tooFew' &&
        screen.points === (told ?? step.before?.context.offer?.points) &&
        step.after.context.offer?.points === screen.points
      );
    },
  },
  {
    req: 'API-02',
    says: 'a refusal ends the asking, of a repeat too: it says the words of the server, and leads back',
    when: (step) => reasonIn(answerTo(step, 'obtaining', 'confirming')) === 'refused',
    holds: (step) => {
      const outcome = answerTo(step, 'obtaining', 'confirming');
      const words = outcome?.kind === 'failed' && 'message' in outcome.failure ? outcome.failure.message : '';
      const screen = selectScreen(step.after);
      return (
        screen.screen === 'refused' &&
        screen.message === (words || null) &&
        !step.after.context.isUnanswered &&
        step.after.can({ type: 'list.requested' })
      );
    },
  },
  {
    req: 'RDM-01',
    says: 'a coupon whose request is not answered was not paid: that it is not there is said, and leads back',
    when: (step) => placeOf(step.before) === 'obtaining' && isMissing(step),
    holds: ({ after }) => {
      const screen = selectScreen(after);
      return screen.screen === 'refused' && screen.reason === 'broken' && after.can({ type: 'list.requested' });
    },
  },
  {
    req: 'RDM-01',
    says: 'a request for a coupon that takes more than 15 seconds is not waited for any longer',
    when: (step) => placeOf(step.before) === 'obtaining' && isLate(step),
    holds: ({ after }) => screenOf(after) === 'refused',
  },
];
