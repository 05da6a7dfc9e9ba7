import type { bookingLookupMachine } from '#machines/booking-lookup/booking-lookup.machine.ts';
import { selectScreen, type BookingLookupSnapshot } from '#machines/booking-lookup/booking-lookup.selectors.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { everyCallIsLimited } from '#tests/support/model/rules-of-calls.ts';

const screenOf = (snapshot: BookingLookupSnapshot | null) => snapshot && selectScreen(snapshot).screen;
const hasBooking = (snapshot: BookingLookupSnapshot) => 'booking' in selectScreen(snapshot);
const isAsking = ({ children }: BookingLookupSnapshot) => Object.keys(children).length > 0;
const answerIn = (
  event: object,
): { kind: string; value?: { outcome: string }; failure?: { kind: string; message?: string } } | null =>
  'output' in event ? (event.output as { kind: string }) : null;

export const rules: RulesOf<typeof bookingLookupMachine> = [
  everyCallIsLimited('CONT-09'),
  {
    req: 'HOME-03',
    says: 'a search goes out for a plate and code that were submitted, and for nothing else',
    when: ({ effects }) => effects.some((effect) => effect.startsWith('start finding')),
    holds: ({ before, event, after, effects }) =>
      (event.type === 'lookup.submitted' || (event.type === 'retry.requested' && screenOf(before) === 'failed')) &&
      screenOf(after) === 'searching' &&
      effects.some((effect) => effect.includes(JSON.stringify(after.context.question?.code))),
  },
  {
    req: 'HOME-03',
    says: 'whatever is shown, a new plate and code can be submitted, and the old booking and all that was said are gone at once',
    when: ({ event }) => event.type === 'lookup.submitted',
    holds: ({ after, event, effects }) =>
      screenOf(after) === 'searching' &&
      after.context.answer === null &&
      after.context.message === null &&
      after.context.retryAfter === null &&
      JSON.stringify(after.context.question) === JSON.stringify((event as { question?: unknown })['question']) &&
      effects.some((effect) => effect.startsWith('start ')),
  },
  {
    req: 'HOME-03',
    says: 'found, expired and cancelled are three screens, each with its booking',
    when: ({ event }) => answerIn(event)?.kind === 'ok',
    holds: ({ event, after }) => screenOf(after) === answerIn(event)?.value?.outcome && hasBooking(after),
  },
  {
    req: 'HOME-03',
    says: 'not found and too many tries are screens of their own, without a booking',
    when: ({ before, event }) =>
      screenOf(before) === 'searching' &&
      answerIn(event)?.kind === 'failed' &&
      answerIn(event)?.failure?.kind !== 'refused',
    holds: ({ event, after }) => screenOf(after) === answerIn(event)?.failure?.kind && !hasBooking(after),
  },
  {
    req: 'HOME-03',
    says: 'nothing is said of a booking but what was answered, or that no answer came',
    when: ({ before, after }) =>
      screenOf(before) !== screenOf(after) && screenOf(after) !== 'asking' && screenOf(after) !== 'searching',
    holds: ({ event }) => event.type.startsWith('xstate.'),
  },
  {
    req: 'HOME-03',
    says: 'a search that is under way ends with its answer, without one, with another question, or with the session',
    when: ({ before, after }) => screenOf(before) === 'searching' && screenOf(after) !== 'searching',
    holds: ({ event }) => /^(xstate\.|lookup\.edited$|session\.superseded$)/.test(event.type),
  },
  {
    req: 'API-02',
    says: 'any other refusal keeps the words of the server, and can be tried again',
    when: ({ before, event }) => screenOf(before) === 'searching' && answerIn(event)?.failure?.kind === 'refused',
    holds: ({ event, after }) => {
      const failure = answerIn(event)?.failure;
      return (
        screenOf(after) === 'failed' &&
        after.context.message === failure?.message &&
        after.can({ type: 'retry.requested' })
      );
    },
  },
  {
    req: 'HOME-03',
    says: 'too many tries says how long to wait',
    when: ({ after }) => screenOf(after) === 'tooManyTries',
    holds: ({ after }) => after.context.retryAfter === 90,
  },
  {
    req: 'CONT-09',
    says: 'a broken or endless search is not said in the words of an earlier refusal, and can be tried again',
    when: ({ before, event }) => screenOf(before) === 'searching' && /^xstate\.(error|after)\./.test(event.type),
    holds: ({ after, before }) =>
      screenOf(after) === 'failed' &&
      after.context.message === null &&
      after.can({ type: 'retry.requested' }) &&
      after.context.question === before?.context.question,
  },
  {
    req: 'CONT-09',
    says: 'what failed is tried again with the same plate and code',
    when: ({ before, event }) => screenOf(before) === 'failed' && event.type === 'retry.requested',
    holds: ({ before, after, effects }) =>
      screenOf(after) === 'searching' &&
      after.context.question === before?.context.question &&
      effects.some((effect) => effect.startsWith('start finding')),
  },
  {
    req: 'LIST-03',
    says: 'a booking that is shown is read again by its plate and code, and stays while that is under way',
    when: ({ before, event }) => event.type === 'refresh.requested' && before !== null && hasBooking(before),
    holds: ({ before, after, effects }) =>
      after.context.answer === before?.context.answer &&
      effects.some((effect) => effect.startsWith('start rereading') && effect.includes('K7M2QX9T')),
  },
  {
    req: 'LIST-03',
    says: 'where no booking is shown, none is read again',
    when: ({ before, event }) => event.type === 'refresh.requested' && before !== null && !hasBooking(before),
    holds: ({ before, after, effects }) => after.value === before?.value && effects.length === 0,
  },
  {
    req: 'RB-16',
    says: 'a booking that could not be read again stays as it was, and is no longer being read',
    when: ({ before, event }) =>
      before !== null &&
      hasBooking(before) &&
      (/^xstate\.(error|after)\.|^session/.test(event.type) || answerIn(event)?.kind === 'failed'),
    holds: ({ before, after }) =>
      after.context.answer === before?.context.answer && hasBooking(after) && !isAsking(after),
  },
  {
    req: 'DUP-01',
    says: 'when the session ends a search is given up, and all else that is shown stays',
    when: ({ before, event }) => before !== null && event.type === 'session.superseded',
    holds: ({ before, after }) =>
      screenOf(after) === (screenOf(before) === 'searching' ? 'asking' : screenOf(before)) && !isAsking(after),
  },
  {
    req: 'HOME-04',
    says: 'editing the question leaves no answer standing',
    when: ({ event, before }) =>
      event.type === 'lookup.edited' && screenOf(before) !== null && screenOf(before) !== 'tooManyTries',
    holds: ({ after }) => screenOf(after) === 'asking' && after.context.answer === null,
  },
];
