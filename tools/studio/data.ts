import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChart } from '#studio/reading/chart-reading.ts';
import type { FlowSummary, Serving } from '#studio/page/chart-data.ts';
import { readFlows } from '../flow-docs/flow-docs.ts';
import { writeLayouts } from './layouts.ts';

const folder = process.argv[2] ?? 'dist/studio/data';

const flows = await readFlows();
const summaries = flows.map((flow): FlowSummary => {
  const { states, transitions } = readChart(flow);
  const [root] = states;
  return {
    flow: flow.name,
    chart: flow.machine.id,
    label: root?.label ?? { th: flow.name, en: flow.name },
    comment: flow.comment,
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

/** The list of requirements, a line each. */
const requirements = readFileSync('docs/requirements.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', section = '', text = ''] = line.split('\t');
    return { id, section, text };
  });

mkdirSync(folder, { recursive: true });
const write = (name: string, value: unknown) => writeFileSync(join(folder, name), JSON.stringify(value));
write('flows.json', summaries);
write('requirements.json', requirements);
write('serving.json', serving);
await writeLayouts(join(folder, 'layouts'));
