import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  compareProducts,
  listProductBrands,
  listProductFilters,
  listProducts,
  readProduct,
} from '#contract/calls/product.calls.ts';
import type { RequestOf } from '#contract/call.ts';
import type { Language } from '#domain/constants.ts';
import type { Api } from '#src/api/client.ts';
import { readOrReject } from '#src/api/read.ts';
import { readOrNull } from './read-or-null.ts';

const STALE_MS = 5 * 60_000;

export type ProductQuestion = RequestOf<typeof listProducts>;

export const productsQuery = (api: Api, language: Language, asked: ProductQuestion) =>
  queryOptions({
    queryKey: ['products', language, asked],
    queryFn: ({ signal }) => readOrReject(api, listProducts, asked, signal),
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
  });

/** Null if there is no such product. */
export const productQuery = (api: Api, language: Language, id: string) =>
  queryOptions({
    queryKey: ['product', language, id],
    queryFn: async ({ signal }) =>
      (await readOrNull(api, readProduct, { items: id }, signal, 'productNotFound', 'invalidInput'))?.item ?? null,
    staleTime: STALE_MS,
  });

export const productBrandsQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['product brands', language],
    queryFn: async ({ signal }) => (await readOrReject(api, listProductBrands, {}, signal)).brand_list,
    staleTime: STALE_MS,
  });

export const productFiltersQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['product filters', language],
    queryFn: async ({ signal }) => (await readOrReject(api, listProductFilters, {}, signal)).filter_list,
    staleTime: STALE_MS,
  });

/** The chosen products, in their order, without those that are no longer sold. */
export const comparedQuery = (api: Api, language: Language, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['compared products', language, ids],
    queryFn: async ({ signal }) =>
      ids.length === 0 ? [] : (await readOrReject(api, compareProducts, { items: [...ids] }, signal)).product_list,
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
  });
