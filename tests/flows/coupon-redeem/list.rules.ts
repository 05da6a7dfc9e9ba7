import type { couponRedeemMachine } from '#machines/coupon-redeem/coupon-redeem.machine.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { answerTo, isLate, isMissing, offerIn, placeOf, reasonIn, screenOf, started } from './readings.ts';

/** From where a person can go back to the list. */
const LEADS_BACK: readonly (string | null)[] = ['open', 'closing', 'unchecked', 'used', 'expired', 'tooFew', 'refused'];

/** The list of coupons, and the way back to what was asked for. */
export const listRules: RulesOf<typeof couponRedeemMachine> = [
  {
    req: 'RDM-01',
    says: 'it begins with nothing read, chosen, spent or refused',
    when: ({ before }) => before === null,
    holds: ({ after: { context } }) =>
      context.offer === null &&
      context.chosen === null &&
      context.redemption === null &&
      context.closesAt === null &&
      context.refusal === null &&
      !context.isUnanswered,
  },
  {
    req: 'RDM-01',
    says: 'a reload comes back to what was asked for',
    when: ({ before, after }) => before === null && after.context.redemptionId !== null,
    holds: (step) => started(step, 'resuming')?.includes(step.after.context.redemptionId ?? '?') === true,
  },
  {
    req: 'RDM-01',
    says: 'who has asked for nothing yet begins with the list',
    when: ({ before, after }) => before === null && after.context.redemptionId === null,
    holds: (step) => started(step, 'loading') !== undefined,
  },
  {
    req: 'RDM-01',
    says: 'the list that was read is shown, or the question about a coupon that was asked for and not paid yet',
    when: (step) => offerIn(step)?.kind === 'ok',
    holds: (step) => {
      const outcome = offerIn(step);
      return (
        screenOf(step.after) === (step.before?.context.redemption == null ? 'choosing' : 'asking') &&
        outcome?.kind === 'ok' &&
        step.after.context.offer === outcome.value &&
        step.after.context.redemption === step.before?.context.redemption
      );
    },
  },
  {
    req: 'RDM-01',
    says: 'the list can be gone back to wherever nothing is on its way, and is read anew, for nothing that was asked for before',
    when: ({ event }) => event.type === 'list.requested',
    holds: (step) => {
      const { before, after } = step;
      const isNamed = before?.context.redemptionId != null;
      if (!LEADS_BACK.includes(screenOf(before)) && !(screenOf(before) === 'notRead' && isNamed))
        return after.context === before?.context && placeOf(after) === placeOf(before);
      const { redemption, redemptionId, chosen, closesAt, refusal } = after.context;
      return (
        started(step, 'loading') !== undefined &&
        [redemption, redemptionId, chosen, closesAt, refusal].every((value) => value === null)
      );
    },
  },
  {
    req: 'CONT-09',
    says: 'what could not be read is asked for again when the person wishes it',
    when: (step) =>
      (screenOf(step.before) === 'loading' &&
        (isMissing(step) || offerIn(step)?.kind === 'failed' || reasonIn(answerTo(step, 'resuming')) !== null)) ||
      (step.event.type === 'retry.requested' && screenOf(step.before) === 'notRead'),
    holds: (step) =>
      step.event.type === 'retry.requested'
        ? started(step, step.before?.context.redemptionId == null ? 'loading' : 'resuming') !== undefined
        : screenOf(step.after) === 'notRead' && step.after.can({ type: 'retry.requested' }),
  },
  {
    req: 'CONT-09',
    says: 'a list that takes more than 15 seconds is not waited for any longer',
    when: (step) => placeOf(step.before) === 'loading' && isLate(step),
    holds: ({ after }) => screenOf(after) === 'notRead',
  },
  {
    req: 'CONT-09',
    says: 'what was asked for before a reload is not waited for any longer than 15 seconds',
    when: (step) => placeOf(step.before) === 'resuming' && isLate(step),
    holds: ({ after }) => screenOf(after) === 'notRead',
  },
];
