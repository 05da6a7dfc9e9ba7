import type { Locator } from '@playwright/test';
import { ARTICLE_KINDS, type ArticleKind } from '#domain/articles.ts';
import type { Language } from '#domain/constants.ts';
import { problemText } from '#server/content/articles/front-matter.ts';
import type { Article } from '#server/content/articles/library.types.ts';
import { readContent } from '#server/content/articles/read-content.ts';
import { SitePage } from '#tests/e2e/support/site-page.ts';

/** What the product's content files say, read as the build reads them. */
export const own = readContent({ content: 'server/content', public: 'public' });
if (own.problems.length > 0) throw new Error(own.problems.map(problemText).join('\n'));

export const PATHS = {
  news: '/other/news',
  knowledge: '/other/knowledge',
  promotions: '/promotions',
  privileges: '/other/privileges',
} as const satisfies Record<ArticleKind, string>;

export const HEADINGS = {
  news: 'News and activities',
  knowledge: 'Car knowledge',
  promotions: 'Promotions',
  privileges: 'Privileges',
} as const satisfies Record<ArticleKind, string>;

/** What is listed today, in the default order of its kind. */
export const listed = (kind: ArticleKind, today: string): Article[] =>
  own.library.articles[kind]
    .filter(({ postOn, end }) => postOn <= today && (end === null || end >= today))
    .toSorted(
      (a, b) =>
        (kind === 'promotions' ? b.popularity - a.popularity : 0) ||
        b.postOn.localeCompare(a.postOn) ||
        (a.slug < b.slug ? -1 : 1),
    );

/** The texts of a file's body, as they stand between its elements. */
export const bodyTexts = (html: string): string[] =>
  html
    .split(/<[^>]+>/)
    .map((text) =>
      text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&').trim(),
    )
    .filter((text) => text !== '');

/** All that the items' own files say in a language: their texts may name things of the other one. */
export const ownTexts = (items: readonly Article[], language: Language): string[] =>
  items.flatMap(({ text, brand }) => {
    const { name, desc, coverAlt, leftTag, html } = text[language];
    return [
      name,
      desc,
      coverAlt,
      ...(leftTag === null ? [] : [leftTag]),
      ...(brand ? [brand.name] : []),
      ...bodyTexts(html),
    ];
  });

/** All that the content files say in a language, for a page of any kind. */
export const contentTexts = (language: Language): string[] => [
  ...ARTICLE_KINDS.flatMap((kind) => [
    ...own.library.categories[kind].map((each) => each[language]),
    ...ownTexts(own.library.articles[kind], language),
  ]),
  ...own.library.faq.flatMap(({ text }) => [text[language].name, ...bodyTexts(text[language].html)]),
  ...own.library.pages.flatMap(({ text }) => [
    text[language].name,
    text[language].desc,
    ...bodyTexts(text[language].html),
  ]),
];

/** A list of content items, or one of them. */
export class ArticlesPage extends SitePage {
  readonly kind: ArticleKind;

  constructor(page: SitePage['page'], language: Language, kind: ArticleKind) {
    super(page, language);
    this.kind = kind;
  }

  async open(rest = ''): Promise<void> {
    await this.page.goto(`/${this.language}${PATHS[this.kind]}${rest}`);
    await this.takenOver();
  }

  get cards(): Locator {
    return this.main.locator('[data-article]');
  }

  card(slug: string): Locator {
    return this.main.locator(`[data-article="${slug}"]`);
  }

  /** The items shown, by their addresses. */
  shown(): Promise<string[]> {
    return this.cards.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-article') ?? ''));
  }

  pageLink(page: number): Locator {
    return this.main.getByRole('link', { name: this.say('Page {page}', { page }), exact: true });
  }

  category(name: string): Locator {
    return this.main.getByRole('navigation', { name: this.say('Categories') }).getByRole('link', { name, exact: true });
  }

  get order(): Locator {
    return this.main.getByRole('combobox', { name: this.say('Order') });
  }
}
