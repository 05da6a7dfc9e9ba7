import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowsDiff, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import type { Product } from '#contract/calls/product.shapes.ts';
import { formatBaht } from '#src/i18n/units/amounts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { comparedLines } from './compared-lines.view.ts';
import { removeCompared } from './compared.store.ts';
import type { ProductLinks } from './product-links.types.ts';
import styles from './compare.module.css';

interface CompareTableProps extends Pick<ProductLinks, 'renderProduct'> {
  readonly products: readonly Product[];
  readonly onlyDifferent: boolean;
}

/** A column for each product, a row for each line of their tables; on a narrow screen it scrolls in a box of its own. */
export function CompareTable({ products, onlyDifferent, renderProduct }: CompareTableProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const price = {
    key: 'price',
    name: t`Price from`,
    value: (product: Product) => formatBaht(product.price_from, language),
  };
  const brand = { key: 'brand', name: t`Product brand`, value: (product: Product) => product.brand_name };
  const lines = comparedLines(products, [price, brand]);
  const remove = (id: string) => {
    removeCompared(id);
    // The last one takes the table with it.
    if (products.length > 1) box.current?.focus();
    else document.querySelector<HTMLElement>('main h1')?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keyboard
    <div ref={box} className={styles.box} role="region" aria-label={t`Products side by side`} tabIndex={0}>
      <table className={styles.table} data-count={products.length}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Product</Trans>
            </th>
            {products.map(({ id, name }) => (
              <th key={id} scope="col">
                {renderProduct(id, { children: name })}
                <button type="button" className={styles.remove} onClick={() => remove(id)}>
                  <IconX size={16} stroke={2} aria-hidden="true" />
                  <Trans>Remove</Trans>
                  <VisuallyHidden> {name}</VisuallyHidden>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines
            .filter(({ differs }) => differs || !onlyDifferent)
            .map(({ key, name, values, differs }) => (
              <tr key={key} data-differs={differs || undefined}>
                <th scope="row">
                  {name}
                  {differs ? (
                    <span className={styles.differs}>
                      <IconArrowsDiff size={16} stroke={1.75} aria-hidden="true" />
                      <Trans>differs</Trans>
                    </span>
                  ) : null}
                </th>
                {values.map(({ id, value }) => (
                  <td key={id}>{value ?? <Trans>none</Trans>}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
