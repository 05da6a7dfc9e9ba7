import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { carBrands } from './cars.ts';
import { productBrandContent, productContent, type ProductContent } from './products.schema.ts';
import { serviceGroups, services } from './services.ts';

const folder = fileURLToPath(new URL('./products', import.meta.url));
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What a YAML file says; a problem names the file. */
function read<Value>(schema: z.ZodType<Value>, file: string): Value {
  try {
    return schema.parse(parse(readFileSync(`${folder}/${file}`, 'utf8')));
  } catch (error) {
    const said = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`content/products/${file}: ${said}`, { cause: error });
  }
}

export const productBrands = read(z.array(productBrandContent).min(1), 'brands.yaml');

const isModel = (brand: string, model: string): boolean =>
  carBrands.find(({ name }) => name === brand)?.models.some(({ name }) => name === model) ?? false;

/** Names in a product that nothing else has: brands, cars and services. */
function unknownNames({ brand, fits, services: fitting }: z.output<typeof productContent>): string[] {
  const cars = Object.entries(fits).flatMap(([make, models]) =>
    models.filter((model) => !isModel(make, model)).map((model) => `${make} ${model}`),
  );
  return [
    ...(productBrands.some(({ id }) => id === brand) ? [] : [`brand ${brand}`]),
    ...cars,
    ...fitting.filter((id) => !services.some((service) => service.id === id)).map((id) => `service ${id}`),
  ];
}

const consistent = productContent.superRefine((product, context) => {
  const unknown = unknownNames(product);
  if (unknown.length > 0) context.addIssue({ code: 'custom', message: `unknown: ${unknown.join(', ')}` });
});

const groupIds = new Map<string, number>(serviceGroups.map(({ key, id }) => [key, id]));

export const groupIdOf = ({ group }: ProductContent): number => groupIds.get(group) ?? 0;

function readProducts(): ProductContent[] {
  return readdirSync(`${folder}/items`)
    .toSorted()
    .map((name): ProductContent => {
      const id = name.replace(/\.yaml$/, '');
      if (!name.endsWith('.yaml') || !ID.test(id)) throw new Error(`content/products/items/${name}: not <id>.yaml`);
      return { ...read(consistent, `items/${name}`), id };
    })
    .toSorted((a, b) => groupIdOf(a) - groupIdOf(b));
}

/** By group, then by id: the order in which a list is kept. */
export const products: readonly ProductContent[] = readProducts();
