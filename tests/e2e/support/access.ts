import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails if anything is wider than the screen. */
export async function checkFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels beyond the width of the screen').toBeLessThanOrEqual(0);
}

/** Fails if axe finds a problem, or anything is wider than the screen. */
export async function checkAccess(page: Page): Promise<void> {
  // Our pages have no frames of others, and what passes is not looked at: half the time of a run without either.
  const axe = new AxeBuilder({ page }).options({ runOnly: TAGS, resultTypes: ['violations'] }).setLegacyMode(true);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`));
  expect(found, 'what axe finds').toEqual([]);
  await checkFits(page);
}
