import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Pixels beyond the width of the screen. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Fails if anything is wider than the screen. */
export async function checkFits(page: Page): Promise<void> {
  expect(await overflowOf(page), 'pixels beyond the width of the screen').toBeLessThanOrEqual(0);
}

/** Both sides of each breakpoint, and a tablet. */
export const WIDTHS = [575, 576, 768, 991, 992] as const;

/** What is open fits at each of these widths, and axe finds nothing on a tablet; the width is put back. */
export async function checkWidths(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('heading').first()).toBeVisible();
    if (width === 768) await checkAccess(page);
    else await checkFits(page);
  }
  if (before) await page.setViewportSize(before);
}

/** What axe finds, and how many of its rules had something to look at. */
export async function lookAtAccess(page: Page) {
  // Our pages have no frames of others, and what passes is not looked at: half the time of a run without either.
  const axe = new AxeBuilder({ page }).options({ runOnly: TAGS, resultTypes: ['violations'] }).setLegacyMode(true);
  const { violations, passes, incomplete } = await axe.analyze();
  return { violations, checked: violations.length + passes.length + incomplete.length };
}

/** Fails if axe finds a problem, or anything is wider than the screen. */
export async function checkAccess(page: Page): Promise<void> {
  const { violations } = await lookAtAccess(page);
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`));
  expect(found, 'what axe finds').toEqual([]);
  await checkFits(page);
}
