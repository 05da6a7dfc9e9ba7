import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ServiceGridSkeleton } from '#src/pages/home/service-grid-skeleton.tsx';
import type { HomeService } from '#src/pages/home/service-grid.tsx';
import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { LazyPart, partFile } from '#src/ui/page/lazy-part.tsx';
import { useNearView } from './-use-near-view.ts';

const serviceGrid = partFile(() => import('#src/pages/home/service-grid.tsx').then(({ ServiceGrid }) => ServiceGrid));

/** Undefined while the services are loading. */
export function HomeServices({ services }: { services: readonly HomeService[] | undefined }) {
  const lang = useLanguage();
  const renderServiceLink = (content: ReactNode, className: string | undefined) => (
    <Link className={className} to="/$lang/booking" params={{ lang }}>
      {content}
    </Link>
  );
  const { place, isNear } = useNearView<HTMLDivElement>();
  return (
    <div ref={place}>
      {services && isNear ? (
        <LazyPart
          file={serviceGrid}
          props={{ services, renderServiceLink }}
          waiting={<ServiceGridSkeleton />}
          renderFailed={(retry) => (
            <Wrap>
              <CannotDisplay onRetry={retry} />
            </Wrap>
          )}
        />
      ) : (
        <ServiceGridSkeleton />
      )}
    </div>
  );
}
