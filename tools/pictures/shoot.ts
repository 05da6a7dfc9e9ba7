import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Language } from '#domain/constants.ts';
import type { Options, Scheme, Width } from './options.ts';
import type { Stage } from '#tests/e2e/support/pictures/stage.ts';

export const HEIGHTS: Record<Width, number> = { 360: 740, 768: 1024, 1440: 900 };

const placeOf = (folder: string, language: Language, width: Width, scheme: Scheme) =>
  join(folder, `${language}-${width}-${scheme}`);

export const placesOf = (folder: string, { languages, widths, schemes }: Options): string[] =>
  languages.flatMap((language) =>
    widths.flatMap((width) => schemes.map((scheme) => placeOf(folder, language, width, scheme))),
  );

/** Takes one state in every requested width and colour scheme. */
export async function shoot(
  { page, language }: Stage,
  { widths, schemes, screen }: Options,
  folder: string,
  file: string,
): Promise<void> {
  for (const width of widths)
    for (const scheme of schemes) {
      const at = placeOf(folder, language, width, scheme);
      mkdirSync(at, { recursive: true });
      await dress(page, width, scheme);
      if (!screen) await grow(page, width);
      await page.screenshot({ path: join(at, file), animations: 'disabled' });
    }
}

export async function dress(page: Page, width: Width, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: HEIGHTS[width] });
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready.then(() => window.scrollTo(0, 0)));
  // Two frames on a slow machine, so that the page can measure itself again.
  await page.waitForTimeout(120);
}

/** Makes the viewport as high as the page, so that sticky elements at the bottom are at the end of the page. */
async function grow(page: Page, width: Width): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await page.waitForTimeout(60);
}
