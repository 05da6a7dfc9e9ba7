import { rmSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import type { Language } from '#domain/constants.ts';
import { ensureChromium } from '../chromium.mjs';
import { allScenes } from './all-scenes.ts';
import { optionsOf, type Options } from './options.ts';
import { startProduct } from './product.ts';
import type { NamedScene } from '#tests/e2e/support/pictures/scenes.ts';
import { placesOf, shoot } from './shoot.ts';
import { giveTimesBack, walk } from '#tests/e2e/retail-booking/booking-stage.ts';
import { openStage, type Stored } from '#tests/e2e/support/pictures/stage.ts';

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

async function takeOne(
  browser: Browser,
  origin: string,
  language: Language,
  places: Readonly<Record<string, Stored>>,
  { scene, file }: Numbered,
  options: Options,
): Promise<void> {
  const begun = new Date();
  const stage = await openStage(browser, origin, language, scene.from === undefined ? {} : places[scene.from]);
  try {
    await scene.play(stage);
    await shoot(stage, options, folder, file);
  } finally {
    await stage.context.close();
    await giveTimesBack(begun);
  }
}

const options = optionsOf(process.argv.slice(2));
const scenes = chosenScenes(options);
// Removes all, so that no picture with an old number or name stays.
if (options.names.length === 0)
  for (const place of placesOf(folder, options)) rmSync(place, { recursive: true, force: true });
const product = await startProduct();
const failed: string[] = [];
try {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  for (const language of options.languages) {
    const begun = new Date();
    const places = await walk(browser, product.origin, language);
    await giveTimesBack(begun);
    for (const each of scenes) {
      try {
        await takeOne(browser, product.origin, language, places, each, options);
        console.log(`${language} ${each.file}`);
      } catch (problem) {
        failed.push(`${language} ${each.file}`);
        console.error(`${language} ${each.file} FAILED: ${problem instanceof Error ? problem.message : 'unknown'}`);
      }
    }
  }
  await browser.close();
} finally {
  await product.stop();
}
console.log(`${scenes.length * options.languages.length - failed.length} states in ${folder}, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
