import { assertEvent, assign, enqueueActions, setup } from 'xstate';
import { valueOf, wordsOf } from '../shared/outcome.ts';
import type { StateMeta, TransitionMeta } from '../shared/meta.ts';
import type { Tag } from '../shared/tags.ts';
import { placeholders } from './availability.ports.ts';
import type {
  AvailabilityChartEvent,
  AvailabilityContext,
  AvailabilityInput,
  Freshness,
  OfferedDays,
  TimesQuestion,
} from './availability.types.ts';

const NO_DAYS: OfferedDays = { days: [], closedDays: [], serverNow: null };

const outcomeOf = (event: AvailabilityChartEvent) => (event.type === 'xstate.done.actor.listing' ? event.output : null);

const startingContext = ({ input }: { input: AvailabilityInput }): AvailabilityContext => ({
  ...input,
  shown: false,
  message: null,
});

const questionOf = ({ context }: { context: AvailabilityContext }): TimesQuestion => {
  if (context.question === null) throw new Error('asking without a question');
  return context.question;
};

const { createMachine } = setup({
  types: {
    context: {} as AvailabilityContext,
    events: {} as AvailabilityChartEvent,
    input: {} as AvailabilityInput,
    children: {} as { listing: 'listDateTimes' },
    tags: {} as Tag,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: placeholders,
  delays: { answerTimeLimit: 15_000, refreshInterval: 60_000 },
  guards: {
    hasQuestion: ({ context }) => context.question !== null,
    hasLastGood: ({ context }) => context.question !== null && context.lastGood !== null,
    isShown: ({ context }) => context.shown,
    isAnswered: ({ event }) => outcomeOf(event)?.kind === 'ok',
  },
  actions: {
    takeQuestion: assign(({ event }) => {
      assertEvent(event, 'question.asked');
      return { question: event.question, lastGood: null, message: null };
    }),
    keepAnswer: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.listing');
      return { lastGood: valueOf(event.output), message: null };
    }),
    keepMessage: assign(({ event }) => ({ message: wordsOf(outcomeOf(event)) })),
    markShown: assign({ shown: true }),
    markHidden: assign({ shown: false }),
    tellParent: enqueueActions(({ context, enqueue }, { freshness }: { freshness: Freshness }) => {
      const { parent, question, lastGood, message } = context;
      if (parent === null) return;
      enqueue.sendTo(parent, { type: 'availability.changed', question, freshness, message, ...(lastGood ?? NO_DAYS) });
    }),
  },
});

/**
 * Asks for the free times of one question at a time. Days always belong to the current question: a new one drops them and
 * cancels the old call. A failed call keeps the days already shown, marked stale, and asks again.
 */
