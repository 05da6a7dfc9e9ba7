import { assertEvent, assign, setup } from 'xstate';
import type { StateMeta, TransitionMeta } from '../shared/meta.ts';
import { valueOf } from '../shared/outcome.ts';
import type { Tag } from '../shared/tags.ts';
import { placeholders } from './booking-lookup.ports.ts';
import type {
  BookingLookupChartEvent,
  BookingLookupContext,
  LookupFailure,
  LookupQuestion,
} from './booking-lookup.types.ts';

const failureOf = (event: BookingLookupChartEvent): LookupFailure | null =>
  event.type === 'xstate.done.actor.finding' && event.output.kind === 'failed' ? event.output.failure : null;

/** The question whose answer is pending. */
const questionOf = ({ context }: { context: BookingLookupContext }): LookupQuestion => {
  if (context.question === null) throw new Error('no question');
  return context.question;
};

const { createMachine } = setup({
  types: {
    context: {} as BookingLookupContext,
    events: {} as BookingLookupChartEvent,
    children: {} as { finding: 'findBooking'; rereading: 'findBooking' },
    tags: {} as Tag,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: placeholders,
  delays: { answerTimeLimit: 15_000 },
  guards: {
    isAnswered: ({ event }) => 'output' in event && event.output.kind === 'ok',
    isTooManyTries: ({ event }) => failureOf(event)?.kind === 'tooManyTries',
    isNotFound: ({ event }) => failureOf(event)?.kind === 'notFound',
  },
  actions: {
    keepQuestion: assign(({ event }) => {
      assertEvent(event, 'lookup.submitted');
      return { question: event.question };
    }),
    keepAnswer: assign(({ event }) => {
      assertEvent(event, ['xstate.done.actor.finding', 'xstate.done.actor.rereading']);
      return { answer: valueOf(event.output) };
    }),
    keepWait: assign(({ event }) => {
      const failure = failureOf(event);
      if (failure?.kind !== 'tooManyTries') throw new Error('no wait is due');
      return { retryAfter: failure.retryAfter };
    }),
    keepMessage: assign(({ event }) => {
      const failure = failureOf(event);
      return { message: failure?.kind === 'refused' && failure.message !== '' ? failure.message : null };
    }),
    forgetAnswer: assign({ answer: null, retryAfter: null, message: null }),
  },
});

/**
 * Finds a booking by plate and code (HOME-03, HOME-04). The booking is shown as found, expired or cancelled; a wrong pair is 'not found', whichever
 * part was wrong. A new question replaces a pending one, whose answer is ignored. A booking on the screen can be read again, and stays if that fails.
 * Editing the question leaves the shown booking.
 */
export const bookingLookupMachine = createMachine({
  id: 'bookingLookup',
  meta: { req: ['HOME-03', 'HOME-04'] },
  context: { question: null, answer: null, retryAfter: null, message: null },
  initial: 'asking',
  on: {
    'lookup.submitted': {
      target: '.searching',
      reenter: true,
      actions: ['forgetAnswer', 'keepQuestion'],
      meta: { id: 'submit', req: ['HOME-03', 'HOME-04'] },
    },
  },
  states: {
    asking: { id: 'bookingLookup.asking', tags: 'needsInput', meta: { req: ['HOME-03', 'HOME-04'] } },
    searching: {
      id: 'bookingLookup.searching',
      tags: 'busy',
      meta: { req: ['HOME-03'] },
      invoke: {
        id: 'finding',
        src: 'findBooking',
        input: questionOf,
        onDone: [
          {
            guard: 'isAnswered',
            target: 'shown',
            actions: 'keepAnswer',
            meta: { id: 'toShown', req: ['HOME-03', 'LIST-03'] },
          },
          { guard: 'isNotFound', target: 'notFound', meta: { id: 'toNotFound', req: ['HOME-03'] } },
          {
            guard: 'isTooManyTries',
            target: 'tooManyTries',
            actions: 'keepWait',
            meta: { id: 'toTooManyTries', req: ['HOME-03'] },
          },
          { target: 'failed', actions: 'keepMessage', meta: { id: 'toRefused', req: ['API-02', 'CONT-09'] } },
        ],
        onError: { target: 'failed', actions: 'keepMessage', meta: { id: 'toFailed', req: ['CONT-09'] } },
      },
      after: {
        answerTimeLimit: { target: 'failed', actions: 'keepMessage', meta: { id: 'tooLong', req: ['CONT-09'] } },
      },
      on: {
        'lookup.edited': { target: 'asking', meta: { id: 'abandon', req: ['HOME-03'] } },
        'session.superseded': { target: 'asking', meta: { id: 'superseded', req: ['DUP-01'] } },
      },
    },
    shown: {
      id: 'bookingLookup.shown',
      tags: 'needsInput',
      meta: { req: ['HOME-03', 'LIST-03'] },
      initial: 'resting',
      on: {
        'lookup.edited': { target: 'asking', actions: 'forgetAnswer', meta: { id: 'leave', req: ['HOME-03'] } },
      },
      states: {
        resting: {
          id: 'bookingLookup.resting',
          meta: { req: ['LIST-03'] },
          on: { 'refresh.requested': { target: 'rereading', meta: { id: 'reread', req: ['LIST-03'] } } },
        },
        rereading: {
          id: 'bookingLookup.rereading',
          meta: { req: ['LIST-03'] },
          invoke: {
            id: 'rereading',
            src: 'findBooking',
            input: questionOf,
            onDone: [
              {
                guard: 'isAnswered',
                target: 'resting',
                actions: 'keepAnswer',
                meta: { id: 'reread.answered', req: ['HOME-03', 'LIST-03'] },
              },
              { target: 'resting', meta: { id: 'reread.refused', req: ['RB-16'] } },
            ],
            onError: { target: 'resting', meta: { id: 'reread.broken', req: ['RB-16'] } },
          },
          after: { answerTimeLimit: { target: 'resting', meta: { id: 'reread.tooLong', req: ['RB-16'] } } },
          on: {
            'refresh.requested': {
              target: 'rereading',
              reenter: true,
              meta: { id: 'reread.anew', req: ['LIST-03'] },
            },
            'session.superseded': { target: 'resting', meta: { id: 'reread.superseded', req: ['DUP-01'] } },
          },
        },
      },
    },
    notFound: {
      id: 'bookingLookup.notFound',
      tags: 'needsInput',
      meta: { req: ['HOME-03'] },
      on: { 'lookup.edited': { target: 'asking', meta: { id: 'correct', req: ['HOME-03'] } } },
    },
    tooManyTries: { id: 'bookingLookup.tooManyTries', tags: 'blocked', meta: { req: ['HOME-03'] } },
    failed: {
      id: 'bookingLookup.failed',
      tags: ['blocked', 'needsInput'],
      meta: { req: ['CONT-09'] },
      on: {
        'retry.requested': { target: 'searching', meta: { id: 'retry', req: ['CONT-09'] } },
        'lookup.edited': { target: 'asking', meta: { id: 'failed.correct', req: ['HOME-03'] } },
      },
    },
  },
});
