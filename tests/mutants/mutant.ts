import { not, type AnyStateMachine } from 'xstate';
import {
  configOf,
  rebuilt,
  statesOf,
  transitionSlots,
  type StateConfig,
  type TransitionSlot,
} from '#tests/support/model/chart-config.ts';
import type { Change, Mutant } from './mutant.types.ts';
import { addedTransitions, implementationsMutated, orderSwapped, wrongChildren } from './operators.ts';

const NEVER = 'mutant: never';
const OTHER_TARGETS = 3;

const nameOf = ({ at, on, index, transition }: TransitionSlot) => transition.meta?.id ?? `${at} ${on} ${index}`;
const actionName = (action: unknown) =>
  typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : String(action);

/** Spread over the list, the same ones in every run. */
const someOf = <Entry>(entries: readonly Entry[], count: number, seed: number): Entry[] =>
  entries.filter((_, index) => (index + seed) % Math.max(1, Math.ceil(entries.length / count)) === 0).slice(0, count);

/** Only a transition to its own state, or to one within it, can enter its state again or not. */
const staysWithin = ({ at, transition }: TransitionSlot) =>
  [transition.target ?? []].flat().some((target) => {
    const own = at.replace(/^.*\./, '');
    return target.startsWith('.') || target === own || at === '(root)' || target.includes(`.${own}`);
  });

function ofTransition(slot: TransitionSlot, place: number, ids: readonly string[]): [string, Change][] {
  const { transition } = slot;
  const edit =
    (change: (slot: TransitionSlot) => void): Change =>
    (config) => {
      const same = transitionSlots(config)[place];
      if (same) change(same);
    };
  const changes: [string, Change][] = [['removed', edit(({ list, index }) => list.splice(index, 1))]];
  const targets = [transition.target ?? []].flat().map((target) => target.replace(/^.*[.#]/, ''));
  if (transition.target !== undefined)
    for (const id of someOf(
      ids.filter((id) => !targets.includes(id.replace(/^.*\./, ''))),
      OTHER_TARGETS,
      place,
    ))
      changes.push([`leads to ${id}`, edit((same) => void (same.transition.target = `#${id}`))]);
  if (staysWithin(slot))
    changes.push([
      transition.reenter ? 'does not enter again' : 'enters again',
      edit((same) => void (same.transition.reenter = !transition.reenter)),
    ]);
  if (transition.guard !== undefined)
    changes.push(
      [
        'guard negated',
        edit((same) => void (same.transition.guard = not(transition.guard as Parameters<typeof not>[0]))),
      ],
      ['guard always', edit((same) => void delete same.transition.guard)],
      ['guard never', edit((same) => void (same.transition.guard = NEVER))],
    );
  for (const [index, action] of transition.actions.entries())
    changes.push([`without ${actionName(action)}`, edit((same) => void same.transition.actions.splice(index, 1))]);
  return changes.map(([what, change]) => [`${nameOf(slot)}: ${what}`, change]);
}

function ofState(state: StateConfig, place: number, path: readonly string[]): [string, Change][] {
  const name = path.join('.') || '(root)';
  const edit =
    (change: (state: StateConfig) => void): Change =>
    (config) => {
      const same = statesOf(config)[place];
      if (same) change(same.state);
    };
  return [
    ...state.entry.map((action, index): [string, Change] => [
      `${name}: entry without ${actionName(action)}`,
      edit((same) => void same.entry.splice(index, 1)),
    ]),
    ...state.exit.map((action, index): [string, Change] => [
      `${name}: exit without ${actionName(action)}`,
      edit((same) => void same.exit.splice(index, 1)),
    ]),
    ...Object.keys(state.after).map((delay): [string, Change] => [
      `${name}: without the delay ${delay}`,
      edit((same) => void delete same.after[delay]),
    ]),
    ...state.invoke.map(({ id }, index): [string, Change] => [
      `${name}: without the call ${id}`,
      edit((same) => void same.invoke.splice(index, 1)),
    ]),
  ];
}

/** Every fault of the operators, in the order of the chart. */
export function mutantsOf(machine: AnyStateMachine, events: readonly string[]): Mutant[] {
  const original = configOf(machine);
  const states = statesOf(original);
  const ids = states.flatMap(({ path }) => (path.length > 0 ? [[machine.id, ...path].join('.')] : []));
  const slots = transitionSlots(original);
  const changes = [
    ...slots.flatMap((slot, place) => [...ofTransition(slot, place, ids), ...orderSwapped(slot, place)]),
    ...states.flatMap(({ state, path }, place) => [
      ...ofState(state, place, path),
      ...addedTransitions(states, place, ids, events),
      ...wrongChildren(state, place, Object.keys(machine.implementations.actors ?? {})),
    ]),
  ];
  const ofChart = changes.map(([name, change]) => ({
    name,
    build: () => {
      const config = configOf(machine);
      change(config);
      return rebuilt(config, machine, { guards: { [NEVER]: () => false } });
    },
  }));
  return [...ofChart, ...implementationsMutated(machine)];
}
