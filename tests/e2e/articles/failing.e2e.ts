import { ARTICLE_KINDS } from '#domain/articles.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import { FAULTS, spoil, type Fault } from '#tests/e2e/support/faults.ts';
import { DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { ArticlesPage, listed, PATHS } from './articles-page.ts';

const today = branchNow(Date.now()).date;
const faults = Object.keys(FAULTS).filter((name) => name !== 'takes 10 s') as Fault[];

for (const kind of ARTICLE_KINDS)
  test(
    `CONT-09 ${kind} whose list or item cannot be displayed say so, and are there when they are tried again`,
    { tag: kind === 'news' || kind === 'promotions' ? PHONE : DESKTOP },
    async ({ page, watch }) => {
      test.setTimeout(300_000);
      watch.expect(/status (?:of )?503|ERR_CONNECTION_REFUSED|connectionrefused/i);
      const site = new ArticlesPage(page, 'en', kind);
      const slugs = listed(kind, today).map(({ slug }) => slug);
      for (const fault of faults) {
        await site.open();
        const mendList = await spoil(page, 'listArticles', fault);
        await site.pageLink(2).click();
        await expect(site.main.getByText('Cannot display data now, try again'), fault).toBeVisible();
        mendList();
        await site.button('Try again').click();
        await expect.poll(() => site.shown(), fault).toEqual(slugs.slice(3, 6));
        const mendItem = await spoil(page, 'readArticle', fault);
        await site.cards.first().getByRole('link').click();
        await expect(site.main.getByText('Cannot display data now, try again'), fault).toBeVisible();
        mendItem();
        await site.button('Try again').click();
        await expect(site.main.locator('article'), fault).toBeVisible();
        await page.unrouteAll({ behavior: 'wait' });
      }
    },
  );

test(
  'CONT-09 a text of the site that cannot be displayed says so, and is there when it is tried again',
  { tag: DESKTOP },
  async ({ page, watch, siteIn }) => {
    watch.expect(/status (?:of )?503/);
    const site = siteIn('en');
    await page.goto('/en/booking/find');
    await site.takenOver();
    const mend = await spoil(page, 'readSitePage', 'answers 503');
    await site.inFooter('Privacy policy').click();
    await expect(site.main.getByText('Cannot display data now, try again')).toBeVisible();
    mend();
    await site.button('Try again').click();
    await expect(site.title('Privacy policy')).toBeVisible();
  },
);

test(
  'a list whose categories cannot be read is there without them',
  { tag: DESKTOP },
  async ({ page, watch, siteIn }) => {
    watch.expect(/status (?:of )?503/);
    const site = siteIn('en');
    await page.goto('/en/booking/find');
    await site.takenOver();
    await spoil(page, 'listCategories', 'answers 503');
    await site.inFooter('Promotions').click();
    await expect(site.main.locator('[data-article]')).toHaveCount(3);
    await expect(site.main.getByRole('navigation', { name: 'Categories' })).toHaveCount(0);
  },
);

test('a slow list keeps what is there until the next page has come', { tag: PHONE }, async ({ page }) => {
  const site = new ArticlesPage(page, 'th', 'news');
  const slugs = listed('news', today).map(({ slug }) => slug);
  await site.open();
  const mend = await spoil(page, 'listArticles', 'takes 10 s');
  await site.pageLink(2).click();
  await expect(site.main.locator('[data-list]')).toHaveAttribute('aria-busy', 'true');
  expect(await site.shown()).toEqual(slugs.slice(0, 3));
  mend();
  await expect.poll(() => site.shown()).toEqual(slugs.slice(3, 6));
});

test('a category without items, and a page beyond the last, lead on', { tag: DESKTOP }, async ({ page }) => {
  const site = new ArticlesPage(page, 'en', 'knowledge');
  await site.open('?category=none');
  await expect(site.main.getByText('Nothing matches')).toBeVisible();
  await site.button('Clear the filter').click();
  await expect.poll(() => site.cards.count()).toBe(3);
  await site.open('?page=999');
  await site.button('Go to the last page').click();
  await expect.poll(() => site.cards.count()).toBeGreaterThan(0);
});

test(
  'what the server cannot read is a page with status 503, which the browser reads again',
  { tag: DESKTOP },
  async ({ page, watch }) => {
    watch.expect(/status (?:of )?503/);
    const site = new ArticlesPage(page, 'en', 'news');
    const path = `/en${PATHS.news}`;
    // As the server answers when its own read has failed: a page without its content.
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replace(/<script[^>]*id="arrival"[\s\S]*?<\/script>/, '')
        .replace(/(<div id="app"[^>]*>)[\s\S]*?(?=<template id="scripts")/, '$1</div>');
      await route.fulfill({ response, status: 503, body: html });
    });
    const mend = await spoil(page, 'listArticles', 'answers 503');
    await page.goto(path);
    await expect(site.main.getByText('Cannot display data now, try again')).toBeVisible();
    mend();
    await site.button('Try again').click();
    await expect.poll(() => site.cards.count()).toBe(3);
  },
);
