import { ARTICLE_SORTS, type ArticleKind, type ArticleSort } from '#domain/articles.ts';

/** A list's state in its address. */
export interface ArticleSearch {
  readonly page?: number | undefined;
  readonly sortby?: ArticleSort | undefined;
  readonly category?: string | undefined;
}

/** Reads it; what is not valid, and what is the default, is dropped. */
export const articleSearchOf =
  (kind: ArticleKind) =>
  ({ page, sortby, category }: Record<string, unknown>): ArticleSearch => {
    const sorts: readonly ArticleSort[] = ARTICLE_SORTS[kind];
    return {
      page: Number.isInteger(page) && Number(page) > 1 && Number(page) <= 100_000 ? Number(page) : undefined,
      sortby: sorts.find((each, index) => each === sortby && index > 0),
      category: typeof category === 'string' && /^[a-z0-9-]{1,40}$/.test(category) ? category : undefined,
    };
  };
