import { StateMachine, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { statesOf, configOf } from './chart-config.ts';
import { eventText, textOf } from './chart-text.ts';
import type { ChartUnderTest } from './chart-under-test.ts';
import { answersFor, keyOf, ownEventsFor, startOf, stepFrom, timersIn, type Step, type Visit } from './explore.ts';

const TYPE = 'session.superseded';

/** The session's end as an event of this chart; a chart that does not handle it gets it too. */
const endsFor = (chart: ChartUnderTest, snapshot: AnyMachineSnapshot): AnyEventObject[] => {
  const known = ownEventsFor(chart, snapshot).filter(({ type }) => type === TYPE);
  return known.length > 0 ? known : [{ type: TYPE }];
};

/** What is in the store after a visit's path: the stored text, or null if this page must not overwrite it. */
function storedAt(chart: ChartUnderTest, machine: AnyStateMachine, { input, path }: Visit): string | null {
  const { store } = chart;
  if (!store) return null;
  let stored: string | null = null;
  const take = (step: Step) => {
    const known = store.known(step);
    if (known !== undefined) stored = known === null ? null : textOf(known);
    const written = store.written(step.after);
    if (written !== null) stored = textOf(written);
  };
  let step = startOf(machine, chart.fixtures.inputs[input]);
  take(step);
  for (const event of path) {
    step = stepFrom(machine, step.after, event);
    take(step);
  }
  return stored;
}

/** Whether time alone, without an answer or a person, leads round and round with a call in each. */
function asksWithoutEnd(chart: ChartUnderTest, machine: AnyStateMachine, from: AnyMachineSnapshot): boolean {
  const seen = new Set<string>();
  const goesRound = (snapshot: AnyMachineSnapshot, way: readonly { key: string; asks: boolean }[]): boolean => {
    const key = keyOf(chart, snapshot);
    const round = way.findIndex((place) => place.key === key);
    if (round >= 0) return way.slice(round).some(({ asks }) => asks);
    if (snapshot.status !== 'active' || seen.has(key)) return false;
    seen.add(key);
    return timersIn(snapshot)
      .map((timer) => stepFrom(machine, snapshot, timer))
      .some(({ after, effects }) => {
        const asks = effects.some((effect) => effect.startsWith('start '));
        return goesRound(after, [...way, { key, asks }]);
      });
  };
  return goesRound(from, []);
}

const isWriting = (logic: unknown) =>
  typeof logic === 'object' && logic !== null && Reflect.get(logic, 'kind') === 'writes';

/** The invoked services that change something on the server, as their ports declare. */
export const writesIn = (machine: AnyStateMachine): ReadonlySet<string> => {
  const actors = machine.implementations.actors as Readonly<Record<string, unknown>>;
  const invokes = statesOf(configOf(machine)).flatMap(({ state }) => state.invoke);
  return new Set(invokes.filter(({ src }) => isWriting(actors[String(src)])).map(({ id }) => id));
};

/** Whether another chart is running in this one, which limits its own waiting and tells when it ends. */
const waitsForChart = (machine: AnyStateMachine, { children }: AnyMachineSnapshot): boolean => {
  const actors = machine.implementations.actors as Readonly<Record<string, unknown>>;
  const invokes = statesOf(configOf(machine)).flatMap(({ state }) => state.invoke);
  return invokes.some(({ id, src }) => id in (children as object) && actors[String(src)] instanceof StateMachine);
};

/**
 * A write that is sent although nobody has done anything: by a timer, or because of the answer to the write that was on its way. What only reads gets
 * no answer any more.
 */
function sendsByItself(chart: ChartUnderTest, machine: AnyStateMachine, from: AnyMachineSnapshot): string | null {
  const writes = writesIn(chart.machine);
  const seen = new Set<string>();
  const queue = [from];
  for (let snapshot = queue.shift(); snapshot; snapshot = queue.shift()) {
    const key = keyOf(chart, snapshot);
    if (seen.has(key) || snapshot.status !== 'active') continue;
    seen.add(key);
    const answers = answersFor(chart, snapshot).filter(({ actorId }) => writes.has(String(actorId)));
    for (const event of [...answers, ...timersIn(snapshot)]) {
      const { after, effects } = stepFrom(machine, snapshot, event);
      const sent = effects.find((effect) => writes.has(/^start (\w+)/.exec(effect)?.[1] ?? ''));
      if (sent !== undefined) return `${eventText(event)} sends ${sent}`;
      queue.push(after);
    }
  }
  return null;
}

/**
 * What goes wrong if the session ends in this state: the chart breaks, waits endlessly for an answer that does not come, changes the store, asks
 * without end although it is told, or sends something again that changes the server without the person.
 */
export function faultsOfSuperseding(chart: ChartUnderTest, machine: AnyStateMachine, visit: Visit): string[] {
  const stored = storedAt(chart, machine, visit);
  const way = visit.path.map(eventText).join(' > ') || '(start)';
  const isTold = chart.fixtures.events[TYPE] !== undefined;
  return endsFor(chart, visit.snapshot).flatMap((event) => {
    const { after } = stepFrom(machine, visit.snapshot, event);
    const written = chart.store?.written(after) ?? null;
    const sent = sendsByItself(chart, machine, after);
    return [
      ...(after.status === 'error' ? [`${way}: breaks`] : []),
      ...(isTold && asksWithoutEnd(chart, machine, after) ? [`${way}: asks without end`] : []),
      ...(after.hasTag('busy') && timersIn(after).length === 0 && !waitsForChart(chart.machine, after)
        ? [`${way}: waits without end`]
        : []),
      ...(written !== null && textOf(written) !== stored ? [`${way}: writes ${textOf(written)} over ${stored}`] : []),
      ...(sent === null ? [] : [`${way}: ${sent}`]),
    ];
  });
}
