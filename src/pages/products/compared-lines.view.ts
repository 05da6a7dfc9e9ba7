import type { Product } from '#contract/calls/product.shapes.ts';

interface OwnLine {
  readonly key: string;
  readonly name: string;
  readonly value: (product: Product) => string;
}

interface ComparedLine {
  readonly key: string;
  readonly name: string;
  /** Null where a product has no such line. */
  readonly values: readonly { readonly id: string; readonly value: string | null }[];
  readonly differs: boolean;
}

const lineOf = (
  key: string,
  name: string,
  products: readonly Product[],
  value: (product: Product) => string | null,
): ComparedLine => {
  const values = products.map((product) => ({ id: product.id, value: value(product) }));
  return { key, name, values, differs: new Set(values.map((each) => each.value)).size > 1 };
};

/** `first`, then every line that one of the products has, in the order in which they come. */
export function comparedLines(products: readonly Product[], first: readonly OwnLine[]): ComparedLine[] {
  const names = new Map(products.flatMap(({ spec_list: specs }) => specs.map(({ key, name }) => [key, name])));
  return [
    ...first.map(({ key, name, value }) => lineOf(key, name, products, value)),
    ...[...names].map(([key, name]) =>
      lineOf(key, name, products, ({ spec_list: specs }) => specs.find((each) => each.key === key)?.value ?? null),
    ),
  ];
}
