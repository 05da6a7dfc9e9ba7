import { chromium, type Page } from '@playwright/test';
import { SitePage } from '#tests/e2e/support/site-page.ts';
import { DESKTOP, expect, test } from '#tests/e2e/support/test.ts';

/** In a browser whose scrollbars take room, as on a desktop; Playwright hides them. */
async function withScrollbars(use: (site: SitePage) => Promise<void>): Promise<void> {
  const { launchOptions, viewport, baseURL } = test.info().project.use;
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  const page = await browser.newPage({ viewport: viewport ?? null, ...(baseURL && { baseURL }) });
  await use(new SitePage(page, 'th'));
  await browser.close();
}

/** Where header and heading stand, and how far the page is scrolled. */
const placesIn = (page: Page) =>
  page.evaluate(() => {
    const left = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().left;
    return { header: left('header a'), heading: left('h1'), scrolled: scrollY };
  });
/** How wide the scrollbar is, or what is kept free in its place. */
const barOf = (page: Page) => page.evaluate(() => innerWidth - document.documentElement.clientWidth);

interface Cover {
  readonly name: string;
  readonly path: string;
  readonly opener: string;
}

const COVERS: readonly Cover[] = [
  { name: 'a dialog', path: '/guideline', opener: 'Open a dialog' },
  { name: 'a drawer', path: '/guideline', opener: 'Open a drawer' },
  { name: 'the search', path: '/th/termconditions', opener: 'Search' },
];

for (const { name, path, opener } of COVERS)
  test(
    `under ${name} the page stands still, with a scrollbar and without, and is covered up to its edge`,
    { tag: DESKTOP },
    async () => {
      await withScrollbars(async (site) => {
        const { page } = site;
        for (const height of [900, 12_000]) {
          await page.setViewportSize({ width: 1440, height });
          await page.goto(path);
          await site.takenOver();
          const button = site.button(opener).first();
          await button.scrollIntoViewIfNeeded();
          expect((await barOf(page)) > 0).toBe(height === 900);
          const before = await placesIn(page);
          expect(before).toMatchObject({ header: expect.any(Number), heading: expect.any(Number) });
          await button.click();
          const dialog = page.getByRole('dialog');
          await expect(dialog).toBeVisible();
          expect(await placesIn(page)).toEqual(before);
          expect(await barOf(page)).toBe(0);
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
          expect(await placesIn(page)).toEqual(before);
        }
      });
    },
  );
