import { z } from 'zod';
import { PRICE_MAX, FAQ_GROUPS } from '#domain/articles.ts';
import { MAX_SERVICES } from '#domain/constants.ts';

/** An item's id and its address. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const slug = z.string().regex(SLUG, 'lower-case letters and digits, joined by -');
const day = z.iso.date();
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\n]*$/, 'one line');
const words = { name: line(90), desc: line(180) };
const covered = { ...words, cover_alt: line(180), left_tag: line(20).optional() };

const item = {
  ...covered,
  cover: slug,
  post_on: day,
  categories: z.array(slug).min(1),
  price_from: z.int().min(1).max(PRICE_MAX).optional(),
  brand_id: z.int().positive().optional(),
  services: z.array(z.int().positive()).min(1).max(MAX_SERVICES).optional(),
  related: z.array(slug).min(1).max(3).optional(),
};
const period = { start: day, end: day };
const inOrder = ({ start, end }: { start: string; end: string }) => start <= end;
const notInverted = { message: 'the last day is before the first', path: ['end'] };

/** The front matter of the Thai file, by kind. */
export const thaiItem = {
  news: z.strictObject(item),
  knowledge: z.strictObject(item),
  promotions: z.strictObject({ ...item, ...period, popularity: z.int().min(1).max(100) }).refine(inOrder, notInverted),
  privileges: z
    .strictObject({ ...item, ...period, point_use: z.int().min(1).max(100_000).optional() })
    .refine(inOrder, notInverted),
};
export const englishItem = z.strictObject(covered);

export const thaiFaq = z.strictObject({ name: line(140), group: z.enum(FAQ_GROUPS), order: z.int().min(0).max(999) });
export const englishFaq = z.strictObject({ name: line(140) });

export const thaiPage = z.strictObject({ ...words, updated: day });
export const englishPage = z.strictObject(words);

/** The kind's own list: `categories.yaml`, in the order in which they are shown. */
export const categoryList = z.array(z.strictObject({ id: slug, th: line(40), en: line(40) })).min(1);

/** `brands.yaml` of the products: other fields are theirs. */
export const brandList = z.array(z.looseObject({ id: z.int().positive(), name: z.string().min(1) }));
