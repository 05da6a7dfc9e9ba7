import type { AnswerOf } from '#contract/call.ts';
import { listBookingDetails, readBooking } from '#contract/calls/booking.calls.ts';
import type { Booking } from '#contract/calls/booking.shapes.ts';
import { confirmGroup, setupGroup } from '#contract/calls/group-booking.calls.ts';
import type { GroupItem } from '#contract/calls/group-booking.shapes.ts';
import { ERROR, errorName } from '#contract/errors.ts';
import { STATUS } from '#domain/appointment.ts';
import type { BookingConfirmationPorts, HoldAsk } from '#machines/booking-confirmation/booking-confirmation.ports.ts';
import type {
  ConfirmAnswer,
  HoldAnswer,
  HoldReading,
  Refusal,
} from '#machines/booking-confirmation/booking-confirmation.types.ts';
import { readAffiliate } from '#src/api/affiliate.ts';
import type { CallFailed } from '#src/api/client.ts';
import { lasting, toOutcome } from '#src/api/to-outcome.ts';
import { sendKeyed } from '#src/api/writes/keyed-write.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';
import { alternativeFrom } from '#src/flows/booking-confirmation/alternative.adapters.ts';
import { readingOf } from '#src/flows/booking-confirmation/booking-confirmation.adapters.ts';
import { temporaryBookingItem } from '#src/flows/booking-confirmation/booking-item.adapters.ts';
import { wireTakeCar } from './take-car.adapters.ts';

type HeldList = AnswerOf<typeof setupGroup>;
type HeldResult = HeldList['item_list'][number];
type ConfirmResult = AnswerOf<typeof confirmGroup>['item_list'][number];
type NotDone = Extract<HeldResult | ConfirmResult, { readonly error_msg: string }>;

/** How many bookings one call reads. */
const READ_AT_ONCE = 50;

const refusal = ({ failure, message, details }: CallFailed): Refusal => ({
  code: 'refused',
  why: failure === 'tooManyHolds' || failure === 'tooManyBookings' || failure === 'tooManyRequests' ? failure : null,
  message,
  retryAfter: details.retry_after ?? null,
});

/** What became of an item that was not done; what concerns no slot is said in the server's words. */
const failed = ({ error_code: code, error_msg: message, alternatives = [], retry_after: retryAfter }: NotDone) => {
  if (code === ERROR.slotTaken || code === ERROR.failedAtScheduledTime)
    return { code: 'slotLost', alternatives: alternatives.map(alternativeFrom) } as const;
  if (code === ERROR.bookingNotFound || code === ERROR.holdExpired || code === ERROR.bookingCancelled)
    return { code: 'gone' } as const;
  const why = code === ERROR.tooManyHolds ? 'tooManyHolds' : code === ERROR.tooManyBookings ? 'tooManyBookings' : null;
  return { code: 'refused', why, message, retryAfter: retryAfter ?? null } as const;
};

const holdAnswer = (result: HeldResult, serverNow: string): HoldAnswer => {
  if ('error_msg' in result)
    return {
      kind: 'failed',
      failure: result.error_code === ERROR.alreadyConfirmed ? { code: 'alreadyConfirmed' } : failed(result),
      errorName: errorName(result.error_code) ?? 'foreign',
    };
  // Confirming follows at once, so that nobody needs more time.
  const { id: appointmentId, expires_at: expiresAt } = result;
  return { kind: 'ok', value: { appointmentId, expiresAt, serverNow, extension: 'none' } };
};

const confirmAnswer = (result: ConfirmResult): ConfirmAnswer =>
  'error_msg' in result
    ? { kind: 'failed', failure: failed(result), errorName: errorName(result.error_code) ?? 'foreign' }
    : { kind: 'ok', value: { code: result.code, appointmentId: result.appointment_id } };

const groupItem = ({ subject, appointmentId, ofCompany, ...item }: HoldAsk): GroupItem => {
  const collectedAt = ofCompany?.collectedAt ?? null;
  const wire = temporaryBookingItem(item);
  return {
    ...wire,
    customer_data: { ...wire.customer_data, car_name: ofCompany?.carName ?? '' },
    is_guest: false,
    car_profile_id: subject,
    by_mr_fit: collectedAt !== null,
    ...(collectedAt === null ? {} : { address_take_car: wireTakeCar(collectedAt) }),
    ...(appointmentId === null ? {} : { appointment_id: appointmentId }),
  };
};

interface Promised extends Pick<CallHost, 'api'> {
  /** Whether what fits is kept if not everything does. */
  readonly keepsWhatFits: () => boolean;
}

