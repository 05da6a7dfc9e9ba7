import { first } from '#machines/cancellation/cancellation.fixtures.ts';
import type { CancellationPorts } from '#machines/cancellation/cancellation.ports.ts';
import type { CancelResult } from '#machines/cancellation/cancellation.types.ts';
import type { Failure } from '#server/http/envelope.ts';
import type { Refusal, WirePorts } from '#tests/support/wire/wire-ports.ts';

export const CODE = 'code-of-this-login';
const NOW = '2026-11-21T10:00:00+07:00';

/** What a result for one booking is on the wire; null for an answer that is no refusal. */
const REFUSALS: Readonly<Record<CancelResult['result'], Failure | null>> = {
  cancelled: null,
  already: null,
  tooLate: 'tooLateToCancel',
  notCancellable: 'notCancellable',
  gone: 'bookingNotFound',
};
const refusalOf = (result: CancelResult['result']): Refusal | null =>
  REFUSALS[result] === null ? null : { failure: REFUSALS[result], message: '' };

/** With plate and code, which prove one booking. */
export const portsByCode: WirePorts<CancellationPorts> = {
  cancelBookings: {
    asks: ([{ plate, code } = first]) => ({
      call: 'cancelByCode',
      request: { register_number: plate, booking_code: code },
    }),
    told: (outcome, [{ id } = first]) => {
      if (outcome.kind === 'failed') return { failure: 'tooManyRequests', ...outcome.failure };
      const { result = 'gone' } = outcome.value[0] ?? {};
      return refusalOf(result) ?? { cancelByCode: { appointment_id: id, status: 1, already: result === 'already' } };
    },
  },
};

/** One booking of an account has its own call. */
export const portsByAccount: WirePorts<CancellationPorts> = {
  cancelBookings: {
    asks: (bookings) => {
      const [{ id } = first, ...others] = bookings;
      return others.length === 0
        ? { call: 'changeStatus', request: { item: { appointment_id: id, status: 1 } } }
        : { call: 'changeStatusList', request: { code: CODE, item: bookings.map((each) => each.id), status: 1 } };
    },
    told: (outcome, bookings) => {
      if (outcome.kind === 'failed') return { failure: 'tooManyRequests', ...outcome.failure };
      const [{ id } = first, ...others] = bookings;
      if (others.length === 0)
        return refusalOf(outcome.value[0]?.result ?? 'gone') ?? { changeStatus: { appointment_id: id, status: 1 } };
      return {
        changeStatusList: {
          status_list: outcome.value.map(({ id: each, result }) => {
            if (result === 'gone') throw new Error('a list with a booking that is gone is refused as a whole');
            return { appointment_id: each, status: 1, result, cancel_until: null };
          }),
          now: NOW,
        },
      };
    },
  },
};

/** What the server does not say: of a single booking of an account, that it was cancelled already; of one in a list, that it is gone. */
export const NOT_SAID = { one: 'already', several: 'gone' } as const;
