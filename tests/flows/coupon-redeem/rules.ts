import type { couponRedeemMachine } from '#machines/coupon-redeem/coupon-redeem.machine.ts';
import { selectScreen, type CouponRedeemSnapshot } from '#machines/coupon-redeem/coupon-redeem.selectors.ts';
import type { RedeemOutcome } from '#machines/coupon-redeem/coupon-redeem.types.ts';
import type { RulesOf, Taken } from '#tests/support/model/chart-under-test.ts';
import { rulesOfSending } from '#tests/support/model/rules-of-calls.ts';

type Step = Taken<CouponRedeemSnapshot>;

const screenOf = (snapshot: CouponRedeemSnapshot | null) => snapshot && selectScreen(snapshot).screen;
const started = ({ effects }: Step, call: string) => effects.find((effect) => effect.startsWith(`start ${call}`));
const answerTo = ({ event }: Step, ...calls: readonly string[]): RedeemOutcome | null =>
  calls.some((call) => event.type === `xstate.done.actor.${call}`) && 'output' in event
    ? (event['output'] as RedeemOutcome)
    : null;
const isOfPerson = ({ event }: Step) => /^(coupon|redemption|list|retry|tab)\./.test(event.type);
const isMissing = ({ event }: Step) => /^xstate\.(error|after\.answerTimeLimit)/.test(event.type);
const reasonIn = (outcome: RedeemOutcome | null) => (outcome?.kind === 'failed' ? outcome.failure.reason : null);
const statusIn = (outcome: RedeemOutcome | null) => (outcome?.kind === 'ok' ? outcome.value.status : null);

