import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { isFields, valueText, type Leaf } from './leaves.ts';
import { activeNodes } from './state-nodes.ts';

/** A transition that an event would take, had its guard said yes. */
export interface Refusal {
  readonly transition: string;
  readonly guard: string;
  /** What the guard looked at, which is why it says no. */
  readonly reads: readonly Leaf[];
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The same value, telling of each single value that is read in it. */
function watched<Value>(value: Value, path: string, onRead: (leaf: Leaf) => void): Value {
  if (!isFields(value) && !isList(value)) return value;
  return new Proxy(value, {
    get(target, key) {
      const found: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol' || typeof found === 'function') return found;
      const below = path === '' ? key : `${path}.${key}`;
      if (isFields(found) || isList(found)) return watched(found, below, onRead);
      onRead({ path: below, text: valueText(found) });
      return found;
    },
  });
}

interface GuardConfig {
  readonly type: string;
  readonly params?: unknown;
}

const configOf = (guard: unknown): GuardConfig | null => {
  if (typeof guard === 'string') return { type: guard };
  return typeof guard === 'object' && guard !== null && 'type' in guard ? (guard as GuardConfig) : null;
};

const nameOf = ({ type, params }: GuardConfig) =>
  isFields(params) ? `${type}(${Object.values(params).map(valueText).join(', ')})` : type;

type GuardFunction = (scope: { readonly context: object; readonly event: object }, params: unknown) => unknown;

function readsOf(machine: AnyStateMachine, { type, params }: GuardConfig, context: object, event: object): Leaf[] {
  const implementation = machine.implementations.guards[type] as GuardFunction | undefined;
  const read = new Map<string, Leaf>();
  const onRead = (leaf: Leaf) => void read.set(leaf.path, leaf);
  try {
    implementation?.({ context: watched(context, '', onRead), event: watched(event, 'event', onRead) }, params);
  } catch {
    // A guard that asserts another event than this: what it read until then still tells why.
  }
  const isType = ({ path }: Leaf) => path === 'event.type';
  return [...read.values()].filter((leaf) => !isType(leaf));
}

const ofContext = ({ reads }: Refusal) => reads.filter(({ path }) => !path.startsWith('event.')).length;

/**
 * The guards that keep an event from being taken, those first that looked further than at the event; none if no active state has a transition for
 * it.
 */
export function refusalsOf(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject): Refusal[] {
  const nodes = activeNodes(machine, snapshot).toSorted((one, other) => other.path.length - one.path.length);
  return nodes
    .flatMap((node) => node.transitions.get(event.type) ?? [])
    .flatMap(({ guard, meta }): Refusal[] => {
      const config = configOf(guard);
      if (config === null) return [];
      const { id = '' } = (meta ?? {}) as { readonly id?: string };
      return [
        { transition: id, guard: nameOf(config), reads: readsOf(machine, config, snapshot.context as object, event) },
      ];
    })
    .toSorted((one, other) => ofContext(other) - ofContext(one));
}
