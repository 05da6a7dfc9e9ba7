import * as z from 'zod/mini';
import { FAQ_GROUPS } from '#domain/articles.ts';
import { LANGUAGES } from '#domain/constants.ts';
import { branchDate } from '../wire/slot.ts';

export const category = z.object({ id: z.string(), name: z.string() });
export type Category = z.output<typeof category>;

/** A content item (section 3), null where it has no such thing. `cover` is the address of its drawing. Optional fields are ours. */
export const article = z.object({
  id: z.string(),
  name: z.string(),
  brand_id: z.nullable(z.int()),
  brand_name: z.nullable(z.string()),
  desc: z.string(),
  start: z.nullable(branchDate),
  end: z.nullable(branchDate),
  cover: z.string(),
  post_on: branchDate,
  is_new: z.boolean(),
  left_tag: z.nullable(z.string()),
  point_use: z.nullable(z.int()),
  cover_alt: z.optional(z.string()),
  /** In baht. */
  price_from: z.optional(z.int()),
  /** The ids of the services that 'book' fills in. */
  services: z.optional(z.array(z.int())),
  categories: z.optional(z.array(category)),
  /** Where its period is today. */
  offer: z.optional(z.enum(['coming', 'running', 'over'])),
  /** The language of its texts, where that is not the one asked for. */
  language: z.optional(z.enum(LANGUAGES)),
});
export type Article = z.output<typeof article>;

/** `html` is clean, and its links lead to pages of the language asked for. */
const body = { html: z.string(), language: z.optional(z.enum(LANGUAGES)) };

export const faqItem = z.object({ id: z.string(), name: z.string(), group: z.enum(FAQ_GROUPS), ...body });
export type FaqItem = z.output<typeof faqItem>;

export const sitePage = z.object({ id: z.string(), name: z.string(), desc: z.string(), updated: branchDate, ...body });
