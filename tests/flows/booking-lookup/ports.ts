import { STATUS } from '#domain/appointment.ts';
import type { Booking } from '#contract/calls/booking.shapes.ts';
import type { BookingLookupPorts } from '#machines/booking-lookup/booking-lookup.ports.ts';
import type { FoundBooking } from '#machines/booking-lookup/booking-lookup.types.ts';
import type { WirePorts } from '#tests/support/wire/wire-ports.ts';

const NOW = '2026-11-21T10:00:00+07:00';

const bookingOf = ({ id, startsAt, endsAt, branch, customer, ...booking }: FoundBooking): Booking => ({
  appointment_id: id,
  code: booking.code,
  status: booking.status,
  date_time: startsAt,
  end_time: endsAt,
  hours: 1.5,
  branch: {
    id: branch.id,
    location_id: branch.id,
    name: branch.name,
    open_time: '08:00',
    close_time: '20:00',
    location: branch.position,
    address: branch.address,
    tel: branch.phone,
  },
  services: [...booking.services],
  other_service: booking.otherService,
  note: booking.note,
  customer_data: {
    first_name: customer.firstName,
    last_name: customer.lastName,
    tel_no: customer.phone,
    email: customer.email,
    register_number: customer.plate,
    brand: customer.brand,
    model: customer.model,
    year: customer.year,
    province: customer.province,
  },
  is_guest: booking.isGuests,
  masked: true,
  cancel_until: booking.status === STATUS.confirmed ? booking.cancelUntil : null,
});

export const ports: WirePorts<BookingLookupPorts> = {
  findBooking: {
    asks: ({ plate, code }) => ({ call: 'readBooking', request: { register_number: plate, booking_code: code } }),
    told: (outcome) => {
      if (outcome.kind === 'ok') return { readBooking: { booking: bookingOf(outcome.value.booking), now: NOW } };
      const { failure } = outcome;
      switch (failure.kind) {
        case 'notFound':
          return { failure: 'bookingNotFound', message: '' };
        case 'tooManyTries':
          return { failure: 'tooManyRequests', message: '', details: { retry_after: failure.retryAfter } };
        case 'refused':
          return { failure: 'invalidInput', message: failure.message };
      }
    },
  },
};
