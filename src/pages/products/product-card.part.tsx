import { Trans } from '@lingui/react/macro';
import type { Product } from '#contract/calls/product.shapes.ts';
import { formatBaht } from '#src/i18n/units/amounts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { CoverDrawing } from '#src/ui/drawings/drawing.tsx';
import { CompareButton } from './compare-button.part.tsx';
import type { ProductLinks } from './product-links.types.ts';
import styles from './products.module.css';

/** How many lines of a product's table its card has room for. */
const LINES = 2;

interface ProductCardProps extends ProductLinks {
  readonly product: Product;
}

export function ProductCard({ product, renderProduct, renderCompare }: ProductCardProps) {
  const language = useLanguage();
  const price = formatBaht(product.price_from, language);
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <CoverDrawing href={product.image} />
      </div>
      <div className={styles.words}>
        <h3>{renderProduct(product.id, { children: product.name })}</h3>
        <p className={styles.brand} translate="no">
          {product.brand_name}
        </p>
        <p className={styles.lines}>
          {product.spec_list
            .slice(0, LINES)
            .map(({ value }) => value)
            .join(' · ')}
        </p>
        <p className={styles.price}>
          <Trans>from {price}</Trans>
        </p>
        <CompareButton id={product.id} name={product.name} renderCompare={renderCompare} />
      </div>
    </article>
  );
}

interface ProductCardsProps extends ProductLinks {
  readonly products: readonly Product[];
}

export const ProductCards = ({ products, ...links }: ProductCardsProps) => (
  <ul className={styles.cards}>
    {products.map((product) => (
      <li key={product.id}>
        <ProductCard product={product} {...links} />
      </li>
    ))}
  </ul>
);
