import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useSignedIn } from '#src/app/shell/use-member.ts';
import { bookingsSearchFrom, type BookingsSearch } from '#src/flows/my-bookings/my-bookings.address.ts';
import type { RenderBookingLink } from '#src/flows/my-bookings/booking-columns.part.tsx';
import { MyBookingPage } from '#src/flows/my-bookings/my-booking.page.tsx';
import { MyBookingsPage } from '#src/flows/my-bookings/my-bookings.page.tsx';
import { TakeBookingForm } from '#src/flows/my-bookings/take-booking.form.tsx';
import { isHeldHere } from '#src/flows/retail-booking/kept/held-booking.store.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { BookingLink } from './-booking-link.tsx';
import { renderKept } from '../../-keep-booking.tsx';
import { bookAgainIn } from '../../-book-again.tsx';
import { useCancelQuestion } from '../../-cancel-question.ts';
import { useOpenedFocus } from './-opened-focus.ts';

export const Route = createFileRoute('/$lang/me/booking')({
  // Checked by the page: zod is not in a first load.
  validateSearch: (search: Record<string, unknown>): BookingsSearch => search,
  staticData: { personalSearch: ['plate', 'keywords'] },
  head: ({ match }) => pageHead(match, { title: msg`Bookings`, isHidden: true }),
  component: MyBookingRoute,
});

function MyBookingRoute() {
  const raw = Route.useSearch();
  const search = useMemo(() => bookingsSearchFrom(raw), [raw]);
  const router = useRouter();
  const navigate = useNavigate();
  const member = useSignedIn();
  const lang = useLanguage();
  const host = router.options.context;
  const cancelling = useCancelQuestion();
  useOpenedFocus('booking');
  const onSearch = useCallback(
    (next: BookingsSearch) =>
      void navigate({ to: '/$lang/me/booking', params: { lang }, search: next, replace: true, resetScroll: false }),
    [lang, navigate],
  );
  const renderLink = useCallback<RenderBookingLink>(
    (booking, look) => <Link {...look} to="/$lang/me/booking" params={{ lang }} search={{ ...search, booking }} />,
    [lang, search],
  );
  if (search.booking !== undefined)
    return (
      <MyBookingPage
        host={host}
        account={member}
        id={search.booking}
        cancelling={cancelling}
        renderBookAgain={bookAgainIn(host)}
        renderKept={renderKept}
        renderGoOn={
          isHeldHere(host, search.booking)
            ? (look) => <Link {...look} to="/$lang/booking" params={{ lang }} search={{ step: 'summary' }} />
            : null
        }
        backLink={
          <Link to="/$lang/me/booking" params={{ lang }} search={{ ...search, booking: undefined }}>
            <Trans>All bookings</Trans>
          </Link>
        }
      />
    );
  return (
    <MyBookingsPage
      host={host}
      account={member}
      title={<Trans>Bookings</Trans>}
      search={search}
      onSearch={onSearch}
      renderLink={renderLink}
      bookingLink={<BookingLink />}
      cancelling={cancelling}
      taking={
        <TakeBookingForm
          host={host}
          member={member}
          renderTaken={(booking, look) => (
            <Link {...look} to="/$lang/me/booking" params={{ lang }} search={{ ...search, booking }} />
          )}
        />
      }
    />
  );
}
