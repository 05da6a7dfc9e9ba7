import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { TraceStep } from '#machines/shared/trace/trace.types.ts';
import { guardAnswers, type GuardAnswer } from './guard-answers.ts';
import { idOfTransition, namedTransition, nodeOf, withAround } from './named-transition.ts';

/** Why a step does not fit the chart: it has no such state or transition, or another state was left than the last step had reached. */
export type Misfit = 'state' | 'transition' | 'gap';

export interface ReplayedStep {
  readonly step: TraceStep;
  /** The ids of all active states after it, the outermost first. */
  readonly states: readonly string[];
  /** The ids of all states that were left: those of `states` that it ends and those through which it passed. */
  readonly left: readonly string[];
  /** The ids of the transitions that were taken, in order. */
  readonly transitions: readonly string[];
  readonly guards: readonly GuardAnswer[];
  /** Null if it fits. The trace may be of another build. */
  readonly misfit: Misfit | null;
}

const isThere = <Value>(value: Value | null): value is Value => value !== null;
const idsOf = (nodes: readonly AnyStateNode[]) => nodes.map(({ id }) => id);

function replayedStep(machine: AnyStateMachine, step: TraceStep, reached: readonly string[] | null): ReplayedStep {
  const [before, after] = [step.before, step.after].map((ids) => ids.map((id) => nodeOf(machine, id)));
  const taken = step.taken.map((name) => namedTransition(machine, name));
  const [active, now] = [before, after].map((nodes) => withAround((nodes ?? []).filter(isThere)));
  const known = taken.filter(isThere);
  const ids = known.map(({ transition }) => idOfTransition(transition)).filter(isThere);
  const sources = withAround(known.map(({ source }) => source));
  const isGap = reached !== null && reached.join(' ') !== step.before.join(' ');
  const misfit = [...(before ?? []), ...(after ?? [])].includes(null)
    ? 'state'
    : ids.length < taken.length
      ? 'transition'
      : isGap
        ? 'gap'
        : null;
  return {
    step,
    states: idsOf(now ?? []),
    left: idsOf([...new Set([...(active ?? []), ...sources])].filter((node) => !now?.includes(node))),
    transitions: ids,
    guards:
      misfit === 'state' || misfit === 'transition'
        ? []
        : guardAnswers(machine.root, { active: new Set(active), event: step.event, taken: known }),
    misfit,
  };
}

/** Plays a trace of one or several charts step by step; steps of charts that are not given are left out. */
export function replayTrace(
  machines: ReadonlyMap<string, AnyStateMachine>,
  steps: readonly TraceStep[],
): readonly ReplayedStep[] {
  const reached = new Map<number, readonly string[]>();
  return steps.flatMap((step) => {
    const machine = machines.get(step.flow);
    if (!machine) return [];
    const replayed = replayedStep(machine, step, reached.get(step.run) ?? null);
    reached.set(step.run, step.after);
    return [replayed];
  });
}
