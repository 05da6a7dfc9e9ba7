import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { eventText, textOf } from './chart-text.ts';
import type { ChartUnderTest } from './chart-under-test.ts';
import { keyOf, ownEventsFor, startOf, stepFrom, timersIn, type Step, type Visit } from './explore.ts';

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

/**
 * What goes wrong if the session ends in this state: the chart breaks, waits endlessly for an answer that does not come, changes the store, or
 * asks without end although it is told.
 */
export function faultsOfSuperseding(chart: ChartUnderTest, machine: AnyStateMachine, visit: Visit): string[] {
  const stored = storedAt(chart, machine, visit);
  const way = visit.path.map(eventText).join(' > ') || '(start)';
  const isTold = chart.fixtures.events[TYPE] !== undefined;
  return endsFor(chart, visit.snapshot).flatMap((event) => {
    const { after } = stepFrom(machine, visit.snapshot, event);
    const written = chart.store?.written(after) ?? null;
    return [
      ...(after.status === 'error' ? [`${way}: breaks`] : []),
      ...(isTold && asksWithoutEnd(chart, machine, after) ? [`${way}: asks without end`] : []),
      ...(after.hasTag('busy') && timersIn(after).length === 0 ? [`${way}: waits without end`] : []),
      ...(written !== null && textOf(written) !== stored ? [`${way}: writes ${textOf(written)} over ${stored}`] : []),
    ];
  });
}
