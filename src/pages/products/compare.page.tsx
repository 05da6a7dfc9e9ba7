import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { MAX_COMPARED } from '#domain/constants.ts';
import { comparedQuery } from '#src/api/queries/product.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { NothingYet } from '#src/parts/list/nothing.tsx';
import { ReadList } from '#src/parts/list/read-list.tsx';
import { Button, type LinkLook } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Checkbox } from '#src/ui/inputs/checkbox.tsx';
import { Ways } from '#src/ui/layout/ways.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { BackPlace, PageHead } from '#src/ui/navigation/page-head.tsx';
import { CompareTable, type CompareTableProps } from './compare-table.part.tsx';
import { removeCompared, useCompared } from './compared.store.ts';
import type { ProductLinks, ProductsHost } from './product-links.types.ts';
import styles from './products.module.css';

interface ComparePageProps extends Pick<ProductLinks, 'renderProduct'> {
  readonly host: ProductsHost;
  readonly backLink: ReactNode;
  readonly renderAll: (look: LinkLook) => ReactNode;
  readonly renderBook: CompareTableProps['renderBook'];
  /** The ids in the address of somebody who shared it; null: what this browser has stored. */
  readonly shared: readonly string[] | null;
  /** To this comparison, by an address that can be sent. */
  readonly renderShared: (ids: readonly string[], look: LinkLook) => ReactNode;
  /** Shows these instead, in the address that was shared. */
  readonly onShared: (ids: readonly string[]) => void;
}

/** The chosen products side by side (CONT-06), as this browser has stored them. */
export function ComparePage(props: ComparePageProps) {
  const { host, backLink, renderAll, renderProduct, renderBook, shared, renderShared, onShared } = props;
  const language = useLanguage();
  const own = useCompared();
  const ids = shared ?? own;
  const remove = (...gone: readonly string[]) =>
    shared === null ? removeCompared(...gone) : onShared(shared.filter((id) => !gone.includes(id)));
  const query = useQuery(comparedQuery(host.api(language), language, ids), queryClientOf(host));
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const add = (
    <Button kind="outline" renderLink={renderAll}>
      <Trans>Choose products</Trans>
    </Button>
  );
  return (
    <Wrap className={styles.page}>
      <BackPlace>{backLink}</BackPlace>
      <PageHead title={<Trans>Compare products</Trans>} />
      {ids.length === 0 ? (
        <NothingYet title={<Trans>Nothing is compared yet. Choose up to {MAX_COMPARED} products in the list.</Trans>}>
          {add}
        </NothingYet>
      ) : (
        <ReadList query={query} rows={3}>
          {(products) => {
            const shown = products.filter(({ id }) => ids.includes(id));
            const gone = query.isPlaceholderData ? [] : ids.filter((id) => !products.some((each) => each.id === id));
            return (
              <>
                {gone.length === 0 ? null : <Gone onRemove={() => remove(...gone)} />}
                {shown.length < 2 ? null : (
                  <Checkbox
                    label={<Trans>Only what differs</Trans>}
                    isTicked={onlyDifferent}
                    onTick={setOnlyDifferent}
                  />
                )}
                {shown.length === 0 ? null : (
                  <CompareTable
                    products={shown}
                    onlyDifferent={onlyDifferent}
                    renderProduct={renderProduct}
                    renderBook={renderBook}
                    onRemove={remove}
                  />
                )}
                <Ways>
                  {ids.length < MAX_COMPARED ? add : null}
                  {shared === null ? (
                    <Button kind="text" renderLink={(look) => renderShared(ids, look)}>
                      <Trans>Link to this comparison</Trans>
                    </Button>
                  ) : null}
                </Ways>
              </>
            );
          }}
        </ReadList>
      )}
    </Wrap>
  );
}

/** Chosen before, but no longer sold. */
const Gone = ({ onRemove }: { readonly onRemove: () => void }) => (
  <Notice
    kind="warning"
    title={<Trans>Some of what you compared is no longer sold</Trans>}
    actions={
      <Button kind="outline" size="small" onClick={onRemove}>
        <Trans>Take it away</Trans>
      </Button>
    }
  />
);
