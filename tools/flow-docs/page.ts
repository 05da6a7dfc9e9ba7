import { readChart, type ChartReading, type ChartState, type Flow } from '#studio/reading/chart-reading.ts';
import { diagramsOf } from '#studio/export/mermaid.ts';

const cell = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll('<', '&lt;');
const code = (text: string) => `\`${text}\``;
const row = (cells: readonly string[]) => `| ${cells.map((text) => (text === '' ? '-' : text)).join(' | ')} |`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [row(head), `| ${head.map(() => '---').join(' | ')} |`, ...rows.map(row)];
}

/** A state's name in the tables: its path from the root, which is empty for the chart as a whole. */
function placeOf({ key, parent }: ChartState): string {
  if (parent === null) return '';
  const above = placeOf(parent);
  return above === '' ? key : `${above}.${key}`;
}

const placeText = (state: ChartState) => (state.parent === null ? 'any state' : code(placeOf(state)));

/** `15 s`, `1.5 s`, `10 min`. */
function lengthText(milliseconds: number | null): string {
  if (milliseconds === null) return 'reckoned by the chart';
  return milliseconds >= 60_000 && milliseconds % 60_000 === 0
    ? `${milliseconds / 60_000} min`
    : `${milliseconds / 1000} s`;
}

const statesOf = ({ states }: ChartReading): string[] => [
  '## States',
  '',
  ...table(
    ['state', 'ไทย', 'English', 'tags', 'requirements'],
    states
      .filter(({ parent }) => parent !== null)
      .map((state) => [
        code(placeOf(state)),
        cell(state.label.th),
        cell(state.label.en),
        state.tags.join(', '),
        state.req.join(', '),
      ]),
  ),
  '',
];

const transitionsOf = ({ transitions }: ChartReading): string[] => [
  '## Transitions',
  '',
  'Where a state has several for one event, the first whose guard says yes is taken.',
  '',
  ...table(
    ['id', 'from', 'on', 'guard', 'to', 'ไทย', 'English', 'requirements'],
    transitions.map(({ id, from, on, guard, to, label, req }) => [
      code(id),
      placeText(from),
      code(on),
      guard === null ? '' : code(guard),
      to.length === 0 ? 'stays' : to.map(placeText).join(', '),
      cell(label.th),
      cell(label.en),
      req.join(', '),
    ]),
  ),
  '',
];

const timersOf = ({ timers }: ChartReading): string[] =>
  timers.length === 0
    ? []
    : [
        '## Timers',
        '',
        ...table(
          ['timer', 'length', 'runs in'],
          timers.map(({ delay, length, in: state }) => [code(delay), lengthText(length), placeText(state)]),
        ),
        '',
      ];

function actorsOf({ actors }: ChartReading, flowOf: ReadonlyMap<string, string>): string[] {
  if (actors.length === 0) return [];
  const kind = (chart: string | null) => {
    const child = chart === null ? undefined : flowOf.get(chart);
    if (child !== undefined) return `the chart [${child}](${child}.md)`;
    return chart === null ? 'a port' : 'a chart';
  };
  const rows = actors.map(({ id, source, chart, in: state }) => [
    code(id),
    code(source),
    kind(chart),
    placeText(state),
  ]);
  return ['## Actors', '', ...table(['id', 'runs', 'which is', 'while in'], rows), ''];
}

const written = (from: string) => `Written by \`npm run flow-docs\` from \`${from}\`. Do not edit.`;

/** The page of one chart; `flowOf` gives the flow of a chart's id, for the links to its children. */
export function pageOf(flow: Flow, flowOf: ReadonlyMap<string, string>): string {
  const reading = readChart(flow);
  const [root] = reading.states;
  const title = root ? [`${root.label.th} · ${root.label.en}`, ''] : [];
  const serves = root && root.req.length > 0 ? [`Serves ${root.req.join(', ')}.`, ''] : [];
  return [
    `# ${flow.name}`,
    '',
    written(`machines/${flow.name}/`),
    '',
    ...title,
    flow.comment,
    '',
    ...serves,
    'An arrow has the English label of its transition, then its timer, its guard in brackets and its actions after a stroke. What leaves no state stands in the box.',
    ...(reading.states.some(({ isParallel }) => isParallel)
      ? ['Where the way in leads to several states at once, all of them are in force together.']
      : []),
    '',
    ...diagramsOf(reading).flatMap(({ of, lines }) => [
      ...(of.parent === null ? [] : [`### ${cell(of.label.en)}`, '']),
      '```mermaid',
      ...lines,
      '```',
      '',
    ]),
    ...statesOf(reading),
    ...transitionsOf(reading),
    ...timersOf(reading),
    ...actorsOf(reading, flowOf),
  ].join('\n');
}

/** The index of the pages. */
export function listOf(flows: readonly Flow[]): string {
  const rows = flows.map((flow) => {
    const { states, transitions, actors } = readChart(flow);
    const resting = states.filter(({ children }) => children.length === 0).length;
    const charts = new Set(actors.flatMap(({ chart }) => (chart === null ? [] : [chart])));
    return [
      `[${flow.name}](${flow.name}.md)`,
      String(resting),
      String(transitions.length),
      flows
        .filter(({ machine }) => charts.has(machine.id))
        .map(({ name }) => name)
        .join(', '),
    ];
  });
  return [
    '# Flows',
    '',
    written('machines/'),
    '',
    ...table(['flow', 'states', 'transitions', 'runs the charts'], rows),
    '',
  ].join('\n');
}
