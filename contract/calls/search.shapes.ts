import * as z from 'zod/mini';

/** What the site search finds. */
export const FOUND_KINDS = [
  'service',
  'branch',
  'product',
  'promotion',
  'privilege',
  'news',
  'knowledge',
  'question',
  'page',
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** `path` is the address below the language, with its search and hash: '/booking?step=services&group=1', '/services#faqs'. */
export const foundItem = z.object({ title: z.string(), path: z.string(), text: z.optional(z.string()) });

/** What was found of one kind, the best first; `count` may be more than what is listed. */
export const foundGroup = z.object({
  kind: z.enum(FOUND_KINDS),
  count: z.int(),
  item_list: z.array(foundItem),
});
export type FoundGroup = z.output<typeof foundGroup>;
