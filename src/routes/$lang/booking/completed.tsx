import { msg } from '@lingui/core/macro';
import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { languageOfPath } from '#src/app/navigation/addresses.ts';
import { useMember } from '#src/app/shell/use-member.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { TakeBookingHere } from '../../-take-booking.tsx';
import { renderKept } from '../../-keep-booking.tsx';
import { foundBookingFrom } from '#src/flows/booking-lookup/booking-lookup.adapters.ts';
import { BookingCompletedPage } from '#src/pages/booking-completed/booking-completed.page.tsx';

export const Route = createFileRoute('/$lang/booking/completed')({
  // Read again in each language, because branch and service names depend on it.
  loader: async ({ context, params }) => {
    if (context.arrival.isServer) return { made: null };
    const { readLastBooked } = await import('#src/flows/retail-booking/kept/last-booked.view.ts');
    return { made: await readLastBooked(context, languageOfPath(`/${params.lang}`)) };
  },
  staticData: { areas: ['steps'], drawnBy: 'browser', isUnlisted: true },
  head: ({ match }) => pageHead(match, { title: msg`Your booking`, isHidden: true }),
  component: BookingCompletedRoute,
});

function BookingCompletedRoute() {
  const { made } = Route.useLoaderData();
  const router = useRouter();
  const { now, origin } = Route.useRouteContext();
  const lang = useLanguage();
  const member = useMember();
  const plate = made?.booking?.customer_data.register_number;
  // Signed in, or probably so while the server is being asked: who made the booking a moment ago was.
  const isMembers = made?.booking ? !made.booking.is_guest && member !== null : Boolean(member);
  const isGuests = made?.booking?.is_guest === true && made.booking.cancel_until !== undefined;
  // A booking that was taken into the account here keeps its confirmation message.
  const [takeable] = useState(isGuests && plate !== undefined ? { plate, code: made.code } : null);
  return (
    <BookingCompletedPage
      made={made}
      onRetry={() => void router.invalidate()}
      now={now}
      findAddress={`${origin}/${lang}/booking/find`}
      kept={
        made?.booking
          ? renderKept({ ...foundBookingFrom(made.booking, new Date(now()).toISOString()), code: made.code })
          : null
      }
      taking={takeable && member !== null ? <TakeBookingHere {...takeable} /> : null}
      renderSignInLink={
        isGuests && member === null
          ? (look) => (
              <Link
                {...look}
                to="/$lang/auth/login"
                params={{ lang }}
                state={(state) => ({ ...state, signInFrom: router.latestLocation.href })}
              />
            )
          : undefined
      }
      renderViewLink={(look) =>
        isMembers && made?.booking ? (
          <Link {...look} to="/$lang/me/booking" params={{ lang }} search={{ booking: made.booking.appointment_id }} />
        ) : (
          <Link {...look} to="/$lang/booking/find" params={{ lang }} search={made ? { plate, code: made.code } : {}} />
        )
      }
      renderMineLink={isMembers ? (look) => <Link {...look} to="/$lang/me/booking" params={{ lang }} /> : null}
      renderBookLink={(look) => <Link {...look} to="/$lang/booking" params={{ lang }} />}
    />
  );
}
