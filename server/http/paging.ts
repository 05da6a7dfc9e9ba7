import { CallFailure } from './call-context.ts';
import type { FieldProblems } from './request/fields.ts';

export interface PageRequest {
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

/** Pages count from 1; a page after the last one is empty, and there is always at least one. A CallFailure names a number that cannot be. */
export function pageOf<Item>(all: readonly Item[], asked: PageRequest, defaultLimit: number): PageOf<Item> {
  const { page = 1, limit_per_page: limit = defaultLimit } = asked;
  const fields: FieldProblems = [];
  if (page < 1) fields.push({ field: 'page', problem: 'malformed' });
  if (limit < 1 || limit > MAX_PER_PAGE) fields.push({ field: 'limit_per_page', problem: 'malformed' });
  if (fields.length > 0) throw new CallFailure('invalidInput', { fields });
  return {
    items: all.slice((page - 1) * limit, page * limit),
    page,
    pageCount: Math.max(1, Math.ceil(all.length / limit)),
    total: all.length,
  };
}
