import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ownBookingQuery } from '#src/api/booking.queries.ts';
import { queryClientOf } from '#src/api/query-client.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import type { ManagedBookingParts } from '#src/flows/booking-lookup/managed-booking.part.tsx';
import { keepCarForBooking, nextLike } from '#src/flows/retail-booking/kept/book-again.store.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

type RenderBookAgain = NonNullable<ManagedBookingParts['renderBookAgain']>;
type Found = Parameters<RenderBookAgain>;

interface BookAgainProps {
  readonly host: FlowHost;
  readonly booking: Found[0];
  readonly look: Found[1];
}

/**
 * A link to a booking with the branch, services, weekday and time of the found one; its car is filled in. Who booked is filled in only where
 * the server knows the booking as this visitor's own: a plate and a code do not prove it.
 */
function BookAgain({ host, booking: { id, branch, services, startsAt, customer }, look }: BookAgainProps) {
  const lang = useLanguage();
  const { data: own } = useQuery({ ...ownBookingQuery(host.api(lang), lang, id), retry: false }, queryClientOf(host));
  const ids = services.map((service) => service.id);
  return (
    <Link
      {...look}
      to="/$lang/booking"
      params={{ lang }}
      // One alone is a number to the router.
      search={{
        branch: branch.id,
        services: ids.length > 1 ? ids.join(',') : ids[0],
        ...nextLike(startsAt, host.now()),
      }}
      onClick={() => keepCarForBooking(customer, own?.customer_data ?? null)}
    />
  );
}

export const bookAgainIn =
  (host: FlowHost): RenderBookAgain =>
  (booking, look) => <BookAgain host={host} booking={booking} look={look} />;
