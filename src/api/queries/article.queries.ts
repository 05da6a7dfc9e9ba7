import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listArticles, listCategories, listFaq, readArticle, readSitePage } from '#contract/calls/article.calls.ts';
import { ARTICLES_PER_PAGE, type ArticleKind, type ArticleSort } from '#domain/articles.ts';
import type { Language } from '#domain/constants.ts';
import type { Api } from '#src/api/client.ts';
import { readOrReject } from '#src/api/read.ts';

/** Content changes seldom. */
const STALE_MS = 5 * 60_000;

export interface ArticlesAsked {
  readonly page?: number | undefined;
  readonly sortby?: ArticleSort | undefined;
  readonly category?: string | undefined;
  readonly perPage?: number | undefined;
}

/** A page of a kind's list. The highlights of the home page: promotions, `HIGHLIGHTS_PER_PAGE` of them. */
export const articlesQuery = (api: Api, language: Language, kind: ArticleKind, asked: ArticlesAsked = {}) => {
  const { page = 1, sortby, category, perPage = ARTICLES_PER_PAGE } = asked;
  const request = {
    applayout_id: kind,
    page,
    limit_per_page: perPage,
    ...(sortby !== undefined && { sortby }),
    ...(category !== undefined && { categories: [category] }),
  };
  return queryOptions({
    queryKey: ['articles', language, request],
    queryFn: ({ signal }) => readOrReject(api, listArticles, request, signal),
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
};

export const categoriesQuery = (api: Api, language: Language, kind: ArticleKind) =>
  queryOptions({
    queryKey: ['categories', language, kind],
    queryFn: ({ signal }) => readOrReject(api, listCategories, { applayout_id: kind }, signal),
    staleTime: STALE_MS,
  });

/** `item` is null if there is none. */
export const articleQuery = (api: Api, language: Language, kind: ArticleKind, slug: string) =>
  queryOptions({
    queryKey: ['article', language, kind, slug],
    queryFn: ({ signal }) => readOrReject(api, readArticle, { applayout_id: kind, items: slug }, signal),
    staleTime: STALE_MS,
  });

export const faqQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['faq', language],
    queryFn: ({ signal }) => readOrReject(api, listFaq, {}, signal),
    staleTime: STALE_MS,
  });

/** A text of the site, such as the privacy policy. */
export const sitePageQuery = (api: Api, language: Language, slug: string) =>
  queryOptions({
    queryKey: ['site page', language, slug],
    queryFn: ({ signal }) => readOrReject(api, readSitePage, { items: slug }, signal),
    staleTime: STALE_MS,
  });
