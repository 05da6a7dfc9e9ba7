import { ARTICLE_KINDS, isNewOn } from '#domain/articles.ts';
import { LANGUAGES } from '#domain/constants.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import { plainWords } from '#domain/word-joiner.ts';
import { formatDate } from '#src/i18n/units/dates.ts';
import { checkAtRest, DESKTOP, expect, journeyIn, test, WIDTH_OF } from '#tests/e2e/support/test.ts';
import { checkWidths } from '#tests/e2e/support/access.ts';
import { ArticlesPage, HEADINGS, listed, own, ownTexts } from './articles-page.ts';

const today = branchNow(Date.now()).date;
/** Names that are written alike in both languages. */
const NAMES = ['Facebook', 'LINE', 'RodDee'];

for (const language of LANGUAGES)
  test(
    `CONT-01 in ${language} news, knowledge, privileges and promotions are lists of 3 a page in their order, by category and in other orders, each item with its page; the address says it all`,
    { tag: [WIDTH_OF[language], ...journeyIn(language)] },
    async ({ page }) => {
      test.setTimeout(300_000);
      for (const kind of ARTICLE_KINDS) {
        const site = new ArticlesPage(page, language, kind);
        const all = listed(kind, today);
        const slugs = all.map(({ slug }) => slug);
        await site.open();
        await expect(site.title(HEADINGS[kind])).toBeVisible();
        expect(await site.shown()).toEqual(slugs.slice(0, 3));
        await site.pageLink(2).click();
        await expect(page).toHaveURL(/\?page=2$/);
        await expect.poll(() => site.shown()).toEqual(slugs.slice(3, 6));
        await page.goBack();
        await expect.poll(() => site.shown()).toEqual(slugs.slice(0, 3));

        const [first] = all;
        const [id = ''] = first?.categories ?? [];
        const category = own.library.categories[kind].find((each) => each.id === id);
        const inCategory = all.filter(({ categories }) => categories.includes(id));
        await site.category(category?.[language] ?? '').click();
        await expect(page).toHaveURL(new RegExp(`\\?category=${id}$`));
        await expect.poll(() => site.shown()).toEqual(inCategory.slice(0, 3).map(({ slug }) => slug));

        await site.order.selectOption({ label: site.say('By name') });
        await expect(page).toHaveURL(/sortby=name/);
        const { compare } = new Intl.Collator(language);
        const byName = inCategory.toSorted((a, b) => compare(a.text[language].name, b.text[language].name));
        await expect.poll(() => site.shown()).toEqual(byName.slice(0, 3).map(({ slug }) => slug));
        await page.reload();
        await site.takenOver();
        expect(await site.shown()).toEqual(byName.slice(0, 3).map(({ slug }) => slug));

        const [item] = byName;
        await site
          .card(item?.slug ?? '')
          .getByRole('link')
          .click();
        await expect(page).toHaveURL(new RegExp(`/${item?.slug}$`));
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText(item?.text[language].name ?? '');
        await expect(page).toHaveTitle(
          new RegExp(
            `^${plainWords(item?.text[language].name ?? '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`,
          ),
        );
        await page.goBack();
        await expect.poll(() => site.shown()).toEqual(byName.slice(0, 3).map(({ slug }) => slug));
      }
    },
  );

for (const language of LANGUAGES)
  test(
    `CONT-02, CONT-11 in ${language} a card says name, brand, description, first and last day, when it was posted, whether it is new, its left tag and the points that it takes`,
    { tag: WIDTH_OF[language] },
    async ({ page }) => {
      test.setTimeout(300_000);
      const seen = { brand: 0, isNew: 0, tag: 0, points: 0, price: 0, period: 0 };
      for (const kind of ARTICLE_KINDS) {
        const site = new ArticlesPage(page, language, kind);
        const all = listed(kind, today);
        for (let number = 1; number <= Math.ceil(all.length / 3); number += 1) {
          await site.open(number === 1 ? '' : `?page=${number}`);
          for (const item of all.slice((number - 1) * 3, number * 3)) {
            const card = site.card(item.slug);
            const { name, desc, leftTag } = item.text[language];
            await expect(card).toContainText(name);
            await expect(card).toContainText(desc);
            await expect(card.locator('use')).toHaveAttribute('href', `/drawings/articles/${item.cover}.svg#drawing`);
            await expect(card.locator(`time[datetime="${item.postOn}"]`).last()).toHaveText(
              formatDate(item.postOn, language),
            );
            const isNew = isNewOn(item.postOn, today);
            await expect(card.getByText(language === 'th' ? 'ใหม่' : 'New', { exact: true })).toHaveCount(Number(isNew));
            if (isNew) seen.isNew += 1;
            if (item.start !== null && item.end !== null) {
              await expect(card.locator('time').nth(0)).toHaveText(formatDate(item.start, language));
              await expect(card.locator('time').nth(1)).toHaveText(formatDate(item.end, language));
              seen.period += 1;
            }
            if (leftTag !== null) {
              await expect(card).toContainText(leftTag);
              seen.tag += 1;
            }
            if (item.brand !== null) {
              await expect(card).toContainText(item.brand.name);
              seen.brand += 1;
            }
            if (item.pointUse !== null) {
              await expect(card).toContainText(
                site.say('Uses {shownPoints} points', { shownPoints: item.pointUse.toLocaleString('en') }),
              );
              seen.points += 1;
            }
            if (item.priceFrom !== null) {
              await expect(card).toContainText(
                site.say('From {shownPrice} baht', { shownPrice: item.priceFrom.toLocaleString('en') }),
              );
              seen.price += 1;
            }
          }
        }
      }
      for (const [what, count] of Object.entries(seen)) expect([what, count > 0]).toEqual([what, true]);
    },
  );

for (const language of LANGUAGES)
  test(
    `lists and pages in ${language} fit every width, axe finds nothing, and they speak one language`,
    { tag: WIDTH_OF[language] },
    async ({ page }) => {
      test.setTimeout(300_000);
      for (const kind of ARTICLE_KINDS) {
        const site = new ArticlesPage(page, language, kind);
        await site.open();
        const all = listed(kind, today);
        const names = [
          ...NAMES,
          ...own.library.categories[kind].map((each) => each[language]),
          ...ownTexts(all, language),
        ];
        await checkAtRest(site, names);
        await site.open(`/${all[0]?.slug}`);
        await checkAtRest(site, names);
      }
      await checkWidths(page);
    },
  );

test(
  'without a script a list, its pages and an item can be read and followed',
  { tag: DESKTOP },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
    const page = await context.newPage();
    const slugs = listed('news', today).map(({ slug }) => slug);
    await page.goto('/en/other/news');
    const site = new ArticlesPage(page, 'en', 'news');
    expect(await site.shown()).toEqual(slugs.slice(0, 3));
    await site.pageLink(2).click();
    await expect.poll(() => site.shown()).toEqual(slugs.slice(3, 6));
    await site.cards.first().getByRole('link').click();
    const item = own.library.articles.news.find(({ slug }) => slug === slugs[3]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(item?.text.en.name ?? '');
    await expect(page.locator('article')).toContainText(/\w{3,}.*\w{3,}/);
    await context.close();
  },
);
