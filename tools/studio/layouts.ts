import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ELK from 'elkjs';
import { readChart, type Flow } from '#studio/reading/chart-reading.ts';
import { layOut } from '#studio/layout/lay-out.ts';
import { readFlows } from '../flow-docs/flow-docs.ts';

const kept = '.cache/studio/layouts';
const sources = ['studio/layout', 'studio/reading'];

/** What the drawing of a chart follows from: a layout takes a second, so it is made again only when this changes. */
function fingerprint({ machine, labels, name }: Flow): string {
  const hash = createHash('sha256').update(JSON.stringify([name, machine.config, labels]));
  for (const folder of sources)
    for (const file of readdirSync(folder).toSorted()) hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Writes the drawings of every chart into a folder, one file a flow. */
export async function writeLayouts(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  mkdirSync(kept, { recursive: true });
  const elk = new ELK();
  for (const flow of await readFlows()) {
    const file = join(kept, `${flow.name}.${fingerprint(flow)}.json`);
    if (!existsSync(file)) writeFileSync(file, JSON.stringify(await layOut(elk, flow.name, readChart(flow))));
    writeFileSync(join(folder, `${flow.name}.json`), readFileSync(file));
  }
}
