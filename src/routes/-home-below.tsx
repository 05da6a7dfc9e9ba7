import { Trans } from '@lingui/react/macro';
import { Link, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { LookupFormProps } from '#src/flows/booking-lookup/lookup-form.part.tsx';
import { textsOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { LookupSkeleton } from '#src/pages/home/lookup-skeleton.tsx';
import { ServiceGrid, ServiceGridSkeleton, type HomeService } from '#src/pages/home/service-grid.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { LazyPart, partFile } from '#src/ui/page/lazy-part.tsx';

const lookupForm = partFile(() =>
  import('#src/flows/booking-lookup/lookup-form.part.tsx').then(({ LookupForm }) => LookupForm),
);

/** The look-up form; the result has its own page, so that it has an address and Back leads here again. */
export function HomeLookup() {
  const lang = useLanguage();
  const router = useRouter();
  const navigate = useNavigate();
  const lookedFor = useLocation({ select: ({ state }) => state.lookedFor });
  const { place, isNear } = useNearView();
  const find = { to: '/$lang/booking/find', params: { lang } } as const;
  const look: LookupFormProps['onSubmit'] = async (question, typed) => {
    await navigate({ to: '.', search: true, state: { lookedFor: typed }, replace: true, resetScroll: false });
    await navigate({ ...find, search: question });
  };
  return (
    // A visitor who begins to type will need the page that shows the result.
    <div ref={place} onFocus={() => void router.preloadRoute(find)}>
      {isNear ? (
        <LazyPart
          file={lookupForm}
          needs={textsOf(router.options.context.languages, lang, 'steps')}
          props={{ initial: lookedFor, onSubmit: look }}
          waiting={<LookupSkeleton />}
          renderFailed={() => (
            <Button kind="outline" renderLink={(style) => <Link {...style} {...find} />}>
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

const highlights = partFile(() => import('#src/pages/home/highlights.part.tsx').then(({ Highlights }) => Highlights));

/** The highlighted promotions, loaded when they come near. */
export function HomeHighlights() {
  const lang = useLanguage();
  const host = useRouter().options.context;
  const navigate = useNavigate();
  const page = useLocation({ select: ({ state }) => state.highlightsPage ?? 1 });
  const { place, isNear } = useNearView();
  const turnTo = (highlightsPage: number) =>
    navigate({
      to: '.',
      search: true,
      hash: true,
      state: (state) => ({ ...state, highlightsPage }),
      replace: true,
      resetScroll: false,
    });
  const all = (
    <Link to="/$lang/promotions" params={{ lang }}>
      <Trans>All promotions</Trans>
    </Link>
  );
  const waiting = <Skeleton height="420px" />;
  return (
    <div ref={place}>
      {isNear ? (
        <LazyPart
          file={highlights}
          needs={textsOf(host.languages, lang, 'articles', 'reading')}
          waiting={waiting}
          renderFailed={() => all}
          props={{
            host,
            allLink: all,
            page,
            onPage: (next) => void turnTo(next),
            renderLink: ({ id }, look) => <Link {...look} to="/$lang/promotions/$items" params={{ lang, items: id }} />,
          }}
        />
      ) : (
        waiting
      )}
    </div>
  );
}

/** Undefined while the services are loading. */
export function HomeServices({ services }: { services: readonly HomeService[] | undefined }) {
  const lang = useLanguage();
  const { place, isNear } = useNearView();
  return (
    <div ref={place}>
      {services ? (
        <ServiceGrid
          services={services}
          isDrawn={isNear}
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

/** False until the element comes into view or a moment has passed; heavy content further down waits for it. */
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
