import { msg } from '@lingui/core/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pageHead } from '#src/app/page-head.ts';
import { ownBookingQuery } from '#src/api/queries.ts';
import { readLastBooking } from '#src/flows/retail-booking/last-booking.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { BookingCompletedPage } from '#src/pages/booking-completed/booking-completed.page.tsx';

export const Route = createFileRoute('/$lang/booking/completed')({
  // Asked again in each language: branch and services are named in it.
  loader: async ({ context, params }) => {
    const appointmentId = typeof window === 'undefined' ? null : readLastBooking();
    if (appointmentId === null) return { booking: null };
    const language = params.lang === 'en' ? 'en' : 'th';
    const client = await context.queryClient();
    return { booking: await client.ensureQueryData(ownBookingQuery(context.api(language), language, appointmentId)) };
  },
  head: ({ match }) => pageHead(match, { title: msg`Your booking`, path: match.pathname }),
  component: BookingCompletedRoute,
});

function BookingCompletedRoute() {
  const { booking } = Route.useLoaderData();
  const { now } = Route.useRouteContext();
  const lang = useLanguage();
  return (
    <BookingCompletedPage
      booking={booking}
      now={now}
      renderFindLink={(content: ReactNode, className: string) => (
        <Link className={className} to="/$lang/booking/find" params={{ lang }}>
          {content}
        </Link>
      )}
      renderBookLink={(content: ReactNode, className: string) => (
        <Link className={className} to="/$lang/booking" params={{ lang }}>
          {content}
        </Link>
      )}
    />
  );
}
