import { readAffiliate } from '#src/api/affiliate.ts';
import type { AnswerOf } from '#contract/call.ts';
import { confirm, extendHold, readBooking, setupTemporary } from '#contract/calls/booking.calls.ts';
import type { CallFailed } from '#src/api/client.ts';
import { newRequestKey } from '#src/api/request-key.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';
import type { BookingConfirmationPorts } from '#machines/booking-confirmation/booking-confirmation.ports.ts';
import type {
  Confirmation,
  Hold,
  HoldOutcome,
  HoldReading,
  Refusal,
  SlotLost,
} from '#machines/booking-confirmation/booking-confirmation.types.ts';
import { STATUS } from '#domain/appointment.ts';
import type { Booking, TemporaryBookingItem } from '#contract/wire/appointment.ts';
import {
  forgetUnansweredHold,
  keepUnansweredHold,
  readUnansweredHold,
  type UnansweredHold,
} from './unanswered-hold.store.ts';

const INTERRUPTED = { kind: 'interrupted' } as const;
const failed = <Failure>(failure: Failure) => ({ kind: 'failed', failure }) as const;
const refusal = ({ message }: CallFailed): Refusal => ({ code: 'refused', message });
const slotLost = ({ details }: CallFailed): SlotLost => ({
  code: 'slotLost',
  alternatives: details.alternatives ?? [],
});
const GONE = { code: 'gone' } as const;

/** What an answer says of the item. Null for one that was given before the request key was looked at: a first try may still be kept. */
const failureOfItem = (answer: CallFailed) => {
  switch (answer.failure) {
    case 'slotTaken':
    case 'failedAtScheduledTime':
      return slotLost(answer);
    case 'bookingNotFound':
    case 'holdExpired':
      return GONE;
    case 'alreadyConfirmed':
      return { code: 'alreadyConfirmed' } as const;
    default:
      return null;
  }
};

const holdFrom = ({ id, expires_at, now, extendable }: AnswerOf<typeof setupTemporary>): Hold => ({
  appointmentId: id,
  expiresAt: expires_at ?? null,
  serverNow: now ?? null,
  extension: extendable === undefined ? 'none' : extendable ? 'offered' : 'used',
});

const readingOf = (booking: Booking, serverNow: string | null): HoldReading => {
  const { appointment_id: appointmentId, status, code, expires_at: expiresAt = null, extended } = booking;
  if (status === STATUS.confirmed && code !== null) return { state: 'confirmed', confirmation: { code, booking } };
  if (status !== STATUS.temporary) return { state: status === STATUS.expired ? 'expired' : 'gone' };
  if (expiresAt !== null && serverNow !== null && Date.parse(expiresAt) <= Date.parse(serverNow))
    return { state: 'expired' };
  const extension = extended === undefined ? 'none' : extended ? 'used' : 'offered';
  return { state: 'live', hold: { appointmentId, expiresAt, serverNow, extension } };
};

/** A hold whose answer never came is asked for again under its first key, also by another page. */
export const bookingConfirmationAdapters = ({ api }: Pick<CallHost, 'api'>): BookingConfirmationPorts => {
  const device = 'web' as const;
  const readHold: BookingConfirmationPorts['readHold'] = async ({ appointmentId }, signal) => {
    const result = await api()(readBooking, { items: appointmentId }, { signal });
    if (result.kind === 'interrupted') return INTERRUPTED;
    if (result.kind === 'ok') return { kind: 'ok', value: readingOf(result.value.booking, result.value.now ?? null) };
    return result.failure === 'bookingNotFound' ? { kind: 'ok', value: { state: 'gone' } } : failed(refusal(result));
  };
  const setUp = (item: TemporaryBookingItem, requestKey: string, signal: AbortSignal) =>
    api()(setupTemporary, { item, aff: readAffiliate(), device, request_key: requestKey }, { signal });
  /** Of the hold that an unanswered request made, where this page knows what it sent: another item moves it. */
  const idOfUnanswered = async ({ item, requestKey }: UnansweredHold, signal: AbortSignal) => {
    const result = item && (await setUp(item, requestKey, signal));
    return result?.kind === 'ok' ? { appointment_id: result.value.id } : {};
  };
  const hold = async (
    item: TemporaryBookingItem,
    unanswered: UnansweredHold | null,
    signal: AbortSignal,
  ): Promise<HoldOutcome> => {
    const requestKey = unanswered?.requestKey ?? newRequestKey();
    if (unanswered === null) keepUnansweredHold({ requestKey, item });
    const result = await setUp(item, requestKey, signal);
    if (result.kind === 'interrupted') return INTERRUPTED;
    if (result.kind === 'failed' && result.failure === 'requestKeyReused' && unanswered !== null) {
      const moved = { ...(await idOfUnanswered(unanswered, signal)), ...item };
      forgetUnansweredHold();
      return hold(moved, null, signal);
    }
    if (result.kind === 'failed') {
      const failure = failureOfItem(result);
      if (failure !== null) forgetUnansweredHold();
      return failed(failure ?? refusal(result));
    }
    if (unanswered === null) {
      forgetUnansweredHold();
      return { kind: 'ok', value: holdFrom(result.value) };
    }
    // A repeat is answered as the first time was, and that may be a while ago.
    const reading = await readHold({ appointmentId: result.value.id }, signal);
    if (reading.kind !== 'ok') return reading;
    forgetUnansweredHold();
    return reading.value.state === 'live' ? { kind: 'ok', value: reading.value.hold } : hold(item, null, signal);
  };
  return {
    holdAppointment: (item, signal) => hold(item, readUnansweredHold(), signal),
    readHold,
    extendHold: async ({ appointmentId }, signal) => {
      const result = await api()(extendHold, { appointment_id: appointmentId }, { signal });
      if (result.kind === 'interrupted') return INTERRUPTED;
      if (result.kind === 'failed')
        return failed(result.failure === 'alreadyExtended' ? ({ code: 'alreadyExtended' } as const) : refusal(result));
      const { id, expires_at: expiresAt, now: serverNow } = result.value;
      return { kind: 'ok', value: { appointmentId: id, expiresAt, serverNow, extension: 'used' } };
    },
    confirmAppointment: async ({ appointmentId, requestKey }, signal) => {
      const result = await api()(
        confirm,
        { item: [appointmentId], aff: readAffiliate(), device, request_key: requestKey },
        { signal },
      );
      if (result.kind === 'interrupted') return INTERRUPTED;
      if (result.kind === 'ok') {
        const confirmation: Confirmation = { code: result.value.code, booking: result.value.booking_list?.[0] ?? null };
        return { kind: 'ok', value: confirmation };
      }
      if (result.failure === 'failedAtScheduledTime' || result.failure === 'slotTaken') return failed(slotLost(result));
      return failed(result.failure === 'bookingNotFound' ? GONE : refusal(result));
    },
  };
};
