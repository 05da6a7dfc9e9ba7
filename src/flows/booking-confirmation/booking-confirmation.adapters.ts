import { readAffiliate } from '#src/api/affiliate.ts';
import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { changeStatus, confirm, extendHold, readBooking, setupTemporary } from '#contract/calls/booking.calls.ts';
import type { CallFailed } from '#src/api/client.ts';
import { sendKeyed, writeOnce, type Unanswered, type Written } from '#src/api/writes/keyed-write.ts';
import { lasting, toOutcome } from '#src/api/to-outcome.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';
import type {
  AppointmentName,
  BookingConfirmationPorts,
} from '#machines/booking-confirmation/booking-confirmation.ports.ts';
import type {
  Confirmation,
  ExtensionAnswer,
  Hold,
  HoldAnswer,
  HoldReading,
  ListOutcome,
  Refusal,
  SlotLost,
} from '#machines/booking-confirmation/booking-confirmation.types.ts';
import type { Outcome } from '#machines/shared/outcome.ts';
import { STATUS } from '#domain/appointment.ts';
import type { TemporaryBookingItem } from '#contract/wire/appointment.ts';
import type { Booking } from '#contract/calls/booking.shapes.ts';
import { cookiesWork } from '#src/ui/browser/cookies-work.ts';
import { alternativeFrom } from './alternative.adapters.ts';
import { temporaryBookingItem } from './booking-item.adapters.ts';

type Repeated = Unanswered<Omit<RequestOf<typeof setupTemporary>, 'request_key'>>;

const HELPED = ['tooManyHolds', 'tooManyBookings', 'tooManyRequests'] as const;

const refusal = ({ failure, message, details }: CallFailed): Refusal => ({
  code: 'refused',
  why: HELPED.find((each) => each === failure) ?? null,
  message,
  retryAfter: details.retry_after ?? null,
});
const isRefusal = (failure: { readonly code: string }): failure is Refusal => failure.code === 'refused';
/** What is held without a session is nobody's: the next try would take another place. */
const cookiesRefused = {
  kind: 'failed',
  failure: { code: 'refused', why: 'cookiesRefused', message: '', retryAfter: null },
} as const;
const slotLost = ({ details }: CallFailed): SlotLost => ({
  code: 'slotLost',
  alternatives: (details.alternatives ?? []).map(alternativeFrom),
});
const gone = () => ({ code: 'gone' }) as const;
const alreadyConfirmed = () => ({ code: 'alreadyConfirmed' }) as const;
const alreadyExtended = () => ({ code: 'alreadyExtended' }) as const;

const lost = {
  slotTaken: slotLost,
  failedAtScheduledTime: slotLost,
  bookingNotFound: gone,
  holdExpired: gone,
  bookingCancelled: gone,
};

const holdFrom = ({ id, expires_at, now, extendable }: AnswerOf<typeof setupTemporary>): Hold => ({
  appointmentId: id,
  expiresAt: expires_at ?? null,
  serverNow: now ?? null,
  extension: extendable === undefined ? 'none' : extendable ? 'offered' : 'used',
});

export const readingOf = (booking: Booking, serverNow: string | null): HoldReading => {
  const { appointment_id: appointmentId, status, code, expires_at: expiresAt = null, extended } = booking;
  if (status === STATUS.confirmed && code !== null)
    return { state: 'confirmed', confirmation: { code, appointmentId } };
  if (status !== STATUS.temporary) return { state: status === STATUS.expired ? 'expired' : 'gone' };
  if (expiresAt !== null && serverNow !== null && Date.parse(expiresAt) <= Date.parse(serverNow))
    return { state: 'expired' };
  const extension = extended === undefined ? 'none' : extended ? 'used' : 'offered';
  return { state: 'live', hold: { appointmentId, expiresAt, serverNow, extension } };
};

/** Releases a temporary booking. */
export const releaseHold = async ({ api }: Pick<CallHost, 'api'>, { appointmentId }: AppointmentName) => {
  const request = { item: { appointment_id: appointmentId, status: 1 } } as const;
  const result = await writeOnce(api(), { call: changeStatus, about: appointmentId, request });
  return toOutcome(result, { otherwise: () => 'refused' as const }, () => null);
};

/** Each of these calls is about one booking, so a list of several needs other calls. */
const only = <Each>([first, ...more]: readonly Each[]): Each => {
  if (first === undefined || more.length > 0) throw new Error('this call is about one booking');
  return first;
};

/** The answer for the one booking; a refusal is that of the call. */
const about = <Value, Failure extends { readonly code: string }>(
  subject: string,
  answer: Outcome<Value, Failure | Refusal>,
): ListOutcome<Outcome<Value, Failure | Refusal>> =>
  answer.kind === 'failed' && isRefusal(answer.failure)
    ? { ...answer, failure: answer.failure }
    : { kind: 'ok', value: [{ subject, answer }] };

