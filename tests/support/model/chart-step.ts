import {
  createEmptyActor,
  type ActorScope,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import type { ChartUnderTest, Taken } from './chart-under-test.ts';
import { delaysIn, effectsOf, firedIn, type Effect } from './effect-text.ts';

export interface Step extends Taken {
  /** The ids of the transitions that were taken, in order; empty for an event that is ignored. */
  readonly fired: readonly string[];
  /** The delays that it started or, with null, ended, by the event at their end. */
  readonly delays: readonly (readonly [event: string, ms: number | null])[];
}

type Scope = ActorScope<AnyMachineSnapshot, AnyEventObject>;

/** In place of the chart's own actor, for all steps, as in the walks of `xstate/graph`. */
const self: AnyActorRef = createEmptyActor();

/**
 * What a run of the chart returns, and the actions that it asks for. XState's own `transition` makes an actor of the whole chart for each step,
 * which takes longer than the step.
 */
function performed(run: (scope: Scope) => AnyMachineSnapshot): readonly [AnyMachineSnapshot, readonly Effect[]] {
  const actions: Effect[] = [];
  const nothing = () => undefined;
  const after = run({
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: (action) => void actions.push(action),
  });
  return [after, actions];
}

const stepOf = (
  chart: ChartUnderTest,
  before: AnyMachineSnapshot | null,
  event: AnyEventObject,
  [after, actions]: ReturnType<typeof performed>,
): Step => ({
  before,
  event,
  after,
  fired: firedIn(actions),
  effects: effectsOf(chart, before, after, actions),
  delays: delaysIn(actions),
});

/** The step that starts the chart. */
export const startOf = (chart: ChartUnderTest, machine: AnyStateMachine, input: unknown): Step =>
  stepOf(
    chart,
    null,
    { type: 'start' },
    performed((scope) => machine.getInitialSnapshot(scope, input)),
  );

export const stepFrom = (
  chart: ChartUnderTest,
  machine: AnyStateMachine,
  before: AnyMachineSnapshot,
  event: AnyEventObject,
): Step =>
  stepOf(
    chart,
    before,
    event,
    performed((scope) => machine.transition(before, event, scope)),
  );
