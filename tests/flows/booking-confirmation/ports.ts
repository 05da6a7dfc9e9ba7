import type { AnswerFor } from '#contract/calls/all.ts';
import type { Booking } from '#contract/calls/booking.shapes.ts';
import type { TemporaryBookingItem } from '#contract/wire/appointment.ts';
import type { Alternative as WireAlternative } from '#contract/wire/slot.ts';
import type { BookingConfirmationPorts } from '#machines/booking-confirmation/booking-confirmation.ports.ts';
import type {
  Alternative,
  BookingItem,
  Hold,
  HoldReading,
  ListOutcome,
  Refusal as Refused,
  SlotLost,
} from '#machines/booking-confirmation/booking-confirmation.types.ts';
import type { Outcome } from '#machines/shared/outcome.ts';
import { booking } from '#src/flows/booking-confirmation/booking-confirmation.fixtures.ts';
import type { Refusal, Told, WirePorts } from '#tests/support/wire/wire-ports.ts';

const WRITE = { aff: '', device: 'web' } as const;

export const itemOf = ({ customer, ...item }: BookingItem): TemporaryBookingItem => ({
  customer_data: {
    first_name: customer.firstName,
    last_name: customer.lastName,
    tel_no: customer.phone,
    email: customer.email,
    register_number: customer.plate,
    province: customer.province,
    brand: customer.brand,
    model: customer.model,
    variant: customer.variant,
    year: customer.year,
    master_car_data_id: customer.carId ?? 0,
    code: customer.memberCode,
  },
  datetime: item.startsAt,
  service_list: [...item.serviceIds],
  other_service: item.otherService,
  hours: item.hours,
  max_pre_day: item.leadDays,
  location_id: item.locationId,
  is_guest: item.isGuest,
  note: item.note,
});

export const alternativeOf = ({ locationId, branchName, date, time, startsAt }: Alternative): WireAlternative => ({
  why: 'same_branch',
  location_id: locationId,
  location_name: branchName,
  date,
  time,
  date_time: startsAt,
});

export const heldAs = ({ appointmentId, expiresAt, serverNow, extension }: Hold): AnswerFor<'setupTemporary'> => ({
  id: appointmentId,
  ...(expiresAt === null ? {} : { expires_at: expiresAt }),
  ...(serverNow === null ? {} : { now: serverNow }),
  ...(extension === 'none' ? {} : { extendable: extension === 'offered' }),
});
export const extendedAs = ({ appointmentId, expiresAt, serverNow }: Hold): AnswerFor<'extendHold'> => ({
  id: appointmentId,
  expires_at: expiresAt ?? '',
  now: serverNow ?? '',
});
export const readAs = ({ appointmentId, expiresAt, serverNow, extension }: Hold): AnswerFor<'readBooking'> => ({
  booking: {
    ...booking,
    appointment_id: appointmentId,
    status: 0,
    code: null,
    expires_at: expiresAt,
    ...(extension === 'none' ? {} : { extended: extension === 'used' }),
  },
  ...(serverNow === null ? {} : { now: serverNow }),
});

const bookingAs = (status: number): AnswerFor<'readBooking'> => {
  const read: Booking = { ...booking, status, code: status === 2 ? booking.code : null };
  return { booking: read };
};
const readingOf = (reading: HoldReading): Told => {
  switch (reading.state) {
    case 'live':
      return { readBooking: readAs(reading.hold) };
    case 'expired':
      return { readBooking: bookingAs(4) };
    case 'gone':
      return { failure: 'bookingNotFound', message: '' };
    case 'confirmed':
      return { readBooking: bookingAs(2) };
  }
};

type Failure = SlotLost | Refused | { readonly code: 'gone' | 'alreadyConfirmed' | 'alreadyExtended' };

const refusalOf = (failure: Failure, lost: 'slotTaken' | 'failedAtScheduledTime'): Refusal => {
  switch (failure.code) {
    case 'slotLost':
      return { failure: lost, message: '', details: { alternatives: failure.alternatives.map(alternativeOf) } };
    case 'gone':
      return { failure: 'holdExpired', message: '' };
    case 'refused':
      return { failure: 'servicesMismatch', message: failure.message };
    default:
      return { failure: failure.code, message: '' };
  }
};

/** Of one booking: the refusal of its call is that of the whole. */
const toldOf = <Value>(
  outcome: ListOutcome<Outcome<Value, Failure>>,
  lost: 'slotTaken' | 'failedAtScheduledTime',
  told: (value: Value) => readonly Told[],
): readonly Told[] => {
  if (outcome.kind === 'failed') return [refusalOf(outcome.failure, lost)];
  const { answer } = outcome.value[0]!;
  return answer.kind === 'ok' ? told(answer.value) : [refusalOf(answer.failure, lost)];
};

export const ports: WirePorts<BookingConfirmationPorts> = {
  holdAppointments: {
    asks: ([ask]) => {
      const { appointmentId, ...item } = ask!;
      const moved = appointmentId === null ? {} : { appointment_id: appointmentId };
      return { call: 'setupTemporary', request: { item: { ...itemOf(item), ...moved }, ...WRITE } };
    },
    // The first answer to a repeat may be old, so the hold is read again.
    told: (outcome) =>
      toldOf(outcome, 'slotTaken', (hold) => [{ setupTemporary: heldAs(hold) }, { readBooking: readAs(hold) }]),
  },
  readHolds: {
    asks: ([name]) => ({ call: 'readBooking', request: { items: name!.appointmentId } }),
    told: (outcome) =>
      outcome.kind === 'failed' ? refusalOf(outcome.failure, 'slotTaken') : readingOf(outcome.value[0]!.answer),
  },
  extendHolds: {
    asks: ([name]) => ({ call: 'extendHold', request: { appointment_id: name!.appointmentId } }),
    told: (outcome) =>
      toldOf(outcome, 'slotTaken', (hold) => [{ extendHold: extendedAs(hold) }, { readBooking: readAs(hold) }]),
  },
  confirmAppointments: {
    asks: ({ items }) => ({
      call: 'confirm',
      request: { item: items.map(({ appointmentId }) => appointmentId), ...WRITE },
    }),
    told: (outcome) =>
      toldOf(outcome, 'failedAtScheduledTime', ({ code, appointmentId }) => [
        {
          confirm: {
            code,
            booking_list: appointmentId === null ? [] : [{ ...booking, code, appointment_id: appointmentId }],
          },
        },
      ]),
  },
};
