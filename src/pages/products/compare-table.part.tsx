import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowsDiff, IconX } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import type { Product } from '#contract/calls/product.shapes.ts';
import { formatBaht } from '#src/i18n/units/amounts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button, type LinkLook } from '#src/ui/actions/button.tsx';
import { useMedia } from '#src/ui/page/use-media.ts';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { comparedLines } from './compared-lines.view.ts';
import type { ProductLinks } from './product-links.types.ts';
import styles from './compare.module.css';

export interface CompareTableProps extends Pick<ProductLinks, 'renderProduct'> {
  /** To a booking of the product's usual service. */
  readonly renderBook: (services: readonly number[], look: LinkLook, wish: string) => ReactNode;
  readonly onRemove: (id: string) => void;
  readonly products: readonly Product[];
  readonly onlyDifferent: boolean;
}

type Line = ReturnType<typeof comparedLines>[number];

const NameOfLine = ({ name, differs }: Pick<Line, 'name' | 'differs'>) => (
  <>
    {name}
    {differs ? (
      <span className={styles.differs}>
        <IconArrowsDiff size={16} stroke={1.75} aria-hidden="true" />
        <Trans>differs</Trans>
      </span>
    ) : null}
  </>
);

const Values = ({ values }: Pick<Line, 'values'>) =>
  values.map(({ id, value }) => <td key={id}>{value ?? <Trans>none</Trans>}</td>);

/** A column for each product, a row for each line of their tables; on a narrow screen the name of a line stands above it. */
export function CompareTable({ products, onlyDifferent, renderProduct, renderBook, onRemove }: CompareTableProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const price = {
    key: 'price',
    name: t`Price from`,
    value: (product: Product) => formatBaht(product.price_from, language),
  };
  const brand = { key: 'brand', name: t`Product brand`, value: (product: Product) => product.brand_name };
  const shown = comparedLines(products, [price, brand]).filter(({ differs }) => differs || !onlyDifferent);
  const isNarrow = useMedia('(max-width: 767px)');
  const remove = (id: string) => {
    onRemove(id);
    // The last one takes the table with it.
    if (products.length > 1) box.current?.focus();
    else document.querySelector<HTMLElement>('main h1')?.focus();
  };
  return (
    <div ref={box} className={styles.box} role="region" aria-label={t`Products side by side`} tabIndex={-1}>
      <table className={styles.table}>
        <thead>
          <tr>
            {isNarrow ? null : (
              <th scope="col">
                <Trans>Product</Trans>
              </th>
            )}
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
        {isNarrow ? (
          shown.map(({ key, name, values, differs }) => (
            <tbody key={key} data-differs={differs || undefined}>
              <tr>
                <th scope="rowgroup" colSpan={products.length}>
                  <NameOfLine name={name} differs={differs} />
                </th>
              </tr>
              <tr>
                <Values values={values} />
              </tr>
            </tbody>
          ))
        ) : (
          <tbody>
            {shown.map(({ key, name, values, differs }) => (
              <tr key={key} data-differs={differs || undefined}>
                <th scope="row">
                  <NameOfLine name={name} differs={differs} />
                </th>
                <Values values={values} />
              </tr>
            ))}
          </tbody>
        )}
        <tfoot>
          <tr>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- below the names of the lines, nothing to say */}
            {isNarrow ? null : <td />}
            {products.map(({ id, name, service_list: services }) => (
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell; its link has a name
              <td key={id}>
                <Button size="small" kind="outline" renderLink={(look) => renderBook(services.slice(0, 1), look, name)}>
                  <Trans>Book it fitted</Trans>
                  <VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
