import { Trans } from '@lingui/react/macro';
import { WaysOn } from '#src/parts/ways-on.tsx';
import { StatusPage } from '#src/ui/layout/status-page.tsx';

export function NotFoundPage() {
  return (
    <StatusPage
      status={404}
      title={<Trans>This page could not be found.</Trans>}
      description={<Trans>The address may be misspelled, or the page has moved.</Trans>}
    >
      <WaysOn />
    </StatusPage>
  );
}
