import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useSignedInCompany } from '#src/app/shell/use-company.ts';
import { FleetImportPage } from '#src/flows/fleet-import/fleet-import.page.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { fleetPlace } from './-fleet-place.ts';

export const Route = createFileRoute('/$lang/corporate/carInfo/list/import')({
  staticData: { areas: ['fleetImport', 'corporate', 'member', 'reading', 'steps'] },
  head: ({ match }) => pageHead(match, { title: msg`Import from Excel`, isHidden: true }),
  component: ImportRoute,
});

function ImportRoute() {
  const host = useRouter().options.context;
  const company = useSignedInCompany();
  const lang = useLanguage();
  return (
    <FleetImportPage
      {...{ host, company }}
      back={
        <Link to="/$lang/corporate/carInfo/list" params={{ lang }} search={fleetPlace.read()}>
          <Trans>All cars</Trans>
        </Link>
      }
      ways={
        <>
          <Button renderLink={(look) => <Link {...look} to="/$lang/corporate/carInfo/list" params={{ lang }} />}>
            <Trans>See the cars</Trans>
          </Button>
          <Button kind="outline" renderLink={(look) => <Link {...look} to="/$lang/corporate" params={{ lang }} />}>
            <Trans>Overview</Trans>
          </Button>
        </>
      }
    />
  );
}
