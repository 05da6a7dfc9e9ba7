import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import type { LinkLook } from '#src/ui/actions/button.tsx';
import { servicesQuery } from '#src/api/queries/catalogue.queries.ts';
import { productBrandsQuery } from '#src/api/queries/product.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { ProductsHost } from './product-links.types.ts';
import styles from './products.module.css';

interface GroupLinksProps {
  readonly host: ProductsHost;
  /** Null: the link to all of them. */
  readonly renderGroup: (id: number | null, look: LinkLook) => ReactNode;
}

/** The groups that have products; the one that is shown is marked by its link. */
export function GroupLinks({ host, renderGroup }: GroupLinksProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const client = queryClientOf(host);
  const { data: services } = useQuery(servicesQuery(host.api(language), language), client);
  const { data: brands } = useQuery(productBrandsQuery(host.api(language), language), client);
  const sold = new Set(brands?.flatMap(({ group_list: groups }) => groups));
  return (
    <nav className={styles.groups} aria-label={t`Product groups`}>
      {renderGroup(null, { children: <Trans>All products</Trans> })}
      {services?.groups
        ?.filter(({ id }) => sold.has(id))
        .map(({ id, name }) => (
          <Fragment key={id}>{renderGroup(id, { children: name })}</Fragment>
        ))}
    </nav>
  );
}
