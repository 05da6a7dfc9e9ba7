import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ServiceDrawing } from '#src/ui/drawings/drawing.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import styles from './service-grid.module.css';

export interface HomeService {
  id: number;
  name: string;
  /** The key of its drawing. */
  drawing: string;
  /** A short description. */
  note?: string;
}

interface ServiceGridProps {
  services: readonly HomeService[];
  /** Each drawing is a separate file; their places stay empty until the drawings are wanted. */
  isDrawn: boolean;
  /** Wraps a tile in a link, because pages must not know routes. */
  renderServiceLink: (service: HomeService, content: ReactNode, className: string | undefined) => ReactNode;
}

export function ServiceGrid({ services, isDrawn, renderServiceLink }: ServiceGridProps) {
  const count = services.length;
  if (count === 0) return null;
  return (
    <section className={styles.band}>
      <Wrap>
        <h2>{count === 1 ? <Trans>1 service</Trans> : <Trans>All {count} services</Trans>}</h2>
        <ul className={styles.grid}>
          {services.map((service) => (
            <li key={service.id}>
              {renderServiceLink(
                service,
                <>
                  {isDrawn ? <ServiceDrawing name={service.drawing} /> : <i className={styles.undrawn} />}
                  <b>{service.name}</b>
                  {service.note ? <span>{service.note}</span> : null}
                </>,
                styles.tile,
              )}
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}

const TILES = 10;

export function ServiceGridSkeleton() {
  return (
    <section className={styles.band} aria-busy="true">
      <Wrap>
        <h2>
          <Trans>Services</Trans>
        </h2>
        <ul className={styles.grid} aria-hidden="true">
          {Array.from({ length: TILES }, (_, index) => (
            <li key={index} className={styles.loading}>
              <Skeleton width="64px" height="64px" />
              <Skeleton width="60%" height="20px" />
              <Skeleton width="90%" height="16px" />
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
