import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Service } from '#contract/wire/service.ts';
import { servicesQuery } from '#src/api/queries/catalogue.queries.ts';
import { productsQuery } from '#src/api/queries/product.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { formatBaht, formatDuration } from '#src/i18n/units/amounts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ReadList } from '#src/parts/list/read-list.tsx';
import { Button, type LinkLook } from '#src/ui/actions/button.tsx';
import { CoverDrawing } from '#src/ui/drawings/drawing.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { BackPlace } from '#src/ui/navigation/page-head.tsx';
import { groupProducts } from './group-products.view.ts';
import { ProductCards } from './product-card.part.tsx';
import type { ProductLinks, ProductsHost } from './product-links.types.ts';
import styles from './services.module.css';

interface ServiceGroupPageProps extends ProductLinks {
  readonly host: ProductsHost;
  readonly groupId: number;
  readonly backLink: ReactNode;
  readonly renderBook: (services: readonly number[], look: LinkLook) => ReactNode;
  /** All products of the group. */
  readonly renderProducts: (look: LinkLook) => ReactNode;
}

/** A group's services with what they take and cost, when they are due, and its most popular products. */
export function ServiceGroupPage(props: ServiceGroupPageProps) {
  const { host, groupId, backLink, renderBook, renderProducts, ...links } = props;
  const language = useLanguage();
  const query = useQuery(servicesQuery(host.api(language), language), queryClientOf(host));
  const products = useQuery(productsQuery(host.api(language), language, groupProducts(groupId)), queryClientOf(host));
  const sold = products.data?.shoppening_list ?? [];
  return (
    <Wrap className={styles.page}>
      <BackPlace>{backLink}</BackPlace>
      <ReadList query={query} rows={4}>
        {({ list, groups = [] }) => {
          const group = groups.find(({ id }) => id === groupId);
          if (group === undefined) return null;
          return (
            <>
              <header className={styles.head}>
                <CoverDrawing href={group.image} />
                <div>
                  <h1 tabIndex={-1}>{group.name}</h1>
                  {group.summary ? <p>{group.summary}</p> : null}
                </div>
              </header>
              {group.advice ? <Notice title={<Trans>When is it due?</Trans>}>{group.advice}</Notice> : null}
              <ul className={styles.services}>
                {list
                  .filter(({ group_id: id }) => id === groupId)
                  .map((service) => (
                    <li key={service.id}>
                      <ServiceRow service={service} renderBook={renderBook} />
                    </li>
                  ))}
              </ul>
            </>
          );
        }}
      </ReadList>
      {sold.length === 0 ? null : (
        <section className={styles.section}>
          <h2>
            <Trans>Popular products</Trans>
          </h2>
          <ProductCards products={sold} {...links} />
          <div>
            <Button kind="outline" renderLink={renderProducts}>
              <Trans>All products of this group</Trans>
            </Button>
          </div>
        </section>
      )}
    </Wrap>
  );
}

interface ServiceRowProps extends Pick<ServiceGroupPageProps, 'renderBook'> {
  readonly service: Service;
}

function ServiceRow({ service, renderBook }: ServiceRowProps) {
  const language = useLanguage();
  const price = service.price_from === undefined ? null : formatBaht(service.price_from, language);
  const days = service.pre_day;
  return (
    <>
      <div>
        <h2>{service.name}</h2>
        {service.summary ? <p>{service.summary}</p> : null}
        <p>
          {formatDuration(service.hours, language)}
          {' · '}
          {days === 0 ? (
            <Trans>bookable today</Trans>
          ) : days === 1 ? (
            <Trans>book 1 day ahead</Trans>
          ) : (
            <Trans>book {days} days ahead</Trans>
          )}
        </p>
      </div>
      {price === null ? null : (
        <p className={styles.price}>
          <Trans>from {price}</Trans>
        </p>
      )}
      <Button size="small" kind="outline" renderLink={(look) => renderBook([service.id], look)}>
        <Trans>Book</Trans>
        <VisuallyHidden> {service.name}</VisuallyHidden>
      </Button>
    </>
  );
}
