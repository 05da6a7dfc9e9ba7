import { availabilityMachine } from '../availability/availability.machine.ts';
import { availabilityActors, type AvailabilityPorts } from '../availability/availability.ports.ts';

export type CarBookingPorts = AvailabilityPorts;

export const placeholders = { availability: availabilityMachine };

/** The actors to `provide`: those of the child chart. */
export const carBookingActors = (ports: CarBookingPorts): typeof placeholders => ({
  availability: availabilityMachine.provide({ actors: availabilityActors(ports) }),
});
