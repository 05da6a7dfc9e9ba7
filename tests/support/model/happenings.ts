import { getNextTransitions, type AnyActorRef, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import type { ChartUnderTest } from './chart-under-test.ts';
import { childrenOf, sourceOf, type Child } from './children.ts';

const FAILURE = new Error('a fault or the network');

/** The samples of a child's answers are under its id, or under its source if there may be several. */
function answersOf(chart: ChartUnderTest, child: AnyActorRef, snapshot: AnyMachineSnapshot): AnyEventObject[] {
  const { id } = child;
  const samples = chart.fixtures.outcomes[id] ?? chart.fixtures.outcomes[sourceOf(child)];
  if (!samples) return [];
  const outputs = typeof samples.done === 'function' ? samples.done(snapshot) : samples.done;
  return [
    ...outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
    ...(samples.error ? [{ type: `xstate.error.actor.${id}`, error: FAILURE, actorId: id }] : []),
  ];
}

/** The answers that may come; a child that has answered does not answer again, even if it is still there. */
export const answersFor = (
  chart: ChartUnderTest,
  snapshot: AnyMachineSnapshot,
  several: ReadonlyMap<AnyActorRef, Child>,
): AnyEventObject[] =>
  childrenOf(snapshot)
    .filter((child) => several.get(child)?.said !== 'ended')
    .flatMap((child) => answersOf(chart, child, snapshot));

export const timersIn = (snapshot: AnyMachineSnapshot): AnyEventObject[] =>
  [...new Set(getNextTransitions(snapshot).map(({ eventType }) => String(eventType)))]
    .filter((type) => type.startsWith('xstate.after.'))
    .map((type) => ({ type }));

export const ownEventsFor = ({ fixtures }: ChartUnderTest, snapshot: AnyMachineSnapshot): AnyEventObject[] =>
  Object.values(fixtures.events).flatMap((samples) => samples(snapshot));
