import { type ArticleKind, type FaqGroup } from '#domain/articles.ts';
import type { Language } from '#domain/constants.ts';
import type { Bilingual } from '../content.schema.ts';

/** What an address in a language shows: its own text, or else the Thai one. `html` is clean, and its links lead to that language's pages. */
export type InLanguages<Text> = Readonly<
  Record<Language, Text & { readonly language: Language; readonly html: string }>
>;

export interface ArticleText {
  readonly name: string;
  readonly desc: string;
  readonly coverAlt: string;
  readonly leftTag: string | null;
}

export interface Article {
  readonly slug: string;
  readonly cover: string;
  readonly postOn: string;
  readonly start: string | null;
  readonly end: string | null;
  readonly categories: readonly string[];
  readonly pointUse: number | null;
  readonly priceFrom: number | null;
  readonly brand: { readonly id: number; readonly name: string } | null;
  readonly services: readonly number[];
  readonly popularity: number;
  readonly related: readonly string[];
  readonly text: InLanguages<ArticleText>;
}

export interface Category extends Bilingual {
  readonly id: string;
}

export interface Faq {
  readonly slug: string;
  readonly group: FaqGroup;
  readonly order: number;
  readonly text: InLanguages<{ readonly name: string }>;
}

export interface SitePage {
  readonly slug: string;
  readonly updated: string;
  readonly text: InLanguages<{ readonly name: string; readonly desc: string }>;
}

/** All content files, checked and rendered. Articles are in the order of their names. */
export interface Library {
  readonly articles: Readonly<Record<ArticleKind, readonly Article[]>>;
  readonly categories: Readonly<Record<ArticleKind, readonly Category[]>>;
  readonly faq: readonly Faq[];
  readonly pages: readonly SitePage[];
}
