import type { couponRedeemMachine } from '#machines/coupon-redeem/coupon-redeem.machine.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import {
  answerTo,
  isAfter,
  isMissing,
  isSuperseded,
  offerIn,
  placeOf,
  reasonIn,
  statusIn,
  type Step,
} from './readings.ts';

/** Whether what has happened leads to where it has led. */
function isLedTo(step: Step): boolean {
  const was = placeOf(step.before);
  const { type } = step.event;
  const outcome = answerTo(step, 'resuming', 'obtaining', 'confirming', 'checking', 'closing');
  const [status, reason] = [statusIn(outcome), reasonIn(outcome)];
  const isUnread = isMissing(step) || reason !== null;
  switch (placeOf(step.after)) {
    case 'loading':
      return (
        type === 'list.requested' ||
        (was === 'resuming' && status === 'obtained') ||
        (was === 'notRead' && type === 'retry.requested')
      );
    case 'resuming':
      return was === 'notRead' && type === 'retry.requested';
    case 'notRead':
      return ['loading', 'resuming'].includes(was) && (isUnread || offerIn(step)?.kind === 'failed');
    case 'choosing':
      return offerIn(step)?.kind === 'ok' || reason === 'signedOut' || type === 'redemption.declined';
    case 'obtaining':
      return was === 'choosing' && type === 'coupon.chosen';
    case 'asking':
      return offerIn(step)?.kind === 'ok' || reason === 'signedOut' || (was === 'obtaining' && status === 'obtained');
    case 'outcomeUnknown':
      return was === 'confirming' && isMissing(step);
    case 'open.counting':
      return status === 'open' || (was === 'open.checking' && isUnread);
    case 'open.checking':
      return was === 'open.counting' && (type === 'tab.returned' || isAfter(step, 'checkPause'));
    case 'open.interrupted':
      return was.startsWith('open') && isSuperseded(step);
    case 'closing':
      return isAfter(step, 'codeTimeLeft') || (was === 'unchecked' && type === 'retry.requested');
    case 'unchecked':
      return was === 'closing' && (isUnread || isSuperseded(step));
    case 'used':
      return status === 'used';
    case 'expired':
      return status === 'expired';
    case 'tooFew':
      return reason === 'tooFew' || (was === 'choosing' && type === 'coupon.chosen');
    case 'refused':
      return reason === 'gone' || reason === 'refused' || (was === 'obtaining' && isMissing(step));
    default:
      return true;
  }
}

export const wayRules: RulesOf<typeof couponRedeemMachine> = [
  {
    req: 'RDM-01',
    says: 'each step from the list to the code comes only after what leads to it',
    when: ({ before, after }) => before !== null && placeOf(before) !== placeOf(after),
    holds: isLedTo,
  },
];
