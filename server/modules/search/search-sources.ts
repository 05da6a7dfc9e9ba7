import { keepWordsWhole } from '#domain/whole-words.ts';
import { shortNamesOf } from '#domain/fields/province-names.ts';
import { branches } from '../../content/branches.ts';
import { productBrands, products } from '../../content/products.ts';
import { sitePages } from '../../content/site-pages.ts';
import { serviceGroups } from '../../content/services.ts';
import { articleDocuments } from './article-documents.ts';
import type { InLanguages, SearchDocument, SearchSource } from './search.types.ts';

const whole = ({ th, en }: InLanguages): InLanguages => ({ th: keepWordsWhole(th), en });

/** What drivers call a group besides its name. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  air: ['แอร์', 'aircon'],
  battery: ['แบต'],
  lubricants: ['น้ำมันเครื่อง', 'engine oil'],
  tire: ['ยาง', 'tyre'],
};

const services: readonly SearchDocument[] = serviceGroups.flatMap((group) => [
  {
    kind: 'service' as const,
    path: `/services/${group.id}`,
    title: whole(group.name),
    text: whole(group.summary),
    words: [group.key, ...(ALSO_CALLED[group.key] ?? [])],
    weight: 4,
  },
  ...group.services.map((service): SearchDocument => ({
    kind: 'service',
    path: `/booking?services=${service.id}`,
    title: whole(service.name),
    text: whole(service.summary ?? group.name),
    words: [group.name.th, group.name.en],
    weight: 2,
  })),
]);

const places: readonly SearchDocument[] = branches.map((branch) => ({
  kind: 'branch',
  path: `/branch/${branch.slug}`,
  title: whole(branch.name),
  text: {
    th: keepWordsWhole(`${branch.address.th} ${branch.district.th} ${branch.province.th} ${branch.postcode}`),
    en: `${branch.address.en}, ${branch.district.en}, ${branch.province.en} ${branch.postcode}`,
  },
  words: [...branch.keywords, ...shortNamesOf(branch.province.th)],
}));

const goods: readonly SearchDocument[] = products.map((product) => ({
  kind: 'product',
  path: `/products/${product.id}`,
  title: whole(product.name),
  text: whole(product.desc),
  words: [
    product.group,
    productBrands.find(({ id }) => id === product.brand)?.name ?? '',
    ...Object.entries(product.fits).flatMap(([make, models]) => models.map((model) => `${make} ${model}`)),
  ],
}));

const pages: readonly SearchDocument[] = sitePages.map(({ path, name, words }) => ({
  kind: 'page',
  path,
  title: whole(name),
  words,
}));

/** What the site search finds; each part of the site adds its own. */
export const searchSources: readonly SearchSource[] = [
  () => services,
  () => places,
  () => goods,
  articleDocuments,
  () => pages,
];
