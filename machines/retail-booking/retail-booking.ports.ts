import { availabilityMachine } from '../availability/availability.machine.ts';
import { availabilityActors, type AvailabilityPorts } from '../availability/availability.ports.ts';
import { bookingConfirmationMachine } from '../booking-confirmation/booking-confirmation.machine.ts';
import {
  bookingConfirmationActors,
  type AppointmentName,
  type BookingConfirmationPorts,
} from '../booking-confirmation/booking-confirmation.ports.ts';
import { definePorts, type PortFn } from '../shared/ports.ts';
import type { CheckingOutcome, DraftReadingOutcome, ReleasingOutcome } from './retail-booking.types.ts';

export interface DraftName {
  /** The member's account, '' for a guest. Anybody may read a draft without an owner; a draft of another account is never read. */
  readonly owner: string;
}

export interface DraftCheck {
  readonly locationId: number | null;
  readonly serviceIds: readonly number[];
}

interface OwnPorts {
  /** From the browser's storage. */
  readonly readDraft: PortFn<DraftName, DraftReadingOutcome>;
  /** Reads the draft's branch and services from the current catalogue. */
  readonly checkDraft: PortFn<DraftCheck, CheckingOutcome>;
  /** Releases a temporary booking. Nobody waits for the answer, and an aborted signal does not stop it. */
  readonly releaseHold: PortFn<AppointmentName, ReleasingOutcome>;
}

export interface RetailBookingPorts extends OwnPorts, AvailabilityPorts, BookingConfirmationPorts {}

const own = definePorts<OwnPorts>()({ readDraft: 'reads', checkDraft: 'reads', releaseHold: 'writes' });

export const placeholders = {
  ...own.placeholders,
  availability: availabilityMachine,
  bookingConfirmation: bookingConfirmationMachine,
};

/** The actors to `provide`: all of them, including those of the child charts. */
export const retailBookingActors = (ports: RetailBookingPorts): typeof placeholders => ({
  ...own.actorsOf(ports),
  availability: availabilityMachine.provide({ actors: availabilityActors(ports) }),
  bookingConfirmation: bookingConfirmationMachine.provide({ actors: bookingConfirmationActors(ports) }),
});
