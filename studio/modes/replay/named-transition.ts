import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A state node's transitions for an event, in the order in which XState asks their guards. */
export const transitionsFor = (node: AnyStateNode, event: string): readonly AnyTransitionDefinition[] =>
  event === 'always' ? (node.always ?? []) : (node.transitions.get(event) ?? []);

const nodesOf = new WeakMap<AnyStateMachine, ReadonlyMap<string, AnyStateNode>>();

const everyNode = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(everyNode)];

/** The node with this id; null if the chart has none. XState's own `getStateNodeById` takes an id for a path. */
export function nodeOf(machine: AnyStateMachine, id: string): AnyStateNode | null {
  const nodes = nodesOf.get(machine) ?? new Map(everyNode(machine.root).map((node) => [node.id, node]));
  nodesOf.set(machine, nodes);
  return nodes.get(id) ?? null;
}

export interface NamedTransition {
  readonly source: AnyStateNode;
  readonly event: string;
  readonly index: number;
  readonly transition: AnyTransitionDefinition;
}

/** The transition that a trace names by node, event and place; null if the chart has none. */
export function namedTransition(machine: AnyStateMachine, name: string): NamedTransition | null {
  const [id = '', event = '', place = ''] = name.split(' ');
  const source = nodeOf(machine, id);
  const index = Number(place);
  const transition = source && transitionsFor(source, event)[index];
  return source && transition ? { source, event, index, transition } : null;
}

/** The stable name that the chart gives it. */
export const idOfTransition = ({ meta }: AnyTransitionDefinition): string | null =>
  (meta as { readonly id?: string } | undefined)?.id ?? null;

/** These nodes and all that are around them, the outermost first. */
export function withAround(nodes: readonly AnyStateNode[]): AnyStateNode[] {
  const all = new Set<AnyStateNode>();
  for (const node of nodes)
    for (let each: AnyStateNode | undefined = node; each !== undefined; each = each.parent) all.add(each);
  return [...all].toSorted((one, other) => one.order - other.order);
}
