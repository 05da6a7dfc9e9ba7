import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ServiceDrawing, type ServiceDrawingName } from '#src/ui/drawings/service-drawing.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Wrap } from '#src/ui/wrap.tsx';
import styles from './service-grid.module.css';

export interface HomeService {
  id: number;
  name: string;
  drawing: ServiceDrawingName;
  /** What it is, in a few words. */
  note?: string;
}

interface ServiceGridProps {
  /** Undefined while they are loading. */
  services: readonly HomeService[] | undefined;
  /** Puts a tile into a link, because a page knows no routes. */
  renderServiceLink: (content: ReactNode, className: string | undefined, service: HomeService) => ReactNode;
}

const SKELETON_TILES = 10;

export function ServiceGrid({ services, renderServiceLink }: ServiceGridProps) {
  const count = services?.length ?? 0;
  if (services && count === 0) return null;
  return (
    <section className={styles.band} aria-busy={services === undefined || undefined}>
      <Wrap>
        <h2>
          {services ? <Plural value={count} one="# service" other="All # services" /> : <Trans>Services</Trans>}
        </h2>
        <ul className={styles.grid}>
          {services
            ? services.map((service) => (
                <li key={service.id}>
                  {renderServiceLink(
                    <>
                      <ServiceDrawing name={service.drawing} />
                      <b>{service.name}</b>
                      {service.note ? <span>{service.note}</span> : null}
                    </>,
                    styles.tile,
                    service,
                  )}
                </li>
              ))
            : Array.from({ length: SKELETON_TILES }, (_, index) => (
                <li key={index} className={styles.loading} aria-hidden="true">
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
