import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { NEW_DAYS, ARTICLE_KINDS, ARTICLE_SORTS } from '#domain/articles.ts';
import { addDays, branchNow } from '#domain/thai-calendar.ts';
import { contentFolder, englishWords, matter, newsItem } from '#server/content/articles/content-folder.fixtures.ts';
import { libraryOf } from '#server/content/articles/library.ts';
import { encodeCall, startTestServer } from '#tests/support/server.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { answersOf } from './answers.ts';

const server = await startTestServer();
const ask = answersOf(server);
const today = branchNow(Date.now()).date;

describe.each(ARTICLE_KINDS)('%s', (kind) => {
  const all = async (more: object = {}) =>
    (await ask('listArticles', { applayout_id: kind, limit_per_page: 100, ...more })).shoppening_list;

  it('CONT-01 a list of 3 a page in its default order, whose pages have each item once', async () => {
    const first = await ask('listArticles', { applayout_id: kind });
    expect(first.shoppening_list).toHaveLength(3);
    expect(first.page_count).toBe(Math.ceil(first.total / 3));
    const pages = [first];
    for (let page = 2; page <= first.page_count; page += 1)
      pages.push(await ask('listArticles', { applayout_id: kind, page }));
    const ids = pages.flatMap(({ shoppening_list: list }) => list.map(({ id }) => id));
    expect(ids).toHaveLength(first.total);
    expect(ids).toEqual((await all({ sortby: ARTICLE_SORTS[kind][0] })).map(({ id }) => id));
    const beyond = await ask('listArticles', { applayout_id: kind, page: first.page_count + 1 });
    expect(beyond).toMatchObject({ shoppening_list: [], total: first.total });
  });

  it('its orders', async () => {
    const days = (await all({ sortby: 'news' })).map(({ post_on }) => post_on);
    expect(days).toEqual(days.toSorted().toReversed());
    for (const language of ['th', 'en'] as const) {
      const { shoppening_list: list } = await ask(
        'listArticles',
        { applayout_id: kind, limit_per_page: 100, sortby: 'name' },
        { language },
      );
      const names = list.map(({ name }) => name);
      expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
    }
    const other = kind === 'promotions' ? 'points' : 'popular';
    const refused = await server.call('listArticles', { applayout_id: kind, sortby: other });
    if (kind === 'privileges')
      expect((await all({ sortby: 'points' })).map(({ point_use: points }) => points ?? 0)).toEqual(
        (await all()).map(({ point_use: points }) => points ?? 0).toSorted((a, b) => a - b),
      );
    expect([refused.code, refused.results]).toEqual([
      ERROR.invalidInput,
      { fields: [{ field: 'sortby', problem: 'malformed' }] },
    ]);
  });

  it('CONT-11 categories filter it, several together too, and each item says its own', async () => {
    const { category_list: categories } = await ask('listCategories', { applayout_id: kind });
    expect(categories.length).toBeGreaterThan(2);
    const everything = await all();
    for (const { id } of categories) {
      const list = await all({ categories: [id] });
      expect(list.length).toBeGreaterThan(0);
      expect(list.every((item) => item.categories?.some((each) => each.id === id))).toBe(true);
    }
    const two = categories.slice(0, 2).map(({ id }) => id);
    expect((await all({ categories: two })).length).toBe(
      everything.filter(({ categories: own }) => own?.some(({ id }) => two.includes(id))).length,
    );
    expect(await all({ categories: ['none'] })).toEqual([]);
  });

  it('each item has its page with a text, and related ones of its kind', async () => {
    for (const language of ['th', 'en'] as const) {
      const { shoppening_list: list } = await ask(
        'listArticles',
        { applayout_id: kind, limit_per_page: 100 },
        { language },
      );
      for (const listed of list) {
        const { item, related_list: related } = await ask(
          'readArticle',
          { applayout_id: kind, items: listed.id },
          { language },
        );
        const { html = '', ...fields } = item ?? {};
        expect(fields).toEqual(listed);
        expect(html).toMatch(/<p>/);
        expect(html).not.toMatch(new RegExp(`href="/(?!${language}[/"])`));
        expect(related.length).toBeLessThanOrEqual(3);
        expect(related.map(({ id }) => id)).not.toContain(listed.id);
      }
    }
  });

  it('an unknown item is null, and an impossible id is named', async () => {
    expect(await ask('readArticle', { applayout_id: kind, items: 'never-written' })).toEqual({
      item: null,
      related_list: [],
    });
    const other = kind === 'news' ? 'knowledge' : 'news';
    const [foreign] = (await ask('listArticles', { applayout_id: other })).shoppening_list;
    expect((await ask('readArticle', { applayout_id: kind, items: foreign?.id ?? '' })).item).toBeNull();
    for (const items of ['../news', 'A', 'a--b', '1'.repeat(101)]) {
      const fields = { ...encodeCall('readArticle', { applayout_id: kind, items: 'a' }), items };
      expect((await server.send(calls.readArticle, fields)).code).toBe(ERROR.invalidInput);
    }
  });
});

