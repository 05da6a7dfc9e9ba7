import { msg } from '@lingui/core/macro';
import type { ArticleKind, ArticleSort } from '#domain/articles.ts';

export const KIND_NAMES = {
  news: msg`News and activities`,
  knowledge: msg`Car knowledge`,
  promotions: msg`Promotions`,
  privileges: msg`Privileges`,
} as const satisfies Record<ArticleKind, unknown>;

export const KIND_LEADS = {
  news: msg`What is new at our branches, and what we do.`,
  knowledge: msg`How to look after your car, from the people who repair it.`,
  promotions: msg`Offers at our branches. The price is confirmed before any work begins.`,
  privileges: msg`What members get with the card, at our branches and with our partners.`,
} as const satisfies Record<ArticleKind, unknown>;

export const PAGES_OF = {
  news: msg`Pages of the news`,
  knowledge: msg`Pages of car knowledge`,
  promotions: msg`Pages of promotions`,
  privileges: msg`Pages of privileges`,
} as const satisfies Record<ArticleKind, unknown>;

export const SORT_NAMES = {
  news: msg`Latest first`,
  popular: msg`Most popular first`,
  ending: msg`Ending soonest first`,
  points: msg`Fewest points first`,
  name: msg`By name`,
} as const satisfies Record<ArticleSort, unknown>;
