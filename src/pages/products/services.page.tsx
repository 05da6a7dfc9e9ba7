import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import type { Service, ServiceGroup } from '#contract/wire/service.ts';
import { servicesQuery } from '#src/api/queries/catalogue.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { formatBaht } from '#src/i18n/units/amounts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ReadList } from '#src/parts/list/read-list.tsx';
import type { LinkLook } from '#src/ui/actions/button.tsx';
import { CoverDrawing } from '#src/ui/drawings/drawing.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { PageHead } from '#src/ui/navigation/page-head.tsx';
import type { ProductsHost } from './product-links.types.ts';
import styles from './services.module.css';

interface ServicesPageProps {
  readonly host: ProductsHost;
  readonly renderGroup: (id: number, look: LinkLook) => ReactNode;
  readonly allProducts: ReactNode;
  /** The questions and answers; the address `#faqs` leads to them (CONT-03). */
  readonly faqs?: ReactNode;
}

/** Every group of services, with when it is due, and the questions that people ask. */
export function ServicesPage({ host, renderGroup, allProducts, faqs }: ServicesPageProps) {
  const language = useLanguage();
  const query = useQuery(servicesQuery(host.api(language), language), queryClientOf(host));
  return (
    <Wrap className={styles.page}>
      <PageHead title={<Trans>Services</Trans>}>{allProducts}</PageHead>
      <ReadList query={query} rows={5}>
        {({ list, groups = [] }) => (
          <>
            <ul className={styles.groups}>
              {groups.map((group) => (
                <li key={group.id}>
                  {renderGroup(group.id, {
                    ...(styles.group && { className: styles.group }),
                    children: <Group group={group} services={list.filter(({ group_id: id }) => id === group.id)} />,
                  })}
                </li>
              ))}
            </ul>
            <Advice groups={groups} renderGroup={renderGroup} />
          </>
        )}
      </ReadList>
      {faqs ? (
        <section id="faqs" className={styles.section}>
          {faqs}
        </section>
      ) : null}
    </Wrap>
  );
}

function Group({ group, services }: { readonly group: ServiceGroup; readonly services: readonly Service[] }) {
  const language = useLanguage();
  const prices = services.flatMap(({ price_from: price }) => price ?? []);
  const price = prices.length === 0 ? null : formatBaht(Math.min(...prices), language);
  const count = services.length;
  return (
    <>
      <CoverDrawing href={group.image} />
      <b>{group.name}</b>
      {group.summary ? <span>{group.summary}</span> : null}
      <span>
        {count === 1 ? <Trans>1 service</Trans> : <Trans>{count} services</Trans>}
        {price === null ? null : (
          <>
            {' · '}
            <Trans>from {price}</Trans>
          </>
        )}
      </span>
    </>
  );
}

/** When each group is due (section 9). */
function Advice({
  groups,
  renderGroup,
}: Pick<ServicesPageProps, 'renderGroup'> & { readonly groups: readonly ServiceGroup[] }) {
  const due = groups.filter(({ advice }) => advice !== undefined);
  if (due.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>
        <Trans>When is it due?</Trans>
      </h2>
      <dl className={styles.advice}>
        {due.map(({ id, name, advice }) => (
          <Fragment key={id}>
            <dt>{renderGroup(id, { children: name })}</dt>
            <dd>{advice}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
