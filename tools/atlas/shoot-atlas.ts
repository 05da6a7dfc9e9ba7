import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { fileOf, type AtlasWidth, type Picture } from '#studio/atlas/atlas.ts';
import { lookAtAccess, overflowOf } from '#tests/e2e/support/access.ts';
import { freeze } from '#tests/e2e/support/pictures/trouble.ts';
import type { Stage } from '#tests/e2e/support/pictures/stage.ts';
import { dress, HEIGHTS } from '../pictures/shoot.ts';

/** What a person scrolls to. */
const SCREENS_HIGH = 3;
/** Nearly without loss: smaller than with it for text on plain grounds, and Thai vowels stay sharp. */
const WEBP = { nearLossless: true, quality: 20, effort: 5 } as const;
/** So long a page is given to answer, of which axe needs a second. */
const PATIENCE_MS = 15_000;
const TICK_MS = 1_000;

const within = <Value>(ms: number, awaited: Promise<Value>): Promise<Value | null> =>
  Promise.race([awaited.catch(() => null), pause(ms, null, { ref: false })]);

/** A scene may have stopped the clock of its page, without which axe never answers. */
const isStopped = async (page: Page) =>
  (await within(
    TICK_MS,
    page.evaluate(() => new Promise<boolean>((resolve) => void setTimeout(() => resolve(true), 1))),
  )) === null;

/** Null if axe did not answer. */
async function axeOf(page: Page): Promise<Picture['axe']> {
  const stopped = await isStopped(page);
  if (stopped) await page.clock.resume();
  const looked = await within(PATIENCE_MS, lookAtAccess(page));
  if (stopped) await freeze(page);
  if (looked === null) return null;
  const { checked, violations } = looked;
  return { checked, problems: violations.map(({ id, help, nodes }) => ({ id, help, count: nodes.length })) };
}

/** The viewport as high as what is shown of the page, so that what sticks to its end is at the end of the picture. */
async function grow(page: Page, width: AtlasWidth) {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(whole, HEIGHTS[width] * SCREENS_HIGH);
  await page.setViewportSize({ width, height });
  await page.waitForTimeout(60);
  return { height, isCut: whole > height };
}

/** One scene in each width, light, with what axe finds; the pictures go below the folder. */
export async function shootAtlas(
  { page, language }: Stage,
  scene: string,
  taken: string,
  { folder, widths }: { readonly folder: string; readonly widths: readonly AtlasWidth[] },
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const width of widths) {
    await dress(page, width, 'light');
    const axe = await axeOf(page);
    const overflow = Math.max(0, await overflowOf(page));
    const { height, isCut } = await grow(page, width);
    const file = join(folder, fileOf({ scene, language, width }));
    mkdirSync(dirname(file), { recursive: true });
    const shot = await page.screenshot({ animations: 'disabled' });
    await sharp(shot).webp(WEBP).toFile(file);
    pictures.push({ scene, language, width, height, isCut, axe, overflow, taken });
  }
  return pictures;
}
