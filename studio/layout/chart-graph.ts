import type { ElkExtendedEdge, ElkNode } from 'elkjs';
import type { ChartReading, ChartState, ChartTransition } from '#studio/reading/chart-reading.ts';
import { boxSize, labelSize, SIZES } from './chart-texts.ts';
import type { BoxKind } from './layout.ts';

/** What a node of the graph stands for, by its id. */
export interface Part {
  readonly kind: BoxKind;
  readonly state: ChartState;
  readonly staying: readonly string[];
}

export interface ChartGraph {
  readonly root: ElkNode;
  readonly parts: ReadonlyMap<string, Part>;
  readonly ways: ReadonlyMap<string, readonly ChartTransition[]>;
}

/** With more transitions on one edge, the others are only counted. */
export const MOST_LABELS = 4;

const isWithin = (state: ChartState, whole: ChartState): boolean =>
  state === whole || (state.parent !== null && isWithin(state.parent, whole));

/** It stays where it is: it has no target, or starts its own state again. */
export const isStaying = ({ from, to }: ChartTransition): boolean =>
  to.length === 0 || (to.length === 1 && to[0] === from);

/** The inside of a part of the chart as a graph to lay out; `isOpen` says which parts within it are drawn open. */
export function graphOf(
  { transitions, actors }: ChartReading,
  of: ChartState,
  isOpen: (state: ChartState) => boolean,
): ChartGraph {
  const parts = new Map<string, Part>();
  const ways = new Map<string, ChartTransition[]>();
  const runs = (state: ChartState) => actors.filter(({ in: place }) => place === state).map(({ source }) => source);
  const isGroup = (state: ChartState) => state === of || (state.children.length > 0 && isOpen(state));
  /** The nearest drawn state around a state; null if it is outside. */
  const drawn = (state: ChartState): ChartState | null => {
    if (!isWithin(state, of)) return null;
    const above: ChartState[] = [];
    for (let at: ChartState | null = state; at !== null && at !== of; at = at.parent) above.unshift(at);
    return above.find((each) => !isGroup(each)) ?? state;
  };

  /** What a state takes without leaving it; of a closed part, only its own. */
  const stays = (state: ChartState) => transitions.filter((one) => one.from === state && isStaying(one));
  const hasOwn = (state: ChartState) => transitions.some(({ from }) => from === state);

  const put = (id: string, kind: BoxKind, state: ChartState, staying: readonly ChartTransition[], size: ElkNode) => {
    parts.set(id, { kind, state, staying: staying.map((one) => one.id) });
    return size;
  };

  const anyId = (state: ChartState) => `any ${state.id}`;
  const initialId = (state: ChartState) => `initial ${state.id}`;
  const outsideId = (state: ChartState) => `outside ${state.id}`;

  const box = (state: ChartState): ElkNode => {
    const staying = stays(state);
    const size = boxSize(state, state.key, runs(state), staying);
    return put(state.id, state.children.length > 0 ? 'closed' : 'state', state, staying, { id: state.id, ...size });
  };
  const any = (state: ChartState): ElkNode[] => {
    if (!hasOwn(state)) return [];
    const staying = stays(state);
    const { width, height } = boxSize(state, '', [], staying);
    return [
      put(anyId(state), 'any', state, staying, {
        id: anyId(state),
        width: Math.max(width, 130),
        height: height - SIZES.codeLine,
      }),
    ];
  };
  const inside = (state: ChartState): ElkNode[] => [
    ...(state.initial === null
      ? []
      : [put(initialId(state), 'initial', state, [], { id: initialId(state), width: 10, height: 10 })]),
    ...any(state),
    ...state.children.map((child) => (isGroup(child) ? group(child) : box(child))),
  ];
  const group = (state: ChartState): ElkNode =>
    put(state.id, 'group', state, [], {
      id: state.id,
      children: inside(state),
      layoutOptions: {
        'elk.padding': `[top=${SIZES.groupHead},left=16,bottom=16,right=16]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${boxSize(state, state.key, [], []).width + 20},60)`,
      },
    });

  const root = group(of);
  const edges: ElkExtendedEdge[] = [];
  const outside = new Map<string, ElkNode>();
  const outsideOf = (state: ChartState): string => {
    const id = outsideId(state);
    if (!outside.has(id)) outside.set(id, put(id, 'outside', state, [], { id, ...boxSize(state, state.key, [], []) }));
    return id;
  };

  for (const state of [of, ...within(of, isGroup)]) {
    const [first] = state.children.filter(({ key }) => key === state.initial);
    if (first)
      edges.push({ id: `start ${state.id}`, sources: [initialId(state)], targets: [drawn(first)?.id ?? first.id] });
  }
  for (const one of transitions) {
    if (isStaying(one) || !isWithin(one.from, of)) continue;
    const from = drawn(one.from);
    if (from === null) continue;
    const source = isGroup(from) ? anyId(from) : from.id;
    for (const target of one.to) {
      const to = drawn(target);
      const end = to === null ? outsideOf(target) : endOf(to, one.from, isGroup, initialId);
      if (end === source) continue;
      const id = `${source} -> ${end}`;
      const known = ways.get(id);
      if (known) known.push(one);
      else {
        ways.set(id, [one]);
        edges.push({ id, sources: [source], targets: [end] });
      }
    }
  }
  for (const edge of edges) {
    const on = ways.get(edge.id)?.slice(0, MOST_LABELS) ?? [];
    if (on.length === 0) continue;
    const sizes = on.map(labelSize);
    const more = (ways.get(edge.id)?.length ?? 0) > MOST_LABELS ? SIZES.codeLine + 2 : 0;
    edge.labels = [
      {
        id: `label ${edge.id}`,
        text: on[0]?.id ?? '',
        layoutOptions: { 'elk.edgeLabels.inline': 'true' },
        width: Math.max(...sizes.map(({ width }) => width)),
        height: sizes.reduce((sum, { height }) => sum + height, more),
      },
    ];
  }
  return { root: { id: 'drawing', children: [root, ...outside.values()], edges }, parts, ways };
}

/** Into a part that is drawn open an edge ends at its frame; from within it, where the part begins. */
function endOf(
  to: ChartState,
  from: ChartState,
  isGroup: (state: ChartState) => boolean,
  initialId: (state: ChartState) => string,
): string {
  return isGroup(to) && isWithin(from, to) && to.initial !== null ? initialId(to) : to.id;
}

function within(of: ChartState, isGroup: (state: ChartState) => boolean): ChartState[] {
  return of.children.flatMap((child) => (isGroup(child) ? [child, ...within(child, isGroup)] : []));
}
