import { assertEvent, assign, setup } from 'xstate';
import { valueOf } from '../shared/outcome.ts';
import type { StateMeta, TransitionMeta } from '../shared/meta.ts';
import { SENDING, unansweredAs, whileSending } from '../shared/sending.ts';
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
  delays: SENDING.delays,
  guards: {
    ...SENDING.guards,
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

const unanswered = unansweredAs({ chart: 'carForm', sending: 'saving', unknown: 'unconfirmed', req: ['CAR-01'] });

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
  on: whileSending,
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
        onError: unanswered.lost.onError,
      },
      after: unanswered.lost.after,
    },
    unconfirmed: unanswered.state,
    saved: { id: 'carForm.saved', type: 'final', tags: 'final', meta: { req: ['CAR-01'] } },
  },
});
