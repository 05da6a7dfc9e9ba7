import { cancelByCode } from '#contract/calls/booking.calls.ts';
import type { CancellationPorts } from '#machines/cancellation/cancellation.ports.ts';
import type { CancelResult } from '#machines/cancellation/cancellation.types.ts';
import type { CallFailed } from '#src/api/client.ts';
import { writeOnce } from '#src/api/keyed-write.ts';
import { refused } from '#src/api/to-outcome.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';

/** A refusal of one booking; any other failure is of the call. */
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

/** For whoever has plate and code, which prove one booking each: a call for each, repeated with its first key until it is answered. */
export const cancellationByCode = ({ api }: Pick<CallHost, 'api'>): CancellationPorts => ({
  cancelBookings: async (bookings, signal) => {
    const results: CancelResult[] = [];
    for (const { id, plate, code } of bookings) {
      const request = { register_number: plate, booking_code: code };
      const answer = await writeOnce(api(), { call: cancelByCode, about: id, request }, signal);
      const result = answer.kind === 'ok' ? (answer.value.already ? 'already' : 'cancelled') : resultOf(answer);
      if (answer.kind === 'failed' && result === null) return { kind: 'failed', failure: refused(answer) };
      if (result !== null) results.push({ id, result });
    }
    return { kind: 'ok', value: results };
  },
});
