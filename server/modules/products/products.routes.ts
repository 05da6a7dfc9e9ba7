import { CallFailure } from '../../http/call-context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pageOf } from '../../http/paging.ts';
import { carAsked } from './fitting-cars.service.ts';
import { findEach, findProduct, findProducts, listBrands, listFilters } from './products.service.ts';

const PER_PAGE = 12;

export const productHandlers = {
  listProducts: (request, { language }) => {
    const { items, page, pageCount, total } = pageOf(findProducts(request, language), request, PER_PAGE);
    const car = carAsked(request.car_master_data_id);
    return Promise.resolve({
      shoppening_list: items,
      page,
      page_count: pageCount,
      total,
      ...(car && { car }),
    });
  },

  readProduct: (request, { language }) => {
    const item = findProduct(request.items, language);
    return item === null ? Promise.reject(new CallFailure('productNotFound')) : Promise.resolve({ item });
  },

  listProductBrands: () => Promise.resolve({ brand_list: listBrands() }),

  listProductFilters: ({ is_tyre: isTyre }, { language }) =>
    Promise.resolve({ filter_list: listFilters(isTyre === undefined ? undefined : isTyre === 'true', language) }),

  compareProducts: ({ items }, { language }) => Promise.resolve({ product_list: findEach(items, language) }),
} satisfies Partial<Handlers>;
