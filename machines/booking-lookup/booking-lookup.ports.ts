import { connect, port, type PortFn } from '../shared/ports.ts';
import type { LookupOutcome, LookupQuestion } from './booking-lookup.types.ts';

export interface BookingLookupPorts {
  readonly findBooking: PortFn<LookupQuestion, LookupOutcome>;
}

export const placeholders = { findBooking: port<LookupQuestion, LookupOutcome>('findBooking') };

/** The actors to `provide`, all of them. */
export const bookingLookupActors = (ports: BookingLookupPorts): typeof placeholders => ({
  findBooking: connect(ports.findBooking),
});
