import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { textOf } from './chart-text.ts';
import type { ChartUnderTest } from './chart-under-test.ts';
import { startOf, stepFrom, type Step } from './chart-step.ts';
import { childrenAfter, countsOf, reportsFor, withSilentChildren, type Child } from './children.ts';
import { answersFor, ownEventsFor, timersIn } from './happenings.ts';

/** What `xstate/graph` wants of every state. */
export const ACTIVE = { status: 'active', output: undefined, error: undefined } as const;
export type Active = typeof ACTIVE;

/** What a walk passes through: a state of the chart, with the step that led to it. In the shape of a snapshot, for `xstate/graph`. */
export interface Place extends Active {
  /** Places with the same key count as one. */
  readonly key: string;
  /** Null before the start. */
  readonly step: Step | null;
  readonly children: ReadonlyMap<AnyActorRef, Child>;
  /** Milliseconds since the start, for a chart with a clock. */
  readonly passed: number;
  /** When its delays end, by the events at their end, for a chart with a clock. */
  readonly due: ReadonlyMap<string, number>;
  toJSON(): string;
}

const placeOf = (key: string, parts: Pick<Place, 'step' | 'children' | 'passed' | 'due'>): Place => ({
  ...ACTIVE,
  key,
  ...parts,
  toJSON: () => key,
});

/** Before the start; its events start the chart, one with each of its inputs. */
export const outside: Place = placeOf('(outside)', { step: null, children: new Map(), passed: 0, due: new Map() });

const waysBack = ({ historyValue }: AnyMachineSnapshot) =>
  Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);

/**
 * Two states count as one if they have the same state value and ways back, no guard can tell them apart, what is watched is the same, and as
 * many children of each kind have reported the same.
 */
const keyOf = (
  chart: ChartUnderTest,
  snapshot: AnyMachineSnapshot,
  { children, due }: Pick<Place, 'children' | 'due'>,
) => {
  const back = waysBack(snapshot);
  const soonest = [...due].toSorted(([, one], [, other]) => one - other).map(([type]) => type);
  return textOf([
    snapshot.value,
    snapshot.status,
    chart.guardView(snapshot),
    chart.watched?.(snapshot),
    ...(back.length > 0 ? [{ back }] : []),
    ...(children.size > 0 ? [countsOf(children.values())] : []),
    ...(soonest.length > 0 ? [{ soonest }] : []),
  ]);
};

function dueAfter(
  { due }: Place,
  event: AnyEventObject,
  { delays }: Step,
  passed: number,
): ReadonlyMap<string, number> {
  const left = new Map(due);
  left.delete(event.type);
  for (const [type, ms] of delays)
    if (ms === null) left.delete(type);
    else left.set(type, passed + ms);
  return left;
}

/** The place to which an event leads; a clock is set to its time. */
function placeAfter(chart: ChartUnderTest, machine: AnyStateMachine, from: Place, event: AnyEventObject): Place {
  const passed = Math.max(from.passed, from.due.get(event.type) ?? 0);
  chart.clock?.set(passed);
  const step =
    from.step === null
      ? startOf(chart, machine, chart.fixtures.inputs[String(event['input'])])
      : stepFrom(chart, machine, from.step.after, event);
  const children = childrenAfter(chart, from.children, event, step.after);
  const due = chart.clock ? dueAfter(from, event, step, passed) : from.due;
  return placeOf(keyOf(chart, step.after, { children, due }), { step, children, passed, due });
}

/** Where each event leads in this chart, with its children replaced by their reports. */
export const leadingOn = (chart: ChartUnderTest, machine: AnyStateMachine) => {
  const walked = withSilentChildren(chart, machine);
  return (from: Place, event: AnyEventObject): Place => placeAfter(chart, walked, from, event);
};

/** Of a chart with a clock, only the delay that ends first can end. */
const endingFirst = ({ due }: Place, timers: readonly AnyEventObject[]) => {
  const soonest = Math.min(...due.values());
  return timers.filter(({ type }) => due.get(type) === soonest);
};

export const answersAt = (chart: ChartUnderTest, { step, children }: Place): AnyEventObject[] =>
  step?.after.status === 'active' ? answersFor(chart, step.after, children) : [];

export const timersAt = (chart: ChartUnderTest, place: Place): AnyEventObject[] => {
  if (place.step?.after.status !== 'active') return [];
  const timers = timersIn(place.step.after);
  return chart.clock ? endingFirst(place, timers) : timers;
};

/** Everything that can happen in this place; nothing if the chart has ended. */
export function eventsAt(chart: ChartUnderTest, place: Place): AnyEventObject[] {
  if (place.step === null) return Object.keys(chart.fixtures.inputs).map((input) => ({ type: 'start', input }));
  if (place.step.after.status !== 'active') return [];
  chart.clock?.set(place.passed);
  return [
    ...ownEventsFor(chart, place.step.after),
    ...answersAt(chart, place),
    ...reportsFor(chart, [...place.children.values()]),
    ...timersAt(chart, place),
  ];
}
