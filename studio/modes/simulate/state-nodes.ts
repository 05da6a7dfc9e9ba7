import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, StateValue } from 'xstate';

const nodesWithin = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesWithin)];

/** All states of a chart. */
export const nodesOf = ({ root }: AnyStateMachine): AnyStateNode[] => nodesWithin(root);

function activeWithin(node: AnyStateNode, value: StateValue): AnyStateNode[] {
  const below: readonly (readonly [string, StateValue])[] =
    typeof value === 'string'
      ? [[value, {}]]
      : Object.entries(value).map(([key, within]) => [key, within ?? {}] as const);
  return [node, ...below.flatMap(([key, within]) => activeIn(node.states[key], within))];
}

const activeIn = (node: AnyStateNode | undefined, value: StateValue) => (node ? activeWithin(node, value) : []);

/** The active states, the outer ones too, in the order of the chart. */
export const activeNodes = ({ root }: AnyStateMachine, { value }: AnyMachineSnapshot): AnyStateNode[] =>
  activeWithin(root, value as StateValue);

/** The ids of the active states that have no active state within. */
export const innermostIn = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot): string[] =>
  activeNodes(machine, snapshot)
    .filter(({ states }) => Object.keys(states).length === 0)
    .map(({ id }) => id);
