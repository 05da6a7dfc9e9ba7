import {
  StateMachine,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { textOf } from './chart-text.ts';
import type { ChartUnderTest } from './chart-under-test.ts';
import { childrenOf, sourceOf } from './children.ts';
import { logicOf, optionsOf, type Visit } from './explore.ts';
import { ownEventsFor, timersIn } from './happenings.ts';
import { answersAt, leadingOn, timersAt, type Place } from './place.ts';
import { eventsOf } from './test-path.ts';
import { eventText } from './short-text.ts';

const TYPE = 'session.superseded';

/** The session's end as an event of this chart; a chart that does not handle it gets it too. */
const endsFor = (chart: ChartUnderTest, snapshot: AnyMachineSnapshot): AnyEventObject[] => {
  const known = ownEventsFor(chart, snapshot).filter(({ type }) => type === TYPE);
  return known.length > 0 ? known : [{ type: TYPE }];
};

/** What is in the store after a visit's path: the stored text, or null if this page must not overwrite it. */
function storedAt({ store }: ChartUnderTest, { path }: Visit): string | null {
  let stored: string | null = null;
  for (const { step } of store ? path.steps.map(({ state }) => state) : []) {
    if (!store || !step) continue;
    const known = store.known(step);
    if (known !== undefined) stored = known === null ? null : textOf(known);
    const written = store.written(step.after);
    if (written !== null) stored = textOf(written);
  }
  return stored;
}

/** Where these events alone lead from a place. */
const mapFrom = (
  chart: ChartUnderTest,
  machine: AnyStateMachine,
  fromState: Place,
  events: (place: Place) => AnyEventObject[],
) => getAdjacencyMap(logicOf(chart, machine), { ...optionsOf(chart), fromState, events });

const startsIn = ({ step }: Place) => step?.effects.filter((effect) => effect.startsWith('start ')) ?? [];

/** Whether time alone, without an answer or a person, leads round and round with a call in each. */
function asksWithoutEnd(chart: ChartUnderTest, machine: AnyStateMachine, from: Place): boolean {
  const inTime = (place: Place) => mapFrom(chart, machine, place, (at) => timersAt(chart, at));
  return adjacencyMapToArray(inTime(from)).some(
    ({ state, nextState }) => startsIn(nextState).length > 0 && Object.hasOwn(inTime(nextState), state.key),
  );
}

const isWriting = (logic: unknown) =>
  typeof logic === 'object' && logic !== null && Reflect.get(logic, 'kind') === 'writes';

const actorsOf = ({ implementations }: AnyStateMachine) => implementations.actors as Readonly<Record<string, unknown>>;

/** The running services that change something on the server, as their ports declare. */
const writesIn = ({ machine }: ChartUnderTest, { step }: Place): AnyActorRef[] =>
  step ? childrenOf(step.after).filter((child) => isWriting(actorsOf(machine)[sourceOf(child)])) : [];

/** Whether another chart is running in this one, which limits its own waiting and tells when it ends. */
const waitsForChart = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot): boolean =>
  childrenOf(snapshot).some((child) => actorsOf(machine)[sourceOf(child)] instanceof StateMachine);

/**
 * A write that is sent although nobody has done anything: by a timer, or because of the answer to the write that was on its way. What only reads gets
 * no answer any more.
 */
function sendsByItself(chart: ChartUnderTest, machine: AnyStateMachine, from: Place): string | null {
  const map = mapFrom(chart, machine, from, (place) => {
    const ids = writesIn(chart, place).map(({ id }) => id);
    return [
      ...answersAt(chart, place).filter(({ actorId }) => ids.includes(String(actorId))),
      ...timersAt(chart, place),
    ];
  });
  for (const { state, event, nextState } of adjacencyMapToArray(map)) {
    const under = writesIn(chart, state);
    const sent = writesIn(chart, nextState).find((child) => !under.includes(child));
    if (sent) return `${eventText(event)} sends ${sent.id}`;
  }
  return null;
}

/**
 * What goes wrong if the session ends in this state: the chart breaks, waits endlessly for an answer that does not come, changes the store, asks
 * without end although it is told, or sends something again that changes the server without the person.
 */
export function faultsOfSuperseding(chart: ChartUnderTest, machine: AnyStateMachine, visit: Visit): string[] {
  const next = leadingOn(chart, machine);
  const stored = storedAt(chart, visit);
  const way = eventsOf(visit.path).map(eventText).join(' > ');
  const isTold = chart.fixtures.events[TYPE] !== undefined;
  return endsFor(chart, visit.snapshot).flatMap((event) => {
    const ended = next(visit.place, event);
    const after = ended.step?.after ?? visit.snapshot;
    const written = chart.store?.written(after) ?? null;
    const sent = sendsByItself(chart, machine, ended);
    return [
      ...(after.status === 'error' ? [`${way}: breaks`] : []),
      ...(isTold && asksWithoutEnd(chart, machine, ended) ? [`${way}: asks without end`] : []),
      ...(after.hasTag('busy') && timersIn(after).length === 0 && !waitsForChart(chart.machine, after)
        ? [`${way}: waits without end`]
        : []),
      ...(written !== null && textOf(written) !== stored ? [`${way}: writes ${textOf(written)} over ${stored}`] : []),
      ...(sent === null ? [] : [`${way}: ${sent}`]),
    ];
  });
}
