import { availabilityMachine } from '../availability/availability.machine.ts';
import { availabilityActors, type AvailabilityPorts } from '../availability/availability.ports.ts';
import { bookingConfirmationMachine } from '../booking-confirmation/booking-confirmation.machine.ts';
import {
  bookingConfirmationActors,
  type AppointmentName,
  type BookingConfirmationPorts,
} from '../booking-confirmation/booking-confirmation.ports.ts';
import { connect, port, type PortFn } from '../shared/ports.ts';
import type { CheckingOutcome, ReadingOutcome, ReleasingOutcome } from './retail-booking.types.ts';

export interface DraftName {
  /** The member's code, '' for a guest. */
  readonly owner: string;
}

export interface DraftCheck {
  readonly locationId: number | null;
  readonly serviceIds: readonly number[];
}

export interface RetailBookingPorts extends AvailabilityPorts, BookingConfirmationPorts {
  /** From the browser's storage, through `parseDraft`. */
  readonly readDraft: PortFn<DraftName, ReadingOutcome>;
  /** Branch and services as the catalogue has them now. */
  readonly checkDraft: PortFn<DraftCheck, CheckingOutcome>;
  /** Gives a temporary booking back. Nobody waits for the answer: it goes on when the signal is aborted. */
  readonly releaseHold: PortFn<AppointmentName, ReleasingOutcome>;
}

export const placeholders = {
  readDraft: port<DraftName, ReadingOutcome>('readDraft'),
  checkDraft: port<DraftCheck, CheckingOutcome>('checkDraft'),
  releaseHold: port<AppointmentName, ReleasingOutcome>('releaseHold'),
  availability: availabilityMachine,
  bookingConfirmation: bookingConfirmationMachine,
};

/** The actors to `provide`, all of them, those of the child charts included. */
export const retailBookingActors = (ports: RetailBookingPorts): typeof placeholders => ({
  readDraft: connect(ports.readDraft),
  checkDraft: connect(ports.checkDraft),
  releaseHold: connect(ports.releaseHold),
  availability: availabilityMachine.provide({ actors: availabilityActors(ports) }),
  bookingConfirmation: bookingConfirmationMachine.provide({ actors: bookingConfirmationActors(ports) }),
});
