import { Link } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ServiceGridSkeleton } from '#src/pages/home/service-grid-skeleton.tsx';
import type { HomeService } from '#src/pages/home/service-grid.tsx';
import { useNearView } from './-use-near-view.ts';

const ServiceGrid = lazy(() =>
  import('#src/pages/home/service-grid.tsx').then((module) => ({ default: module.ServiceGrid })),
);

/** Undefined while the services are loading. */
export function HomeServices({ services }: { services: readonly HomeService[] | undefined }) {
  const lang = useLanguage();
  const { place, isNear } = useNearView<HTMLDivElement>();
  return (
    <div ref={place}>
      {services && isNear ? (
        <Suspense fallback={<ServiceGridSkeleton />}>
          <ServiceGrid
            services={services}
            renderServiceLink={(content, className) => (
              <Link className={className} to="/$lang/booking" params={{ lang }}>
                {content}
              </Link>
            )}
          />
        </Suspense>
      ) : (
        <ServiceGridSkeleton />
      )}
    </div>
  );
}
