import type { RequestOf } from '#contract/call.ts';
import type { listArticles } from '#contract/calls/article.calls.ts';
import { type Article, type Category } from '#contract/calls/article.shapes.ts';
import { isNewOn, offerOn, ARTICLE_SORTS, type ArticleKind, type ArticleSort } from '#domain/articles.ts';
import type { Language } from '#domain/constants.ts';
import { earlierFirst, type BranchDate } from '#domain/thai-calendar.ts';
import { coverFile } from '../../content/articles/cover-file.ts';
import type { Article as Item, Category as ItemCategory, Library } from '../../content/articles/library.types.ts';
import { CallFailure } from '../../http/call-context.ts';

export interface Shown {
  readonly library: Library;
  readonly language: Language;
  readonly today: BranchDate;
}

type ListRequest = RequestOf<typeof listArticles>;

/** After every day. */
const NEVER = '9999';
const latestFirst = (a: Item, b: Item) => earlierFirst(b.postOn, a.postOn) || earlierFirst(a.slug, b.slug);

/** Ties are broken by the day of posting, the latest first. */
const ORDERS: Readonly<Record<ArticleSort, (language: Language) => (a: Item, b: Item) => number>> = {
  news: () => latestFirst,
  popular: () => (a, b) => b.popularity - a.popularity || latestFirst(a, b),
  ending: () => (a, b) => earlierFirst(a.end ?? NEVER, b.end ?? NEVER) || latestFirst(a, b),
  points: () => (a, b) => (a.pointUse ?? 0) - (b.pointUse ?? 0) || latestFirst(a, b),
  name: (language) => {
    const { compare } = new Intl.Collator(language);
    return (a, b) => compare(a.text[language].name, b.text[language].name);
  },
};

/** What can be listed today: offers that are over and what is posted later are not. */
const listed = (items: readonly Item[], today: BranchDate) =>
  items.filter((item) => item.postOn <= today && offerOn(item, today) !== 'over');

/** The kind's items of any of the categories, in the order asked for. A CallFailure names an order that the kind does not have. */
export function articlesOf({ library, language, today }: Shown, request: ListRequest): Item[] {
  const { applayout_id: kind, categories, sortby = ARTICLE_SORTS[kind][0] } = request;
  const sorts: readonly ArticleSort[] = ARTICLE_SORTS[kind];
  if (!sorts.includes(sortby))
    throw new CallFailure('invalidInput', { fields: [{ field: 'sortby', problem: 'malformed' }] });
  return listed(library.articles[kind], today)
    .filter((item) => categories === undefined || item.categories.some((id) => categories.includes(id)))
    .toSorted(ORDERS[sortby](language));
}

const RELATED = 3;

/** The items that the file names, then others of its categories, the latest first. */
export function relatedTo({ library, today }: Shown, kind: ArticleKind, item: Item): Item[] {
  const others = listed(library.articles[kind], today).filter(({ slug }) => slug !== item.slug);
  const named = others.filter(({ slug }) => item.related.includes(slug));
  const alike = others
    .filter((each) => !named.includes(each) && each.categories.some((id) => item.categories.includes(id)))
    .toSorted(latestFirst);
  return [...named, ...alike].slice(0, RELATED);
}

export function wireArticle({ library, language, today }: Shown, kind: ArticleKind, item: Item): Article {
  const { language: written, name, desc, coverAlt, leftTag } = item.text[language];
  const hasPeriod = item.start !== null || item.end !== null;
  return {
    id: item.slug,
    name,
    brand_id: item.brand?.id ?? null,
    brand_name: item.brand?.name ?? null,
    desc,
    start: item.start,
    end: item.end,
    cover: coverFile(item.cover),
    post_on: item.postOn,
    is_new: isNewOn(item.postOn, today),
    left_tag: leftTag,
    point_use: item.pointUse,
    cover_alt: coverAlt,
    ...(item.priceFrom !== null && { price_from: item.priceFrom }),
    ...(item.services.length > 0 && { services: [...item.services] }),
    categories: item.categories.flatMap((id) =>
      library.categories[kind].filter((each) => each.id === id).map(wireCategory(language)),
    ),
    ...(hasPeriod && { offer: offerOn(item, today) }),
    ...(written !== language && { language: written }),
  };
}

const wireCategory =
  (language: Language) =>
  (category: ItemCategory): Category => ({ id: category.id, name: category[language] });

/** Those of which there is an item to list. */
export const categoriesOf = ({ library, language, today }: Shown, kind: ArticleKind): Category[] =>
  library.categories[kind]
    .filter(({ id }) => listed(library.articles[kind], today).some((item) => item.categories.includes(id)))
    .map(wireCategory(language));