/** A hold or extension that was never answered is requested again with its first key, even after a reload. */
export const bookingConfirmationAdapters = ({ api }: Pick<CallHost, 'api'>): BookingConfirmationPorts => {
  const device = 'web' as const;

  const read = async (appointmentId: string, signal: AbortSignal): Promise<Outcome<HoldReading, Refusal>> => {
    const result = await api()(readBooking, { items: appointmentId }, { signal });
    if (result.kind === 'failed' && result.failure === 'bookingNotFound')
      return { kind: 'ok', value: { state: 'gone' } };
    return toOutcome(result, { otherwise: refusal }, ({ booking, now = null }) => readingOf(booking, now));
  };

  /** A repeat gets the first answer, which may be outdated, so the remaining time is read again. Null: no time is left. */
  const readRepeated = async (
    appointmentId: string,
    { forget }: Pick<Written<never>, 'forget'>,
    signal: AbortSignal,
  ) => {
    const reading = await read(appointmentId, signal);
    if (reading.kind !== 'ok') return reading;
    forget();
    return { kind: 'ok', value: reading.value.state === 'live' ? reading.value.hold : null } as const;
  };

  /** The id of the hold that an unanswered request made, if this page still knows what it sent; a different item then moves that hold. */
  const idOfUnanswered = async ({ key, request }: Repeated, signal: AbortSignal) => {
    const result = request && (await api()(setupTemporary, { ...request, request_key: key }, { signal }));
    return result?.kind === 'ok' ? { appointment_id: result.value.id } : {};
  };

  const hold = async (subject: string, item: TemporaryBookingItem, signal: AbortSignal): Promise<HoldAnswer> => {
    const write = { call: setupTemporary, about: subject, request: { item, aff: readAffiliate(), device } };
    const written = await sendKeyed(api(), write, signal);
    const { result, repeats } = written;
    if (repeats && result.kind === 'failed' && result.failure === 'requestKeyReused') {
      const moved = { ...(await idOfUnanswered(repeats, signal)), ...item };
      written.forget();
      return hold(subject, moved, signal);
    }
    if (repeats && result.kind === 'ok') {
      const live = await readRepeated(result.value.id, written, signal);
      if (live.kind !== 'ok') return live;
      return live.value === null ? hold(subject, item, signal) : { kind: 'ok', value: live.value };
    }
    return toOutcome(result, { ...lost, alreadyConfirmed, otherwise: refusal }, holdFrom);
  };

  const extend = async (appointmentId: string, signal: AbortSignal): Promise<ExtensionAnswer> => {
    const write = { call: extendHold, about: appointmentId, request: { appointment_id: appointmentId } };
    const written = await sendKeyed(api(), write, signal);
    if (written.repeats && written.result.kind === 'ok') {
      const live = await readRepeated(appointmentId, written, signal);
      if (live.kind !== 'ok') return live;
      if (live.value === null) throw new Error('there is no time left to be extended');
      return { kind: 'ok', value: live.value };
    }
    return toOutcome(written.result, { alreadyExtended, otherwise: refusal }, ({ id, expires_at, now }): Hold => ({
      appointmentId: id,
      expiresAt: expires_at,
      serverNow: now,
      extension: 'used',
    }));
  };

  return {
    holdAppointments: async (asks, signal) => {
      if (!cookiesWork()) return cookiesRefused;
      const { subject, appointmentId, ...item } = only(asks);
      const own = appointmentId === null ? {} : { appointment_id: appointmentId };
      return about(subject, await hold(subject, { ...temporaryBookingItem(item), ...own }, signal));
    },
    readHolds: async (names, signal) => {
      const { subject, appointmentId } = only(names);
      const reading = await read(appointmentId, signal);
      return reading.kind === 'ok' ? { kind: 'ok', value: [{ subject, answer: reading.value }] } : reading;
    },
    extendHolds: async (names, signal) => {
      const { subject, appointmentId } = only(names);
      return about(subject, await extend(appointmentId, signal));
    },
    // The chart makes the key and the draft stores it: repeating is a state of the chart.
    confirmAppointments: async ({ items, requestKey, isRepeat }, signal) => {
      const { subject, appointmentId } = only(items);
      const request = { item: [appointmentId], aff: readAffiliate(), device, request_key: requestKey };
      const result = lasting(await api()(confirm, request, { signal }), isRepeat);
      const answer = toOutcome(
        result,
        { ...lost, otherwise: refusal },
        ({ code, booking_list: [booking = null] = [] }): Confirmation => ({
          code,
          appointmentId: booking?.appointment_id ?? null,
        }),
      );
      return about(subject, answer);
    },
  };
};
