import { and, or, type AnyStateMachine } from 'xstate';
import { configOf, rebuilt, transitionSlots } from './chart-config.ts';

/** The name of the action with which an instrumented chart marks each transition. */
export const FIRED = 'model: fired';

export interface Instrumented {
  readonly machine: AnyStateMachine;
  /** The transitions that have an id. */
  readonly declared: readonly string[];
  /** Those of them with a guard, and its results so far. */
  readonly guarded: ReadonlyMap<string, ReadonlySet<boolean>>;
}

/** The same chart with actions that record which transitions are taken. */
export function mark(machine: AnyStateMachine): AnyStateMachine {
  const config = configOf(machine);
  for (const { transition } of transitionSlots(config))
    transition.actions.push({ type: FIRED, params: { id: transition.meta?.id ?? '(unnamed)' } });
  return rebuilt(config, machine, { actions: { [FIRED]: () => undefined } });
}

/** Like `mark`, and also records the guards' results and tells them one by one, without reaching into XState. */
export function instrument(
  machine: AnyStateMachine,
  tell: (id: string, answer: boolean) => void = () => undefined,
): Instrumented {
  const config = configOf(machine);
  const declared: string[] = [];
  const guarded = new Map<string, Set<boolean>>();
  const guards: Record<string, () => boolean> = {};
  for (const { transition } of transitionSlots(config)) {
    const id = transition.meta?.id;
    if (id === undefined) continue;
    declared.push(id);
    transition.actions.push({ type: FIRED, params: { id } });
    if (transition.guard === undefined) continue;
    const answers = new Set<boolean>();
    guarded.set(id, answers);
    const told = (answer: boolean) => {
      answers.add(answer);
      tell(id, answer);
      return answer;
    };
    guards[`model: ${id} yes`] = () => told(true);
    guards[`model: ${id} no`] = () => told(false);
    const guard = transition.guard as Parameters<typeof and>[0][number];
    transition.guard = or([and([guard, `model: ${id} yes`]), `model: ${id} no`]);
  }
  return { machine: rebuilt(config, machine, { guards, actions: { [FIRED]: () => undefined } }), declared, guarded };
}
