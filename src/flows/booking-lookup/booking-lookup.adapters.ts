import { lookupOutcome, STATUS, type Status } from '#domain/appointment.ts';
import { readBooking } from '#contract/calls/booking.calls.ts';
import type { BookingLookupPorts } from '#machines/booking-lookup/booking-lookup.ports.ts';
import type { LookupFailure } from '#machines/booking-lookup/booking-lookup.types.ts';
import type { CallFailed } from '#src/api/client.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';

const WAIT_SECONDS = 60;

const isStatus = (status: number): status is Status => Object.values<number>(STATUS).includes(status);

/** The failures that the chart knows. Any other is as a broken network: it can be tried again. */
function knownFailure({ failure, details }: CallFailed): LookupFailure {
  if (failure === 'bookingNotFound') return { kind: 'notFound' };
  if (failure === 'tooManyRequests') return { kind: 'tooManyTries', retryAfter: details.retry_after ?? WAIT_SECONDS };
  throw new Error(`look-up refused: ${failure}`);
}

/** The server's clock decides; `now` serves where a server does not say it. */
export const bookingLookupAdapters = ({ api, now }: Pick<CallHost, 'api' | 'now'>): BookingLookupPorts => ({
  findBooking: async ({ plate, code }, signal) => {
    const result = await api()(readBooking, { register_number: plate, booking_code: code }, { signal });
    if (result.kind === 'interrupted') return result;
    if (result.kind === 'failed') return { kind: 'failed', failure: knownFailure(result) };
    const { booking, now: serverNow } = result.value;
    if (!isStatus(booking.status)) throw new Error('a booking of an unknown status');
    return {
      kind: 'ok',
      value: { booking, outcome: lookupOutcome(booking.status, booking.date_time, serverNow ?? now()) },
    };
  },
});
