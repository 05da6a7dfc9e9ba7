import { msg } from '@lingui/core/macro';
import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router';
import { isTyped, type Typed } from '#src/app/navigation/addresses.ts';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { BookingFindPage } from '#src/flows/booking-lookup/booking-find.page.tsx';
import { TakeBookingHere } from '../../-take-booking.tsx';
import { renderKept } from '../../-keep-booking.tsx';
import { bookAgainIn } from '../../-book-again.tsx';
import { useCancelQuestion } from '../../-cancel-question.ts';

interface FindSearch {
  plate?: Typed | undefined;
  code?: Typed | undefined;
}

export const Route = createFileRoute('/$lang/booking/find')({
  validateSearch: ({ plate, code }: Record<string, unknown>): FindSearch => ({
    plate: isTyped(plate) ? plate : undefined,
    code: isTyped(code) ? code : undefined,
  }),
  staticData: { areas: ['steps'], personalSearch: ['plate', 'code'] },
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Find a booking`,
      description: msg`See a booking again with the licence plate and the booking code, cancel it, or book the same again.`,
      path: match.pathname,
    }),
  component: BookingFindRoute,
});

function BookingFindRoute() {
  const { plate = '', code = '' } = Route.useSearch();
  const router = useRouter();
  const navigate = useNavigate();
  return (
    <BookingFindPage
      host={router.options.context}
      renderBookAgain={bookAgainIn(router.options.context)}
      renderKept={renderKept}
      renderTaking={({ customer: { plate: own }, code: its }) => <TakeBookingHere plate={own} code={its ?? ''} />}
      addressed={{ register_number: String(plate), code: String(code) }}
      onAddress={(question, how) =>
        void navigate({ to: '.', search: question ?? {}, replace: how === 'replace', resetScroll: how === 'push' })
      }
      cancelling={useCancelQuestion()}
    />
  );
}
