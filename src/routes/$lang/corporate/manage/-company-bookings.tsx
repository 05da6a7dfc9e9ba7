import { Trans } from '@lingui/react/macro';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { AnswerOf } from '#contract/call.ts';
import type { readBooking } from '#contract/calls/booking.calls.ts';
import { useSignedInCompany } from '#src/app/shell/use-company.ts';
import type { RenderBookingLink } from '#src/flows/my-bookings/booking-columns.part.tsx';
import { bookingsSearchFrom, type BookingsSearch } from '#src/flows/my-bookings/my-bookings.address.ts';
import { MyBookingPage } from '#src/flows/my-bookings/my-booking.page.tsx';
import { MyBookingsPage } from '#src/flows/my-bookings/my-bookings.page.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useCancelQuestion } from '../../../-cancel-question.ts';
import { useOpenedFocus } from '../../me/-opened-focus.ts';
import { CorporatePage } from '../-corporate-page.tsx';
import { DriverLink } from '../-driver-link.tsx';

interface CompanyBookingsProps {
  readonly to: '/$lang/corporate/manage/booking' | '/$lang/corporate/manage/cancel';
  readonly raw: BookingsSearch;
}

/** The bookings of a company, or those that were cancelled, and one of them (MAN-01). */
export function CompanyBookings({ to, raw }: CompanyBookingsProps) {
  const search = useMemo(() => bookingsSearchFrom(raw), [raw]);
  const host = useRouter().options.context;
  const navigate = useNavigate();
  const account = useSignedInCompany();
  const lang = useLanguage();
  const cancelling = useCancelQuestion();
  useOpenedFocus('booking');
  const onSearch = useCallback(
    (next: BookingsSearch) => void navigate({ to, params: { lang }, search: next, replace: true, resetScroll: false }),
    [lang, navigate, to],
  );
  const renderLink = useCallback<RenderBookingLink>(
    (booking, look) => <Link {...look} to={to} params={{ lang }} search={{ ...search, booking }} />,
    [lang, search, to],
  );
  const renderDriverLink = useCallback((read: AnswerOf<typeof readBooking>) => <DriverLink read={read} />, []);
  return (
    <CorporatePage>
      {search.booking === undefined ? (
        <MyBookingsPage
          host={host}
          account={account}
          title={<Trans>Company bookings</Trans>}
          search={search}
          onSearch={onSearch}
          renderLink={renderLink}
          bookingLink={null}
          cancelling={cancelling}
          taking={null}
          isOfCancelled={to === '/$lang/corporate/manage/cancel'}
        />
      ) : (
        <MyBookingPage
          host={host}
          account={account}
          id={search.booking}
          cancelling={cancelling}
          renderBookAgain={undefined}
          renderGoOn={null}
          renderDriverLink={renderDriverLink}
          backLink={
            <Link to={to} params={{ lang }} search={{ ...search, booking: undefined }}>
              <Trans>All bookings</Trans>
            </Link>
          }
        />
      )}
    </CorporatePage>
  );
}
