import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useSignedInCompany } from '#src/app/shell/use-company.ts';
import { careSearchFrom, type CareSearch } from '#src/flows/car-care/car-care.address.ts';
import { MaintenanceList } from '#src/flows/car-care/maintenance-list.part.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { PageHead } from '#src/ui/navigation/page-head.tsx';
import { AddCarLink } from './-add-car-link.tsx';
import { useCompanyCareLinks } from './-care-links.tsx';
import { CorporatePage } from './-corporate-page.tsx';

export const Route = createFileRoute('/$lang/corporate/maintenance')({
  // Checked by the page: zod is not in a first load.
  validateSearch: (search: Record<string, unknown>): CareSearch => search,
  staticData: { personalSearch: ['plate'] },
  head: ({ match }) => pageHead(match, { title: msg`Recommended check list`, isHidden: true }),
  component: MaintenanceRoute,
});

/** What the company's cars need, by car (FLEET-05). */
function MaintenanceRoute() {
  const raw = Route.useSearch();
  const search = useMemo(() => ({ ...careSearchFrom(raw), tab: undefined }), [raw]);
  const host = useRouter().options.context;
  const navigate = useNavigate();
  const lang = useLanguage();
  const { cars } = useCompanyCareLinks();
  const onSearch = useCallback(
    (next: CareSearch) =>
      void navigate({
        to: '/$lang/corporate/maintenance',
        params: { lang },
        search: next,
        replace: true,
        resetScroll: false,
      }),
    [lang, navigate],
  );
  return (
    <CorporatePage>
      <PageHead title={<Trans>Recommended check list</Trans>}>
        <Button
          size="small"
          renderLink={(look) => (
            <Link {...look} to="/$lang/corporate/booking/plan" params={{ lang }} search={{ cars: 'due' }} />
          )}
        >
          <Trans>Plan what is due</Trans>
        </Button>
        <Link to="/$lang/corporate/carInfo/list" params={{ lang }} search={{ view: 'due', sort: 'due' }}>
          <Trans>Book several due cars</Trans>
        </Link>
      </PageHead>
      <MaintenanceList
        host={host}
        account={useSignedInCompany()}
        search={search}
        onSearch={onSearch}
        links={cars}
        addCarLink={<AddCarLink />}
      />
    </CorporatePage>
  );
}
