import { ARTICLE_KINDS } from '#domain/articles.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import { DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { ArticlesPage, listed, own, PATHS } from './articles-page.ts';

const today = branchNow(Date.now()).date;

test(
  'an item leads to a booking with its services filled in, to items like it, and back to its list',
  { tag: PHONE },
  async ({ page }) => {
    test.setTimeout(180_000);
    const site = new ArticlesPage(page, 'en', 'promotions');
    for (const count of [1, 2]) {
      const item = listed('promotions', today).find(({ services }) => services.length === count);
      await site.open(`/${item?.slug}`);
      await site.main.locator('article').getByRole('link', { name: 'Book a service' }).click();
      await expect(page).toHaveURL(new RegExp(`/en/booking\\?services=${item?.services.join('(,|%2C)')}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
    }
    await expect(site.cards).not.toHaveCount(0);
    const [slug = ''] = await site.shown();
    await site.cards.first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${PATHS.promotions}/${slug}$`));
    await site.main
      .getByRole('navigation', { name: 'Where this page is' })
      .getByRole('link', { name: 'Promotions' })
      .click();
    await expect(page).toHaveURL(/\/en\/promotions$/);
  },
);

test('a link within a text is followed without a new load of the page', { tag: DESKTOP }, async ({ page }) => {
  const item = listed('knowledge', today).find(({ text }) => /href="\/en\/booking"/.test(text.en.html));
  const site = new ArticlesPage(page, 'en', 'knowledge');
  await site.open(`/${item?.slug}`);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await site.main.locator('article a[href="/en/booking"]').first().click();
  await expect(page).toHaveURL(/\/en\/booking(\?|$)/);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test(
  'an item is shared by its address: copied, on LINE and on Facebook',
  { tag: DESKTOP },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const [item] = listed('news', today);
    const site = new ArticlesPage(page, 'th', 'news');
    await site.open(`/${item?.slug}`);
    const address = page.url();
    await site.button('Copy the link').click();
    await expect(site.main.getByText(site.say('Copied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    for (const name of ['Share on LINE', 'Share on Facebook'])
      expect(await site.link(name).getAttribute('href')).toContain(`=${encodeURIComponent(address)}`);
  },
);

test('where the clipboard is refused, the address is shown', { tag: PHONE }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
  });
  const [item] = listed('news', today);
  const site = new ArticlesPage(page, 'en', 'news');
  await site.open(`/${item?.slug}`);
  await site.button('Copy the link').click();
  await expect(site.main.getByRole('status').getByText(page.url())).toBeVisible();
});

test('an item without an English text is shown in Thai, marked and said', { tag: PHONE }, async ({ page }) => {
  const untranslated = ARTICLE_KINDS.flatMap((kind) => listed(kind, today).map((item) => ({ kind, item }))).filter(
    ({ item }) => item.text.en.language === 'th',
  );
  expect(untranslated.length).toBeGreaterThan(0);
  for (const { kind, item } of untranslated) {
    const site = new ArticlesPage(page, 'en', kind);
    await site.open(`/${item.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: item.text.th.name })).toHaveAttribute('lang', 'th');
    await expect(site.main.getByText('This page is in Thai only')).toBeVisible();
  }
});

test('an offer that is over says so and leads to no booking', { tag: DESKTOP }, async ({ page }) => {
  const over = own.library.articles.promotions.find(({ end }) => end !== null && end < today);
  const site = new ArticlesPage(page, 'en', 'promotions');
  await site.open(`/${over?.slug}`);
  await expect(site.main.getByText('This offer is over', { exact: true })).toBeVisible();
  await expect(site.main.locator('article').getByRole('link', { name: 'Book a service', exact: true })).toHaveCount(0);
});

test(
  'an item that does not exist is not found, by its address and by its status',
  { tag: PHONE },
  async ({ page, watch }) => {
    watch.expect(/status (?:of )?404/);
    for (const kind of ARTICLE_KINDS)
      for (const slug of ['never-written', 'A_b', '%3Cscript%3E']) {
        const answer = await page.goto(`/en${PATHS[kind]}/${slug}`);
        expect([kind, slug, answer?.status()]).toEqual([kind, slug, 404]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found.');
      }
  },
);

test(
  'each item has canonical, alternate addresses and a description in the server’s HTML',
  { tag: DESKTOP },
  async ({ request }) => {
    for (const kind of ARTICLE_KINDS) {
      const [item] = listed(kind, today);
      const html = await (await request.get(`/en${PATHS[kind]}/${item?.slug}`)).text();
      expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*/en${PATHS[kind]}/${item?.slug}"`));
      expect(html).toMatch(new RegExp(`hrefLang="th" href="[^"]*/th${PATHS[kind]}/${item?.slug}"`, 'i'));
      expect(html).toContain('name="description"');
      const [, text = ''] = /<p>([^<]{20,60})/.exec(item?.text.en.html ?? '') ?? [];
      expect(html).toContain(text);
    }
  },
);
