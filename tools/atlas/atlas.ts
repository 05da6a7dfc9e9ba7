import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { LANGUAGES, type Language } from '#domain/constants.ts';
import {
  ATLAS_WIDTHS,
  atlasStates,
  fileOf,
  type AtlasStates,
  type AtlasWidth,
  type Picture,
} from '#studio/atlas/atlas.ts';
import { charts } from '#tests/support/model/charts.ts';
import { allScenes } from '../pictures/all-scenes.ts';
import { HEIGHTS } from '../pictures/shoot.ts';
import { playScenes } from '../pictures/play-scenes.ts';
import { writeAtlas } from '../studio/atlas-files.ts';
import { differencesOf } from './differences.ts';
import { BASELINE, COMMITTED, DIFFERENCES, NOW, readIndex, STATES, writeIndex } from './folders.ts';
import { statesOf } from './scenes-of-states.ts';
import { shootAtlas } from './shoot-atlas.ts';

const [PHONE] = ATLAS_WIDTHS;

const commitDate = () => execFileSync('git', ['log', '-1', '--format=%cI'], { encoding: 'utf8' }).trim();

/** The likeliest picture of each state. */
const likeliestOf = (all: AtlasStates) =>
  new Set(Object.values(all).flatMap((flow) => Object.values(flow).flatMap(({ scenes }) => scenes.slice(0, 1))));

const states = (): AtlasStates => Object.fromEntries(charts.map((chart) => [chart.flow, statesOf(chart)]));

const scenesToTake = (all: AtlasStates) =>
  new Set(Object.values(all).flatMap((flow) => Object.values(flow).flatMap(({ scenes }) => scenes)));

function writeStates(): AtlasStates {
  const all = states();
  mkdirSync(dirname(STATES), { recursive: true });
  const flows = Object.entries(all).map(([flow, entries]) => {
    const lines = Object.entries(entries).map(([id, entry]) => `${JSON.stringify(id)}:${JSON.stringify(entry)}`);
    return `${JSON.stringify(flow)}:{\n${lines.join(',\n')}\n}`;
  });
  writeFileSync(STATES, `{\n${flows.join(',\n')}\n}\n`);
  return all;
}

/** Into the studio that is built, if one is, so that it shows them without being built again. */
function show(): void {
  if (existsSync('dist/studio/data')) writeAtlas('dist/studio/data/atlas');
}

const readStates = (): AtlasStates => atlasStates.parse(JSON.parse(readFileSync(STATES, 'utf8')));

interface Wanted {
  /** What the names of the scenes begin with; empty for all. */
  readonly beginnings: readonly string[];
  readonly languages: readonly Language[];
  readonly widths: readonly AtlasWidth[];
  readonly onlyLikeliest: boolean;
}

/** Takes what is wanted; the other pictures stay. */
async function take({ beginnings, languages, widths, onlyLikeliest }: Wanted): Promise<void> {
  const all = readStates();
  const needed = scenesToTake(all);
  const wanted = onlyLikeliest ? likeliestOf(all) : needed;
  const scenes = allScenes().filter(({ name }) => wanted.has(name));
  const chosen = scenes.filter(
    ({ name }) => beginnings.length === 0 || beginnings.some((start) => name.startsWith(start)),
  );
  if (chosen.length === 0) throw new Error(`No scene is called so. There are:\n${[...needed].join('\n')}`);
  const taken = commitDate();
  const failed = await playScenes(languages, chosen, async (stage, { name }) => {
    const pictures = await shootAtlas(stage, name, taken, { folder: NOW, widths });
    const files = new Set(pictures.map(fileOf));
    const others = readIndex(NOW).pictures.filter(
      (each) => needed.has(each.scene) && !files.has(fileOf(each)) && existsSync(join(NOW, fileOf(each))),
    );
    writeIndex(NOW, { pictures: [...others, ...pictures] });
  });
  console.log(`${chosen.length} scenes, ${readIndex(NOW).pictures.length} pictures in ${NOW}, ${failed.length} failed`);
  if (failed.length > 0) process.exitCode = 1;
}

/** What is there becomes the baseline of the next comparison. */
function keep(): void {
  if (!existsSync(NOW)) throw new Error(`There is nothing in ${NOW}: take pictures first.`);
  rmSync(BASELINE, { recursive: true, force: true });
  cpSync(NOW, BASELINE, { recursive: true });
  rmSync(DIFFERENCES, { force: true });
}

/** With the set that was kept. */
async function compare(): Promise<void> {
  if (!existsSync(BASELINE)) throw new Error('There is no baseline: npm run atlas -- keep');
  const differences = await differencesOf(readIndex(NOW), NOW, BASELINE);
  writeFileSync(DIFFERENCES, JSON.stringify(differences));
  const differing = Object.entries(differences).filter(([, share]) => share > 0);
  for (const [file, share] of differing.toSorted(([, a], [, b]) => b - a))
    console.log(`${(share * 100).toFixed(2)} % ${file}`);
  console.log(`${differing.length} of ${Object.keys(differences).length} pictures differ from the baseline`);
}

/** What is committed must stay small: two screens high, and as much loss as leaves Thai text sharp. */
const KEPT_HEIGHT = HEIGHTS[PHONE] * 2;
const KEPT_WEBP = { quality: 20, effort: 6 } as const;

async function keepSmall(picture: Picture): Promise<Picture> {
  const file = fileOf(picture);
  const height = Math.min(picture.height, KEPT_HEIGHT);
  mkdirSync(dirname(join(COMMITTED, file)), { recursive: true });
  await sharp(join(NOW, file))
    .extract({ left: 0, top: 0, width: picture.width, height })
    .webp(KEPT_WEBP)
    .toFile(join(COMMITTED, file));
  return { ...picture, height, isCut: picture.isCut || height < picture.height };
}

/** The likeliest picture of each state on the phone becomes the committed set. */
async function commit(): Promise<void> {
  rmSync(COMMITTED, { recursive: true, force: true });
  const likeliest = likeliestOf(readStates());
  const chosen = readIndex(NOW).pictures.filter(({ scene, width }) => width === PHONE && likeliest.has(scene));
  writeIndex(COMMITTED, { pictures: await Promise.all(chosen.map(keepSmall)) });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    lang: { type: 'string' },
    width: { type: 'string' },
    likeliest: { type: 'boolean' },
  },
});
const among = <Value extends string | number>(all: readonly Value[], text: string | undefined) =>
  all.filter((value) => text === undefined || text.split(',').includes(String(value)));
const [verb = 'take'] = positionals;
const verbs: Readonly<Record<string, () => unknown>> = {
  take: () =>
    take({
      beginnings: values.name?.split(',') ?? [],
      languages: among(LANGUAGES, values.lang),
      widths: among(ATLAS_WIDTHS, values.width),
      onlyLikeliest: values.likeliest ?? false,
    }),
  keep,
  compare,
  commit,
  states: writeStates,
};
const act = verbs[verb];
if (!act) throw new Error(`npm run atlas -- ${Object.keys(verbs).join(' | ')}`);
await act();
if (verb !== 'states') show();
