import { chromium, type Browser } from '@playwright/test';
import type { Language } from '#domain/constants.ts';
import { giveTimesBack, walk } from '#tests/e2e/retail-booking/booking-stage.ts';
import type { NamedScene } from '#tests/e2e/support/pictures/scenes.ts';
import { openStage, type Stage, type Stored } from '#tests/e2e/support/pictures/stage.ts';
import { ensureChromium } from '../chromium.mjs';
import { startProduct } from './product.ts';

type Take<Named extends NamedScene> = (stage: Stage, scene: Named) => Promise<void>;

async function playOne<Named extends NamedScene>(
  browser: Browser,
  origin: string,
  language: Language,
  places: Readonly<Record<string, Stored>>,
  named: Named,
  take: Take<Named>,
): Promise<void> {
  const { from, play } = named.scene;
  const begun = new Date();
  const stage = await openStage(browser, origin, language, from === undefined ? {} : places[from]);
  try {
    await play(stage);
    await take(stage, named);
  } finally {
    await stage.context.close();
    await giveTimesBack(begun);
  }
}

/** Plays each scene in each language on the built product; `take` has its page then. Returns what failed. */
export async function playScenes<Named extends NamedScene>(
  languages: readonly Language[],
  scenes: readonly Named[],
  take: Take<Named>,
): Promise<readonly string[]> {
  const failed: string[] = [];
  const product = await startProduct();
  try {
    const browser = await chromium.launch({
      executablePath: await ensureChromium(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    for (const language of languages) {
      const begun = new Date();
      const places = await walk(browser, product.origin, language);
      await giveTimesBack(begun);
      for (const each of scenes) {
        try {
          await playOne(browser, product.origin, language, places, each, take);
          console.log(`${language} ${each.name}`);
        } catch (problem) {
          failed.push(`${language} ${each.name}`);
          console.error(`${language} ${each.name} FAILED: ${problem instanceof Error ? problem.message : 'unknown'}`);
        }
      }
    }
    await browser.close();
  } finally {
    await product.stop();
  }
  return failed;
}