describe('promotions and privileges', () => {
  it('the highlights of the home page are the five most popular promotions', async () => {
    const highlights = await ask('listArticles', { applayout_id: 'promotions', limit_per_page: 5, sortby: 'popular' });
    expect(highlights.shoppening_list).toHaveLength(5);
    expect(highlights.shoppening_list).toEqual(
      (await ask('listArticles', { applayout_id: 'promotions', limit_per_page: 100 })).shoppening_list.slice(0, 5),
    );
  });

  it('what is over is not listed, but has its page', async () => {
    const item = { ...newsItem, categories: ['tyres'], popularity: 5 };
    const files = {
      'promotions/over.th.md': `${matter({ ...item, start: '2026-01-01', end: addDays(today, -1) })}a`,
      'promotions/last-day.th.md': `${matter({ ...item, start: '2026-01-01', end: today })}a`,
      'promotions/coming.th.md': `${matter({ ...item, start: addDays(today, 1), end: addDays(today, 9) })}a`,
    };
    const folder = contentFolder(temporaryFolder('content'), files);
    const other = answersOf(await startTestServer({ content: libraryOf(folder) }));
    const { shoppening_list: list } = await other('listArticles', { applayout_id: 'promotions', sortby: 'name' });
    expect(list.map(({ id, offer }) => `${id} ${offer}`).toSorted()).toEqual(['coming coming', 'last-day running']);
    const { item: over } = await other('readArticle', { applayout_id: 'promotions', items: 'over' });
    expect(over?.offer).toBe('over');
  });
});

describe('an editor', () => {
  it('adds one file, and it is there at the next call; a wrong file is refused, and mended again', async () => {
    const folder = contentFolder(temporaryFolder('content'), {});
    const own = await startTestServer({ content: libraryOf(folder) });
    const listed = async () =>
      (await answersOf(own)('listArticles', { applayout_id: 'news' }, { language: 'en' })).shoppening_list;
    expect(await listed()).toEqual([]);
    const file = join(folder.content, 'news/new-branch.th.md');
    writeFileSync(file, `${matter({ ...newsItem, post_on: addDays(today, -NEW_DAYS) })}ข้อความ`);
    expect(await listed()).toMatchObject([{ id: 'new-branch', name: 'สาขาใหม่', is_new: true, language: 'th' }]);
    writeFileSync(join(folder.content, 'news/new-branch.en.md'), `${matter(englishWords)}Text`);
    const [item] = await listed();
    expect([item?.name, item?.language]).toEqual(['A new branch', undefined]);
    writeFileSync(file, `${matter({ ...newsItem, cover: 'missing' })}ข้อความ`);
    expect((await own.call('listArticles', { applayout_id: 'news' })).code).toBe(ERROR.internal);
    writeFileSync(file, `${matter({ ...newsItem, post_on: addDays(today, -NEW_DAYS - 1) })}ข้อความ`);
    expect(await listed()).toMatchObject([{ is_new: false }]);
    writeFileSync(file, `${matter({ ...newsItem, post_on: addDays(today, 1) })}ข้อความ`);
    expect(await listed()).toEqual([]);
  });
});

describe('questions and pages', () => {
  it('each question has its answer in the language, in the order of the groups', async () => {
    for (const language of ['th', 'en'] as const) {
      const { shoppening_list: list } = await ask('listFaq', {}, { language });
      expect(list.length).toBeGreaterThanOrEqual(10);
      expect(list.every(({ html }) => html.startsWith('<'))).toBe(true);
      const groups = list.map(({ group }) => group);
      expect(groups).toEqual([...new Set(groups)].flatMap((group) => groups.filter((each) => each === group)));
    }
  });

  it('a page is null if there is none', async () => {
    expect((await ask('readSitePage', { items: 'nothing' })).item).toBeNull();
  });
});
