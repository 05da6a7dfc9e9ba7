import type { ProductOrder } from '#contract/calls/product.shapes.ts';
import type { ProductQuestion } from '#src/api/queries/product.queries.ts';

/** The orders offered; the address of the first names none. */
export const SORTS = ['popular', 'price', 'price_down', 'name'] as const satisfies readonly ProductOrder[];
export type Sort = (typeof SORTS)[number];

/** What a page shows at once: few pages, so that each product is near. */
const PER_PAGE = 12;

export interface ProductsSearch {
  /** The id of a service group. */
  readonly group?: number | undefined;
  readonly product_brand?: number | undefined;
  readonly product_filter?: string | undefined;
  /** A year of the car master data. */
  readonly car?: number | undefined;
  readonly sortby?: Sort | undefined;
  readonly page?: number | undefined;
}

const whole = (value: unknown, most: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;

/** What an address says of a list; what it cannot say is dropped. Without a schema, because the routes are in the first load. */
export const productsSearchFrom = (search: Readonly<Record<string, unknown>>): ProductsSearch => {
  const { product_filter: filter } = search;
  return {
    group: whole(search['group'], 10),
    product_brand: whole(search['product_brand'], 9_999),
    product_filter:
      typeof filter === 'string' && filter.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(filter) ? filter : undefined,
    car: whole(search['car'], 999_999_999),
    sortby: SORTS.slice(1).find((sort) => sort === search['sortby']),
    page: whole(search['page'], 1_000),
  };
};

/** As the call asks for it. */
export const productQuestion = ({ group, car, page, sortby, ...asked }: ProductsSearch): ProductQuestion => ({
  limit_per_page: PER_PAGE,
  sortby: sortby ?? SORTS[0],
  ...(page === undefined ? {} : { page }),
  ...(group === undefined ? {} : { categories: group }),
  ...(asked.product_brand === undefined ? {} : { product_brand: asked.product_brand }),
  ...(asked.product_filter === undefined ? {} : { product_filter: asked.product_filter }),
  ...(car === undefined ? {} : { car_master_data_id: car }),
});

export const isNarrowed = ({ product_brand: brand, product_filter: filter, car }: ProductsSearch): boolean =>
  (brand ?? filter ?? car) !== undefined;
