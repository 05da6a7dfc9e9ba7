import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ServiceDrawing, type ServiceDrawingName } from '#src/ui/drawings/service-drawing.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import styles from './service-grid.module.css';

export interface HomeService {
  id: number;
  name: string;
  drawing: ServiceDrawingName;
  /** What it is, in a few words. */
  note?: string;
}

interface ServiceGridProps {
  services: readonly HomeService[];
  /** Puts a tile into a link, because a page knows no routes. */
  renderServiceLink: (content: ReactNode, className: string | undefined, service: HomeService) => ReactNode;
}

/** For LazyPart: its drawings are needed once there are services to draw. */
export function ServiceGrid({ services, renderServiceLink }: ServiceGridProps) {
  const count = services.length;
  if (count === 0) return null;
  return (
    <section className={styles.band}>
      <Wrap>
        <h2>
          <Plural value={count} one="# service" other="All # services" />
        </h2>
        <ul className={styles.grid}>
          {services.map((service) => (
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
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
