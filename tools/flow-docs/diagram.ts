import type { ChartReading, ChartState, ChartTransition } from './chart-reading.ts';

/** Stands for any state of a compound state, for events that all of them handle. */
const anyOf = ({ node }: ChartState) => (node === '' ? 'any' : `${node}_any`);

/** Characters that have a meaning in Mermaid. */
const words = (text: string) => text.replace(/["#;:{}<>]/g, ' ').trim();

const holds = (outer: ChartState, inner: ChartState | null): boolean =>
  inner !== null && (outer === inner || holds(outer, inner.parent));

const isComposite = ({ children }: ChartState) => children.length > 0;

/** The children that are entered with their parent: the initial one, or all of a parallel state. */
const enteredWith = ({ children, initial, isParallel }: ChartState) =>
  children.filter(({ key }) => isParallel || key === initial);

/** The state that is actually entered, because Mermaid draws no arrow from a child to its own parent. */
function entriesOf(state: ChartState): readonly ChartState[] {
  const entered = enteredWith(state);
  return entered.length === 0 ? [state] : entered.flatMap(entriesOf);
}

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

const arrowsOf = ({ from, to, label }: ChartTransition): Arrow[] =>
  to.flatMap((target) => {
    const isInside = isComposite(from) && holds(from, target);
    const entered = holds(target, from) ? entriesOf(target) : [target];
    return entered.map(({ node }) => ({ from: isInside ? anyOf(from) : from.node, to: node, label: words(label.en) }));
  });

/**
 * The chart as a Mermaid state diagram. All states come first, each inside its parent, then all arrows: Mermaid puts a state into the
 * part of the text that names it last. Two transitions between the same states are one arrow with both labels.
 */
export function diagramOf({ states, transitions }: ChartReading): string[] {
  const arrows = transitions.flatMap(arrowsOf);
  const isDrawn = (state: ChartState) => arrows.some(({ from }) => from === anyOf(state));
  const declared = (state: ChartState, depth: number): string[] => {
    const indent = '  '.repeat(depth);
    const name = `${indent}state "${words(state.label.en)}" as ${state.node}`;
    return isComposite(state) ? [`${name} {`, ...contents(state, depth + 1), `${indent}}`] : [name];
  };
  const contents = (state: ChartState, depth: number): string[] => {
    const indent = '  '.repeat(depth);
    return [
      ...enteredWith(state).map(({ node }) => `${indent}[*] --> ${node}`),
      ...state.children.flatMap((child) => declared(child, depth)),
      ...state.children.filter(({ isFinal }) => isFinal).map(({ node }) => `${indent}${node} --> [*]`),
      ...(isDrawn(state) ? [`${indent}state "in any state" as ${anyOf(state)}`] : []),
    ];
  };

  const labels = new Map<string, string[]>();
  for (const { from, to, label } of arrows) {
    const key = `${from} --> ${to}`;
    labels.set(key, [...new Set([...(labels.get(key) ?? []), label])]);
  }
  const [root] = states;
  return [
    'stateDiagram-v2',
    ...(root ? contents(root, 1) : []),
    ...[...labels].map(([arrow, all]) => `  ${arrow} : ${all.join('<br/>')}`),
  ];
}
