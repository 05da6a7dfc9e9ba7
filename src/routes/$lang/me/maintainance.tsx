import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useSignedIn } from '#src/app/shell/use-member.ts';
import { careSearchFrom, type CareSearch } from '#src/flows/car-care/car-care.address.ts';
import { CarCarePage } from '#src/flows/car-care/car-care.page.tsx';
import { Redemptions } from '#src/flows/coupon-redeem/redemptions.part.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { BookingLink } from './-booking-link.tsx';
import { useCareLinks } from './-car-care-links.tsx';
import { useCodeLink } from './-code-link.tsx';

/** The spelling is the specification's. */
export const Route = createFileRoute('/$lang/me/maintainance')({
  // Checked by the page: zod is not in a first load.
  validateSearch: (search: Record<string, unknown>): CareSearch => search,
  staticData: { personalSearch: ['plate'] },
  head: ({ match }) => pageHead(match, { title: msg`Car care`, isHidden: true }),
  component: CareRoute,
});

function CareRoute() {
  const raw = Route.useSearch();
  const search = useMemo(() => careSearchFrom(raw), [raw]);
  const host = useRouter().options.context;
  const navigate = useNavigate();
  const lang = useLanguage();
  const links = useCareLinks();
  const member = useSignedIn();
  const renderOpen = useCodeLink();
  const onSearch = useCallback(
    (next: CareSearch) =>
      void navigate({
        to: '/$lang/me/maintainance',
        params: { lang },
        search: next,
        replace: true,
        resetScroll: false,
      }),
    [lang, navigate],
  );
  return (
    <CarCarePage
      host={host}
      account={member}
      search={search}
      onSearch={onSearch}
      links={links.history}
      carLinks={links.cars}
      bookingLink={<BookingLink />}
      redemptions={
        <Redemptions
          isPage
          host={host}
          code={member.code}
          page={search.page}
          onPage={(page) => onSearch({ ...search, page })}
          renderOpen={renderOpen}
        />
      }
      addCarLink={
        <Button renderLink={(look) => <Link {...look} to="/$lang/me/cars/add" params={{ lang }} />}>
          <Trans>Add a car</Trans>
        </Button>
      }
    />
  );
}
