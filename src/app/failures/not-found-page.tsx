import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '#src/i18n/use-language.ts';
import { buttonClass } from '#src/ui/actions/button-class.ts';
import { StatusPage } from './status-page.tsx';

export function NotFoundPage() {
  const lang = useLanguage();
  return (
    <StatusPage
      status={404}
      title={<Trans>This page could not be found.</Trans>}
      description={<Trans>The address may be misspelled, or the page has moved.</Trans>}
    >
      <Link className={buttonClass()} to="/$lang" params={{ lang }} activeOptions={{ exact: true }}>
        <Trans>Go to the home page</Trans>
      </Link>
      <Link className={buttonClass({ kind: 'outline' })} to="/$lang/booking" params={{ lang }}>
        <Trans>Book a service</Trans>
      </Link>
    </StatusPage>
  );
}
