import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef, type ComponentType, type ReactNode } from 'react';
import { productsQuery } from '#src/api/queries/product.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { PagedList } from '#src/parts/list/paged-list.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { BackPlace, PageHead } from '#src/ui/navigation/page-head.tsx';
import { NativeSelect } from '#src/ui/inputs/native-select.tsx';
import { AppliedFilters } from './applied-filters.part.tsx';
import { CompareBar, FloatingCompare } from './compare-bar.part.tsx';
import { NothingSold } from './nothing-sold.part.tsx';
import { ProductCards } from './product-card.part.tsx';
import type { ProductLinks, ProductsHost } from './product-links.types.ts';
import { isNarrowed, productQuestion, SORTS, type ProductsSearch, type Sort } from './products.address.ts';
import styles from './products.module.css';

export interface ProductsPageProps extends ProductLinks {
  readonly host: ProductsHost;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** The way back, where the page is below another. */
  readonly backLink?: ReactNode;
  readonly search: ProductsSearch;
  readonly onSearch: (search: ProductsSearch) => void;
  /** The links to the groups; null on the page of one. */
  readonly groups: ReactNode;
  /** The fields that narrow the list, which a flow provides a part of. */
  readonly Filter: ComponentType<Pick<ProductsPageProps, 'search' | 'onSearch'>>;
}

/** Every product, or a group's: narrowed, ordered and paged by its address (CONT-04, CONT-05). */
export function ProductsPage(props: ProductsPageProps) {
  const { host, title, lead, backLink, search, onSearch, groups, Filter, ...links } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const query = useQuery(productsQuery(host.api(language), language, productQuestion(search)), queryClientOf(host));
  const words: Record<Sort, string> = {
    popular: t`Most popular`,
    price: t`Lowest price`,
    price_down: t`Highest price`,
    name: t`Name`,
  };
  const count = useRef<HTMLHeadingElement>(null);
  // What was pressed may be gone with the new list; its count is what a person wants to know.
  const narrow = (next: ProductsSearch) => {
    onSearch(next);
    count.current?.focus();
  };
  const clear = () => narrow({ group: search.group, sortby: search.sortby });
  return (
    <Wrap className={styles.page}>
      {backLink ? <BackPlace>{backLink}</BackPlace> : null}
      <PageHead title={title} />
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {groups}
      <Filter search={search} onSearch={narrow} />
      <div className={styles.tools}>
        <CompareBar renderCompare={links.renderCompare} />
        <NativeSelect
          className={styles.sort ?? ''}
          label={<Trans>Order by</Trans>}
          options={SORTS.map((sort) => ({ value: sort, label: words[sort] }))}
          value={search.sortby ?? SORTS[0]}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ ...search, page: undefined, sortby: SORTS.slice(1).find((sort) => sort === value) })
          }
        />
      </div>
      <AppliedFilters host={host} search={search} car={query.data?.car} onSearch={narrow} />
      <h2 ref={count} tabIndex={-1} className={styles.count}>
        {query.data ? <Count count={query.data.total} /> : <Trans>Products</Trans>}
      </h2>
      <PagedList
        query={query}
        rows={6}
        label={t`Pages of products`}
        page={search.page}
        onPage={(page) => onSearch({ ...search, page })}
        onClear={isNarrowed(search) ? clear : null}
        nothing={<NothingSold />}
      >
        {(data) => <ProductCards products={data.shoppening_list} {...links} />}
      </PagedList>
      <FloatingCompare renderCompare={links.renderCompare} />
    </Wrap>
  );
}

const Count = ({ count }: { readonly count: number }) =>
  count === 1 ? <Trans>1 product</Trans> : <Trans>{count} products</Trans>;
