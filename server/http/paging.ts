import { CallFailure } from './call-context.ts';
import type { FieldProblems } from './request/fields.ts';

export interface PagingRequest {
  readonly page?: number | undefined;
  readonly limit_per_page?: number | undefined;
}

export interface PageOf<Item> {
  readonly items: Item[];
  readonly page: number;
  readonly pageCount: number;
  readonly total: number;
}

const MAX_PER_PAGE = 100;

/** The requested page, counted from 1. Throws a CallFailure that names an impossible number. */
export function pageAsked(asked: PagingRequest, defaultLimit: number): { page: number; limit: number; offset: number } {
  const { page = 1, limit_per_page: limit = defaultLimit } = asked;
  const fields: FieldProblems = [];
  if (page < 1) fields.push({ field: 'page', problem: 'malformed' });
  if (limit < 1 || limit > MAX_PER_PAGE) fields.push({ field: 'limit_per_page', problem: 'malformed' });
  if (fields.length > 0) throw new CallFailure('invalidInput', { fields });
  return { page, limit, offset: (page - 1) * limit };
}

/** There is always at least one page. */
export const pageCountOf = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit));

/** A page of a list that is in memory; a page after the last one is empty. */
export function pageOf<Item>(all: readonly Item[], asked: PagingRequest, defaultLimit: number): PageOf<Item> {
  const { page, limit, offset } = pageAsked(asked, defaultLimit);
  return {
    items: all.slice(offset, offset + limit),
    page,
    pageCount: pageCountOf(all.length, limit),
    total: all.length,
  };
}
