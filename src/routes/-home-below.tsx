import { Trans } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '#domain/constants.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { textsOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { LookupSkeleton } from '#src/pages/home/lookup-skeleton.tsx';
import { ServiceGrid, ServiceGridSkeleton, type HomeService } from '#src/pages/home/service-grid.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { LazyPart, partFile } from '#src/ui/page/lazy-part.tsx';

interface LookupProps {
  host: FlowHost;
  lang: Language;
}

const lookupWidget = partFile(() =>
  Promise.all([import('#src/flows/booking-lookup/lookup.part.tsx'), import('./-book-again.tsx')]).then(
    ([{ LookupWidget }, { bookAgainIn }]) =>
      ({ host, lang }: LookupProps) => <LookupWidget host={host} renderBookAgain={bookAgainIn(lang)} />,
  ),
);

/** The look-up is heavier than the rest of the page. */
export function HomeLookup() {
  const lang = useLanguage();
  const host = useRouter().options.context;
  const { place, isNear } = useNearView();
  return (
    <div ref={place}>
      {isNear ? (
        <LazyPart
          file={lookupWidget}
          needs={textsOf(host.languages, lang, 'steps')}
          props={{ host, lang }}
          waiting={<LookupSkeleton />}
          renderFailed={() => (
            <Button kind="outline" renderLink={(look) => <Link {...look} to="/$lang/booking/find" params={{ lang }} />}>
              <Trans>Find a booking</Trans>
            </Button>
          )}
        />
      ) : (
        <LookupSkeleton />
      )}
    </div>
  );
}

/** Undefined while the services are loading. Each has a drawing, a file of its own. */
export function HomeServices({ services }: { services: readonly HomeService[] | undefined }) {
  const lang = useLanguage();
  const { place, isNear } = useNearView();
  return (
    <div ref={place}>
      {services && isNear ? (
        <ServiceGrid
          services={services}
          renderServiceLink={({ id }, content, className) => (
            <Link className={className} to="/$lang/booking" params={{ lang }} search={{ step: 'services', group: id }}>
              {content}
            </Link>
          )}
        />
      ) : (
        <ServiceGridSkeleton />
      )}
    </div>
  );
}

const SOON_MS = 1500;

/** False until the element comes into view, or a while later: what is heavy and further down waits for it. */
function useNearView() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setNear(true), SOON_MS);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true));
    if (place.current) observer.observe(place.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return { place, isNear };
}
