import { assertEvent, assign, setup } from 'xstate';
import type { StateMeta, TransitionMeta } from '../shared/meta.ts';
import { SENDING, unansweredAs, whileSending } from '../shared/sending.ts';
import type { Tag } from '../shared/tags.ts';
import { placeholders } from './my-cars.ports.ts';
import type { CarTask, CarTaskOutcome, MyCarsChartEvent, MyCarsContext } from './my-cars.types.ts';

const outcomeIn = (event: MyCarsChartEvent): CarTaskOutcome => {
  assertEvent(event, 'xstate.done.actor.changing');
  return event.output;
};

const taskOf = ({ context: { task } }: { context: MyCarsContext }): CarTask => {
  if (task === null) throw new Error('no car to change');
  return task;
};

const { createMachine } = setup({
  types: {
    context: {} as MyCarsContext,
    events: {} as MyCarsChartEvent,
    children: {} as { changing: 'changeCar' },
    tags: {} as Tag,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: placeholders,
  delays: SENDING.delays,
  guards: {
    ...SENDING.guards,
    isDone: ({ event }) => outcomeIn(event).kind === 'ok',
    hasBooking: ({ event }) => {
      assertEvent(event, 'deletion.asked');
      return event.car.bookingId !== null;
    },
    isFavourite: ({ event }) => {
      assertEvent(event, 'deletion.asked');
      return event.car.isFavourite;
    },
  },
  actions: {
    noteSessionOver: assign({ isSessionOver: true }),
    takeFavourite: assign(({ event }) => {
      assertEvent(event, 'favourite.chosen');
      return { task: { what: 'favourite' as const, car: event.car }, done: null, refusal: null };
    }),
    takeDeletion: assign(({ event }) => {
      assertEvent(event, 'deletion.asked');
      return { task: { what: 'deletion' as const, car: event.car }, done: null, refusal: null };
    }),
    refuseBooked: assign(({ event }) => {
      assertEvent(event, 'deletion.asked');
      return { refusal: { kind: 'booking' as const, bookingId: event.car.bookingId, message: '' } };
    }),
    refuseFavourite: assign({ refusal: { kind: 'favourite', message: '' } }),
    keepRefusal: assign(({ event }) => {
      const outcome = outcomeIn(event);
      return { refusal: outcome.kind === 'failed' ? outcome.failure : null };
    }),
    noteUnanswered: assign({ isUnanswered: true }),
    noteAnswered: assign({ isUnanswered: false }),
    keepDone: assign(({ context }) => ({ done: context.task })),
    forgetTask: assign({ task: null, refusal: null }),
  },
});

/** From every state in which no answer is pending, the person can go on with another car. */
const TURN_TO = (where: string) => ({
  'favourite.chosen': {
    target: 'changing' as const,
    actions: 'takeFavourite' as const,
    meta: { id: `${where}.favour`, req: ['CAR-01'] },
  },
  'deletion.asked': [
    {
      guard: 'hasBooking' as const,
      target: 'refused' as const,
      actions: ['takeDeletion', 'refuseBooked'] as const,
      meta: { id: `${where}.askBooked`, req: ['CAR-02'] },
    },
    {
      guard: 'isFavourite' as const,
      target: 'refused' as const,
      actions: ['takeDeletion', 'refuseFavourite'] as const,
      meta: { id: `${where}.askFavourite`, req: ['CAR-02'] },
    },
    {
      target: 'asking' as const,
      actions: 'takeDeletion' as const,
      meta: { id: `${where}.ask`, req: ['CAR-01'] },
    },
  ],
});

const unanswered = unansweredAs({ chart: 'myCars', sending: 'changing', unknown: 'outcomeUnknown', req: ['CAR-01'] });

/**
 * Makes a car the favourite, or deletes one (CAR-01). Deleting asks first. If it is not possible, the reason is shown (CAR-02): at once if it is
 * already known, otherwise when the server refuses. If an answer is lost, the same call is sent again, and nothing else can be done until the outcome
 * is known.
 */
export const myCarsMachine = createMachine({
  id: 'myCars',
  meta: { req: ['CAR-01', 'CAR-02'] },
  context: { task: null, isUnanswered: false, isSessionOver: false, refusal: null, done: null },
  initial: 'resting',
  on: whileSending,
  states: {
    resting: { id: 'myCars.resting', tags: 'needsInput', meta: { req: ['CAR-01'] }, on: TURN_TO('resting') },
    asking: {
      id: 'myCars.asking',
      tags: 'needsInput',
      meta: { req: ['CAR-01'] },
      on: {
        ...TURN_TO('asking'),
        'deletion.agreed': { target: 'changing', meta: { id: 'agree', req: ['CAR-01'] } },
        'deletion.declined': { target: 'resting', actions: 'forgetTask', meta: { id: 'decline', req: ['CAR-01'] } },
      },
    },
    changing: {
      id: 'myCars.changing',
      tags: 'busy',
      meta: { req: ['CAR-01'] },
      invoke: {
        id: 'changing',
        src: 'changeCar',
        input: taskOf,
        onDone: [
          {
            guard: 'isDone',
            target: 'resting',
            actions: ['noteAnswered', 'keepDone', 'forgetTask'],
            meta: { id: 'done', req: ['CAR-01'] },
          },
          {
            target: 'refused',
            actions: ['noteAnswered', 'keepRefusal'],
            meta: { id: 'refuse', req: ['CAR-02', 'API-02'] },
          },
        ],
        onError: unanswered.lost.onError,
      },
      after: unanswered.lost.after,
    },
    outcomeUnknown: { ...unanswered.state, entry: 'noteUnanswered' },
    refused: {
      id: 'myCars.refused',
      tags: 'needsInput',
      meta: { req: ['CAR-02', 'API-02'] },
      on: {
        ...TURN_TO('refused'),
        'refusal.dismissed': { target: 'resting', actions: 'forgetTask', meta: { id: 'close', req: ['CAR-02'] } },
      },
    },
  },
});
