import type { ProductQuestion } from '#src/api/queries/product.queries.ts';

/** The products that a group's page shows: the most popular ones. */
export const groupProducts = (group: number): ProductQuestion => ({
  categories: group,
  sortby: 'popular',
  limit_per_page: 3,
});