export const availabilityMachine = createMachine({
  id: 'availability',
  context: startingContext,
  initial: 'choosingStart',
  meta: { req: ['RB-06', 'RB-16', 'RB-17'] },
  on: {
    'question.asked': {
      target: '#availability.choosingStart',
      actions: 'takeQuestion',
      meta: { id: 'askAnew', req: ['RB-04', 'RB-06'] },
    },
    'times.shown': { actions: 'markShown', meta: { id: 'show', req: ['RB-16'] } },
    'times.hidden': { actions: 'markHidden', meta: { id: 'hide', req: ['RB-16'] } },
  },
  states: {
    choosingStart: {
      id: 'availability.choosingStart',
      meta: { req: ['RB-06'] },
      always: [
        { guard: 'hasLastGood', target: 'refreshing', meta: { id: 'startWithDays', req: ['RB-16'] } },
        { guard: 'hasQuestion', target: 'loading', meta: { id: 'startWithoutDays', req: ['RB-06'] } },
        { target: 'waiting', meta: { id: 'startWithoutQuestion', req: ['RB-06'] } },
      ],
    },
    waiting: {
      id: 'availability.waiting',
      tags: 'blocked',
      meta: { req: ['RB-06'] },
      entry: { type: 'tellParent', params: { freshness: 'none' } },
    },
    loading: {
      id: 'availability.loading',
      tags: 'busy',
      meta: { req: ['RB-06', 'RB-16'] },
      entry: { type: 'tellParent', params: { freshness: 'loading' } },
      invoke: {
        id: 'listing',
        src: 'listDateTimes',
        input: questionOf,
        onDone: [
          {
            guard: 'isAnswered',
            target: 'loaded',
            actions: 'keepAnswer',
            meta: { id: 'loading.answered', req: ['RB-06'] },
          },
          {
            target: 'failed',
            actions: 'keepMessage',
            meta: { id: 'loading.refused', req: ['API-02', 'RB-16', 'CONT-09'] },
          },
        ],
        onError: {
          target: 'failed',
          actions: 'keepMessage',
          meta: { id: 'loading.broken', req: ['RB-16', 'CONT-09'] },
        },
      },
      after: {
        answerTimeLimit: {
          target: 'failed',
          actions: 'keepMessage',
          meta: { id: 'loading.tooLong', req: ['RB-16', 'CONT-09'] },
        },
      },
    },
    loaded: {
      id: 'availability.loaded',
      tags: 'needsInput',
      meta: { req: ['RB-05', 'RB-16'] },
      entry: { type: 'tellParent', params: { freshness: 'fresh' } },
      on: { 'refresh.requested': { target: 'refreshing', meta: { id: 'loaded.refresh', req: ['RB-16'] } } },
      after: {
        refreshInterval: [
          { guard: 'isShown', target: 'refreshing', meta: { id: 'loaded.minuteOver', req: ['RB-16'] } },
          { target: 'ageing', meta: { id: 'loaded.minuteOverUnseen', req: ['RB-16'] } },
        ],
      },
    },
    ageing: {
      id: 'availability.ageing',
      tags: 'needsInput',
      meta: { req: ['RB-16'] },
      on: {
        'times.shown': {
          target: 'refreshing',
          actions: 'markShown',
          meta: { id: 'ageing.seenAgain', req: ['RB-16'] },
        },
        'refresh.requested': { target: 'refreshing', meta: { id: 'ageing.refresh', req: ['RB-16'] } },
      },
    },
    refreshing: {
      id: 'availability.refreshing',
      tags: ['busy', 'needsInput'],
      meta: { req: ['RB-16'] },
      entry: { type: 'tellParent', params: { freshness: 'refreshing' } },
      invoke: {
        id: 'listing',
        src: 'listDateTimes',
        input: questionOf,
        onDone: [
          {
            guard: 'isAnswered',
            target: 'loaded',
            actions: 'keepAnswer',
            meta: { id: 'refreshing.answered', req: ['RB-16'] },
          },
          { target: 'stale', actions: 'keepMessage', meta: { id: 'refreshing.refused', req: ['API-02', 'RB-16'] } },
        ],
        onError: { target: 'stale', actions: 'keepMessage', meta: { id: 'refreshing.broken', req: ['RB-16'] } },
      },
      after: {
        answerTimeLimit: {
          target: 'stale',
          actions: 'keepMessage',
          meta: { id: 'refreshing.tooLong', req: ['RB-16'] },
        },
      },
    },
    stale: {
      id: 'availability.stale',
      tags: 'needsInput',
      meta: { req: ['RB-16'] },
      entry: { type: 'tellParent', params: { freshness: 'stale' } },
      on: {
        'refresh.requested': { target: 'refreshing', meta: { id: 'stale.refresh', req: ['RB-16'] } },
        'times.shown': { target: 'refreshing', actions: 'markShown', meta: { id: 'stale.seenAgain', req: ['RB-16'] } },
      },
      after: {
        refreshInterval: {
          guard: 'isShown',
          target: 'refreshing',
          meta: { id: 'stale.minuteOver', req: ['RB-16'] },
        },
      },
    },
    failed: {
      id: 'availability.failed',
      tags: 'blocked',
      meta: { req: ['RB-16', 'CONT-09'] },
      entry: { type: 'tellParent', params: { freshness: 'failed' } },
      on: {
        'refresh.requested': { target: 'loading', meta: { id: 'failed.refresh', req: ['CONT-09'] } },
        'times.shown': { target: 'loading', actions: 'markShown', meta: { id: 'failed.seenAgain', req: ['CONT-09'] } },
      },
    },
  },
});
