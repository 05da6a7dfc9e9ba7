import type { z } from 'zod';
import type { englishItem, thaiItem } from './article.schema.ts';
import type { Article, ArticleText, InLanguages } from './library.types.ts';
import type { ItemFiles } from './read-file.ts';

/** What the front matter of any kind may have. */
type ThaiFields = z.output<typeof thaiItem.news> & {
  readonly start?: string;
  readonly end?: string;
  readonly popularity?: number;
  readonly point_use?: number | undefined;
};
export type ItemRead = ItemFiles<ThaiFields, z.output<typeof englishItem>>;

export interface Brand {
  readonly id: number;
  readonly name: string;
}

/** The item as the library has it. */
export function articleOf(item: ItemRead, brands: readonly Brand[]): Article {
  const { slug, th } = item;
  const { fields } = th;
  const brand = brands.find(({ id }) => id === fields.brand_id);
  const textOf = ({ name, desc, cover_alt: coverAlt, left_tag }: z.output<typeof englishItem>): ArticleText => ({
    name,
    desc,
    coverAlt,
    leftTag: left_tag ?? null,
  });
  return {
    slug,
    cover: fields.cover,
    postOn: fields.post_on,
    start: fields.start ?? null,
    end: fields.end ?? null,
    categories: fields.categories,
    pointUse: fields.point_use ?? null,
    priceFrom: fields.price_from ?? null,
    brand: brand ? { id: brand.id, name: brand.name } : null,
    services: fields.services ?? [],
    popularity: fields.popularity ?? 0,
    related: fields.related ?? [],
    text: inLanguages(item, textOf),
  };
}

/** What each language's addresses show of an item. */
export function inLanguages<Common, Text>(
  { th, en, enHtml }: ItemFiles<Common, Common>,
  textOf: (fields: Common) => Text,
): InLanguages<Text> {
  return {
    th: { ...textOf(th.fields), language: 'th', html: th.html },
    en:
      en === null
        ? { ...textOf(th.fields), language: 'th', html: enHtml }
        : { ...textOf(en.fields), language: 'en', html: en.html },
  };
}
