import type {
  Product,
  ProductBrand,
  ProductFilter,
  ProductInFull,
  ProductOrder,
} from '#contract/calls/product.shapes.ts';
import type { Language } from '#domain/constants.ts';
import { keepWordsWhole } from '#domain/whole-words.ts';
import { mainSpec, specsIn } from '../../content/product-specs.ts';
import { groupIdOf, productBrands, products } from '../../content/products.ts';
import type { ProductContent } from '../../content/products.schema.ts';
import { fitsModel } from './fitting-cars.service.ts';

const textIn = ({ th, en }: { th: string; en: string }, language: Language) =>
  language === 'th' ? keepWordsWhole(th) : en;

const wireProduct = (product: ProductContent, language: Language): Product => ({
  id: product.id,
  name: textIn(product.name, language),
  desc: textIn(product.desc, language),
  brand_id: product.brand,
  brand_name: productBrands.find(({ id }) => id === product.brand)?.name ?? '',
  group_id: groupIdOf(product),
  group_key: product.group,
  image: `/drawings/services/${product.group.replaceAll(' ', '-')}.svg`,
  price_from: product.priceFrom,
  spec_list: specsIn(product, language),
  service_list: product.services,
});

const inLanguage = (language: Language) =>
  new Map(products.map((product) => [product.id, wireProduct(product, language)]));
const SHOWN: Readonly<Record<Language, ReadonlyMap<string, Product>>> = { th: inLanguage('th'), en: inLanguage('en') };

const shown = (found: readonly ProductContent[], language: Language): Product[] =>
  found.flatMap(({ id }) => SHOWN[language].get(id) ?? []);

export interface ProductQuestion {
  readonly categories?: number | undefined;
  readonly product_brand?: number | undefined;
  readonly product_filter?: string | undefined;
  readonly car_master_data_id?: number | undefined;
  readonly sortby?: ProductOrder | undefined;
}

const isAsked = <Value>(asked: Value | undefined, own: Value) => asked === undefined || asked === own;

/** What fits all that is asked for, in the order asked for; nothing if the car is unknown. */
export function findProducts(asked: ProductQuestion, language: Language): Product[] {
  const found = products.filter(
    (product) =>
      isAsked(asked.categories, groupIdOf(product)) &&
      isAsked(asked.product_brand, product.brand) &&
      isAsked(asked.product_filter, mainSpec(product).id) &&
      (asked.car_master_data_id === undefined || fitsModel(product, asked.car_master_data_id)),
  );
  const { compare } = new Intl.Collator(language);
  const listed = shown(found, language);
  switch (asked.sortby) {
    case 'popular': {
      const rank = new Map(found.map(({ id, popularity }) => [id, popularity]));
      return listed.toSorted((a, b) => (rank.get(b.id) ?? 0) - (rank.get(a.id) ?? 0));
    }
    case 'name':
      return listed.toSorted((a, b) => compare(a.name, b.name));
    case 'price':
      return listed.toSorted((a, b) => a.price_from - b.price_from);
    case 'price_down':
      return listed.toSorted((a, b) => b.price_from - a.price_from);
    default:
      return listed;
  }
}

/** In the order of the ids; those that no product has are left out. */
export const findEach = (ids: readonly string[], language: Language): Product[] =>
  ids.flatMap((id) => SHOWN[language].get(id) ?? []);

/** Null if there is no product with this id. */
export function findProduct(id: string, language: Language): ProductInFull | null {
  const product = products.find((each) => each.id === id);
  const [listed] = product ? shown([product], language) : [];
  if (product === undefined || listed === undefined) return null;
  return {
    ...listed,
    point_list: product.points.map((point) => textIn(point, language)),
    car_list: Object.entries(product.fits).map(([brand, models]) => ({ brand, model_list: models })),
    related_list: shown(relatedTo(product), language),
  };
}

const RELATED = 3;

function relatedTo(product: ProductContent): ProductContent[] {
  const sharesCar = ({ fits }: ProductContent) =>
    Object.entries(fits).some(([brand, models]) => models.some((model) => product.fits[brand]?.includes(model)));
  return products
    .filter((each) => each.id !== product.id && each.group === product.group && sharesCar(each))
    .toSorted((a, b) => b.popularity - a.popularity)
    .slice(0, RELATED);
}

const without = <Value>(values: readonly Value[]) => [...new Set(values)];

export const listBrands = (): ProductBrand[] =>
  productBrands.map(({ id, name }) => ({
    id,
    name,
    group_list: without(products.filter(({ brand }) => brand === id).map(groupIdOf)),
  }));

const TYRES = 'tire';

/** Tyre sizes, what distinguishes other products, or both; by group, then by name. */
export function listFilters(isTyre: boolean | undefined, language: Language): ProductFilter[] {
  const asked = products.filter(({ group }) => isTyre === undefined || isTyre === (group === TYRES));
  const filters = new Map<string, ProductFilter>();
  for (const product of asked) {
    const { id, name } = mainSpec(product);
    const known = filters.get(id)?.brand_list ?? [];
    filters.set(id, {
      id,
      name: textIn(name, language),
      group_id: groupIdOf(product),
      brand_list: without([...known, product.brand]),
    });
  }
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [...filters.values()].toSorted((a, b) => a.group_id - b.group_id || compare(a.name, b.name));
}
