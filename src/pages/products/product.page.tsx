import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ProductInFull } from '#contract/calls/product.shapes.ts';
import type { Service } from '#contract/wire/service.ts';
import { servicesQuery } from '#src/api/queries/catalogue.queries.ts';
import { productQuery } from '#src/api/queries/product.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { formatBaht } from '#src/i18n/units/amounts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ReadList } from '#src/parts/list/read-list.tsx';
import { Button, type LinkLook } from '#src/ui/actions/button.tsx';
import { CoverDrawing } from '#src/ui/drawings/drawing.tsx';
import { Ways } from '#src/ui/layout/ways.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { BackPlace } from '#src/ui/navigation/page-head.tsx';
import { CompareButton } from './compare-button.part.tsx';
import { ProductCards } from './product-card.part.tsx';
import type { ProductLinks, ProductsHost } from './product-links.types.ts';
import styles from './products.module.css';

interface ProductPageProps extends ProductLinks {
  readonly host: ProductsHost;
  readonly id: string;
  readonly backLink: ReactNode;
  /** A booking with these services filled in. */
  readonly renderBook: (services: readonly number[], look: LinkLook, wish?: string) => ReactNode;
  /** What stands there if the product has gone while the page was open. */
  readonly missing: ReactNode;
}

export function ProductPage({ host, id, backLink, renderBook, missing, ...links }: ProductPageProps) {
  const language = useLanguage();
  const query = useQuery(productQuery(host.api(language), language, id), queryClientOf(host));
  const services = useQuery(servicesQuery(host.api(language), language), queryClientOf(host));
  if (query.data === null) return missing;
  return (
    <Wrap className={styles.page}>
      <BackPlace>{backLink}</BackPlace>
      {query.data === undefined ? (
        <h1 tabIndex={-1}>
          <Trans>Products</Trans>
        </h1>
      ) : null}
      <ReadList query={query} rows={3}>
        {(product) =>
          product === null ? null : (
            <Details product={product} services={services.data?.list ?? []} renderBook={renderBook} {...links} />
          )
        }
      </ReadList>
    </Wrap>
  );
}

interface DetailsProps extends ProductLinks {
  readonly product: ProductInFull;
  readonly services: readonly Service[];
  readonly renderBook: ProductPageProps['renderBook'];
}

function Details({ product, services, renderBook, ...links }: DetailsProps) {
  const language = useLanguage();
  const price = formatBaht(product.price_from, language);
  const usual = product.service_list.slice(0, 1);
  return (
    <article className={styles.product}>
      <div className={styles.top}>
        <div className={styles.big}>
          <CoverDrawing href={product.image} />
        </div>
        <div className={styles.words}>
          <p className={styles.brand} translate="no">
            {product.brand_name}
          </p>
          <h1 tabIndex={-1}>{product.name}</h1>
          <p>{product.desc}</p>
          <p className={styles.bigPrice}>
            <Trans>from {price}</Trans>
          </p>
          <p className={styles.quiet}>
            <Trans>The price depends on your car and is confirmed at the branch.</Trans>
          </p>
          <Ways>
            <Button renderLink={(look) => renderBook(usual, look, product.name)}>
              <Trans>Book it fitted</Trans>
            </Button>
            <CompareButton id={product.id} name={product.name} renderCompare={links.renderCompare} />
          </Ways>
        </div>
      </div>
      <div className={styles.columns}>
        <section className={styles.section}>
          <h2>
            <Trans>Details</Trans>
          </h2>
          <dl className={styles.specs}>
            {product.spec_list.map(({ key, name, value }) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <ul className={styles.points}>
            {product.point_list.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
        <section className={styles.section}>
          <h2>
            <Trans>Fits these cars</Trans>
          </h2>
          <dl className={styles.specs}>
            {product.car_list.map(({ brand, model_list: models }) => (
              <div key={brand} translate="no">
                <dt>{brand}</dt>
                <dd>{models.join(', ')}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.quiet}>
            <Trans>Sizes differ between years of a model. The branch checks yours before fitting.</Trans>
          </p>
        </section>
        <FittedBy
          services={services.filter(({ id }) => product.service_list.includes(id))}
          renderService={(service, name) => renderBook([service], { children: name }, product.name)}
        />
      </div>
      {product.related_list.length === 0 ? null : (
        <section className={styles.section}>
          <h2>
            <Trans>Others for the same cars</Trans>
          </h2>
          <ProductCards products={product.related_list} {...links} />
        </section>
      )}
    </article>
  );
}

interface FittedByProps {
  readonly services: readonly Service[];
  readonly renderService: (id: number, name: string) => ReactNode;
}

function FittedBy({ services, renderService }: FittedByProps) {
  const language = useLanguage();
  if (services.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Fitted by these services</Trans>
      </h2>
      <ul className={styles.services}>
        {services.map(({ id, name, summary, price_from: price }) => {
          const amount = price === undefined ? null : formatBaht(price, language);
          return (
            <li key={id}>
              {renderService(id, name)}
              {summary ? <span>{summary}</span> : null}
              {amount === null ? null : (
                <span>
                  <Trans>from {amount}</Trans>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