export const rules: RulesOf<typeof couponRedeemMachine> = [
  ...rulesOfSending<CouponRedeemSnapshot>({
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
    says: 'a confirmation and every repeat of it are for the one redemption that was shown',
    when: (step) => started(step, 'confirming') !== undefined,
    holds: (step) =>
      step.after.context.redemption !== null &&
      step.before?.context.redemption === step.after.context.redemption &&
      started(step, 'confirming')?.includes(step.after.context.redemption.id) === true,
  },
  {
    req: 'DUP-01',
    says: 'if the session has ended nothing was requested or spent: the offer or the question stands, and waits',
    when: (step) => reasonIn(answerTo(step, 'obtaining', 'confirming')) === 'signedOut',
    holds: (step) =>
      screenOf(step.after) === (answerTo(step, 'obtaining') ? 'choosing' : 'asking') &&
      step.after.context.redemption === step.before?.context.redemption &&
      !step.after.context.isUnanswered &&
      step.effects.every((effect) => !effect.startsWith('start')),
  },
  {
    req: 'RDM-01',
    says: 'a coupon is asked for when it is chosen, offered and paid for by the points that there are',
    when: (step) => started(step, 'obtaining') !== undefined,
    holds: ({ before, event }) => {
      const coupon = before?.context.offer?.coupons.find(({ id }) => 'id' in event && id === event['id']);
      return (
        event.type === 'coupon.chosen' && coupon !== undefined && coupon.cost <= (before?.context.offer?.points ?? 0)
      );
    },
  },
  {
    req: 'RDM-01',
    says: 'one that costs too much says so, and asks the server nothing',
    when: ({ before, event }) =>
      screenOf(before) === 'choosing' &&
      event.type === 'coupon.chosen' &&
      before?.context.offer?.coupons.some(({ id, cost }) => id === event['id'] && cost > 110) === true,
    holds: ({ after, effects }) =>
      screenOf(after) === 'tooFew' && effects.every((effect) => !effect.startsWith('start')),
  },
  {
    req: 'RDM-01',
    says: 'who is asked can leave everything as it is',
    when: ({ before, event }) => screenOf(before) === 'asking' && event.type === 'redemption.declined',
    holds: ({ after, effects }) =>
      screenOf(after) === 'choosing' &&
      after.context.redemption === null &&
      effects.every((effect) => !effect.startsWith('start')),
  },
  {
    req: 'RDM-01',
    says: 'whatever is answered of a redemption is shown as it stands',
    when: (step) => answerTo(step, 'resuming', 'obtaining', 'confirming', 'checking', 'closing')?.kind === 'ok',
    holds: (step) => {
      const outcome = answerTo(step, 'resuming', 'obtaining', 'confirming', 'checking', 'closing');
      const shown = { obtained: ['asking', 'loading'], open: ['open'], used: ['used'], expired: ['expired'] };
      const status = statusIn(outcome);
      return (
        status !== null &&
        shown[status].includes(screenOf(step.after) ?? '') &&
        outcome?.kind === 'ok' &&
        step.after.context.redemption === outcome.value &&
        !step.after.context.isUnanswered
      );
    },
  },
  {
    req: 'RDM-01',
    says: 'a code is open for as long as the server said, on the page’s clock, and no longer',
    when: ({ after, before }) => screenOf(after) === 'open' && screenOf(before) !== 'open',
    holds: ({ after: { context }, effects }) =>
      context.closesAt === context.clock.now() + (context.redemption?.leftMs ?? Number.NaN) &&
      effects.some((effect) => effect.startsWith(`wait ${context.redemption?.leftMs} codeTimeLeft`)),
  },
  {
    req: 'RDM-01',
    says: 'when that time is over the code is not shown any more, and the server is asked whether it was used',
    when: ({ event }) => event.type.startsWith('xstate.after.codeTimeLeft'),
    holds: (step) => screenOf(step.after) === 'closing' && started(step, 'closing') !== undefined,
  },
  {
    req: 'RDM-01',
    says: 'that a code was not used is said only if the server said so; otherwise that it is not known, and can be asked for again',
    when: ({ after }) => ['expired', 'unchecked'].includes(screenOf(after) ?? ''),
    holds: ({ after }) =>
      screenOf(after) === 'expired'
        ? after.context.redemption?.status === 'expired'
        : after.can({ type: 'retry.requested' }),
  },
  {
    req: 'RDM-01',
    says: 'an open code whose status cannot be read stays open',
    when: (step) =>
      screenOf(step.before) === 'open' && (isMissing(step) || answerTo(step, 'checking')?.kind === 'failed'),
    holds: ({ before, after }) => screenOf(after) === 'open' && after.context.closesAt === before?.context.closesAt,
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
      return (
        screenOf(step.after) === (reason === 'tooFew' ? 'tooFew' : 'refused') &&
        !step.after.context.isUnanswered &&
        step.after.can({ type: 'list.requested' })
      );
    },
  },
  {
    req: 'RDM-01',
    says: 'the points that the server counts are those that are shown',
    when: (step) => {
      const outcome = answerTo(step, 'obtaining', 'confirming');
      return outcome?.kind === 'failed' && outcome.failure.reason === 'tooFew' && outcome.failure.points !== null;
    },
    holds: (step) => {
      const outcome = answerTo(step, 'obtaining', 'confirming');
      const told = outcome?.kind === 'failed' && outcome.failure.reason === 'tooFew' ? outcome.failure.points : null;
      const screen = selectScreen(step.after);
      return screen.screen === 'tooFew' && screen.points === told;
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
    says: 'a reload comes back to what was asked for',
    when: ({ before, after }) => before === null && after.context.redemptionId !== null,
    holds: (step) => started(step, 'resuming')?.includes(step.after.context.redemptionId ?? '?') === true,
  },
  {
    req: 'RDM-01',
    says: 'the list is read anew, for nothing that was asked for before',
    when: ({ event }) => event.type === 'list.requested',
    holds: ({ before, after }) =>
      before?.can({ type: 'list.requested' }) === true
        ? screenOf(after) === 'loading' && after.context.redemption === null && after.context.redemptionId === null
        : after.context === before?.context,
  },
  {
    req: 'CONT-09',
    says: 'what could not be read is asked for again when the person wishes it',
    when: (step) =>
      (screenOf(step.before) === 'loading' && (isMissing(step) || reasonIn(answerTo(step, 'resuming')) !== null)) ||
      (step.event.type === 'retry.requested' && screenOf(step.before) === 'notRead'),
    holds: ({ event, after }) =>
      event.type === 'retry.requested'
        ? screenOf(after) === 'loading'
        : screenOf(after) === 'notRead' && after.can({ type: 'retry.requested' }),
  },
];
