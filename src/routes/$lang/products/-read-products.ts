import type { Language } from '#domain/constants.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { isNarrowed, productQuestion, type ProductsSearch } from '#src/pages/products/products.address.ts';

/** What a list of products is drawn with. The queries bring the schemas of their calls, so they are not in the first load. */
export async function readProducts({ read }: RouterContext, language: Language, search: ProductsSearch): Promise<void> {
  const [{ productsQuery, productBrandsQuery, productFiltersQuery }, { servicesQuery }] = await Promise.all([
    import('#src/api/queries/product.queries.ts'),
    import('#src/api/queries/catalogue.queries.ts'),
  ]);
  await read(language, (api) => [
    productsQuery(api, language, productQuestion(search)),
    productBrandsQuery(api, language),
    servicesQuery(api, language),
    ...(isNarrowed(search) ? [productFiltersQuery(api, language)] : []),
  ]);
}
