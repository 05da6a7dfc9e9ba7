import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRequirements } from '#studio/proof/requirements.ts';
import { readChart } from '#studio/reading/chart-reading.ts';
import type { FlowSummary, Serving } from '#studio/page/chart-data.ts';
import { recordOf, type ChartRecord, type ChartsRecord } from '#studio/compare/chart-record.ts';
import { readFlows } from '../flow-docs/flow-docs.ts';
import { writeAtlas } from './atlas-files.ts';
import { writeLayouts } from './layouts.ts';

const REVIEWED = 'studio/compare/reviewed.json';
const [folder = 'dist/studio/data'] = process.argv.slice(2).filter((each) => !each.startsWith('--'));

const flows = await readFlows();
const summaries = flows.map((flow): FlowSummary => {
  const { states, transitions } = readChart(flow);
  const [root] = states;
  return {
    flow: flow.name,
    chart: flow.machine.id,
    label: root?.label ?? { th: flow.name, en: flow.name },
    about: { th: flow.labels.about, en: flow.comment },
    states: states.filter(({ children }) => children.length === 0).length,
    transitions: transitions.length,
  };
});

/** What serves which requirements, in all charts. */
const serving = flows.flatMap((flow): Serving[] => {
  const { states, transitions } = readChart(flow);
  const of = (kind: Serving['kind'], all: readonly Pick<Serving, 'id' | 'label' | 'req'>[]) =>
    all.map(({ id, label, req }) => ({ flow: flow.name, kind, id, label, req }));
  return [...of('state', states), ...of('transition', transitions)];
});

/** JSON with a line for each state and transition, so that a change of one is a change of its line. */
function linesOf(record: ChartsRecord): string {
  const partText = (part: object) =>
    Object.entries(part)
      .map(([id, each]) => `      ${JSON.stringify(id)}: ${JSON.stringify(each)}`)
      .join(',\n');
  const chartText = ({ states, transitions }: ChartRecord) =>
    `{\n    "states": {\n${partText(states)}\n    },\n    "transitions": {\n${partText(transitions)}\n    }\n  }`;
  const all = Object.entries(record).map(([flow, chart]) => `  ${JSON.stringify(flow)}: ${chartText(chart)}`);
  return `{\n${all.join(',\n')}\n}\n`;
}

mkdirSync(folder, { recursive: true });
const write = (name: string, value: unknown) => writeFileSync(join(folder, name), JSON.stringify(value));
write('flows.json', summaries);
write('requirements.json', readRequirements(readFileSync('docs/requirements.tsv', 'utf8')));
write('serving.json', serving);
const charts = Object.fromEntries(flows.map((flow) => [flow.name, recordOf(readChart(flow))]));
// The charts as they are now count as reviewed.
if (process.argv.includes('--reviewed')) writeFileSync(REVIEWED, linesOf(charts));
write('charts.json', charts);
write('proof.json', JSON.parse(readFileSync('studio/proof/proof.json', 'utf8')));
write('reviewed.json', JSON.parse(readFileSync(REVIEWED, 'utf8')));
writeAtlas(join(folder, 'atlas'));
await writeLayouts(join(folder, 'layouts'));
