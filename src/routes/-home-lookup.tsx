import { Trans } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { LookupSkeleton } from '#src/pages/home/lookup-skeleton.tsx';
import { buttonClass } from '#src/ui/button-class.ts';

const LookupWidget = lazy(async () => {
  try {
    return { default: (await import('#src/flows/booking-lookup/lookup-widget.tsx')).LookupWidget };
  } catch {
    return { default: LookupLink };
  }
});

const SOON_MS = 1500;

/** The look-up is heavier than the rest of the page: it is loaded when it comes near the view, or a while later. */
export function HomeLookup() {
  const lang = useLanguage();
  const { api, now } = useRouter().options.context;
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), SOON_MS);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setWanted(true));
    if (place.current) observer.observe(place.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);

  return (
    <div ref={place}>
      {isWanted ? (
        <Suspense fallback={<LookupSkeleton />}>
          <LookupWidget api={api(lang)} now={now} />
        </Suspense>
      ) : (
        <LookupSkeleton />
      )}
    </div>
  );
}

function LookupLink() {
  const lang = useLanguage();
  return (
    <Link className={buttonClass({ kind: 'outline' })} to="/$lang/booking/find" params={{ lang }}>
      <Trans>Find a booking</Trans>
    </Link>
  );
}
