import { STATUS } from '#domain/appointment.ts';
import { changeStatusList } from '#contract/calls/booking-list.calls.ts';
import { cancelByCode, changeStatus } from '#contract/calls/booking.calls.ts';
import type { CancellationPorts } from '#machines/cancellation/cancellation.ports.ts';
import type { CancellingOutcome, CancelResult } from '#machines/cancellation/cancellation.types.ts';
import type { CallResult } from '#src/api/client.ts';
import { writeUntilKnown } from '#src/api/writes/keyed-write.ts';
import { refused, toOutcome } from '#src/api/to-outcome.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';

type Result = CancelResult['result'];

/** The outcome for one booking: some refusals are its result; any other concerns the call. */
function outcomeOf<Answer>(id: string, answer: CallResult<Answer>, resultOf: (answer: Answer) => Result) {
  const ends = (result: Result): CancellingOutcome => ({ kind: 'ok', value: [{ id, result }] });
  switch (answer.kind === 'failed' && answer.failure) {
    case 'tooLateToCancel':
      return ends('tooLate');
    case 'notCancellable':
      return ends('notCancellable');
    case 'bookingNotFound':
      return ends('gone');
    default:
      return toOutcome(answer, { otherwise: refused }, (value) => [{ id, result: resultOf(value) }]);
  }
}

/** For anybody with plate and code, which prove one booking. */
export const cancellationByCode = ({ api }: Pick<CallHost, 'api'>): CancellationPorts => ({
  cancelBookings: async ([booking, ...others], signal) => {
    if (booking === undefined || others.length > 0) throw new Error('plate and code prove one booking');
    const { id, plate, code } = booking;
    const request = { register_number: plate, booking_code: code };
    const answer = await writeUntilKnown(api(), { call: cancelByCode, about: id, request }, signal);
    return outcomeOf(id, answer, ({ already }) => (already ? 'already' : 'cancelled'));
  },
});

/** For bookings of the signed-in account: a single booking has its own call, several go in one call (CANCEL-01). */
export const cancellationByAccount = ({ api }: Pick<CallHost, 'api'>, code: string): CancellationPorts => ({
  cancelBookings: async (bookings, signal) => {
    const ids = bookings.map(({ id }) => id);
    const [only, ...others] = ids;
    if (only === undefined) return { kind: 'ok', value: [] };
    if (others.length === 0) {
      const request = { item: { appointment_id: only, status: STATUS.cancelled } };
      const answer = await writeUntilKnown(api(), { call: changeStatus, about: only, request }, signal);
      return outcomeOf(only, answer, () => 'cancelled');
    }
    const request = { code, item: ids, status: STATUS.cancelled };
    const answer = await writeUntilKnown(api(), { call: changeStatusList, about: ids.join(), request }, signal);
    return toOutcome(answer, { otherwise: refused }, ({ status_list: list }) =>
      list.map(({ appointment_id: id, result }) => ({ id, result })),
    );
  },
});
