import { bookingConfirmationMachine } from '../booking-confirmation/booking-confirmation.machine.ts';
import {
  bookingConfirmationActors,
  type AppointmentName,
  type BookingConfirmationPorts,
} from '../booking-confirmation/booking-confirmation.ports.ts';
import { carBookingMachine } from '../car-booking/car-booking.machine.ts';
import { carBookingActors, type CarBookingPorts } from '../car-booking/car-booking.ports.ts';
import { definePorts, type PortFn } from '../shared/ports.ts';
import type { CarsCheck, CheckingOutcome, GroupReadingOutcome, ReleasingOutcome } from './corporate-booking.types.ts';

export interface GroupName {
  readonly account: string;
}

interface OwnPorts {
  /** From the browser's storage: the group, and the visits that another page asks for. */
  readonly readGroup: PortFn<GroupName, GroupReadingOutcome>;
  /** What the server knows of the cars; after an answer the visits that were asked for count as taken. */
  readonly checkCars: PortFn<CarsCheck, CheckingOutcome>;
  /** Releases temporary bookings, one or more. Nobody waits for the answer, and an aborted signal does not stop it. */
  readonly releaseHolds: PortFn<readonly AppointmentName[], ReleasingOutcome>;
}

export interface CorporateBookingPorts extends OwnPorts, CarBookingPorts, BookingConfirmationPorts {}

const own = definePorts<OwnPorts>()({ readGroup: 'reads', checkCars: 'reads', releaseHolds: 'writes' });

export const placeholders = {
  ...own.placeholders,
  carBooking: carBookingMachine,
  bookingConfirmation: bookingConfirmationMachine,
};

/** The actors to `provide`: all of them, including those of the child charts. */
export const corporateBookingActors = (ports: CorporateBookingPorts): typeof placeholders => ({
  ...own.actorsOf(ports),
  carBooking: carBookingMachine.provide({ actors: carBookingActors(ports) }),
  bookingConfirmation: bookingConfirmationMachine.provide({ actors: bookingConfirmationActors(ports) }),
});
