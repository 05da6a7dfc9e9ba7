import type { AnyEventObject, AnyStateMachine } from 'xstate';
import {
  configOf,
  rebuilt,
  statesOf,
  transitionSlots,
  type StateConfig,
  type StateSlot,
  type TransitionSlot,
} from '#tests/support/model/chart-config.ts';
import type { Change, Mutant } from './mutant.types.ts';

/** Events of a chart that a state is made to hear although it does not. */
const ADDED = 2;

const nameOf = ({ path }: StateSlot) => path.join('.') || '(root)';

/** The transition and the one after it for the same event change places. */
export function orderSwapped({ list, index, transition, on, at }: TransitionSlot, place: number): [string, Change][] {
  const next = list[index + 1];
  if (!next) return [];
  return [
    [
      `${transition.meta?.id ?? `${at} ${on} ${index}`}: after ${next.meta?.id ?? 'the next'}`,
      (config) => {
        const same = transitionSlots(config)[place];
        if (same) same.list.splice(index, 2, ...same.list.slice(index, index + 2).toReversed());
      },
    ],
  ];
}

/** A state that rests hears an event that neither it nor a state around it hears, and leads elsewhere. */
export function addedTransitions(
  states: readonly StateSlot[],
  place: number,
  ids: readonly string[],
  events: readonly string[],
): [string, Change][] {
  const slot = states[place];
  if (!slot || Object.keys(slot.state.states).length > 0 || ['final', 'history'].includes(slot.state.type ?? ''))
    return [];
  if (slot.state.always.some(({ guard }) => guard === undefined)) return [];
  const around = states.filter(({ path }) => path.every((key, index) => slot.path[index] === key));
  const heard = new Set(around.flatMap(({ state }) => Object.keys(state.on)));
  const unheard = events.filter((event) => !heard.has(event));
  const others = ids.filter((id) => id.replace(/^[^.]*\./, '') !== slot.path.join('.'));
  return Array.from({ length: Math.min(ADDED, unheard.length) }, (_, index): [string, Change] => {
    const event = unheard[(place + index * Math.ceil(unheard.length / ADDED)) % unheard.length] ?? '';
    const target = others[(place * 3 + index) % others.length] ?? '';
    return [
      `${nameOf(slot)}: hears ${event} and leads to ${target}`,
      (config) => {
        const same = statesOf(config)[place];
        if (same) same.state.on[event] = [{ target: `#${target}`, actions: [], meta: { id: 'added', req: [] } }];
      },
    ];
  });
}

/** Another service of the chart is called. */
export function wrongChildren(state: StateConfig, place: number, sources: readonly string[]): [string, Change][] {
  return state.invoke.flatMap(({ id, src }, index): [string, Change][] => {
    const other = sources[(sources.indexOf(String(src)) + 1) % sources.length];
    if (other === undefined || other === src) return [];
    return [
      [
        `${id}: calls ${other}`,
        (config) => {
          const same = statesOf(config)[place]?.state.invoke[index];
          if (same) Object.assign(same, { src: other });
        },
      ],
    ];
  });
}

type Delay = (args: { readonly context: unknown; readonly event: AnyEventObject }, params: unknown) => number;

/** Half as long again; a length that the chart works out, too. */
const longer = (delay: unknown): number | Delay =>
  typeof delay === 'function' ? (args, params) => 1.5 * (delay as Delay)(args, params) : 1.5 * Number(delay);

/** Guards that always answer the same, wherever they stand, and delays that take longer. */
export function implementationsMutated(machine: AnyStateMachine): Mutant[] {
  const { guards, delays } = machine.implementations;
  const build = (extra: Parameters<typeof rebuilt>[2]) => () => rebuilt(configOf(machine), machine, extra);
  return [
    ...Object.keys(guards ?? {}).flatMap((name): Mutant[] =>
      [true, false].map((answer) => ({
        name: `guard ${name}: always ${answer}`,
        build: build({ guards: { [name]: () => answer } }),
      })),
    ),
    ...Object.entries((delays ?? {}) as Readonly<Record<string, unknown>>).map(([name, delay]): Mutant => ({
      name: `delay ${name}: longer`,
      build: build({ delays: { [name]: longer(delay) } as AnyStateMachine['implementations']['delays'] }),
    })),
  ];
}
