import { enqueueActions, type AnyStateMachine } from 'xstate';
import {
  configOf,
  rebuilt,
  statesOf,
  transitionSlots,
  type StateConfig,
  type TransitionSlot,
} from '#tests/support/model/chart-config.ts';

export interface DraftParts {
  readonly services: readonly object[];
  readonly slot: object;
  readonly days: readonly object[];
}
export interface WithDraft {
  readonly draft: DraftParts;
}

export function stateIn(config: StateConfig, id: string): StateConfig {
  const found = statesOf(config).find(({ state }) => state.id === id);
  if (!found) throw new Error(`no state ${id}`);
  return found.state;
}

export const changed = (change: (config: StateConfig) => void) => (machine: AnyStateMachine) => {
  const config = configOf(machine);
  change(config);
  return rebuilt(config, machine);
};

/** The chart with its transition of this name changed. */
const withTransition = (name: string, change: (slot: TransitionSlot) => void) =>
  changed((config) => {
    const found = transitionSlots(config).find(({ transition }) => transition.meta?.id === name);
    if (!found) throw new Error(`no transition ${name}`);
    change(found);
  });
export const without = (name: string) => withTransition(name, ({ list, index }) => list.splice(index, 1));
export const leading = (name: string, state: string, actions?: readonly string[]) =>
  withTransition(name, ({ transition }) => {
    transition.target = `#${state}`;
    if (actions) transition.actions = [...actions];
  });
export const withoutAction = (name: string, action: string) =>
  withTransition(name, ({ transition }) => {
    const left = transition.actions.filter((each) => each !== action);
    if (left.length === transition.actions.length) throw new Error(`${name} has no ${action}`);
    transition.actions = left;
  });

const soundName = (name: string) => `sound ${name}`;

/** Runs the original action, then lets `after` change the draft again, given the draft from before. */
const spoilt = (name: string, after: (was: WithDraft, is: WithDraft, event: object) => object) =>
  enqueueActions(({ context, event, enqueue }) => {
    enqueue({ type: soundName(name) });
    enqueue.assign(({ context: now }) => ({ draft: after(context as WithDraft, now as WithDraft, event) }));
  });

/** The chart with these actions replaced by faulty ones, which can still call the originals. */
export function withSpoilt(
  machine: AnyStateMachine,
  names: readonly string[],
  after: Parameters<typeof spoilt>[1],
  guards = {},
) {
  const sound: unknown = machine.implementations.actions;
  const actions = names.flatMap((name): [string, unknown][] => [
    [soundName(name), Reflect.get(sound as object, name)],
    [name, spoilt(name, after)],
  ]);
  return rebuilt(configOf(machine), machine, {
    guards,
    actions: Object.fromEntries(actions) as AnyStateMachine['implementations']['actions'],
  });
}
