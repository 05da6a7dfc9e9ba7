import { rmSync } from 'node:fs';
import type { NamedScene } from '#tests/e2e/support/pictures/scenes.ts';
import { allScenes } from './all-scenes.ts';
import { optionsOf, type Options } from './options.ts';
import { playScenes } from './play-scenes.ts';
import { placesOf, shoot } from './shoot.ts';

const folder = '.cache/pictures';

interface Numbered extends NamedScene {
  readonly file: string;
}

/** Each name keeps its number even if only some pictures are taken. */
function chosenScenes({ names }: Options): Numbered[] {
  const numbered = allScenes().map((each, index) => ({
    ...each,
    file: `${String(index + 1).padStart(2, '0')}-${each.name}.png`,
  }));
  const chosen = numbered.filter(({ name }) => names.length === 0 || names.some((start) => name.startsWith(start)));
  if (chosen.length === 0) throw new Error(`No picture is called so. There are:\n${numbered.map(nameOf).join('\n')}`);
  return chosen;
}

const nameOf = ({ name }: NamedScene) => name;

const options = optionsOf(process.argv.slice(2));
const scenes = chosenScenes(options);
// Removes all, so that no picture with an old number or name stays.
if (options.names.length === 0)
  for (const place of placesOf(folder, options)) rmSync(place, { recursive: true, force: true });
const failed = await playScenes(options.languages, scenes, (stage, { file }) => shoot(stage, options, folder, file));
console.log(`${scenes.length * options.languages.length - failed.length} states in ${folder}, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
