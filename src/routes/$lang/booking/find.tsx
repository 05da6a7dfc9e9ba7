import { msg } from '@lingui/core/macro';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { areaTexts, pageHead } from '#src/app/navigation/page-texts.ts';
import { BookingFindPage } from '#src/flows/booking-lookup/booking-find.page.tsx';

interface FindSearch {
  plate?: Typed;
  code?: Typed;
}

/** Digits alone are a number to the router. As a string they would be quoted: the address would be corrected first, and no server draws it then. */
type Typed = string | number;

const isTyped = (value: unknown): value is Typed => typeof value === 'string' || typeof value === 'number';

export const Route = createFileRoute('/$lang/booking/find')({
  validateSearch: ({ plate, code }: Record<string, unknown>): FindSearch => ({
    ...(isTyped(plate) ? { plate } : {}),
    ...(isTyped(code) ? { code } : {}),
  }),
  beforeLoad: areaTexts('steps'),
  staticData: { personalSearch: ['plate', 'code'] },
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Find a booking`,
      description: msg`See a booking again with the licence plate and the booking code: its time, branch, services and status.`,
      path: match.pathname,
    }),
  component: BookingFindRoute,
});

function BookingFindRoute() {
  const { plate = '', code = '' } = Route.useSearch();
  return (
    <BookingFindPage
      host={useRouter().options.context}
      initial={{ register_number: String(plate), code: String(code) }}
    />
  );
}
