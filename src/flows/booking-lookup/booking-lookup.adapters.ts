import { lookupOutcome, STATUS, type Status } from '#domain/appointment.ts';
import { readBooking } from '#contract/calls/booking.calls.ts';
import type { Booking } from '#contract/calls/booking.shapes.ts';
import { epochMs, type Instant } from '#domain/thai-calendar.ts';
import type { BookingLookupPorts } from '#machines/booking-lookup/booking-lookup.ports.ts';
import type { FoundBooking, LookupFailure } from '#machines/booking-lookup/booking-lookup.types.ts';
import type { CallFailed } from '#src/api/client.ts';
import { refusedAs, toOutcome } from '#src/api/to-outcome.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';

const WAIT_SECONDS = 60;

const isStatus = (status: number): status is Status => Object.values<number>(STATUS).includes(status);

const notFound = (): LookupFailure => ({ kind: 'notFound' });
const tooManyTries = ({ details }: CallFailed): LookupFailure => ({
  kind: 'tooManyTries',
  retryAfter: details.retry_after ?? WAIT_SECONDS,
});

const statusOf = ({ status }: Booking): Status => {
  if (!isStatus(status)) throw new Error('a booking of an unknown status');
  return status;
};

const collectionOf = ({ by_mr_fit: isCollected, address_take_car: told }: Booking): FoundBooking['collection'] => {
  if (isCollected !== true) return null;
  if (told == null) return { place: null };
  const { address, province, district, sub_district: subDistrict, postal_code: postCode } = told;
  return { place: { address, province, district, subDistrict, postCode } };
};

export const foundBookingFrom = (booking: Booking, now: Instant, calendar: string | null = null): FoundBooking => {
  const { branch, customer_data: customer, cancel_until: until = null } = booking;
  return {
    id: booking.appointment_id,
    code: booking.code,
    status: statusOf(booking),
    startsAt: booking.date_time,
    endsAt: booking.end_time,
    cancelling: until === null ? 'no' : epochMs(now) <= epochMs(until) ? 'possible' : 'tooLate',
    cancelUntil: until,
    heldUntil: booking.expires_at ?? null,
    branch: {
      id: branch.location_id,
      name: branch.name,
      address: branch.address ?? '',
      phone: branch.tel ?? '',
      position: branch.location,
    },
    services: booking.services,
    otherService: booking.other_service,
    customer: {
      firstName: customer.first_name,
      lastName: customer.last_name,
      phone: customer.tel_no,
      email: customer.email,
      plate: customer.register_number,
      province: customer.province ?? '',
      brand: customer.brand,
      model: customer.model,
      year: customer.year,
    },
    note: booking.note,
    collection: collectionOf(booking),
    // A server that does not send our fields also lacks the call for taking a booking over.
    isGuests: booking.is_guest && booking.cancel_until !== undefined,
    calendar,
  };
};

/** The server's clock decides; `now` is used if a server does not send it. */
export const bookingLookupAdapters = ({ api, now }: Pick<CallHost, 'api' | 'now'>): BookingLookupPorts => ({
  findBooking: async ({ plate, code }, signal) => {
    const result = await api()(readBooking, { register_number: plate, booking_code: code }, { signal });
    const known = { bookingNotFound: notFound, tooManyRequests: tooManyTries, otherwise: refusedAs('refused') };
    return toOutcome(result, known, ({ booking: told, now: serverNow = now(), calendar }) => {
      const booking = foundBookingFrom(told, serverNow, calendar);
      return { booking, outcome: lookupOutcome(booking.status, booking.startsAt, serverNow) };
    });
  },
});
