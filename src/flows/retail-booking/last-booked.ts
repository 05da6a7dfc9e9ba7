import type { Booking } from '#contract/wire/appointment.ts';
import type { Language } from '#domain/constants.ts';
import { ownBookingQuery } from '#src/api/queries.ts';
import { readLastBooking } from './last-booking.ts';
import type { FlowHost } from './retail-booking.session.ts';

/** The booking confirmed last in this tab, as the server has it; null when there is none. */
export const readLastBooked = async ({ api, queryClient }: FlowHost, language: Language): Promise<Booking | null> => {
  const appointmentId = readLastBooking();
  if (appointmentId === null) return null;
  const client = await queryClient();
  return client.ensureQueryData(ownBookingQuery(api(language), language, appointmentId));
};
