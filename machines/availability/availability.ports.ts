import { connect, port, type PortFn } from '../shared/ports.ts';
import type { ListingOutcome, Question } from './availability.types.ts';

export interface AvailabilityPorts {
  readonly listDateTimes: PortFn<Question, ListingOutcome>;
}

export const placeholders = {
  listDateTimes: port<Question, ListingOutcome>('listDateTimes'),
};

/** The actors to `provide`, all of them. */
export const availabilityActors = (ports: AvailabilityPorts): typeof placeholders => ({
  listDateTimes: connect(ports.listDateTimes),
});
