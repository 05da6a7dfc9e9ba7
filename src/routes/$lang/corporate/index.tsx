import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useSignedInCompany } from '#src/app/shell/use-company.ts';
import { PageHead } from '#src/ui/navigation/page-head.tsx';
import { CorporatePage } from './-corporate-page.tsx';

export const Route = createFileRoute('/$lang/corporate/')({
  head: ({ match }) => pageHead(match, { title: msg`Overview`, isHidden: true }),
  component: OverviewRoute,
});

function OverviewRoute() {
  const { name } = useSignedInCompany();
  return (
    <CorporatePage>
      <PageHead title={<Trans>Overview</Trans>}>
        <span translate="no">{name}</span>
      </PageHead>
    </CorporatePage>
  );
}
