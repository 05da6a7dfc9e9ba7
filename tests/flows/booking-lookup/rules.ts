import type { bookingLookupMachine } from '#machines/booking-lookup/booking-lookup.machine.ts';
import { selectScreen, type BookingLookupSnapshot } from '#machines/booking-lookup/booking-lookup.selectors.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { everyCallIsLimited } from '#tests/support/model/rules-of-calls.ts';

const screenOf = (snapshot: BookingLookupSnapshot | null) => snapshot && selectScreen(snapshot).screen;
const hasBooking = (snapshot: BookingLookupSnapshot) => 'booking' in selectScreen(snapshot);
const answerIn = (event: object): { kind: string; value?: { outcome: string }; failure?: { kind: string } } | null =>
  'output' in event ? (event.output as { kind: string }) : null;

export const rules: RulesOf<typeof bookingLookupMachine> = [
  everyCallIsLimited('CONT-09'),
  {
    req: 'HOME-03',
    says: 'a search goes out for a plate and code that were submitted, and for nothing else',
    when: ({ effects }) => effects.some((effect) => effect.startsWith('start finding')),
    holds: ({ event, after, effects }) =>
      (event.type === 'lookup.submitted' || event.type === 'retry.requested') &&
      screenOf(after) === 'searching' &&
      effects.some((effect) => effect.includes(JSON.stringify(after.context.question?.code))),
  },
  {
    req: 'HOME-03',
    says: 'whatever is shown, a new plate and code can be submitted, and the old booking is gone at once',
    when: ({ event }) => event.type === 'lookup.submitted',
    holds: ({ after, event, effects }) =>
      screenOf(after) === 'searching' &&
      after.context.answer === null &&
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
    req: 'API-02',
    says: 'any other refusal keeps the words of the server, and can be tried again',
    when: ({ before, event }) => screenOf(before) === 'searching' && answerIn(event)?.failure?.kind === 'refused',
    holds: ({ after }) =>
      screenOf(after) === 'failed' && after.context.message !== null && after.can({ type: 'retry.requested' }),
  },
  {
    req: 'HOME-03',
    says: 'too many tries says how long to wait',
    when: ({ after }) => screenOf(after) === 'tooManyTries',
    holds: ({ after }) => after.context.retryAfter === 90,
  },
  {
    req: 'CONT-09',
    says: 'a broken or endless search can be tried again with the same plate and code',
    when: ({ before, event }) => screenOf(before) === 'searching' && /^xstate\.(error|after)\./.test(event.type),
    holds: ({ after, before }) =>
      screenOf(after) === 'failed' &&
      after.can({ type: 'retry.requested' }) &&
      after.context.question === before?.context.question,
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
    req: 'RB-16',
    says: 'a booking that could not be read again stays as it was',
    when: ({ before, event }) =>
      before !== null &&
      hasBooking(before) &&
      (/^xstate\.(error|after)\.|^session/.test(event.type) || answerIn(event)?.kind === 'failed'),
    holds: ({ before, after }) => after.context.answer === before?.context.answer && hasBooking(after),
  },
  {
    req: 'HOME-04',
    says: 'editing the question leaves no answer standing',
    when: ({ event, before }) =>
      event.type === 'lookup.edited' && screenOf(before) !== null && screenOf(before) !== 'tooManyTries',
    holds: ({ after }) => screenOf(after) === 'asking' && after.context.answer === null,
  },
];
