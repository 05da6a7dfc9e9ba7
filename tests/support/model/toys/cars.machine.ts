import { assign, enqueueActions, fromPromise, setup, type ActorRef, type Snapshot } from 'xstate';
import type { ChartFixtures } from '#machines/shared/fixtures.ts';

interface CarReport {
  readonly type: 'car.held' | 'car.refused' | 'car.lost';
  readonly plate: string;
}
interface CarInput {
  readonly plate: string;
  readonly parent: ActorRef<Snapshot<unknown>, CarReport>;
}
type CarEvent =
  | { readonly type: 'time.given' }
  | { readonly type: 'time.refused' }
  | { readonly type: 'time.ended' }
  | { readonly type: 'car.left' };

/** One car: its time is given or refused, and a given one may end. */
export const carMachine = setup({
  types: { context: {} as CarInput, events: {} as CarEvent, input: {} as CarInput },
  actions: {
    report: enqueueActions(({ context: { parent, plate }, enqueue }, type: CarReport['type']) =>
      enqueue.sendTo(parent, { type, plate }),
    ),
  },
}).createMachine({
  id: 'car',
  context: ({ input }) => input,
  initial: 'asking',
  states: {
    asking: {
      on: {
        'time.given': { target: 'held', actions: { type: 'report', params: 'car.held' }, meta: { id: 'given' } },
        'time.refused': { target: 'out', actions: { type: 'report', params: 'car.refused' }, meta: { id: 'refused' } },
      },
    },
    held: {
      on: { 'time.ended': { target: 'out', actions: { type: 'report', params: 'car.lost' }, meta: { id: 'ended' } } },
    },
    out: {},
  },
});

export const carFixtures = {
  events: {
    'time.given': () => [{ type: 'time.given' }],
    'time.refused': () => [{ type: 'time.refused' }],
    'time.ended': () => [{ type: 'time.ended' }],
    'car.left': () => [{ type: 'car.left' }],
  },
  outcomes: {},
  delays: {},
} as const;

type CarsEvent =
  | CarReport
  | { readonly type: 'car.added'; readonly plate: string }
  | { readonly type: 'car.dropped'; readonly plate: string }
  | { readonly type: 'drivers.told' }
  | { readonly type: `xstate.done.actor.tell-${string}` };

interface CarsContext {
  readonly plates: readonly string[];
  readonly held: readonly string[];
  readonly told: number;
}

const without = (plates: readonly string[], plate: string) => plates.filter((other) => other !== plate);

/** Up to three cars, each with a chart of its own. */
export const carsMachine = setup({
  types: { context: {} as CarsContext, events: {} as CarsEvent },
  actors: {
    bookCar: carMachine,
    tellDriver: fromPromise<string, { readonly plate: string }>(() => Promise.resolve('')),
  },
  guards: {
    hasRoom: ({ context, event }) =>
      event.type === 'car.added' && context.plates.length < 3 && !context.plates.includes(event.plate),
    isIn: ({ context, event }) => event.type === 'car.dropped' && context.plates.includes(event.plate),
    isHeld: ({ context }) => context.held.length > 0 && context.told === 0,
  },
  actions: {
    addCar: assign(({ context, event, spawn, self }) => {
      if (event.type !== 'car.added') return {};
      spawn('bookCar', { id: `car-${event.plate}`, input: { plate: event.plate, parent: self } });
      return { plates: [...context.plates, event.plate] };
    }),
    holdCar: assign(({ context, event }) =>
      event.type === 'car.held' ? { held: [...context.held, event.plate] } : {},
    ),
    looseCar: assign(({ context, event }) => ('plate' in event ? { held: without(context.held, event.plate) } : {})),
    dropCar: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'car.dropped') return;
      enqueue.sendTo(`car-${event.plate}`, { type: 'car.left' });
      enqueue.stopChild(`car-${event.plate}`);
      enqueue.assign({ plates: without(context.plates, event.plate), held: without(context.held, event.plate) });
    }),
    tellDrivers: enqueueActions(({ context, enqueue }) => {
      for (const plate of context.held) enqueue.spawnChild('tellDriver', { id: `tell-${plate}`, input: { plate } });
      enqueue.assign({ told: context.held.length });
    }),
    countTold: assign({ told: ({ context }) => context.told - 1 }),
  },
}).createMachine({
  id: 'cars',
  context: { plates: [], held: [], told: 0 },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'car.added': { guard: 'hasRoom', actions: 'addCar', meta: { id: 'add' } },
        'car.dropped': { guard: 'isIn', actions: 'dropCar', meta: { id: 'drop' } },
        'car.held': { actions: 'holdCar', meta: { id: 'hold' } },
        'car.refused': { meta: { id: 'refuse' } },
        'car.lost': { actions: 'looseCar', meta: { id: 'loose' } },
        'drivers.told': { guard: 'isHeld', target: 'telling', actions: 'tellDrivers', meta: { id: 'tell' } },
      },
    },
    telling: {
      on: { 'xstate.done.actor.*': { actions: 'countTold', meta: { id: 'told' } } },
    },
  },
});

const PLATES = ['A', 'B', 'C', 'D'];

export const carsFixtures: ChartFixtures<typeof carsMachine> = {
  inputs: { none: undefined },
  events: {
    'car.added': ({ context }) =>
      PLATES.filter((plate) => !context.plates.includes(plate))
        .slice(0, 1)
        .map((plate) => ({ type: 'car.added', plate })),
    'car.dropped': ({ context }) => context.plates.map((plate) => ({ type: 'car.dropped', plate })),
    // What the children say is among their reports.
    'car.held': () => [],
    'car.refused': () => [],
    'car.lost': () => [],
    'drivers.told': () => [{ type: 'drivers.told' }],
  },
  outcomes: {
    bookCar: {
      done: [],
      error: false,
      reports: {
        subject: ({ plate }) => plate,
        next: {
          start: (plate) => [
            { type: 'car.held', plate },
            { type: 'car.refused', plate },
          ],
          'car.held': (plate) => [{ type: 'car.lost', plate }],
        },
      },
    },
    tellDriver: { done: ['told'], error: false },
  },
  delays: {},
};
