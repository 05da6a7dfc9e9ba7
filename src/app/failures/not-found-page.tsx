import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { StatusPage } from './status-page.tsx';

export function NotFoundPage() {
  const lang = useLanguage();
  return (
    <StatusPage
      status={404}
      title={<Trans>This page could not be found.</Trans>}
      description={<Trans>The address may be misspelled, or the page has moved.</Trans>}
    >
      <Button renderLink={(look) => <Link {...look} to="/$lang" params={{ lang }} activeOptions={{ exact: true }} />}>
        <Trans>Go to the home page</Trans>
      </Button>
      <Button kind="outline" renderLink={(look) => <Link {...look} to="/$lang/booking" params={{ lang }} />}>
        <Trans>Book a service</Trans>
      </Button>
    </StatusPage>
  );
}
