import { lookupOutcome, STATUS, type Status } from '#domain/appointment.ts';
import { readBooking } from '#contract/calls/booking.calls.ts';
import type { BookingLookupPorts } from '#machines/booking-lookup/booking-lookup.ports.ts';
import type { LookupFailure } from '#machines/booking-lookup/booking-lookup.types.ts';
import type { CallFailed } from '#src/api/client.ts';
import { toOutcome } from '#src/api/to-outcome.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';

const WAIT_SECONDS = 60;

const isStatus = (status: number): status is Status => Object.values<number>(STATUS).includes(status);

const notFound = (): LookupFailure => ({ kind: 'notFound' });
const tooManyTries = ({ details }: CallFailed): LookupFailure => ({
  kind: 'tooManyTries',
  retryAfter: details.retry_after ?? WAIT_SECONDS,
});

const refused = ({ message }: CallFailed): LookupFailure => ({ kind: 'refused', message });

/** The server's clock decides; `now` serves where a server does not say it. */
export const bookingLookupAdapters = ({ api, now }: Pick<CallHost, 'api' | 'now'>): BookingLookupPorts => ({
  findBooking: async ({ plate, code }, signal) => {
    const result = await api()(readBooking, { register_number: plate, booking_code: code }, { signal });
    const known = { bookingNotFound: notFound, tooManyRequests: tooManyTries, otherwise: refused };
    return toOutcome(result, known, ({ booking, now: serverNow = now() }) => {
      if (!isStatus(booking.status)) throw new Error('a booking of an unknown status');
      return { booking, outcome: lookupOutcome(booking.status, booking.date_time, serverNow) };
    });
  },
});
