import { msg } from '@lingui/core/macro';
import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import type { Language } from '#domain/constants.ts';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { languageOfPath } from '#src/app/navigation/addresses.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { BookingCompletedPage } from '#src/pages/booking-completed/booking-completed.page.tsx';

export const Route = createFileRoute('/$lang/booking/completed')({
  // Read again in each language, because branch and services are named in it.
  loader: async ({ context, params }) => ({ made: await lastBooked(context, languageOfPath(`/${params.lang}`)) }),
  staticData: { area: 'steps', drawnBy: 'browser' },
  head: ({ match }) => pageHead(match, { title: msg`Your booking`, path: match.pathname }),
  component: BookingCompletedRoute,
});

async function lastBooked(context: RouterContext, language: Language) {
  if (typeof window === 'undefined') return null;
  const { readLastBooked } = await import('#src/flows/retail-booking/kept/last-booked.view.ts');
  return readLastBooked(context, language);
}

function BookingCompletedRoute() {
  const { made } = Route.useLoaderData();
  const router = useRouter();
  const { now, origin } = Route.useRouteContext();
  const lang = useLanguage();
  const plate = made?.booking?.customer_data.register_number;
  return (
    <BookingCompletedPage
      made={made}
      onRetry={() => void router.invalidate()}
      now={now}
      findAddress={`${origin}/${lang}/booking/find`}
      renderFindLink={(look) => (
        <Link {...look} to="/$lang/booking/find" params={{ lang }} search={made ? { plate, code: made.code } : {}} />
      )}
      renderBookLink={(look) => <Link {...look} to="/$lang/booking" params={{ lang }} />}
    />
  );
}
