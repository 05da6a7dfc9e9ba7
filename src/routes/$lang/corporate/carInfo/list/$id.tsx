import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { careSearchFrom, type CareSearch } from '#src/flows/car-care/car-care.address.ts';
import { CarHistoryPage } from '#src/flows/car-care/car-history.page.tsx';
import { EditCarPage } from '#src/flows/car-form/car-form.page.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Tabs } from '#src/ui/navigation/tabs.tsx';
import { useCompanyCareLinks } from '../../-care-links.tsx';
import { useBookCars } from '../../-book-cars.ts';
import { CorporatePage } from '../../-corporate-page.tsx';
import { useFleetForm } from './-fleet-form.tsx';

export const Route = createFileRoute('/$lang/corporate/carInfo/list/$id')({
  // Checked by the page: zod is not in a first load.
  validateSearch: (search: Record<string, unknown>): CareSearch => search,
  head: ({ match }) => pageHead(match, { title: msg`Car`, isHidden: true }),
  component: CarRoute,
});

/** One car of the company: its details to change, and what has been done on it (FLEET-04). */
function CarRoute() {
  const { id } = Route.useParams();
  const { t } = useLingui();
  const lang = useLanguage();
  const raw = Route.useSearch();
  const search = useMemo(() => careSearchFrom(raw), [raw]);
  const navigate = useNavigate();
  const form = useFleetForm();
  const book = useBookCars();
  const { history } = useCompanyCareLinks();
  const onSearch = useCallback(
    (next: CareSearch) =>
      void navigate({
        to: '/$lang/corporate/carInfo/list/$id',
        params: { lang, id },
        search: next,
        replace: true,
        resetScroll: false,
      }),
    [id, lang, navigate],
  );
  const open = search.tab === 'history' ? 'history' : 'details';
  return (
    <CorporatePage>
      <div>
        <Button kind="outline" size="small" onClick={() => book([{ car_profile_id: id }])}>
          <Trans>Book this car</Trans>
        </Button>
      </div>
      <Tabs
        label={t`Car`}
        open={open}
        onOpen={(tab) => onSearch(tab === 'history' ? { tab: 'history' } : {})}
        tabs={[
          {
            name: 'details',
            label: <Trans>Details</Trans>,
            content: <EditCarPage key={id} isCompanys id={id} {...form} />,
          },
          {
            name: 'history',
            label: <Trans>Service history</Trans>,
            content: (
              <CarHistoryPage
                key={id}
                host={form.host}
                account={form.member}
                carId={id}
                search={search}
                onSearch={onSearch}
                links={history}
                bookingLink={null}
                backLink={
                  <Link to="/$lang/corporate/carInfo/list" params={{ lang }}>
                    <Trans>All cars</Trans>
                  </Link>
                }
              />
            ),
          },
        ]}
      />
    </CorporatePage>
  );
}
