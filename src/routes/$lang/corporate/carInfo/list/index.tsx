import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FleetCar } from '#contract/calls/fleet.shapes.ts';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useSignedInCompany } from '#src/app/shell/use-company.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { fleetSearchFrom, type FleetSearch } from '#src/pages/fleet/fleet.address.ts';
import { FleetPage, type FleetPageProps } from '#src/pages/fleet/fleet.page.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { AddCarLink } from '../../-add-car-link.tsx';
import { ImportLink } from '../../-import-link.tsx';
import { useBookCars } from '../../-book-cars.ts';
import { fleetPlace } from './-fleet-place.ts';

export const Route = createFileRoute('/$lang/corporate/carInfo/list/')({
  // Checked by the page: zod is not in a first load.
  validateSearch: (search: Record<string, unknown>): FleetSearch => search,
  head: ({ match }) => pageHead(match, { title: msg`Cars`, isHidden: true }),
  component: FleetRoute,
});

/** What is due is filled in. */
const visitOf = ({ car_profile_id, due }: FleetCar) => ({
  car_profile_id,
  ...(due.services.length === 0 ? {} : { services: [...due.services] }),
});

const CAR_PAGE = /\/carInfo\/list\/([\da-f-]{36})$/;

function FleetRoute() {
  const router = useRouter();
  const host = router.options.context;
  // While this page is drawn first, the page before it is still the resolved one.
  const [left] = useState(() => CAR_PAGE.exec(router.state.resolvedLocation?.pathname ?? '')?.[1] ?? null);
  const navigate = useNavigate();
  const { code, account } = useSignedInCompany();
  const lang = useLanguage();
  const asked = Route.useSearch();
  useEffect(() => fleetPlace.keep(asked), [asked]);
  const book = useBookCars();
  const saved = useLocation({ select: ({ state }) => state.savedCar });
  const search = useMemo(() => fleetSearchFrom(asked), [asked]);
  const onSearch = useCallback(
    (changed: Partial<FleetSearch>) =>
      void navigate({
        to: '/$lang/corporate/carInfo/list',
        params: { lang },
        search: (now) => ({ ...now, ...changed }),
        replace: true,
        resetScroll: false,
      }),
    [navigate, lang],
  );
  // Not a `Link`: the router works for each of them, which takes longer than all else in a row that is scrolled into view.
  const renderCar = useCallback<FleetPageProps['renderCar']>(
    ({ car_profile_id: id }, { children, ...look }) => (
      <a
        {...look}
        tabIndex={-1}
        href={`/${lang}/corporate/carInfo/list/${id}`}
        onClick={(event) => {
          if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          void navigate({ to: '/$lang/corporate/carInfo/list/$id', params: { lang, id } });
        }}
      >
        {children}
      </a>
    ),
    [lang, navigate],
  );
  const open = (id: string) => ({ to: '/$lang/corporate/carInfo/list/$id', params: { lang, id } }) as const;
  return (
    <FleetPage
      {...{ host, code, account, search, onSearch, left }}
      api={host.api(lang)}
      onBook={(cars) => book(cars.map(visitOf))}
      onOpen={({ car_profile_id: id }) => void navigate(open(id))}
      renderCar={renderCar}
      actions={
        <>
          <ImportLink />
          <AddCarLink />
        </>
      }
      renderPlan={(look) => (
        <Link {...look} to="/$lang/corporate/booking/plan" params={{ lang }} search={{ cars: 'chosen' }} />
      )}
      above={saved === undefined ? null : <SavedCar name={saved} />}
    />
  );
}

const SavedCar = ({ name }: { readonly name: string }) => (
  <Notice kind="success" title={name === '' ? <Trans>The car is saved</Trans> : <Trans>“{name}” is saved</Trans>} />
);
