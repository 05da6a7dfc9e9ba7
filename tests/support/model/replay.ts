import {
  createActor,
  fromPromise,
  SimulatedClock,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import type { ChartUnderTest } from './chart-under-test.ts';
import { stepFrom } from './chart-step.ts';
import { textOf } from './chart-text.ts';
import { deferred, settled, type Deferred } from './deferred.ts';
import type { Visit } from './explore.ts';
import { ownEventsFor } from './happenings.ts';
import { inputOf, testPath } from './test-path.ts';

/** A real actor whose calls wait for the test. */
export interface Stage {
  readonly actor: AnyActorRef;
  readonly snapshot: () => AnyMachineSnapshot;
  /** Makes one event of a generated path happen: sends it, settles a call, or lets time pass; a chart with a clock is told how much has passed. */
  readonly perform: (event: AnyEventObject, passed: number) => Promise<void>;
  readonly stop: () => void;
}

const [DONE, ERROR, AFTER] = ['xstate.done.actor.', 'xstate.error.actor.', 'xstate.after.'];
const ANSWER = /^xstate\.(done|error)\.actor\./;

/** The milliseconds of the delay that ends with this event. */
export function delayNamed(chart: ChartUnderTest, type: string): number {
  const name = type.slice(AFTER.length).split('.')[0] ?? '';
  const delay = chart.fixtures.delays[name] ?? Number(name);
  if (Number.isNaN(delay)) throw new Error(`no sample for the delay ${name}`);
  return delay;
}

/**
 * Starts a real actor from one of the chart's inputs. Every service and child chart is a pending call, except those in `real` (by the name
 * of their source), which a page may need to read; the path then sends what they would report.
 */
export function stage(
  chart: ChartUnderTest,
  input: string,
  machine: AnyStateMachine = chart.machine,
  real: Readonly<Record<string, AnyActorLogic>> = {},
): Stage {
  const clock = new SimulatedClock();
  const calls = new Map<string, Deferred<unknown>>();
  const waiting = fromPromise(({ self }) => {
    const call = deferred<unknown>();
    calls.set(self.id, call);
    return call.promise;
  });
  const actors = Object.fromEntries(
    Object.keys(machine.implementations.actors ?? {}).map((name) => [name, real[name] ?? waiting]),
  );
  chart.clock?.set(0);
  const actor = createActor(machine.provide({ actors }), { clock, input: chart.fixtures.inputs[input] });
  actor.subscribe({ error: () => undefined });
  actor.start();
  const wait = (event: AnyEventObject, passed: number) => {
    chart.clock?.set(passed);
    if (chart.clock) clock.set(passed);
    else clock.increment(delayNamed(chart, event.type));
  };
  const perform = async (event: AnyEventObject, passed: number) => {
    const answered = calls.get(event.type.replace(ANSWER, ''));
    if (answered && event.type.startsWith(DONE)) answered.resolve('output' in event ? event['output'] : undefined);
    else if (answered && event.type.startsWith(ERROR)) answered.reject(new Error('a fault'));
    else if (event.type.startsWith(AFTER)) wait(event, passed);
    else actor.send(event);
    await settled();
  };
  return { actor, snapshot: () => actor.getSnapshot() as AnyMachineSnapshot, perform, stop: () => actor.stop() };
}

/** What must be the same for the real actor and the pure walk. */
const endText = ({ value, status, context, error }: AnyMachineSnapshot): string =>
  textOf([value, status, context, error === undefined ? null : 'error']);

/** The own events that this state ignores and the actor does not. */
function heardWrongly(chart: ChartUnderTest, snapshot: AnyMachineSnapshot, { actor, ...staged }: Stage): string[] {
  const expected = endText(snapshot);
  const own = snapshot.status === 'active' ? ownEventsFor(chart, snapshot) : [];
  const ignored = own.filter((event) => {
    const { effects, after } = stepFrom(chart, chart.machine, snapshot, event);
    return effects.length === 0 && endText(after) === expected;
  });
  return ignored
    .filter((event) => {
      actor.send(event);
      return endText(staged.snapshot()) !== expected;
    })
    .map(({ type }) => type);
}

/**
 * Walks the path of a visit on a real actor, which must be where the walk is after each step, then sends it every own event that it must ignore
 * there. Returns those that it did not ignore.
 */
export async function replay(
  chart: ChartUnderTest,
  { path, snapshot }: Visit,
  machine: AnyStateMachine = chart.machine,
): Promise<string[]> {
  const staged = stage(chart, inputOf(path), machine);
  try {
    await testPath(
      path,
      async (event, passed) => {
        if (event.type !== 'start') await staged.perform(event, passed);
      },
      ({ after }) => {
        const [actual, expected] = [endText(staged.snapshot()), endText(after)];
        if (actual !== expected) throw new Error(`${actual} is not ${expected}`);
      },
    );
    return heardWrongly(chart, snapshot, staged);
  } finally {
    staged.stop();
  }
}
