import type { cancellationMachine } from '#machines/cancellation/cancellation.machine.ts';
import { selectScreen, type CancellationSnapshot } from '#machines/cancellation/cancellation.selectors.ts';
import type { CancellingOutcome } from '#machines/cancellation/cancellation.types.ts';
import type { RulesOf, Taken } from '#tests/support/model/chart-under-test.ts';
import { rulesOfSendingAgain } from '#tests/support/model/rules-of-calls.ts';

type Step = Taken<CancellationSnapshot>;

const screenOf = (snapshot: CancellationSnapshot | null) => snapshot && selectScreen(snapshot).screen;
const sent = ({ effects }: Step) => effects.find((effect) => effect.startsWith('start cancelling')) ?? null;
const outcomeIn = (event: object) => ('output' in event ? (event.output as CancellingOutcome) : null);
const isOfPerson = ({ event }: Step) => /^(cancellation|retry)\./.test(event.type);
const namesOf = ({ context }: CancellationSnapshot) => [...context.left, ...context.results].map(({ id }) => id);
const idsIn = (event: object) => ('ids' in event ? (event.ids as readonly string[]) : []);
const isEndedElsewhere = ({ before, event }: Step) =>
  event.type === 'bookings.endedElsewhere' && ['offered', 'asking', 'refused'].includes(screenOf(before) ?? '');
const sorted = (ids: readonly string[]) => ids.toSorted().join(' ');

export const rules: RulesOf<typeof cancellationMachine> = [
  ...rulesOfSendingAgain<CancellationSnapshot>({
    req: 'CANCEL-03',
    what: 'a cancellation',
    isSending: (snapshot) => screenOf(snapshot) === 'cancelling',
    isUnknown: (snapshot) => screenOf(snapshot) === 'outcomeUnknown' && snapshot.context.isUnanswered,
    kept: ({ context }) => context.left,
  }),
  {
    req: 'CANCEL-03',
    says: 'nothing is cancelled that was not asked about and agreed to, or is not asked for again',
    when: (step) => sent(step) !== null,
    holds: ({ before, event }) =>
      (screenOf(before) === 'asking' && event.type === 'cancellation.agreed') ||
      (screenOf(before) === 'refused' && event.type === 'retry.requested') ||
      (screenOf(before) === 'outcomeUnknown' && /^(retry\.requested|xstate\.after\.recheckPause)/.test(event.type)),
  },
  {
    req: 'CANCEL-01',
    says: 'one call cancels all of which nothing is known, and no other',
    when: (step) => sent(step) !== null,
    holds: (step) =>
      namesOf(step.after).every(
        (id) => (sent(step)?.includes(id) ?? false) === step.after.context.left.some((booking) => booking.id === id),
      ),
  },
  {
    req: 'CANCEL-03',
    says: 'no booking is lost on the way: each is still to be cancelled or has its result',
    when: ({ before }) => before !== null,
    holds: ({ before, after }) => before !== null && sorted(namesOf(after)) === sorted(namesOf(before)),
  },
  {
    req: 'CANCEL-03',
    says: 'it ends with a result for each booking, which is the one that was answered or that was cancelled elsewhere',
    when: ({ after }) => screenOf(after) === 'settled',
    holds: ({ before, event, after }) => {
      const outcome = outcomeIn(event);
      const answered = outcome?.kind === 'ok' ? outcome.value : [];
      return (
        after.status === 'done' &&
        after.context.left.length === 0 &&
        after.output === after.context.results &&
        before !== null &&
        before.context.left.every(({ id }) => {
          const told = answered.find((result) => result.id === id)?.result ?? 'already';
          return after.context.results.some((result) => result.id === id && result.result === told);
        })
      );
    },
  },
  {
    req: 'CANCEL-03',
    says: 'every answer with results ends it',
    when: ({ event }) => outcomeIn(event)?.kind === 'ok',
    holds: ({ after }) => screenOf(after) === 'settled',
  },
  {
    req: 'CANCEL-03',
    says: 'who was asked can leave everything as it is',
    when: ({ before, event }) => screenOf(before) === 'asking' && event.type === 'cancellation.declined',
    holds: (step) => screenOf(step.after) === 'offered' && sent(step) === null,
  },
  {
    req: 'CANCEL-03',
    says: 'while an outcome is unknown no person leaves it',
    when: (step) => step.before?.context.isUnanswered === true && isOfPerson(step),
    holds: ({ before, after }) =>
      ['cancelling', 'outcomeUnknown'].includes(screenOf(after) ?? '') &&
      after.context.isUnanswered &&
      after.context.results === before?.context.results,
  },
  {
    req: 'API-02',
    says: 'a refusal ends the asking, of a repeat too: it says the words of the server, and can be tried again or left',
    when: (step) => outcomeIn(step.event)?.kind === 'failed',
    holds: ({ event, after, effects }) => {
      const outcome = outcomeIn(event);
      return (
        screenOf(after) === 'refused' &&
        !after.context.isUnanswered &&
        effects.every((effect) => !effect.startsWith('wait')) &&
        after.context.message === (outcome?.kind === 'failed' ? outcome.failure.message || null : undefined) &&
        after.can({ type: 'retry.requested' }) &&
        after.can({ type: 'cancellation.declined' })
      );
    },
  },
  {
    req: 'CANCEL-03',
    says: 'what was cancelled elsewhere is not asked about any more, but while an answer is awaited that answer decides',
    when: ({ before, event }) => event.type === 'bookings.endedElsewhere' && before?.status === 'active',
    holds: ({ before, event, after }) => {
      const ids = 'ids' in event ? (event['ids'] as readonly string[]) : [];
      if (['cancelling', 'outcomeUnknown'].includes(screenOf(before) ?? '')) return after.context === before?.context;
      return after.context.left.every(({ id }) => !ids.includes(id));
    },
  },
  {
    req: 'CANCEL-02',
    says: 'it begins with an offer, of which nothing is done yet',
    when: ({ before }) => before === null,
    holds: ({ after, effects }) =>
      screenOf(after) === 'offered' &&
      after.context.left.length > 0 &&
      after.context.results.length === 0 &&
      after.context.message === null &&
      !after.context.isUnanswered &&
      effects.length === 0,
  },
  {
    req: 'CANCEL-03',
    says: 'what was cancelled elsewhere ends it if nothing is left, and else changes nothing that is shown',
    when: isEndedElsewhere,
    holds: ({ before, event, after }) =>
      screenOf(after) ===
      (before?.context.left.every(({ id }) => idsIn(event).includes(id)) === true ? 'settled' : screenOf(before)),
  },
  {
    req: 'CANCEL-03',
    says: 'it is asked about, left and refused only where that is said',
    when: ({ before, after }) => before !== null && screenOf(before) !== screenOf(after),
    holds: ({ before, event, after }) => {
      const was = screenOf(before) ?? '';
      switch (screenOf(after)) {
        case 'offered':
          return event.type === 'cancellation.declined' && ['asking', 'refused'].includes(was);
        case 'asking':
          return event.type === 'cancellation.asked' && was === 'offered';
        case 'outcomeUnknown':
          return was === 'cancelling' && /^xstate\.(error|after)/.test(event.type);
        case 'refused':
          return outcomeIn(event)?.kind === 'failed';
        default:
          return true;
      }
    },
  },
  {
    req: 'API-02',
    says: 'what is sent has no refusal beside it, and what is answered is no longer unanswered',
    when: (step) => sent(step) !== null || outcomeIn(step.event) !== null,
    holds: (step) => (sent(step) === null ? !step.after.context.isUnanswered : step.after.context.message === null),
  },
];
