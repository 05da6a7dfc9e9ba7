import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { mainSpec, specsIn } from './product-specs.ts';
import { productBrands, products } from './products.ts';
import { productContent } from './products.schema.ts';

const file = (id: string) =>
  parse(readFileSync(new URL(`products/items/${id}.yaml`, import.meta.url), 'utf8')) as Record<string, unknown>;
const problems = (changed: Record<string, unknown>) =>
  productContent.safeParse({ ...file('mizuko-cvt'), ...changed }).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('products', () => {
  it('there are 60, in eight groups, each with a drawing', () => {
    expect(products).toHaveLength(60);
    const groups = new Set(products.map(({ group }) => group));
    expect(groups.size).toBe(8);
    for (const group of groups)
      expect(existsSync(`public/drawings/services/${group.replaceAll(' ', '-')}.svg`)).toBe(true);
  });

  it.each(['th', 'en'] as const)('no two have the same name in %s', (language) => {
    expect(new Set(products.map(({ name }) => name[language])).size).toBe(products.length);
  });

  it('every brand has products, and every filter one name', () => {
    for (const { id } of productBrands) expect(products.some(({ brand }) => brand === id)).toBe(true);
    const names = new Map<string, string>();
    for (const product of products) {
      const { id, name } = mainSpec(product);
      expect(names.get(id) ?? name.en).toBe(name.en);
      names.set(id, name.en);
    }
  });

  it.each(['th', 'en'] as const)('every line of a table is worded in %s', (language) => {
    for (const product of products)
      for (const { key, name, value } of specsIn(product, language)) {
        expect(name).not.toBe(key);
        expect(value).not.toMatch(/undefined|^[a-z][a-z-]+$/);
      }
  });

  it('what the schema does not know is refused', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ colour: 'red' })).toEqual(['']);
    expect(problems({ priceFrom: 0 })).toEqual(['priceFrom']);
    expect(problems({ specs: { viscosity: '5W-30' } })).toContain('specs.standard');
    expect(problems({ group: 'paint' })).toEqual(['group']);
    expect(problems({ name: { th: 'ก' } })).toEqual(['name.en']);
  });
});
