import {
  getNextTransitions,
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import type { ChartUnderTest, Taken } from './chart-under-test.ts';
import { textOf } from './chart-text.ts';
import { FIRED } from './instrument.ts';

export interface Step extends Taken {
  /** The ids of the transitions that were taken, in order; empty for an event that is ignored. */
  readonly fired: readonly string[];
}

/** An abstract state: the first concrete one that was met, and the shortest way to it. */
export interface Visit {
  readonly key: string;
  readonly snapshot: AnyMachineSnapshot;
  readonly input: string;
  readonly path: readonly AnyEventObject[];
}

export interface Exploration {
  readonly visits: ReadonlyMap<string, Visit>;
  readonly steps: readonly Step[];
}

const LIMIT = 3000;

/** Two concrete states count as one if they have the same state value, no guard can tell them apart, and what is watched is the same. */
export const keyOf = (chart: ChartUnderTest, snapshot: AnyMachineSnapshot): string =>
  textOf([snapshot.value, snapshot.status, chart.guardView(snapshot), chart.watched?.(snapshot)]);

interface Effect {
  readonly type: string;
  readonly params?: unknown;
}

interface EffectParts {
  readonly id?: string;
  readonly src?: unknown;
  readonly input?: unknown;
  readonly to?: object;
  readonly targetId?: string;
  readonly event?: unknown;
  readonly delay?: number;
  readonly sendId?: string;
}

const partsOf = (params: unknown): EffectParts => params ?? {};
const idOf = (actor: unknown) => partsOf(actor).id;

function effectText({ type, params }: Effect): string | null {
  const { id, src, input, to, targetId, event, delay, sendId } = partsOf(params);
  switch (type) {
    case FIRED:
      return null;
    case 'xstate.spawnChild':
      return `start ${String(id)}${input === undefined ? '' : ` ${textOf(input)}`}${typeof src === 'string' && src !== id ? ` by ${src}` : ''}`;
    case 'xstate.stopChild':
      return params === undefined ? null : `stop ${String(idOf(params))}`;
    case 'xstate.sendTo':
      return `tell ${targetId ?? (to === undefined ? 'nobody' : 'another')} ${textOf(event)}`;
    case 'xstate.raise':
      return delay === undefined
        ? null
        : `wait ${String(delay)} ${String(id).replace(/^xstate\.after\.([^.]+)\./, '$1 in ')}`;
    case 'xstate.cancel':
      return `cancel ${String(sendId)}`;
    default:
      return `${type}${params === undefined ? '' : ` ${textOf(params)}`}`;
  }
}

const stepOf = (
  before: AnyMachineSnapshot | null,
  event: AnyEventObject,
  [after, actions]: readonly [AnyMachineSnapshot, readonly Effect[]],
): Step => ({
  before,
  event,
  after,
  fired: actions.filter(({ type }) => type === FIRED).map(({ params }) => String(idOf(params))),
  effects: actions.map(effectText).filter((effect) => effect !== null),
});

/** The step that starts the chart. */
export const startOf = (machine: AnyStateMachine, input: unknown): Step =>
  stepOf(null, { type: 'start' }, initialTransition(machine, input));

export const stepFrom = (machine: AnyStateMachine, before: AnyMachineSnapshot, event: AnyEventObject): Step =>
  stepOf(before, event, transition(machine, before, event));

export const FAILURE = new Error('a fault or the network');

export function answersFor({ fixtures }: ChartUnderTest, snapshot: AnyMachineSnapshot): AnyEventObject[] {
  return Object.keys(snapshot.children as object).flatMap((id) => {
    const samples = fixtures.outcomes[id];
    if (!samples) return [];
    const outputs = typeof samples.done === 'function' ? samples.done(snapshot) : samples.done;
    return [
      ...outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
      ...(samples.error ? [{ type: `xstate.error.actor.${id}`, error: FAILURE, actorId: id }] : []),
    ];
  });
}

export const timersIn = (snapshot: AnyMachineSnapshot): AnyEventObject[] =>
  [...new Set(getNextTransitions(snapshot).map(({ eventType }) => String(eventType)))]
    .filter((type) => type.startsWith('xstate.after.'))
    .map((type) => ({ type }));

export const ownEventsFor = ({ fixtures }: ChartUnderTest, snapshot: AnyMachineSnapshot): AnyEventObject[] =>
  Object.values(fixtures.events).flatMap((samples) => samples(snapshot));

/** Everything that can happen to a chart in this state; nothing if it has ended. */
export const eventsFor = (chart: ChartUnderTest, snapshot: AnyMachineSnapshot): AnyEventObject[] =>
  snapshot.status === 'active'
    ? [...ownEventsFor(chart, snapshot), ...answersFor(chart, snapshot), ...timersIn(snapshot)]
    : [];

/**
 * Walks every event from every abstract state, breadth first. `onStep` may end the walk by returning true; `isPossible` can exclude events.
 */
export function explore(
  chart: ChartUnderTest,
  machine: AnyStateMachine = chart.machine,
  onStep: (step: Step) => boolean = () => false,
  isPossible: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean = () => true,
): Exploration {
  const visits = new Map<string, Visit>();
  const steps: Step[] = [];
  const queue: Visit[] = [];
  const limit = chart.limit ?? LIMIT;
  const take = (step: Step, input: string, path: readonly AnyEventObject[]): boolean => {
    steps.push(step);
    const key = keyOf(chart, step.after);
    if (!visits.has(key)) {
      if (visits.size >= limit) throw new Error(`${chart.flow}: more than ${limit} abstract states`);
      const visit = { key, snapshot: step.after, input, path };
      visits.set(key, visit);
      queue.push(visit);
    }
    return onStep(step);
  };
  for (const [name, input] of Object.entries(chart.fixtures.inputs))
    if (take(startOf(machine, input), name, [])) return { visits, steps };
  for (let visit = queue.shift(); visit; visit = queue.shift())
    for (const event of eventsFor(chart, visit.snapshot)) {
      if (!isPossible(visit.snapshot, event)) continue;
      if (take(stepFrom(machine, visit.snapshot, event), visit.input, [...visit.path, event])) return { visits, steps };
    }
  return { visits, steps };
}
