import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atlasIndex, type AtlasIndex, type Picture } from '#studio/atlas/atlas.ts';

/** The set of the last run. */
export const NOW = '.cache/atlas/now';
/** The set that was kept from before. */
export const BASELINE = '.cache/atlas/baseline';
/** What is committed: the phone's pictures. */
export const COMMITTED = 'studio/atlas/set';
export const DIFFERENCES = '.cache/atlas/differences.json';
export const STATES = 'studio/atlas/states.json';

const indexIn = (folder: string) => join(folder, 'index.json');

export function readIndex(folder: string): AtlasIndex {
  const file = indexIn(folder);
  return existsSync(file) ? atlasIndex.parse(JSON.parse(readFileSync(file, 'utf8'))) : { pictures: [] };
}

const ORDER = ({ scene, language, width }: Picture) => `${scene} ${language} ${String(width).padStart(5, '0')}`;

/** A line for each picture, in the order of their names. */
export function writeIndex(folder: string, { pictures }: AtlasIndex): void {
  mkdirSync(folder, { recursive: true });
  const lines = pictures
    .toSorted((a, b) => ORDER(a).localeCompare(ORDER(b), 'en'))
    .map((picture) => JSON.stringify(picture));
  writeFileSync(indexIn(folder), `{"pictures":[\n${lines.join(',\n')}\n]}\n`);
}
