import { Trans } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { LookupSkeleton } from '#src/pages/home/lookup-skeleton.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { useNearView } from './-use-near-view.ts';

const LookupWidget = lazy(async () => {
  try {
    return { default: (await import('#src/flows/booking-lookup/lookup-widget.tsx')).LookupWidget };
  } catch {
    return { default: LookupLink };
  }
});

/** The look-up is heavier than the rest of the page: it is loaded when it comes near the view, or a while later. */
export function HomeLookup() {
  const lang = useLanguage();
  const { api, now } = useRouter().options.context;
  const { place, isNear } = useNearView<HTMLDivElement>();
  return (
    <div ref={place}>
      {isNear ? (
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
