import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { eventText, textOf } from './chart-text.ts';
import type { ChartUnderTest } from './chart-under-test.ts';
import { ownEventsFor, startOf, stepFrom, timersIn, type Step, type Visit } from './explore.ts';

const TYPE = 'session.superseded';

/** The end of the session as this chart is told it; one that knows nothing of sessions is told it too. */
const endsFor = (chart: ChartUnderTest, snapshot: AnyMachineSnapshot): AnyEventObject[] => {
  const known = ownEventsFor(chart, snapshot).filter(({ type }) => type === TYPE);
  return known.length > 0 ? known : [{ type: TYPE }];
};

/** What is in the store after a visit's path: a text of what was stored, and null where it is not this page's to write over. */
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

/**
 * What is wrong where the session ends in this state: the chart breaks, waits without end for an answer that does not come, or writes to
 * the store what was not there.
 */
export function faultsOfSuperseding(chart: ChartUnderTest, machine: AnyStateMachine, visit: Visit): string[] {
  const stored = storedAt(chart, machine, visit);
  const way = visit.path.map(eventText).join(' > ') || '(start)';
  return endsFor(chart, visit.snapshot).flatMap((event) => {
    const { after } = stepFrom(machine, visit.snapshot, event);
    const written = chart.store?.written(after) ?? null;
    return [
      ...(after.status === 'error' ? [`${way}: breaks`] : []),
      ...(after.hasTag('busy') && timersIn(after).length === 0 ? [`${way}: waits without end`] : []),
      ...(written !== null && textOf(written) !== stored ? [`${way}: writes ${textOf(written)} over ${stored}`] : []),
    ];
  });
}
