import { msg } from '@lingui/core/macro';
import type { ProductInFull } from '#contract/calls/product.shapes.ts';
import type { Language } from '#domain/constants.ts';
import { isSlug } from '#domain/fields/slug.ts';
import type { PageTexts } from '#src/app/navigation/page-texts.ts';
import { breadcrumbs, product as productData } from '#src/app/navigation/json-ld.ts';
import type { RouterContext } from '#src/app/router-context.ts';

/** The product that a page is about: null if there is none, undefined if it could not be read. */
export async function readProductPage(
  { read }: RouterContext,
  language: Language,
  id: string,
): Promise<ProductInFull | null | undefined> {
  if (!isSlug(id)) return null;
  const [{ productQuery }, { servicesQuery }] = await Promise.all([
    import('#src/api/queries/product.queries.ts'),
    import('#src/api/queries/catalogue.queries.ts'),
  ]);
  const [product] = await read(language, (api) => [productQuery(api, language, id), servicesQuery(api, language)], {
    browserWaits: true,
  });
  return product;
}

/** Its own address is the one to be found, also where it is shown below a group. */
export const productHead = (product: ProductInFull | undefined, id: string): PageTexts =>
  product === undefined
    ? { title: msg`Products`, isHidden: true }
    : { title: product.name, description: product.desc, path: `/products/${id}`, linkedData: linkedData(product, id) };

function linkedData({ name, desc, brand_name: brand, image, price_from: priceFrom }: ProductInFull, id: string) {
  const path = `/products/${id}`;
  return [breadcrumbs({ name, path }), productData({ name, desc, brand, path, picture: image, priceFrom })];
}
