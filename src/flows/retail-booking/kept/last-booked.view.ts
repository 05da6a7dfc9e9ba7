import type { Booking } from '#contract/calls/booking.shapes.ts';
import { STATUS } from '#domain/appointment.ts';
import type { Language } from '#domain/constants.ts';
import { bookingQuery } from '#src/api/queries/booking.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { readLastBooking } from './last-booking.store.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';

/** How long the page waits for the booking's details before it shows the code alone. */
const PATIENCE_MS = 5_000;

export interface LastBooked {
  readonly code: string;
  /** Null if the booking exists but cannot be read now. */
  readonly booking: Booking | null;
  /** Where the server has its calendar file, if it has one. */
  readonly calendar?: string | undefined;
}

/** The last booking confirmed in this tab; null if there is none or it is no longer confirmed. */
export const readLastBooked = async (host: FlowHost, language: Language): Promise<LastBooked | null> => {
  const last = readLastBooking();
  if (last === null) return null;
  try {
    const asked = queryClientOf(host).ensureQueryData(
      bookingQuery(host.api(language), language, null, last.appointmentId),
    );
    const { booking, calendar } = (await Promise.race([asked, rejectedAfter(PATIENCE_MS)])) ?? {};
    return booking?.status === STATUS.confirmed ? { code: booking.code ?? last.code, booking, calendar } : null;
  } catch {
    return { code: last.code, booking: null };
  }
};

const rejectedAfter = (ms: number) =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('not answered in time')), ms);
  });
