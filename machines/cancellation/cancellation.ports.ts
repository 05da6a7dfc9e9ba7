import { definePorts, type PortFn } from '../shared/ports.ts';
import type { CancellableBooking, CancellingOutcome } from './cancellation.types.ts';

export interface CancellationPorts {
  /** Asked again, it cancels nothing twice and says what the first try came to. */
  readonly cancelBookings: PortFn<readonly CancellableBooking[], CancellingOutcome>;
}

export const { placeholders, actorsOf: cancellationActors } = definePorts<CancellationPorts>()(['cancelBookings']);
