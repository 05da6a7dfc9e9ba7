import { Link } from '@tanstack/react-router';
import type { Language } from '#domain/constants.ts';
import type { ManagedBookingParts } from '#src/flows/booking-lookup/managed-booking.part.tsx';
import { keepCarForBooking } from '#src/flows/retail-booking/book-again.store.ts';

/** To a booking with the branch and the services of the one that was found; its car is filled in, and a time is to be chosen. */
export const bookAgainIn =
  (lang: Language): NonNullable<ManagedBookingParts['renderBookAgain']> =>
  ({ branch, services, customer }, look) => {
    const ids = services.map(({ id }) => id);
    return (
      <Link
        {...look}
        to="/$lang/booking"
        params={{ lang }}
        // One alone is a number to the router.
        search={{ branch: branch.id, services: ids.length > 1 ? ids.join(',') : ids[0] }}
        onClick={() => keepCarForBooking(customer)}
      />
    );
  };
