import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import type { BookingsSearch } from '#src/flows/my-bookings/my-bookings.address.ts';
import { CompanyBookings } from './-company-bookings.tsx';

export const Route = createFileRoute('/$lang/corporate/manage/booking')({
  // Checked by the page: zod is not in a first load.
  validateSearch: (search: Record<string, unknown>): BookingsSearch => search,
  staticData: { personalSearch: ['plate', 'keywords'] },
  head: ({ match }) => pageHead(match, { title: msg`Company bookings`, isHidden: true }),
  component: BookingRoute,
});

function BookingRoute() {
  return <CompanyBookings to="/$lang/corporate/manage/booking" raw={Route.useSearch()} />;
}
