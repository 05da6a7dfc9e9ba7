import { Trans } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { Suspense, lazy, useState } from 'react';
import type { Language } from '#domain/constants.ts';
import type { Languages } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { LookupSkeleton } from '#src/pages/home/lookup-skeleton.tsx';
import { buttonClass } from '#src/ui/actions/button-class.ts';
import { useNearView } from './-use-near-view.ts';

/** The part and its texts: each router has its own, so neither may wait for another's. */
const lookupWidget = (languages: Languages, language: Language) =>
  lazy(async () => {
    try {
      const widget = import('#src/flows/booking-lookup/lookup-widget.tsx');
      await languages.load(language, 'steps');
      return { default: (await widget).LookupWidget };
    } catch {
      return { default: LookupLink };
    }
  });

/** The look-up is heavier than the rest of the page: it is loaded when it comes near the view, or a while later. */
export function HomeLookup() {
  const lang = useLanguage();
  const { api, now, languages } = useRouter().options.context;
  const [LookupWidget] = useState(() => lookupWidget(languages, lang));
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
