import { msg } from '@lingui/core/macro';
import { notFound } from '@tanstack/react-router';
import type { ArticleKind } from '#domain/articles.ts';
import { isSlug } from '#domain/fields/slug.ts';
import { languageOfPath } from '#src/app/navigation/addresses.ts';
import type { PageTexts } from '#src/app/navigation/page-texts.ts';
import type { ReadManner } from '#src/app/drawing/read-ahead.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import type { ArticleSearch } from '#src/pages/articles/article-search.ts';
import { LIST_ROUTES } from './-article-addresses.ts';

// The queries are loaded when they are needed: routes are part of every first load.
const queries = () => import('#src/api/queries/article.queries.ts');

interface Params {
  readonly lang: string;
}

/** Title and description of a page whose texts are data; undefined if they could not be read. */
export type ReadTexts = Pick<PageTexts, 'title' | 'description' | 'linkedData'> | undefined;

const descriptions = {
  news: msg`New branches, services and opening hours, and what we do beside the workshop.`,
  knowledge: msg`Tyres, brakes, oil, battery and air conditioning: what to look at, when, and why.`,
  promotions: msg`Offers on tyres, oil, brakes, batteries and air conditioning, with their prices and dates.`,
  privileges: msg`Food, travel, fuel and car care for members of the card, and the points that they take.`,
} as const satisfies Record<ArticleKind, unknown>;

const titles = {
  news: msg`News and activities`,
  knowledge: msg`Car knowledge`,
  promotions: msg`Promotions`,
  privileges: msg`Privileges`,
} as const satisfies Record<ArticleKind, unknown>;

export const listTexts = (kind: ArticleKind, path: string): PageTexts => ({
  title: titles[kind],
  description: descriptions[kind],
  path,
});

export async function readListPage(
  { read }: RouterContext,
  { lang }: Params,
  kind: ArticleKind,
  search: ArticleSearch,
): Promise<void> {
  const { articlesQuery, categoriesQuery } = await queries();
  await read(languageOfPath(`/${lang}`), (api, language) => [
    articlesQuery(api, language, kind, search),
    categoriesQuery(api, language, kind),
  ]);
}

/** Rejects as not found if there is no such item. */
export async function readDetailPage(
  { read }: RouterContext,
  { lang, items }: Params & { readonly items: string },
  kind: ArticleKind,
): Promise<ReadTexts> {
  if (!isSlug(items)) throw notFound();
  const [{ articleQuery }, { breadcrumbs, newsArticle }] = await Promise.all([
    queries(),
    import('#src/app/navigation/json-ld.ts'),
  ]);
  const [answer] = await read(
    languageOfPath(`/${lang}`),
    (api, language) => [articleQuery(api, language, kind, items)],
    { browserWaits: true },
  );
  if (answer?.item === null) throw notFound();
  if (answer === undefined) return undefined;
  const { name, desc, cover, post_on: postedOn } = answer.item;
  const path = `${LIST_ROUTES[kind].replace('/$lang', '')}/${items}`;
  const isNews = kind === 'news' || kind === 'knowledge';
  return {
    title: name,
    description: desc,
    linkedData: [
      breadcrumbs({ name, path }),
      ...(isNews ? [newsArticle({ name, desc, path, picture: cover, postedOn })] : []),
    ],
  };
}

/** The head of a detail page; while its item could not be read, that of the list. */
export const detailTexts = (kind: ArticleKind, texts: ReadTexts, path: string): PageTexts =>
  texts === undefined ? { title: titles[kind], isHidden: true } : { ...texts, path };

/** A text of the site, by the name of its file. */
export async function readTextPage(
  { read }: RouterContext,
  { lang }: Params,
  name: string,
  manner: ReadManner = {},
): Promise<ReadTexts> {
  const { sitePageQuery } = await queries();
  const [answer] = await read(languageOfPath(`/${lang}`), (api, language) => [sitePageQuery(api, language, name)], {
    browserWaits: true,
    ...manner,
  });
  if (answer?.item === null) throw notFound();
  return answer && { title: answer.item.name, description: answer.item.desc };
}
