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
import { textOf } from './chart-text.ts';
import { deferred, settled, type Deferred } from './deferred.ts';
import { ownEventsFor, stepFrom, type Visit } from './explore.ts';

/** A real actor whose calls wait for the test. */
export interface Stage {
  readonly actor: AnyActorRef;
  readonly snapshot: () => AnyMachineSnapshot;
  /** Makes one event of a generated path happen: sends it, settles a call, or lets time pass. */
  readonly perform: (event: AnyEventObject) => Promise<void>;
  readonly stop: () => void;
}

const [DONE, ERROR, AFTER] = ['xstate.done.actor.', 'xstate.error.actor.', 'xstate.after.'];
const ANSWER = /^xstate\.(done|error)\.actor\./;

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
  const actor = createActor(machine.provide({ actors }), { clock, input: chart.fixtures.inputs[input] });
  actor.subscribe({ error: () => undefined });
  actor.start();
  const perform = async (event: AnyEventObject) => {
    const answered = calls.get(event.type.replace(ANSWER, ''));
    if (answered && event.type.startsWith(DONE)) answered.resolve('output' in event ? event['output'] : undefined);
    else if (answered && event.type.startsWith(ERROR)) answered.reject(new Error('a fault'));
    else if (event.type.startsWith(AFTER)) clock.increment(delayNamed(chart, event.type));
    else actor.send(event);
    await settled();
  };
  return { actor, snapshot: () => actor.getSnapshot() as AnyMachineSnapshot, perform, stop: () => actor.stop() };
}

/** What must be the same for the real actor and the pure walk. */
export const endText = ({ value, status, context, error }: AnyMachineSnapshot): string =>
  textOf([value, status, context, error === undefined ? null : 'error']);

export interface Replayed {
  readonly expected: string;
  readonly actual: string;
  /** Events that the walk ignores but the real actor did not. */
  readonly notIgnored: readonly string[];
}

/** Walks the path of a visit on a real actor, then sends it every own event that it must ignore there. */
export async function replay(
  chart: ChartUnderTest,
  visit: Visit,
  machine: AnyStateMachine = chart.machine,
): Promise<Replayed> {
  const { snapshot, perform, stop, actor } = stage(chart, visit.input, machine);
  try {
    for (const event of visit.path) await perform(event);
    const [actual, expected] = [endText(snapshot()), endText(visit.snapshot)];
    const notIgnored: string[] = [];
    const mayHear = actual === expected && visit.snapshot.status === 'active';
    for (const event of mayHear ? ownEventsFor(chart, visit.snapshot) : []) {
      const step = stepFrom(chart.machine, visit.snapshot, event);
      if (step.effects.length > 0 || endText(step.after) !== expected) continue;
      actor.send(event);
      if (endText(snapshot()) !== expected) notIgnored.push(event.type);
    }
    return { expected, actual, notIgnored };
  } finally {
    stop();
  }
}
