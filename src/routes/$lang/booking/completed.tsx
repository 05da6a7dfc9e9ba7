import { msg } from '@lingui/core/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pageHead } from '#src/app/page-head.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { BookingCompletedPage } from '#src/pages/booking-completed/booking-completed.page.tsx';

export const Route = createFileRoute('/$lang/booking/completed')({
  // Asked again in each language: branch and services are named in it.
  loader: async ({ context, params }) => {
    if (typeof window === 'undefined') return { booking: null };
    const { readLastBooked } = await import('#src/flows/retail-booking/last-booked.ts');
    return { booking: await readLastBooked(context, params.lang === 'en' ? 'en' : 'th') };
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
