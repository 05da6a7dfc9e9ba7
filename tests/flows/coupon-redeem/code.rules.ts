import type { couponRedeemMachine } from '#machines/coupon-redeem/coupon-redeem.machine.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import {
  answerTo,
  isAfter,
  isLate,
  isMissing,
  isSuperseded,
  placeOf,
  screenOf,
  started,
  startsNothing,
  statusIn,
  type Step,
} from './readings.ts';

const isChecked = (step: Step) =>
  started(step, 'checking')?.includes(step.before?.context.redemption?.id ?? '?') === true &&
  screenOf(step.after) === 'open';

/** The code while it is shown, and what becomes of it. */
export const codeRules: RulesOf<typeof couponRedeemMachine> = [
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
        step.after.context.redemptionId === outcome.value.id &&
        !step.after.context.isUnanswered
      );
    },
  },
  {
    req: 'RDM-01',
    says: 'a code is open for as long as the server said last, on the page’s clock, and no longer',
    when: (step) =>
      (screenOf(step.after) === 'open' && statusIn(answerTo(step, 'checking')) !== null) ||
      (screenOf(step.after) === 'open' && screenOf(step.before) !== 'open'),
    holds: ({ after: { context }, effects }) =>
      context.closesAt === context.clock.now() + (context.redemption?.leftMs ?? Number.NaN) &&
      effects.some((effect) => effect.startsWith(`wait ${context.redemption?.leftMs} codeTimeLeft`)),
  },
  {
    req: 'RDM-01',
    says: 'when that time is over the code is not shown any more, and the server is asked whether it was used',
    when: (step) => isAfter(step, 'codeTimeLeft'),
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
    says: 'whether a code was used is not waited for any longer than 15 seconds, and is then not known',
    when: (step) => screenOf(step.before) === 'closing' && isLate(step),
    holds: ({ before, after }) =>
      screenOf(after) === 'unchecked' && after.context.redemption === before?.context.redemption,
  },
  {
    req: 'RDM-01',
    says: 'a refusal or a fault does not say whether a code was used, and leaves it unknown',
    when: (step) =>
      screenOf(step.before) === 'closing' && (isMissing(step) || answerTo(step, 'closing')?.kind === 'failed'),
    holds: ({ after }) => screenOf(after) === 'unchecked',
  },
  {
    req: 'RDM-01',
    says: 'whether a code was used is asked again when the person wishes it',
    when: ({ before, event }) => screenOf(before) === 'unchecked' && event.type === 'retry.requested',
    holds: (step) => started(step, 'closing')?.includes(step.before?.context.redemption?.id ?? '?') === true,
  },
  {
    req: 'RDM-01',
    says: 'the status of an open code is to be read 8 seconds after it was shown or last read',
    when: ({ before, after }) => placeOf(after) === 'open.counting' && placeOf(before) !== 'open.counting',
    holds: ({ effects }) => effects.some((effect) => effect.startsWith('wait 8000 checkPause')),
  },
  {
    req: 'RDM-01',
    says: 'the status of an open code is read by itself when these 8 seconds are over',
    when: (step) => isAfter(step, 'checkPause'),
    holds: isChecked,
  },
  {
    req: 'RDM-01',
    says: 'the status of an open code is read at once when the tab is looked at again',
    when: ({ before, event }) => placeOf(before) === 'open.counting' && event.type === 'tab.returned',
    holds: isChecked,
  },
  {
    req: 'RDM-01',
    says: 'an open code whose status cannot be read stays open, and is read again',
    when: (step) =>
      screenOf(step.before) === 'open' && (isMissing(step) || answerTo(step, 'checking')?.kind === 'failed'),
    holds: ({ before, after }) =>
      placeOf(after) === 'open.counting' &&
      after.context.closesAt === before?.context.closesAt &&
      after.context.redemption === before?.context.redemption,
  },
  {
    req: 'RDM-01',
    says: 'the status of an open code that takes more than 15 seconds is not waited for any longer',
    when: (step) => placeOf(step.before) === 'open.checking' && isLate(step),
    holds: ({ after }) => placeOf(after) === 'open.counting',
  },
  {
    req: 'DUP-01',
    says: 'an open code stays in sight when the session ends, as long as before, and its status is not read any more',
    when: (step) => screenOf(step.before) === 'open' && isSuperseded(step),
    holds: (step) =>
      placeOf(step.after) === 'open.interrupted' &&
      step.after.context.closesAt === step.before?.context.closesAt &&
      startsNothing(step) &&
      step.effects.every((effect) => !effect.startsWith('wait')),
  },
  {
    req: 'DUP-01',
    says: 'if the session ends while the server is asked whether a code was used, that is not known',
    when: (step) => screenOf(step.before) === 'closing' && isSuperseded(step),
    holds: (step) => screenOf(step.after) === 'unchecked' && startsNothing(step),
  },
];
