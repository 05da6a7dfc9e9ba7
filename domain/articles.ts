import { daysBetween, type BranchDate } from './thai-calendar.ts';

/** The kinds of content items (section 3). */
export const ARTICLE_KINDS = ['news', 'knowledge', 'promotions', 'privileges'] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** The orders of each kind's list; the first is its default (section 9). `news`: the latest first; `ending`: what ends first; `points`: what costs least. */
export const ARTICLE_SORTS = {
  news: ['news', 'name'],
  knowledge: ['news', 'name'],
  promotions: ['popular', 'news', 'ending', 'name'],
  privileges: ['news', 'points', 'ending', 'name'],
} as const satisfies Readonly<Record<ArticleKind, readonly string[]>>;
export const ALL_ARTICLE_SORTS = ['news', 'popular', 'ending', 'points', 'name'] as const;
export type ArticleSort = (typeof ALL_ARTICLE_SORTS)[number];

export const FAQ_GROUPS = ['booking', 'services', 'card', 'companies', 'branches'] as const;
export type FaqGroup = (typeof FAQ_GROUPS)[number];

/** How long something posted counts as new, in days after the day it was posted. */
export const NEW_DAYS = 14;

/** Whether an item posted on that day is new today; one posted in the future is not there yet and counts as not new. */
export const isNewOn = (postedOn: BranchDate, today: BranchDate): boolean => {
  const days = daysBetween(postedOn, today);
  return days >= 0 && days <= NEW_DAYS;
};

/** Where today is between the first and the last day of an offer, both included. */
export const offerOn = (
  { start, end }: { readonly start: BranchDate | null; readonly end: BranchDate | null },
  today: BranchDate,
): 'coming' | 'running' | 'over' => {
  if (start !== null && today < start) return 'coming';
  return end !== null && today > end ? 'over' : 'running';
};

/** The highest price that is stated, in baht. */
export const PRICE_MAX = 1_000_000;

/** Items of a page of a list, and of the promotions that are highlighted (section 9). */
export const ARTICLES_PER_PAGE = 3;
export const HIGHLIGHTS_PER_PAGE = 5;
