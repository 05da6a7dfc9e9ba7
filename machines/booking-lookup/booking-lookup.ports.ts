import { definePorts, type PortFn } from '../shared/ports.ts';
import type { LookupOutcome, LookupQuestion } from './booking-lookup.types.ts';

export interface BookingLookupPorts {
  readonly findBooking: PortFn<LookupQuestion, LookupOutcome>;
}

export const { placeholders, actorsOf: bookingLookupActors } = definePorts<BookingLookupPorts>()({
  findBooking: 'reads',
});
