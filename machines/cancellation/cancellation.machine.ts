import { assertEvent, assign, setup } from 'xstate';
import { valueOf, wordsOf } from '../shared/outcome.ts';
import type { StateMeta, TransitionMeta } from '../shared/meta.ts';
import { SENDING, unansweredAs, whileSending } from '../shared/sending.ts';
import type { Tag } from '../shared/tags.ts';
import { placeholders } from './cancellation.ports.ts';
import type {
  CancellationChartEvent,
  CancellationContext,
  CancellationInput,
  CancelResult,
} from './cancellation.types.ts';

/** The results, in the order of the bookings; a known result stays. */
const withResults = ({ left, results }: CancellationContext, more: readonly CancelResult[]) => ({
  left: left.filter(({ id }) => !more.some((result) => result.id === id)),
  results: [...results, ...more.filter((result) => left.some(({ id }) => id === result.id))],
});

const { createMachine } = setup({
  types: {
    context: {} as CancellationContext,
    events: {} as CancellationChartEvent,
    input: {} as CancellationInput,
    output: {} as readonly CancelResult[],
    children: {} as { cancelling: 'cancelBookings' },
    tags: {} as Tag,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: placeholders,
  delays: SENDING.delays,
  guards: {
    ...SENDING.guards,
    isAnswered: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.cancelling');
      return event.output.kind === 'ok';
    },
    isNothingLeft: ({ context, event }) => {
      assertEvent(event, 'bookings.endedElsewhere');
      return context.left.every(({ id }) => event.ids.includes(id));
    },
  },
  actions: {
    noteSessionOver: assign({ isSessionOver: true }),
    keepResults: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.cancelling');
      return { ...withResults(context, valueOf(event.output)), isUnanswered: false };
    }),
    keepEndedElsewhere: assign(({ context, event }) => {
      assertEvent(event, 'bookings.endedElsewhere');
      return withResults(
        context,
        event.ids.map((id) => ({ id, result: 'already' })),
      );
    }),
    keepRefusal: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.cancelling');
      return { isUnanswered: false, message: wordsOf(event.output) };
    }),
    forgetRefusal: assign({ message: null }),
    noteUnanswered: assign({ isUnanswered: true }),
  },
});

/** Drops bookings that another tab or device has cancelled, except while an answer is pending, which reports it itself. */
const endedElsewhere = (where: string) => [
  {
    guard: 'isNothingLeft' as const,
    target: 'settled' as const,
    actions: 'keepEndedElsewhere' as const,
    meta: { id: `${where}.allEndedElsewhere`, req: ['CANCEL-03'] },
  },
  { actions: 'keepEndedElsewhere' as const, meta: { id: `${where}.someEndedElsewhere`, req: ['CANCEL-03'] } },
];

const unanswered = unansweredAs({
  chart: 'cancellation',
  sending: 'cancelling',
  unknown: 'outcomeUnknown',
  req: ['CANCEL-03'],
  ids: { again: 'unknown.' },
});

/**
 * Cancels one booking or several in one call (CANCEL-01 to CANCEL-03). It asks first, and ends with a result for each booking. If an answer
 * is lost, the same cancellation is sent again, and nothing else can be done until the outcome is known.
 */
export const cancellationMachine = createMachine({
  id: 'cancellation',
  meta: { req: ['CANCEL-01', 'CANCEL-02', 'CANCEL-03'] },
  context: ({ input }) => ({
    left: input.bookings,
    results: [],
    isUnanswered: false,
    isSessionOver: false,
    message: null,
  }),
  output: ({ context }) => context.results,
  initial: 'offered',
  on: whileSending,
  states: {
    offered: {
      id: 'cancellation.offered',
      tags: 'needsInput',
      meta: { req: ['CANCEL-02'] },
      on: {
        'cancellation.asked': { target: 'asking', meta: { id: 'ask', req: ['CANCEL-03'] } },
        'bookings.endedElsewhere': endedElsewhere('offered'),
      },
    },
    asking: {
      id: 'cancellation.asking',
      tags: 'needsInput',
      meta: { req: ['CANCEL-03'] },
      on: {
        'cancellation.agreed': { target: 'cancelling', meta: { id: 'agree', req: ['CANCEL-03'] } },
        'cancellation.declined': { target: 'offered', meta: { id: 'decline', req: ['CANCEL-03'] } },
        'bookings.endedElsewhere': endedElsewhere('asking'),
      },
    },
    cancelling: {
      id: 'cancellation.cancelling',
      tags: 'busy',
      meta: { req: ['CANCEL-01'] },
      entry: 'forgetRefusal',
      invoke: {
        id: 'cancelling',
        src: 'cancelBookings',
        input: ({ context }) => context.left,
        onDone: [
          {
            guard: 'isAnswered',
            target: 'settled',
            actions: 'keepResults',
            meta: { id: 'answered', req: ['CANCEL-02', 'CANCEL-03'] },
          },
          { target: 'refused', actions: 'keepRefusal', meta: { id: 'refuse', req: ['API-02'] } },
        ],
        onError: unanswered.lost.onError,
      },
      after: unanswered.lost.after,
    },
    outcomeUnknown: { ...unanswered.state, entry: 'noteUnanswered' },
    refused: {
      id: 'cancellation.refused',
      tags: 'needsInput',
      meta: { req: ['API-02'] },
      on: {
        'retry.requested': { target: 'cancelling', meta: { id: 'refused.retry', req: ['API-02'] } },
        'cancellation.declined': { target: 'offered', meta: { id: 'refused.decline', req: ['CANCEL-03'] } },
        'bookings.endedElsewhere': endedElsewhere('refused'),
      },
    },
    settled: { id: 'cancellation.settled', type: 'final', tags: 'final', meta: { req: ['CANCEL-03'] } },
  },
});
