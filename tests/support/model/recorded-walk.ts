import { createActor, isMachineSnapshot, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import { recordSteps } from '#machines/shared/trace/trace-recorder.ts';
import type { TraceStep } from '#machines/shared/trace/trace.types.ts';
import type { ChartUnderTest } from './chart-under-test.ts';
import { withSilentChildren } from './children.ts';
import { answersFor, ownEventsFor, timersIn } from './happenings.ts';
import { FIRED, instrument } from './instrument.ts';

/** A step as the trace tells it, and what really happened. */
export interface RecordedStep {
  readonly told: TraceStep;
  readonly fired: readonly string[];
  /** The answers of the guards as `<transition> <answer>`. */
  readonly answers: ReadonlySet<string>;
  /** The ids of all active states. */
  readonly states: readonly string[];
}

/** Always the same numbers below `end`. */
function numbersFrom(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * end);
  };
}

const possible = (chart: ChartUnderTest, snapshot: AnyMachineSnapshot): AnyEventObject[] => [
  ...ownEventsFor(chart, snapshot),
  ...answersFor(chart, snapshot, new Map()),
  ...timersIn(snapshot),
];

/** So many steps of real actors of a chart, one after the other, each with events by chance until it ends; what they told the inspection, and what they did. */
export function recordedWalk(chart: ChartUnderTest, count: number, seed = 1): readonly RecordedStep[] {
  const steps: RecordedStep[] = [];
  const next = numbersFrom(seed);
  let [fired, answers]: [string[], Set<string>] = [[], new Set()];
  let last: AnyMachineSnapshot | null = null;
  const { machine } = instrument(chart.machine, (id, answer) => void answers.add(`${id} ${answer}`));
  const walked = withSilentChildren(chart, machine);
  const record = recordSteps((told) => {
    if (told.flow !== chart.machine.id) return;
    steps.push({ told, fired, answers, states: last?._nodes.map(({ id }) => id) ?? [] });
    [fired, answers] = [[], new Set()];
  });
  const inputs = Object.values(chart.fixtures.inputs);
  while (steps.length < count) {
    [fired, answers] = [[], new Set()];
    const actor = createActor(walked, {
      input: inputs[next(inputs.length)],
      inspect: (event) => {
        if (event.type === '@xstate.action' && event.action.type === FIRED)
          fired.push((event.action.params as { readonly id: string }).id);
        if (event.type === '@xstate.snapshot' && event.actorRef === actor && isMachineSnapshot(event.snapshot))
          last = event.snapshot;
        record(event, steps.length);
      },
    });
    actor.start();
    const limit = steps.length + 60;
    while (actor.getSnapshot().status === 'active' && steps.length < Math.min(count, limit)) {
      const events = possible(chart, actor.getSnapshot());
      const event = events[next(events.length)];
      if (event === undefined) break;
      chart.clock?.set(0);
      actor.send(event);
    }
    actor.stop();
  }
  return steps.slice(0, count);
}
