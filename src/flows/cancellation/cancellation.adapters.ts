import { STATUS } from '#domain/appointment.ts';
import { changeStatusList } from '#contract/calls/booking-list.calls.ts';
import { cancelByCode, changeStatus } from '#contract/calls/booking.calls.ts';
import type { CancellationPorts } from '#machines/cancellation/cancellation.ports.ts';
import type { CancelResult } from '#machines/cancellation/cancellation.types.ts';
import type { CallFailed } from '#src/api/client.ts';
import { writeOnce } from '#src/api/keyed-write.ts';
import { refused } from '#src/api/to-outcome.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';

/** The refusals that concern one booking; any other failure concerns the call. */
const resultOf = ({ failure }: CallFailed): CancelResult['result'] | null => {
  switch (failure) {
    case 'tooLateToCancel':
      return 'tooLate';
    case 'notCancellable':
      return 'notCancellable';
    case 'bookingNotFound':
      return 'gone';
    default:
      return null;
  }
};

/** For anybody with plate and code, which prove one booking: one call for each, repeated with its first key until it is answered. */
export const cancellationByCode = ({ api }: Pick<CallHost, 'api'>): CancellationPorts => {
  // Asked again after its answer, a booking would be one that was cancelled elsewhere.
  const answered = new Map<string, CancelResult>();
  return {
    cancelBookings: async (bookings, signal) => {
      const results = () => bookings.flatMap(({ id }) => answered.get(id) ?? []);
      for (const { id, plate, code } of bookings.filter((booking) => !answered.has(booking.id))) {
        const request = { register_number: plate, booking_code: code };
        const answer = await writeOnce(api(), { call: cancelByCode, about: id, request }, signal);
        const result = answer.kind === 'ok' ? (answer.value.already ? 'already' : 'cancelled') : resultOf(answer);
        if (result !== null) answered.set(id, { id, result });
        else if (answer.kind === 'failed')
          return { kind: 'failed', failure: { ...refused(answer), results: results() } };
      }
      return { kind: 'ok', value: results() };
    },
  };
};

/** For bookings of the account that is signed in: one by its own call, several in one (CANCEL-01). */
export const cancellationByAccount = ({ api }: Pick<CallHost, 'api'>, code: string): CancellationPorts => ({
  cancelBookings: async (bookings, signal) => {
    const ids = bookings.map(({ id }) => id);
    const [only, ...others] = ids;
    if (only === undefined) return { kind: 'ok', value: [] };
    if (others.length === 0) {
      const request = { item: { appointment_id: only, status: STATUS.cancelled } };
      const answer = await writeOnce(api(), { call: changeStatus, about: only, request }, signal);
      const result = answer.kind === 'ok' ? 'cancelled' : resultOf(answer);
      if (result !== null) return { kind: 'ok', value: [{ id: only, result }] };
      return { kind: 'failed', failure: { ...refused(answer as CallFailed), results: [] } };
    }
    const request = { code, item: ids, status: STATUS.cancelled };
    const answer = await writeOnce(api(), { call: changeStatusList, about: ids.join(), request }, signal);
    if (answer.kind === 'failed') return { kind: 'failed', failure: { ...refused(answer), results: [] } };
    return {
      kind: 'ok',
      value: answer.value.status_list.map(({ appointment_id: id, result }) => ({ id, result })),
    };
  },
});
