import type { ChartReading, ChartState, ChartTransition } from '#studio/reading/chart-reading.ts';

/** Characters that have a meaning in Mermaid. */
const words = (text: string) => text.replace(/["#;:{}<>]/g, ' ').trim();

/** `inner` is `outer` or lies in it. */
const holds = (outer: ChartState, inner: ChartState | null): boolean =>
  inner !== null && (outer === inner || holds(outer, inner.parent));

const isCompound = ({ children }: ChartState) => children.length > 0;

/** The children that are entered with their parent: the initial one, or all of a parallel state. */
const enteredWith = ({ children, initial, isParallel }: ChartState) =>
  children.filter(({ key }) => isParallel || key === initial);

/** The states at rest that are entered with a state. */
function entriesOf(state: ChartState): readonly ChartState[] {
  const entered = enteredWith(state);
  return entered.length === 0 ? [state] : entered.flatMap(entriesOf);
}

/** The label, then when, if and what: `Asked [mayAsk] / note`. */
const wholeText = ({ label, on, guard, actions }: ChartTransition): string =>
  [
    words(label.en),
    on.startsWith('after ') ? on : '',
    guard === null ? '' : `[${words(guard)}]`,
    actions.length === 0 ? '' : `/ ${actions.map(words).join(', ')}`,
  ]
    .filter((part) => part !== '')
    .join('<br/>');

/** What happens in a state without leaving it. */
const insideOf = (state: ChartState, { transitions, actors }: ChartReading): string[] => [
  ...actors
    .filter((actor) => actor.in === state)
    .map(({ source, chart }) => (chart === null ? `calls ${source}` : `runs the chart ${source}`)),
  ...(state.entry.length === 0 ? [] : [`on entry / ${state.entry.join(', ')}`]),
  ...(state.exit.length === 0 ? [] : [`on exit / ${state.exit.join(', ')}`]),
  ...transitions
    .filter(({ from, to }) => from === state && to.length === 0)
    .map((one) => wholeText(one).replaceAll('<br/>', ' ')),
];

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

const ANY = 'any';

/** The chart, or one of its compound states, with those in it closed. */
export interface Diagram {
  readonly of: ChartState;
  readonly lines: readonly string[];
}

/** The diagram of what lies directly in `scope`. */
function linesOf(scope: ChartState, reading: ChartReading): string[] {
  const childWith = (state: ChartState) => scope.children.find((child) => holds(child, state));
  const outside = new Map<string, ChartState>();
  const place = (state: ChartState): string => {
    const child = childWith(state);
    if (child) return child.node;
    outside.set(`to_${state.node}`, state);
    return `to_${state.node}`;
  };
  /** Where the diagram cannot show how deep an arrow leads, the words do. */
  const depth = (state: ChartState): string =>
    childWith(state) === state || !childWith(state) ? '' : `<br/>into ${words(state.label.en)}`;

  const arrows = reading.transitions.flatMap((one): Arrow[] => {
    const { from, to } = one;
    const targets = to.flatMap((target) => (holds(target, from) && isCompound(target) ? entriesOf(target) : [target]));
    if (from === scope)
      return targets
        .filter((target) => holds(scope, target))
        .map((target) => ({ from: ANY, to: place(target), text: wholeText(one) + depth(target) }));
    const source = childWith(from);
    if (!source) return [];
    return targets
      .filter((target) => (source === from ? !isCompound(source) || !holds(source, target) : !holds(source, target)))
      .map((target) => ({
        from: source.node,
        to: place(target),
        text: source === from ? wholeText(one) + depth(target) : words(one.label.en),
      }));
  });
  const inside = insideOf(scope, reading);
  const hasAny = inside.length > 0 || arrows.some(({ from }) => from === ANY);

  const texts = new Map<string, string[]>();
  for (const { from, to, text } of arrows) {
    const key = `${from} --> ${to}`;
    texts.set(key, [...new Set([...(texts.get(key) ?? []), text])]);
  }
  return [
    'stateDiagram-v2',
    ...enteredWith(scope).map(({ node }) => `  [*] --> ${node}`),
    ...scope.children.flatMap((child) => [
      `  state "${words(child.label.en)}" as ${child.node}`,
      ...(isCompound(child)
        ? [
            `  ${child.node} : ${child.children.length} ${child.children.length === 1 ? 'state' : 'states'}, drawn below`,
          ]
        : insideOf(child, reading).map((line) => `  ${child.node} : ${line}`)),
    ]),
    ...scope.children.filter(({ isFinal }) => isFinal).map(({ node }) => `  ${node} --> [*]`),
    ...(hasAny ? [`  state "in any state" as ${ANY}`, ...inside.map((line) => `  ${ANY} : ${line}`)] : []),
    ...[...outside].map(([name, state]) => `  state "to ${words(state.label.en)}" as ${name}`),
    ...[...texts].map(([arrow, all]) => `  ${arrow} : ${all.join('<br/>or ')}`),
  ];
}

/**
 * The chart as Mermaid state diagrams: one of the whole, and one of each compound state, so that each can be read. All of a transition
 * stands where its state is drawn; a diagram further out only names it. Two transitions between the same states are one arrow with both texts.
 */
export const diagramsOf = (reading: ChartReading): Diagram[] =>
  reading.states.filter(isCompound).map((state) => ({ of: state, lines: linesOf(state, reading) }));
