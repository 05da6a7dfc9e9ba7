import type { ActorLogic, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getAdjacencyMap, TestModel, type TestPath, type TraversalOptions } from 'xstate/graph';
import { textOf } from './chart-text.ts';
import type { ChartUnderTest } from './chart-under-test.ts';
import type { Step } from './chart-step.ts';
import { eventsAt, leadingOn, outside, type Place } from './place.ts';

type ChartLogic = ActorLogic<Place, AnyEventObject, undefined>;
export type ChartPath = TestPath<Place, AnyEventObject>;
type Options = TraversalOptions<Place, AnyEventObject, undefined>;

/** The chart for `xstate/graph`, with its steps in its states. */
export const logicOf = (chart: ChartUnderTest, machine: AnyStateMachine): ChartLogic => ({
  transition: leadingOn(chart, machine),
  getInitialSnapshot: () => outside,
  getPersistedSnapshot: (place) => place,
});

/** A chart that takes more steps than this counts as endless. */
const LIMIT = 100_000;

export const optionsOf = (chart: ChartUnderTest): Options => ({
  serializeState: ({ key }) => key,
  serializeEvent: textOf,
  events: (place) => eventsAt(chart, place),
  limit: chart.limit ?? LIMIT,
});

/** A transition as it was walked; `to` is not yet replaced by the first place with its key. */
export interface Walked {
  readonly from: Place;
  readonly event: AnyEventObject;
  readonly to: Place;
  readonly step: Step;
}

/**
 * The same logic, telling of each step. It returns the first place with a key instead of the later ones: from there `xstate/graph` walks on, but
 * its paths would name the last, to which they do not lead.
 */
function observed(logic: ChartLogic, onStep: (walked: Walked) => void): ChartLogic {
  const first = new Map<string, Place>();
  return {
    ...logic,
    transition: (from, event, scope) => {
      const to = logic.transition(from, event, scope);
      if (to.step) onStep({ from, event, to, step: to.step });
      const known = first.get(to.key) ?? to;
      first.set(to.key, known);
      return known;
    },
  };
}

/** An abstract state: the first concrete one that was met, and the shortest path to it. */
export interface Visit {
  readonly place: Place;
  readonly snapshot: AnyMachineSnapshot;
  readonly path: ChartPath;
}

export interface Exploration {
  readonly visits: readonly Visit[];
  readonly walked: readonly Walked[];
  readonly steps: readonly Step[];
  readonly model: TestModel<Place, AnyEventObject, undefined>;
}

export interface Limits {
  /** Ends the walk by returning true. */
  onStep?(step: Step): boolean;
  /** Leaves out events. */
  isPossible?(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean;
}

/** Walks every event from every abstract state. */
export function explore(
  chart: ChartUnderTest,
  machine: AnyStateMachine = chart.machine,
  { onStep = () => false, isPossible = () => true }: Limits = {},
): Exploration {
  const walked: Walked[] = [];
  let isOver = false;
  const logic = observed(logicOf(chart, machine), (taken) => {
    walked.push(taken);
    isOver ||= onStep(taken.step);
  });
  const model = new TestModel(logic, {
    ...optionsOf(chart),
    stopWhen: () => isOver,
    filterEvents: ({ step }, event) => !isOver && (step === null || isPossible(step.after, event)),
  });
  // Each event of a state is an edge of its own; its text, as a key, would take longer than the step.
  const serializeEvent = () => String(walked.length);
  const visits = model
    .getShortestPaths({ allowDuplicatePaths: true, serializeEvent })
    .flatMap((path): Visit[] =>
      path.state.step ? [{ place: path.state, snapshot: path.state.step.after, path }] : [],
    );
  return { visits, walked, steps: walked.map(({ step }) => step), model };
}

/** A way from the start: each place that it passes, and the event there. */
export type Way = ReadonlyMap<string, AnyEventObject>;

/** The same walk, which keeps neither its steps nor its paths, but one way to each state. Ends when `onStep` returns true. */
export function patrol(chart: ChartUnderTest, machine: AnyStateMachine, onStep: (step: Step) => boolean): Way[] {
  let isOver = false;
  let steps = 0;
  const cameFrom = new Map<string, { readonly from: string; readonly event: AnyEventObject }>();
  const keys = new Map<string, string>();
  const logic = observed(logicOf(chart, machine), ({ from, event, to, step }) => {
    steps += 1;
    if (!cameFrom.has(to.key)) {
      cameFrom.set(to.key, { from: from.key, event });
      const state = textOf(step.after.value);
      if (!keys.has(state)) keys.set(state, to.key);
    }
    isOver ||= onStep(step);
  });
  getAdjacencyMap(logic, {
    ...optionsOf(chart),
    serializeEvent: () => String(steps),
    stopWhen: () => isOver,
    filterEvents: () => !isOver,
  });
  const wayTo = (key: string): [string, AnyEventObject][] => {
    const last = cameFrom.get(key);
    return last ? [...wayTo(last.from), [last.from, last.event]] : [];
  };
  return [...keys.values()].map((key) => new Map(wayTo(key)));
}

/** Where a way leads. */
export function visitBy(chart: ChartUnderTest, machine: AnyStateMachine, way: Way): Visit {
  const events = ({ key }: Place) => [way.get(key)].filter((event) => event !== undefined);
  const model = new TestModel(logicOf(chart, machine), { ...optionsOf(chart), events });
  const path = model.getShortestPaths().find(({ state }) => !way.has(state.key));
  if (!path?.state.step) throw new Error('the way leads nowhere');
  return { place: path.state, snapshot: path.state.step.after, path };
}
