import type { ELK, ElkEdgeSection, ElkExtendedEdge, ElkNode } from 'elkjs';
import type { ChartReading, ChartState, ChartTransition } from '#studio/reading/chart-reading.ts';
import { graphOf, MOST_LABELS, type ChartGraph } from './chart-graph.ts';
import { labelSize } from './chart-texts.ts';
import type { Box, ChartLayouts, Edge, EdgeLabel, Layout } from './layout.ts';

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '8',
  'elk.spacing.labelNode': '8',
  'elk.padding': '[top=12,left=12,bottom=12,right=12]',
} as const;

/** A drawing is wider than high, as a screen is. */
const WANTED_RATIO = 1.5;

const pointsOf = ({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection) => [startPoint, ...bendPoints, endPoint];

const nodesOf = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

const rounded = (value = 0) => Math.round(value * 10) / 10;

function labelsOf({ labels = [] }: ElkExtendedEdge, on: readonly ChartTransition[]): EdgeLabel[] {
  const [frame] = labels;
  if (!frame) return [];
  let y = frame.y ?? 0;
  return on.slice(0, MOST_LABELS).map((one) => {
    const { height } = labelSize(one);
    const label = {
      transition: one.id,
      x: rounded(frame.x),
      y: rounded(y),
      width: rounded(frame.width),
      height: rounded(height),
    };
    y += height;
    return label;
  });
}

function edgeOf(edge: ElkExtendedEdge, { ways }: ChartGraph): Edge {
  const on = ways.get(edge.id) ?? [];
  return {
    id: edge.id,
    from: edge.sources[0] ?? '',
    to: edge.targets[0] ?? '',
    points: (edge.sections ?? []).flatMap(pointsOf).map(({ x, y }) => ({ x: rounded(x), y: rounded(y) })),
    transitions: on.map(({ id }) => id),
    labels: labelsOf(edge, on),
  };
}

async function laidOut(
  elk: ELK,
  reading: ChartReading,
  of: ChartState,
  isOpen: (state: ChartState) => boolean,
  direction: 'RIGHT' | 'DOWN',
): Promise<Layout> {
  const graph = graphOf(reading, of, isOpen);
  const done = await elk.layout({ ...graph.root, layoutOptions: { ...OPTIONS, 'elk.direction': direction } });
  const boxes = nodesOf(done).flatMap(({ id, x, y, width, height }): Box[] => {
    const part = graph.parts.get(id);
    if (!part) return [];
    const { kind, state, staying } = part;
    return [
      {
        id,
        kind,
        state: state.id,
        x: rounded(x),
        y: rounded(y),
        width: rounded(width),
        height: rounded(height),
        staying,
      },
    ];
  });
  return {
    of: of.id,
    width: Math.ceil(done.width ?? 0),
    height: Math.ceil(done.height ?? 0),
    boxes,
    edges: (done.edges ?? []).map((edge) => edgeOf(edge, graph)),
  };
}

/** How far a drawing is from the shape that is wanted, larger ones being worse. */
const strain = ({ width, height }: Layout) =>
  Math.abs(Math.log(width / height / WANTED_RATIO)) + Math.log(width * height) / 4;

/** Lays a part out in both directions and takes the better one. */
async function bestOf(elk: ELK, reading: ChartReading, of: ChartState, isOpen: (state: ChartState) => boolean) {
  const right = await laidOut(elk, reading, of, isOpen, 'RIGHT');
  const down = await laidOut(elk, reading, of, isOpen, 'DOWN');
  return strain(right) < strain(down) ? right : down;
}

/** All drawings of a chart. */
export async function layOut(elk: ELK, flow: string, reading: ChartReading): Promise<ChartLayouts> {
  const whole: Record<string, Layout> = {};
  const outline: Record<string, Layout> = {};
  for (const state of reading.states) {
    if (state.children.length === 0) continue;
    whole[state.id] = await bestOf(elk, reading, state, () => true);
    if (state.children.some(({ children }) => children.length > 0))
      outline[state.id] = await bestOf(elk, reading, state, () => false);
  }
  return { flow, whole, outline };
}
