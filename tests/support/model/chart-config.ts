import { StateMachine, type AnyStateMachine } from 'xstate';

/** A transition of a chart's configuration, `meta.id` being its stable name. */
export interface TransitionConfig {
  target?: string | readonly string[];
  guard?: unknown;
  actions: unknown[];
  reenter?: boolean;
  meta?: { readonly id: string; readonly req: readonly string[] };
}

export interface InvokeConfig {
  readonly id: string;
  readonly src: unknown;
  onDone: TransitionConfig[];
  onError: TransitionConfig[];
}

/** A state of a chart's configuration with every shorthand expanded, so that there is only one form to walk and change. */
export interface StateConfig {
  id?: string;
  type?: string;
  initial?: string;
  tags?: unknown;
  meta?: { readonly req: readonly string[] };
  entry: unknown[];
  exit: unknown[];
  on: Record<string, TransitionConfig[]>;
  after: Record<string, TransitionConfig[]>;
  always: TransitionConfig[];
  onDone: TransitionConfig[];
  invoke: InvokeConfig[];
  states: Record<string, StateConfig>;
}

type Raw = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? (value as unknown[]).slice() : value === undefined ? [] : [value];
const recordOf = (value: unknown): Raw => (isRecord(value) ? value : {});
const mapped = <Value>(value: unknown, map: (entry: unknown) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(recordOf(value)).map(([key, entry]) => [key, map(entry)]));

const transitionOf = (raw: unknown): TransitionConfig =>
  isRecord(raw)
    ? { ...raw, actions: listOf(raw['actions']) }
    : { actions: [], ...(typeof raw === 'string' ? { target: raw } : {}) };
const transitionsOf = (raw: unknown): TransitionConfig[] =>
  raw === undefined ? [] : listOf(raw).map((entry) => transitionOf(entry));
const ofKey = (raw: unknown): TransitionConfig[] => (raw === undefined ? [transitionOf({})] : transitionsOf(raw));

function invokeOf(raw: unknown): InvokeConfig {
  const invoke = recordOf(raw);
  if (typeof invoke['id'] !== 'string') throw new Error('an invoke without an id');
  return {
    ...invoke,
    id: invoke['id'],
    src: invoke['src'],
    onDone: transitionsOf(invoke['onDone']),
    onError: transitionsOf(invoke['onError']),
  };
}

const stateOf = (raw: unknown): StateConfig => {
  const state = recordOf(raw);
  return {
    ...state,
    entry: listOf(state['entry']),
    exit: listOf(state['exit']),
    on: mapped(state['on'], ofKey),
    after: mapped(state['after'], ofKey),
    always: transitionsOf(state['always']),
    onDone: transitionsOf(state['onDone']),
    invoke: listOf(state['invoke']).map(invokeOf),
    states: mapped(state['states'], stateOf),
  };
};

/** A copy of the chart's configuration, to walk or change. */
export const configOf = (machine: AnyStateMachine): StateConfig => stateOf(machine.config);

type Implementations = Pick<AnyStateMachine['implementations'], 'actions' | 'guards' | 'delays'>;

/** A chart that goes on for so many microsteps within one event goes on for ever; it throws then. */
const MOST_MICROSTEPS = 100;

/** A chart with this configuration and the implementations of another chart, plus additional ones. */
export function rebuilt(
  config: StateConfig,
  like: AnyStateMachine,
  extra: Partial<Implementations> = {},
): AnyStateMachine {
  const { actions, guards, actors, delays } = like.implementations;
  const options = { maxIterations: MOST_MICROSTEPS };
  return new StateMachine({ ...config, options } as AnyStateMachine['config'], {
    actions: { ...actions, ...extra.actions },
    guards: { ...guards, ...extra.guards },
    actors,
    delays: { ...delays, ...extra.delays },
  });
}

/** One transition in its list: `at` is the dotted path of its state, `on` what triggers it. */
export interface TransitionSlot {
  readonly at: string;
  readonly on: string;
  readonly list: TransitionConfig[];
  readonly index: number;
  readonly transition: TransitionConfig;
}

export interface StateSlot {
  readonly path: readonly string[];
  readonly state: StateConfig;
}

/** The id of a state, given or made by XState. */
export const idOf = (machine: AnyStateMachine, { path, state }: StateSlot): string =>
  state.id ?? [machine.id, ...path].join('.');

export const statesOf = (state: StateConfig, path: readonly string[] = []): StateSlot[] => [
  { path, state },
  ...Object.entries(state.states).flatMap(([key, child]) => statesOf(child, [...path, key])),
];

const listsOf = (state: StateConfig): [string, TransitionConfig[]][] => [
  ...Object.entries(state.on),
  ...Object.entries(state.after).map(([delay, list]): [string, TransitionConfig[]] => [`after ${delay}`, list]),
  ['always', state.always],
  ['state done', state.onDone],
  ...state.invoke.flatMap((invoke): [string, TransitionConfig[]][] => [
    [`${invoke.id} done`, invoke.onDone],
    [`${invoke.id} error`, invoke.onError],
  ]),
];

export const transitionSlots = (config: StateConfig): TransitionSlot[] =>
  statesOf(config).flatMap(({ path, state }) =>
    listsOf(state).flatMap(([on, list]) =>
      list.map((transition, index) => ({ at: path.join('.') || '(root)', on, list, index, transition })),
    ),
  );
