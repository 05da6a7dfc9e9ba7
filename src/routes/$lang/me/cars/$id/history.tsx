import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useSignedIn } from '#src/app/shell/use-member.ts';
import { careSearchFrom, type CareSearch } from '#src/flows/car-care/car-care.address.ts';
import { CarHistoryPage } from '#src/flows/car-care/car-history.page.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { BookingLink } from '../../-booking-link.tsx';
import { useCareLinks } from '../../-car-care-links.tsx';

export const Route = createFileRoute('/$lang/me/cars/$id/history')({
  // Checked by the page: zod is not in a first load.
  validateSearch: (search: Record<string, unknown>): CareSearch => search,
  head: ({ match }) => pageHead(match, { title: msg`Service history`, isHidden: true }),
  component: CarHistoryRoute,
});

function CarHistoryRoute() {
  const { id } = Route.useParams();
  const raw = Route.useSearch();
  const search = useMemo(() => {
    const { from, to, page } = careSearchFrom(raw);
    return { from, to, page };
  }, [raw]);
  const navigate = useNavigate();
  const lang = useLanguage();
  const links = useCareLinks();
  const onSearch = useCallback(
    (next: CareSearch) =>
      void navigate({
        to: '/$lang/me/cars/$id/history',
        params: { lang, id },
        search: next,
        replace: true,
        resetScroll: false,
      }),
    [id, lang, navigate],
  );
  return (
    <CarHistoryPage
      key={id}
      host={useRouter().options.context}
      account={useSignedIn()}
      carId={id}
      search={search}
      onSearch={onSearch}
      links={links.history}
      bookingLink={<BookingLink />}
      backLink={
        <Link to="/$lang/me/cars" params={{ lang }}>
          <Trans>My cars</Trans>
        </Link>
      }
    />
  );
}
