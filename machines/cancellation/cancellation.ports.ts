import { definePorts, type PortFn } from '../shared/ports.ts';
import type { CancellableBooking, CancellingOutcome } from './cancellation.types.ts';

export interface CancellationPorts {
  /** Repeating it cancels nothing twice and gives the result of the first try. Rejects for an answer after which it may have been done. */
  readonly cancelBookings: PortFn<readonly CancellableBooking[], CancellingOutcome>;
}

export const { placeholders, actorsOf: cancellationActors } = definePorts<CancellationPorts>()({
  cancelBookings: 'writes',
});
