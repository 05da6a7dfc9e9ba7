import * as z from 'zod/mini';
import { SLUG, SLUG_MAX } from '#domain/fields/slug.ts';
import { MAX_COMPARED } from '#domain/constants.ts';
import { defineCall, KINDS } from '../call.ts';
import { integerField, jsonField } from '../codecs.ts';
import { LAYOUT } from '../layouts.ts';
import { filteredCar, PRODUCT_ORDERS, product, productBrand, productFilter, productInFull } from './product.shapes.ts';

/** A product's id: the name of its content file. */
const productId = z.string().check(z.maxLength(SLUG_MAX), z.regex(SLUG));

const ids = z
  .string()
  .check(z.maxLength(500))
  .check(z.regex(/^[^,]+(,[^,]+)*$/));

/** The ids of the products to compare, joined by commas: at most three, each once. */
const comparedIds = z.codec(
  ids,
  z.array(productId).check(
    z.maxLength(MAX_COMPARED),
    z.refine((list) => new Set(list).size === list.length),
  ),
  { decode: (text) => text.split(','), encode: (list) => list.join(',') },
);

/** `categories` is the id of a service group; `car_master_data_id` a year of C10, or ours: a model. */
export const listProducts = defineCall({
  id: 'C45',
  method: 'GET',
  path: '/applayout/list/',
  who: KINDS,
  owns: null,
  fixed: { applayout_id: LAYOUT.products },
  request: z.object({
    limit_per_page: z.optional(integerField),
    page: z.optional(integerField),
    sortby: z.optional(z.enum(PRODUCT_ORDERS)),
    categories: z.optional(integerField),
    product_brand: z.optional(integerField),
    product_filter: z.optional(productId),
    car_master_data_id: z.optional(integerField),
    options: z.optional(jsonField(z.object({ entities: z.array(z.string()).check(z.maxLength(20)) }))),
  }),
  answer: z.object({
    shoppening_list: z.array(product),
    page: z.int(),
    page_count: z.int(),
    total: z.int(),
    /** The car asked for; absent if there is no such year. */
    car: z.optional(filteredCar),
  }),
});

/** One product; `productNotFound` if there is none. */
export const readProduct = defineCall({
  id: 'C46',
  method: 'GET',
  path: '/item3/',
  who: KINDS,
  owns: null,
  fixed: { applayout_id: LAYOUT.products },
  request: z.object({ items: productId }),
  answer: z.object({ item: productInFull }),
});

export const listProductBrands = defineCall({
  id: 'C48',
  method: 'GET',
  path: '/product/brand/list/',
  who: KINDS,
  owns: null,
  request: z.object({}),
  answer: z.object({ brand_list: z.array(productBrand) }),
});

/** With `is_tyre` 'true' the sizes of tyres, with 'false' what distinguishes the other products, without it both. */
export const listProductFilters = defineCall({
  id: 'C49',
  method: 'GET',
  path: '/product/filter/list/',
  who: KINDS,
  owns: null,
  request: z.object({ is_tyre: z.optional(z.enum(['true', 'false'])) }),
  answer: z.object({ filter_list: z.array(productFilter) }),
});

/** In the order asked for; a product that is no longer sold is left out. */
export const compareProducts = defineCall({
  id: 'C50',
  method: 'GET',
  path: '/product/compare/',
  who: KINDS,
  owns: null,
  request: z.object({ items: comparedIds }),
  answer: z.object({ product_list: z.array(product) }),
});