/** Holds and confirms a company's cars, each list in one call (C28, C29). */
export const groupConfirmationAdapters = ({ api, keepsWhatFits }: Promised): BookingConfirmationPorts => {
  const device = 'web' as const;

  const readAll = async (ids: readonly string[], signal: AbortSignal) => {
    const found = new Map<string, { readonly booking: Booking; readonly now: string | null }>();
    for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
      const items = ids.slice(from, from + READ_AT_ONCE);
      const result = await api()(listBookingDetails, { items }, { signal });
      if (result.kind === 'ok') {
        for (const booking of result.value.booking_list)
          found.set(booking.appointment_id, { booking, now: result.value.now ?? null });
        continue;
      }
      if (result.failure !== 'bookingNotFound') return toOutcome(result, { otherwise: refusal }, () => found);
      // One of them is gone, and the call does not say which.
      for (const id of items) {
        const one = await api()(readBooking, { items: id }, { signal });
        if (one.kind === 'ok') found.set(id, { booking: one.value.booking, now: one.value.now ?? null });
        else if (one.failure !== 'bookingNotFound') return toOutcome(one, { otherwise: refusal }, () => found);
      }
    }
    return { kind: 'ok', value: found } as const;
  };

  /**
   * A hold whose answer was lost is there, and keeps its car from being held again: it is moved instead. Only temporary bookings are, which nobody but this
   * company has made.
   */
  const withOwnHolds = async (items: readonly GroupItem[], results: readonly HeldResult[], signal: AbortSignal) => {
    const active = results.flatMap((result) =>
      'error_msg' in result && result.error_code === ERROR.carAlreadyBooked && result.active_appointment_id
        ? [{ carId: result.car_profile_id, id: result.active_appointment_id }]
        : [],
    );
    if (active.length === 0) return null;
    const read = await readAll(
      active.map(({ id }) => id),
      signal,
    );
    if (read.kind !== 'ok') return null;
    const held = new Map(
      active.flatMap(({ carId, id }) =>
        read.value.get(id)?.booking.status === STATUS.temporary ? [[carId, id] as const] : [],
      ),
    );
    if (held.size === 0) return null;
    return items.map((item) => {
      const id = held.get(item.car_profile_id);
      return id === undefined ? item : { ...item, appointment_id: id };
    });
  };

  const hold = async (items: readonly GroupItem[], signal: AbortSignal) => {
    const request = { item: [...items], allow_partial: keepsWhatFits(), aff: readAffiliate(), device };
    const about = items.map(({ car_profile_id: id }) => id).join();
    const written = await sendKeyed(api(), { call: setupGroup, about, request }, signal);
    const { result, repeats } = written;
    if (repeats === null) return result;
    // What was answered to an earlier try may be old: it is asked for anew. What that try holds is moved, or it would be in its own way.
    written.forget();
    const held = new Map(
      result.kind === 'ok'
        ? result.value.item_list.flatMap((each) =>
            'error_msg' in each ? [] : [[each.car_profile_id, each.id] as const],
          )
        : [],
    );
    const item = items.map((each) => ({ appointment_id: held.get(each.car_profile_id), ...each }));
    return (await sendKeyed(api(), { call: setupGroup, about, request: { ...request, item } }, signal)).result;
  };

  return {
    holdAppointments: async (asks, signal) => {
      const items = asks.map(groupItem);
      const first = await hold(items, signal);
      const outcome = toOutcome(first, { otherwise: refusal }, (value) => value);
      if (outcome.kind !== 'ok') return outcome;
      let answer = outcome.value;
      const again = await withOwnHolds(items, answer.item_list, signal);
      if (again !== null) {
        const failedIds = new Set(
          answer.item_list.flatMap((each) => ('error_msg' in each ? [each.car_profile_id] : [])),
        );
        const moved = toOutcome(
          await hold(
            again.filter(({ car_profile_id: id }) => failedIds.has(id)),
            signal,
          ),
          { otherwise: refusal },
          (value) => value,
        );
        if (moved.kind !== 'ok') return moved;
        const kept = answer.item_list.filter((each) => !('error_msg' in each));
        answer = { ...moved.value, item_list: [...kept, ...moved.value.item_list] };
      }
      const { item_list: results, now } = answer;
      return {
        kind: 'ok',
        value: results.map((each) => ({ subject: each.car_profile_id, answer: holdAnswer(each, now) })),
      };
    },
    readHolds: async (names, signal) => {
      const read = await readAll(
        names.map(({ appointmentId }) => appointmentId),
        signal,
      );
      if (read.kind !== 'ok') return read;
      return {
        kind: 'ok',
        value: names.map(({ subject, appointmentId }) => {
          const found = read.value.get(appointmentId);
          const answer: HoldReading = found ? withoutExtension(readingOf(found.booking, found.now)) : { state: 'gone' };
          return { subject, answer };
        }),
      };
    },
    extendHolds: () => Promise.reject(new Error('no extension is offered to a group')),
    // The chart makes the key and the group stores it: repeating is a state of the chart.
    confirmAppointments: async ({ items, requestKey, isRepeat }, signal) => {
      const request = {
        item: items.map(({ appointmentId }) => appointmentId),
        allow_partial: keepsWhatFits(),
        aff: readAffiliate(),
        device,
        request_key: requestKey,
      };
      const result = lasting(await api()(confirmGroup, request, { signal }), isRepeat);
      return toOutcome(result, { otherwise: refusal }, ({ item_list: results }) =>
        results.flatMap((each) => {
          const item = items.find(({ appointmentId }) => appointmentId === each.appointment_id);
          return item === undefined ? [] : [{ subject: item.subject, answer: confirmAnswer(each) }];
        }),
      );
    },
  };
};

const withoutExtension = (reading: HoldReading): HoldReading =>
  reading.state === 'live' ? { ...reading, hold: { ...reading.hold, extension: 'none' } } : reading;
