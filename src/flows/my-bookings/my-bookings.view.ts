import { lookupOutcome } from '#domain/appointment.ts';
import type { Instant } from '#domain/thai-calendar.ts';
import type { FoundBooking } from '#machines/booking-lookup/booking-lookup.types.ts';

/** A page of bookings as visits to come and all others, each in the list's order. */
export const groupedBookings = (bookings: readonly FoundBooking[], now: Instant) => {
  const isToCome = ({ status, startsAt }: FoundBooking) => lookupOutcome(status, startsAt, now) === 'found';
  return {
    upcoming: bookings.filter(isToCome),
    past: bookings.filter((booking) => !isToCome(booking)),
  };
};
