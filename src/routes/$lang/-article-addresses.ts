import type { ArticleKind } from '#domain/articles.ts';

/** Section 2: promotions stand by themselves, the other kinds under 'other'. */
export const LIST_ROUTES = {
  news: '/$lang/other/news',
  knowledge: '/$lang/other/knowledge',
  promotions: '/$lang/promotions',
  privileges: '/$lang/other/privileges',
} as const satisfies Record<ArticleKind, string>;

export const DETAIL_ROUTES = {
  news: '/$lang/other/news/$items',
  knowledge: '/$lang/other/knowledge/$items',
  promotions: '/$lang/promotions/$items',
  privileges: '/$lang/other/privileges/$items',
} as const satisfies Record<ArticleKind, string>;
