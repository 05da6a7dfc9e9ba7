import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { bookingQuery } from '#src/api/queries/booking.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import type { ManagedBookingParts } from '#src/flows/booking-lookup/managed-booking.part.tsx';
import { nextLike } from '#src/flows/retail-booking/kept/book-again.store.ts';
import { keepBooker } from '#src/flows/retail-booking/kept/car-to-book.store.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { wantedCar } from './-wanted-car.ts';

type RenderBookAgain = NonNullable<ManagedBookingParts['renderBookAgain']>;
type Found = Parameters<RenderBookAgain>;

/** The search of a booking of these services, at the branch and time of a former visit if given. The router expects a single service id as a number. */
export const searchOf = (
  services: readonly number[],
  visit?: { readonly branch: number; readonly startsAt: string; readonly now: number },
) => ({
  services: services.length > 1 ? services.join(',') : services[0],
  ...(visit ? { branch: visit.branch, ...nextLike(visit.startsAt, visit.now) } : {}),
});

interface BookAgainProps {
  readonly host: FlowHost;
  readonly booking: Found[0];
  readonly look: Found[1];
}

/**
 * A link to a booking with the branch, services, weekday and time of the found booking, with its car filled in. The contact data are filled in only
 * if the server shows them in full: plate and code do not prove whose name it is. They are read ahead, and may come after the press.
 */
function BookAgain({ host, booking: { id, branch, services, startsAt, customer }, look }: BookAgainProps) {
  const lang = useLanguage();
  const queries = queryClientOf(host);
  const query = { ...bookingQuery(host.api(lang), lang, null, id), retry: false };
  useEffect(() => {
    void queries.prefetchQuery(query);
    // oxlint-disable-next-line react/exhaustive-deps -- the query is made of the booking's id and the language
  }, [queries, id, lang]);
  const keepWhoBooked = async () => {
    const answer = await queries.ensureQueryData(query).catch(() => null);
    if (answer !== null && answer.booking.masked !== true) keepBooker(host, answer.booking.customer_data);
  };
  const ids = services.map((service) => service.id);
  const { plate, province, brand, model, year } = customer;
  const again = wantedCar(host, { car: { plate, province, brand, model, variant: '', year }, isRepeat: true });
  return (
    <Link
      {...look}
      to="/$lang/booking"
      params={{ lang }}
      search={searchOf(ids, { branch: branch.id, startsAt, now: host.now() })}
      {...again}
      onClick={() => {
        again.onClick();
        void keepWhoBooked();
      }}
    />
  );
}

export const bookAgainIn =
  (host: FlowHost): RenderBookAgain =>
  (booking, look) => <BookAgain host={host} booking={booking} look={look} />;
