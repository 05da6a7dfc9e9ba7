import { assertEvent, assign, setup } from 'xstate';
import { valueOf } from '../shared/outcome.ts';
import type { StateMeta, TransitionMeta } from '../shared/meta.ts';
import { isSessionLive } from '../shared/session-superseded.ts';
import type { Tag } from '../shared/tags.ts';
import { placeholders } from './car-form.ports.ts';
import type { CarFormChartEvent, CarFormContext, CarFormInput, CarToSave, SavingOutcome } from './car-form.types.ts';

const outcomeIn = (event: CarFormChartEvent): SavingOutcome => {
  assertEvent(event, 'xstate.done.actor.saving');
  return event.output;
};

const failureIn = (event: CarFormChartEvent) => {
  const outcome = outcomeIn(event);
  return outcome.kind === 'failed' ? outcome.failure : null;
};

const carToSave = ({ context: { id, car } }: { context: CarFormContext }): CarToSave => {
  if (car === null) throw new Error('no car to save');
  return { id, car };
};

const { createMachine } = setup({
  types: {
    context: {} as CarFormContext,
    events: {} as CarFormChartEvent,
    input: {} as CarFormInput,
    output: {} as string | null,
    children: {} as { saving: 'saveCar' },
    tags: {} as Tag,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: placeholders,
  delays: { answerTimeLimit: 15_000, recheckPause: 8_000 },
  guards: {
    isSessionLive,
    isValid: ({ event }) => {
      assertEvent(event, 'car.submitted');
      return event.car !== null;
    },
    isSaved: ({ event }) => outcomeIn(event).kind === 'ok',
    isPlateTaken: ({ event }) => failureIn(event)?.kind === 'plateExists',
  },
  actions: {
    noteSessionOver: assign({ isSessionOver: true }),
    keepCar: assign(({ event }) => {
      assertEvent(event, 'car.submitted');
      return { car: event.car, refusal: null, takenPlate: null };
    }),
    noteAttempt: assign(({ context }) => ({ attempts: context.attempts + 1, refusal: null, takenPlate: null })),
    noteTakenPlate: assign(({ context }) => ({
      attempts: context.attempts + 1,
      takenPlate: context.car?.plate ?? null,
    })),
    keepRefusal: assign(({ event }) => ({ refusal: failureIn(event)?.message ?? '' })),
    keepSaved: assign(({ event }) => ({ saved: valueOf(outcomeIn(event)) })),
  },
});

/**
 * Adds or edits a car (CAR-01, CAR-04). A refusal by the server is shown and the form stays as it is. If an answer is lost, the same car is sent
 * again until the outcome is known.
 */
export const carFormMachine = createMachine({
  id: 'carForm',
  meta: { req: ['CAR-01', 'CAR-04'] },
  context: ({ input }) => ({
    id: input.id,
    car: null,
    refusal: null,
    attempts: 0,
    takenPlate: null,
    isSessionOver: false,
    saved: null,
  }),
  output: ({ context }) => context.saved,
  initial: 'filling',
  on: { 'session.superseded': { actions: 'noteSessionOver', meta: { id: 'superseded', req: ['DUP-01'] } } },
  states: {
    filling: {
      id: 'carForm.filling',
      tags: 'needsInput',
      meta: { req: ['CAR-04', 'REG-09'] },
      on: {
        'car.submitted': [
          { guard: 'isValid', target: 'saving', actions: 'keepCar', meta: { id: 'submit', req: ['CAR-01'] } },
          { actions: 'noteAttempt', meta: { id: 'submitInvalid', req: ['REG-09'] } },
        ],
      },
    },
    saving: {
      id: 'carForm.saving',
      tags: 'busy',
      meta: { req: ['CAR-01'] },
      invoke: {
        id: 'saving',
        src: 'saveCar',
        input: carToSave,
        onDone: [
          { guard: 'isSaved', target: 'saved', actions: 'keepSaved', meta: { id: 'answered', req: ['CAR-01'] } },
          {
            guard: 'isPlateTaken',
            target: 'filling',
            actions: 'noteTakenPlate',
            meta: { id: 'plateExists', req: ['REG-03'] },
          },
          { target: 'filling', actions: 'keepRefusal', meta: { id: 'refuse', req: ['API-02'] } },
        ],
        onError: { target: 'unconfirmed', meta: { id: 'broken', req: ['CAR-01'] } },
      },
      after: { answerTimeLimit: { target: 'unconfirmed', meta: { id: 'tooLong', req: ['CAR-01'] } } },
    },
    unconfirmed: {
      id: 'carForm.unconfirmed',
      tags: 'needsInput',
      meta: { req: ['CAR-01'] },
      on: {
        'retry.requested': { target: 'saving', meta: { id: 'retry', req: ['CAR-01'] } },
      },
      after: { recheckPause: { guard: 'isSessionLive', target: 'saving', meta: { id: 'recheck', req: ['CAR-01'] } } },
    },
    saved: { id: 'carForm.saved', type: 'final', tags: 'final', meta: { req: ['CAR-01'] } },
  },
});
