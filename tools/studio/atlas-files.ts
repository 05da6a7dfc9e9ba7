import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { atlasDifferences, atlasStates, fileOf, type AtlasData, type Picture } from '#studio/atlas/atlas.ts';
import { BASELINE, COMMITTED, DIFFERENCES, NOW, readIndex, STATES } from '../atlas/folders.ts';

const copy = (from: string, to: string, pictures: readonly Picture[]) => {
  for (const file of pictures.map(fileOf)) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(from, file), join(to, file));
  }
};

/** The pictures of the last run, and the committed ones where it has none; those that were kept from before; the ways to the states. */
export function writeAtlas(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'states'), { recursive: true });
  const now = readIndex(NOW).pictures;
  const taken = new Set(now.map(fileOf));
  const committed = readIndex(COMMITTED).pictures.filter((picture) => !taken.has(fileOf(picture)));
  const baseline = readIndex(BASELINE).pictures;
  copy(NOW, join(folder, 'now'), now);
  copy(COMMITTED, join(folder, 'now'), committed);
  copy(BASELINE, join(folder, 'baseline'), baseline);
  const differences = existsSync(DIFFERENCES)
    ? atlasDifferences.parse(JSON.parse(readFileSync(DIFFERENCES, 'utf8')))
    : {};
  const data: AtlasData = { now: [...now, ...committed], baseline, differences };
  writeFileSync(join(folder, 'pictures.json'), JSON.stringify(data));
  const states = atlasStates.parse(JSON.parse(readFileSync(STATES, 'utf8')));
  for (const [flow, entries] of Object.entries(states))
    writeFileSync(join(folder, 'states', `${flow}.json`), JSON.stringify(entries));
}
