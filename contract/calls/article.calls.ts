import { ALL_ARTICLE_SORTS } from '#domain/articles.ts';
import * as z from 'zod/mini';
import { SLUG, SLUG_MAX } from '#domain/fields/slug.ts';
import { defineCall, KINDS } from '../call.ts';
import { integerField, jsonField } from '../codecs.ts';
import { LAYOUT } from '../layouts.ts';
import { article, category, faqItem, sitePage } from './article.shapes.ts';

const layout = z.enum([LAYOUT.news, LAYOUT.knowledge, LAYOUT.promotions, LAYOUT.privileges]);
const entities = z.optional(jsonField(z.object({ entities: z.array(z.string()).check(z.maxLength(20)) })));
const slug = z.string().check(z.maxLength(SLUG_MAX), z.regex(SLUG));
/** Ids of categories, joined by commas: items of any of them. */
const categories = z.codec(z.string().check(z.regex(/^[a-z0-9-]{1,40}(,[a-z0-9-]{1,40}){0,9}$/)), z.array(z.string()), {
  decode: (text) => text.split(','),
  encode: (ids) => ids.join(','),
});

/**
 * News, knowledge, promotions or privileges, 3 a page where no limit is given; offers that are over are left out. Categories that the kind does not have match
 * nothing; an order that it does not have is refused.
 */
export const listArticles = defineCall({
  id: 'C45',
  method: 'GET',
  path: '/applayout/list/',
  who: KINDS,
  owns: null,
  request: z.object({
    applayout_id: layout,
    limit_per_page: z.optional(integerField),
    page: z.optional(integerField),
    sortby: z.optional(z.enum(ALL_ARTICLE_SORTS)),
    categories: z.optional(categories),
    options: entities,
  }),
  answer: z.object({ shoppening_list: z.array(article), page: z.int(), page_count: z.int(), total: z.int() }),
});

/** All questions that are often asked, with their answers, in order. They have no pages: `page` and `limit_per_page` change nothing. */
export const listFaq = defineCall({
  id: 'C45',
  method: 'GET',
  path: '/applayout/list/',
  who: KINDS,
  owns: null,
  fixed: { applayout_id: LAYOUT.faq },
  request: z.object({ options: entities }),
  answer: z.object({ shoppening_list: z.array(faqItem) }),
});

/** One item and related ones; `item` is null if there is none of this id. */
export const readArticle = defineCall({
  id: 'C46',
  method: 'GET',
  path: '/item3/',
  who: KINDS,
  owns: null,
  request: z.object({ applayout_id: layout, items: slug }),
  answer: z.object({
    item: z.nullable(z.extend(article, { html: z.string() })),
    related_list: z.array(article),
  }),
});

/** A text of the site, such as the privacy policy; null if there is none of this id. */
export const readSitePage = defineCall({
  id: 'C46',
  method: 'GET',
  path: '/item3/',
  who: KINDS,
  owns: null,
  fixed: { applayout_id: LAYOUT.pages },
  request: z.object({ items: slug }),
  answer: z.object({ item: z.nullable(sitePage) }),
});

/** The categories of a kind that have items now, in their order. */
export const listCategories = defineCall({
  id: 'C47',
  method: 'GET',
  path: '/category/',
  who: KINDS,
  owns: null,
  request: z.object({ applayout_id: layout }),
  answer: z.object({ category_list: z.array(category) }),
});
