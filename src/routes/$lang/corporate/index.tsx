import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useSignedInCompany } from '#src/app/shell/use-company.ts';
import { readKeptGroup } from '#src/flows/corporate-booking/kept/kept-group.store.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { OverviewPage } from '#src/pages/company-overview/overview.page.tsx';
import { AddCarLink } from './-add-car-link.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { CorporatePage } from './-corporate-page.tsx';
import { ImportLink } from './-import-link.tsx';
import { KeptGroupCard } from './-kept-group.part.tsx';

export const Route = createFileRoute('/$lang/corporate/')({
  head: ({ match }) => pageHead(match, { title: msg`Overview`, isHidden: true }),
  component: OverviewRoute,
});

function OverviewRoute() {
  const host = useRouter().options.context;
  const { name, code, account } = useSignedInCompany();
  const [kept] = useState(() => readKeptGroup(account));
  const lang = useLanguage();
  return (
    <CorporatePage>
      <OverviewPage
        {...{ host, name, code }}
        above={
          kept && (
            <KeptGroupCard
              group={kept}
              action={
                <Button renderLink={(look) => <Link {...look} to="/$lang/corporate/booking" params={{ lang }} />}>
                  <Trans>Go on with the booking</Trans>
                </Button>
              }
            />
          )
        }
        api={host.api(lang)}
        renderPlace={(place, look) =>
          place === 'cancelled' ? (
            <Link {...look} to="/$lang/corporate/manage/cancel" params={{ lang }} />
          ) : (
            <Link
              {...look}
              to="/$lang/corporate/carInfo/list"
              params={{ lang }}
              search={
                place === 'all' ? {} : { view: place, ...(place === 'booked' ? { sort: 'booking' } : { sort: 'due' }) }
              }
            />
          )
        }
        renderCar={({ car_profile_id: id }, look) => (
          <Link {...look} to="/$lang/corporate/carInfo/list/$id" params={{ lang, id }} />
        )}
        renderBooking={(booking, look) => (
          <Link {...look} to="/$lang/corporate/manage/booking" params={{ lang }} search={{ booking }} />
        )}
        addCar={
          <>
            <AddCarLink />
            <ImportLink />
          </>
        }
        renderImport={(look) => <Link {...look} to="/$lang/corporate/carInfo/list/import" params={{ lang }} />}
        renderPlan={(look) => (
          <Link {...look} to="/$lang/corporate/booking/plan" params={{ lang }} search={{ cars: 'due' }} />
        )}
      />
    </CorporatePage>
  );
}
