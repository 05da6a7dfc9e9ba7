import type { AnswerFor, Api, CallFailed } from '#src/api/client.ts';
import type { BookingConfirmationPorts } from '#machines/booking-confirmation/booking-confirmation.ports.ts';
import type {
  Confirmation,
  Hold,
  HoldReading,
  Refusal,
  SlotLost,
} from '#machines/booking-confirmation/booking-confirmation.types.ts';
import { STATUS } from '#domain/appointment.ts';
import type { Booking } from '#contract/wire/appointment.ts';

type CallApi = () => Api;

const INTERRUPTED = { kind: 'interrupted' } as const;
const failed = <Failure>(failure: Failure) => ({ kind: 'failed', failure }) as const;
const refusal = ({ message }: CallFailed): Refusal => ({ code: 'refused', message });
const slotLost = ({ details }: CallFailed): SlotLost => ({
  code: 'slotLost',
  alternatives: details.alternatives ?? [],
});
const GONE = { code: 'gone' } as const;

const holdFrom = ({ id, expires_at, now, extendable }: AnswerFor<'setupTemporary'>): Hold => ({
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

/** `newKey` makes request keys; an item whose answer never came is sent again under its first key. */
export const confirmationPorts = (
  api: CallApi,
  affiliate: () => string,
  newKey: () => string,
): BookingConfirmationPorts => {
  const keys = new Map<string, string>();
  const device = 'web' as const;
  return {
    holdAppointment: async (item, signal) => {
      const text = JSON.stringify(item);
      const requestKey = keys.get(text) ?? newKey();
      keys.set(text, requestKey);
      const result = await api()(
        'setupTemporary',
        { item, aff: affiliate(), device, request_key: requestKey },
        { signal },
      );
      keys.delete(text);
      if (result.kind === 'interrupted') return INTERRUPTED;
      if (result.kind === 'ok') return { kind: 'ok', value: holdFrom(result.value) };
      switch (result.failure) {
        case 'slotTaken':
        case 'failedAtScheduledTime':
          return failed(slotLost(result));
        case 'bookingNotFound':
        case 'holdExpired':
          return failed(GONE);
        case 'alreadyConfirmed':
          return failed({ code: 'alreadyConfirmed' } as const);
        default:
          return failed(refusal(result));
      }
    },
    readHold: async ({ appointmentId }, signal) => {
      const result = await api()('readBooking', { items: appointmentId }, { signal });
      if (result.kind === 'interrupted') return INTERRUPTED;
      if (result.kind === 'ok') return { kind: 'ok', value: readingOf(result.value.booking, result.value.now ?? null) };
      return result.failure === 'bookingNotFound' ? { kind: 'ok', value: { state: 'gone' } } : failed(refusal(result));
    },
    extendHold: async ({ appointmentId }, signal) => {
      const result = await api()('extendHold', { appointment_id: appointmentId }, { signal });
      if (result.kind === 'interrupted') return INTERRUPTED;
      if (result.kind === 'failed')
        return failed(result.failure === 'alreadyExtended' ? ({ code: 'alreadyExtended' } as const) : refusal(result));
      const { id, expires_at: expiresAt, now: serverNow } = result.value;
      return { kind: 'ok', value: { appointmentId: id, expiresAt, serverNow, extension: 'used' } };
    },
    confirmAppointment: async ({ appointmentId, requestKey }, signal) => {
      const result = await api()(
        'confirm',
        { item: [appointmentId], aff: affiliate(), device, request_key: requestKey },
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
