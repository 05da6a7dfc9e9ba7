import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { contentFolder, englishWords, matter, newsItem } from './content-folder.fixtures.ts';
import { problemText } from './front-matter.ts';
import { readContent } from './read-content.ts';

const reading = (files: Readonly<Record<string, string>>) => {
  const { library, problems } = readContent(contentFolder(temporaryFolder('content'), files));
  return { library, problems: problems.map(problemText) };
};
const thai = (change: object = {}, body = 'ข้อความ') => matter({ ...newsItem, ...change }) + body;

describe('a content item', () => {
  it('is its two files: the fields of the Thai one, and the texts of both', () => {
    const { library, problems } = reading({
      'news/new-branch.th.md': thai({ services: [401], price_from: 890 }, 'ดู [สาขา](/branch)'),
      'news/new-branch.en.md': `${matter(englishWords)}See [the branches](/branch)`,
    });
    expect(problems).toEqual([]);
    const [item] = library.articles.news;
    expect(item).toMatchObject({ slug: 'new-branch', cover: 'tyre', services: [401], priceFrom: 890, end: null });
    expect(item?.text.th).toMatchObject({ language: 'th', html: '<p>ดู <a href="/th/branch">สาขา</a></p>\n' });
    expect(item?.text.en).toMatchObject({
      language: 'en',
      name: 'A new branch',
      html: '<p>See <a href="/en/branch">the branches</a></p>\n',
    });
  });

  it('without an English file is shown in Thai on English pages, with links to English pages', () => {
    const { library } = reading({ 'news/new-branch.th.md': thai({}, '[สาขา](/branch)') });
    expect(library.articles.news[0]?.text.en).toMatchObject({
      language: 'th',
      name: 'สาขาใหม่',
      html: '<p><a href="/en/branch">สาขา</a></p>\n',
    });
  });

  it('has tables that can be scrolled, anchors at its headings, and images with their size', () => {
    const body = '## ราคา\n\n|ก|ข|\n|-|-|\n|1|2|\n\n![ยาง](/drawings/articles/tyre.svg)\n\n[ราคา](#ราคา)';
    const html = reading({ 'news/a.th.md': thai({}, body) }).library.articles.news[0]?.text.th.html ?? '';
    expect(html).toContain('<h2 id="part-ราคา">');
    expect(html).toMatch(/<div data-table role="group" tabindex="0" aria-label="ตาราง"><table>/);
    expect(html).toContain('<img src="/drawings/articles/tyre.svg" alt="ยาง" width="64" height="48" loading="lazy" />');
    expect(html).toContain(`href="#part-${encodeURIComponent('ราคา')}"`);
  });
});

describe('what is wrong is named by file and line', () => {
  it.each([
    [{ 'news/a.th.md': 'text alone' }, 'news/a.th.md:1: it does not begin with front matter between ---'],
    [{ 'news/a.th.md': thai({ colour: 'red' }) }, /^news\/a\.th\.md:8: colour: /],
    [{ 'news/a.th.md': thai({ post_on: '26-11-01' }) }, /^news\/a\.th\.md:6: post_on: /],
    [{ 'news/a.th.md': thai({ name: 'ก'.repeat(91) }) }, /^news\/a\.th\.md:2: name: /],
    [{ 'news/a.th.md': thai({ name: undefined }) }, /^news\/a\.th\.md:\d+: /],
    [{ 'news/a.th.md': `---\nname: "a\n---\nb` }, /^news\/a\.th\.md:\d: /],
    [
      { 'news/a.th.md': thai({ cover: 'none' }) },
      'news/a.th.md:4: cover: there is no public/drawings/articles/none.svg',
    ],
    [{ 'news/a.th.md': thai({ services: [401, 999] }) }, 'news/a.th.md:8: services.1: there is no 999'],
    [{ 'news/a.th.md': thai({ categories: ['tyres'] }) }, 'news/a.th.md:7: categories.0: there is no tyres'],
    [{ 'news/a.th.md': thai({ related: ['a'] }) }, 'news/a.th.md:8: related.0: there is no a'],
    [{ 'news/a.th.md': thai({ brand_id: 3 }) }, 'news/a.th.md:8: brand_id: there is no brand 3'],
    [{ 'news/a.th.md': thai({}, '') }, 'news/a.th.md:9: it has no text'],
    [{ 'news/a.th.md': thai({}, 'a\n\n# b') }, 'news/a.th.md:11: headings are ## or ###'],
    [{ 'news/a.th.md': thai({}, 'a\n\n<b>b</b>') }, 'news/a.th.md:11: HTML is not allowed'],
    [{ 'news/a.th.md': thai({}, '![](/drawings/articles/tyre.svg)') }, /an alternative text$/],
    [{ 'news/a.th.md': thai({}, '![a](https://elsewhere.example/a.png)') }, /images are files of public\//],
    [{ 'news/a.th.md': thai({}, '![a](/drawings/../../package.json)') }, /images are files of public\//],
    [{ 'news/a.th.md': thai({}, '![a](/drawings/none.svg)') }, /there is no such picture in public\/$/],
    [{ 'news/a.th.md': thai({}, 'a\n\n[b](/nowhere)') }, 'news/a.th.md:11: link /nowhere: there is no such page'],
    [{ 'news/a.th.md': thai({}, '[b](/en/branch)') }, 'news/a.th.md:9: link /en/branch: leave out the language'],
    [{ 'news/a.th.md': thai({}, '[b](/other/news/c)') }, 'news/a.th.md:9: link /other/news/c: there is no such item'],
    [
      { 'news/a.th.md': thai({}, '[b](http://a.example)') },
      'news/a.th.md:9: link http://a.example: begin with / or https://',
    ],
    [{ 'news/a.th.md': thai({}, '[b](branch)') }, 'news/a.th.md:9: link branch: begin with / or https://'],
    [{ 'news/B.th.md': thai() }, /^news\/B\.th\.md:1: its name /],
    [{ 'news/a.en.md': matter(englishWords) }, 'news/a.en.md:1: there is no Thai file of this item'],
    [{ 'news/a.txt': '' }, 'news/a.txt:1: a content file ends with .th.md or .en.md'],
  ] as const)('%j', (files, problem) => {
    const { problems } = reading(files);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]).toMatch(problem);
  });

  it('an offer that ends before it begins, and a left tag in one language alone', () => {
    const offer = { ...newsItem, categories: ['tyres'], start: '2026-12-01', end: '2026-11-01', popularity: 5 };
    expect(reading({ 'promotions/a.th.md': `${matter(offer)}a` }).problems).toEqual([
      'promotions/a.th.md:9: end: the last day is before the first',
    ]);
    const files = { 'news/a.th.md': thai({ left_tag: 'ใหม่' }), 'news/a.en.md': `${matter(englishWords)}a` };
    expect(reading(files).problems).toEqual([
      'news/a.th.md:8: left_tag: one language has a left tag and the other has none',
    ]);
  });
});
