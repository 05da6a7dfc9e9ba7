import { Trans } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { textsOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { LookupSkeleton } from '#src/pages/home/lookup-skeleton.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { LazyPart, partFile } from '#src/ui/page/lazy-part.tsx';
import { useNearView } from './-use-near-view.ts';

const lookupWidget = partFile(() =>
  import('#src/flows/booking-lookup/lookup.part.tsx').then(({ LookupWidget }) => LookupWidget),
);

/** The look-up is heavier than the rest of the page: it is loaded when it comes near the view, or a while later. */
export function HomeLookup() {
  const lang = useLanguage();
  const host = useRouter().options.context;
  const { place, isNear } = useNearView<HTMLDivElement>();
  return (
    <div ref={place}>
      {isNear ? (
        <LazyPart
          file={lookupWidget}
          needs={textsOf(host.languages, lang, 'steps')}
          props={{ host }}
          waiting={<LookupSkeleton />}
          renderFailed={() => <LookupLink />}
        />
      ) : (
        <LookupSkeleton />
      )}
    </div>
  );
}

function LookupLink() {
  const lang = useLanguage();
  return (
    <Button kind="outline" renderLink={(look) => <Link {...look} to="/$lang/booking/find" params={{ lang }} />}>
      <Trans>Find a booking</Trans>
    </Button>
  );
}
