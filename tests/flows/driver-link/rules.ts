import { BOOKING_ID, earlierLink } from '#machines/driver-link/driver-link.fixtures.ts';
import type { driverLinkMachine } from '#machines/driver-link/driver-link.machine.ts';
import { selectScreen, type DriverLinkSnapshot } from '#machines/driver-link/driver-link.selectors.ts';
import type { ChangingOutcome } from '#machines/driver-link/driver-link.types.ts';
import type { RulesOf, Taken } from '#tests/support/model/chart-under-test.ts';
import { rulesOfSendingAgain } from '#tests/support/model/rules-of-calls.ts';

type Step = Taken<DriverLinkSnapshot>;

const screenOf = (snapshot: DriverLinkSnapshot | null) => snapshot && selectScreen(snapshot).screen;
const sent = ({ effects }: Step) => effects.find((effect) => effect.startsWith('start changing')) ?? null;
const outcomeIn = (event: object) => ('output' in event ? (event.output as ChangingOutcome) : null);
const isAskedFor = ({ before, event }: Step) =>
  (screenOf(before) === 'resting' && event.type === 'link.wanted') ||
  (screenOf(before) === 'asking' && event.type === 'revoking.agreed') ||
  (screenOf(before) === 'refused' && event.type === 'retry.requested');
const isOfPerson = ({ event }: Step) => /^(link|revoking|retry|refusal)\./.test(event.type);

export const rules: RulesOf<typeof driverLinkMachine> = [
  ...rulesOfSendingAgain<DriverLinkSnapshot>({
    req: 'API-02',
    what: 'a link that is made or revoked',
    isSending: (snapshot) => screenOf(snapshot) === 'changing',
    isUnknown: (snapshot) => screenOf(snapshot) === 'outcomeUnknown' && snapshot.context.isUnanswered,
    kept: ({ context }) => context.change,
  }),
  {
    req: 'API-02',
    says: 'a link is made only when somebody wants one, and revoked only when somebody was asked and agreed, or asks for the same again',
    when: (step) => sent(step) !== null,
    holds: (step) => {
      const { before, event, after } = step;
      const { change } = after.context;
      const isAgain = /^(retry\.requested|xstate\.after\.recheckPause)/.test(event.type);
      return (
        sent(step)?.includes(String(change)) === true &&
        ((screenOf(before) === 'resting' && event.type === 'link.wanted' && change === 'make') ||
          (screenOf(before) === 'asking' && event.type === 'revoking.agreed' && change === 'revoke') ||
          (['refused', 'outcomeUnknown'].includes(screenOf(before) ?? '') &&
            isAgain &&
            change === before?.context.change))
      );
    },
  },
  {
    req: 'DUP-01',
    says: 'an unknown outcome is asked for again by itself as long as the session lives, and not after it',
    when: ({ event }) => event.type.startsWith('xstate.after.recheckPause'),
    holds: (step) => (sent(step) === null) === step.before?.context.isSessionOver,
  },
  {
    req: 'API-02',
    says: 'the link that is shown is the one that was answered, or that there was before',
    when: ({ before }) => before !== null,
    holds: ({ before, event, after }) => {
      const outcome = outcomeIn(event);
      return after.context.link === (outcome?.kind === 'ok' ? outcome.value : before?.context.link);
    },
  },
  {
    req: 'API-02',
    says: 'every answer with a result ends it',
    when: ({ event }) => outcomeIn(event)?.kind === 'ok',
    holds: ({ after, effects }) =>
      screenOf(after) === 'resting' &&
      !after.context.isUnanswered &&
      effects.every((effect) => !effect.startsWith('wait')),
  },
  {
    req: 'API-02',
    says: 'who has a link can revoke it, and who has none is not asked',
    when: ({ before, event }) => screenOf(before) === 'resting' && event.type === 'revoking.asked',
    holds: ({ before, after }) => screenOf(after) === (before?.context.link == null ? 'resting' : 'asking'),
  },
  {
    req: 'API-02',
    says: 'who was asked can keep the link',
    when: ({ before, event }) => screenOf(before) === 'asking' && event.type === 'revoking.declined',
    holds: (step) => screenOf(step.after) === 'resting' && sent(step) === null,
  },
  {
    req: 'API-02',
    says: 'while an outcome is unknown no person leaves it',
    when: (step) => step.before?.context.isUnanswered === true && isOfPerson(step),
    holds: ({ before, after }) =>
      ['changing', 'outcomeUnknown'].includes(screenOf(after) ?? '') &&
      after.context.isUnanswered &&
      after.context.link === before?.context.link,
  },
  {
    req: 'API-02',
    says: 'a refusal says the words of the server, and can be tried again or left',
    when: ({ event }) => outcomeIn(event)?.kind === 'failed',
    holds: ({ event, after, effects }) => {
      const outcome = outcomeIn(event);
      return (
        screenOf(after) === 'refused' &&
        !after.context.isUnanswered &&
        effects.every((effect) => !effect.startsWith('wait')) &&
        after.context.message === (outcome?.kind === 'failed' ? outcome.failure.message || null : undefined) &&
        after.can({ type: 'retry.requested' }) &&
        after.can({ type: 'refusal.dismissed' })
      );
    },
  },
  {
    req: 'API-02',
    says: 'who leaves a refusal is where the link was',
    when: ({ before, event }) => screenOf(before) === 'refused' && event.type === 'refusal.dismissed',
    holds: (step) => screenOf(step.after) === 'resting' && sent(step) === null,
  },
  {
    req: 'API-02',
    says: 'it begins at rest, and nothing was asked for, refused or lost yet',
    when: ({ before }) => before === null,
    holds: ({ after, effects }) =>
      screenOf(after) === 'resting' &&
      after.context.change === null &&
      after.context.message === null &&
      !after.context.isUnanswered &&
      effects.length === 0,
  },
  {
    req: 'API-02',
    says: 'a link that was made before is there from the start',
    when: ({ before, after }) => before === null && after.context.link !== null,
    holds: ({ after }) => after.context.link === earlierLink,
  },
  {
    req: 'API-02',
    says: 'what is wanted, agreed to or tried again after a refusal is sent at once',
    when: isAskedFor,
    holds: (step) => sent(step) !== null && screenOf(step.after) === 'changing',
  },
  {
    req: 'API-02',
    says: 'a link is made and revoked for the booking that is shown, and for no other',
    when: (step) => sent(step) !== null,
    holds: (step) => sent(step)?.includes(BOOKING_ID) === true,
  },
  {
    req: 'API-02',
    says: 'it is asked about, left, refused and lost only where that is said',
    when: ({ before, after }) => before !== null && screenOf(before) !== screenOf(after),
    holds: ({ before, event, after }) => {
      const was = screenOf(before) ?? '';
      const outcome = outcomeIn(event);
      switch (screenOf(after)) {
        case 'resting':
          return (
            outcome?.kind === 'ok' ||
            (was === 'asking' && event.type === 'revoking.declined') ||
            (was === 'refused' && event.type === 'refusal.dismissed')
          );
        case 'asking':
          return was === 'resting' && event.type === 'revoking.asked';
        case 'outcomeUnknown':
          return was === 'changing' && /^xstate\.(error|after)/.test(event.type);
        case 'refused':
          return outcome?.kind === 'failed';
        default:
          return true;
      }
    },
  },
];
