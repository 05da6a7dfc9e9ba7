import { definePorts, type PortFn } from '../shared/ports.ts';
import type { ListingOutcome, Question } from './availability.types.ts';

export interface AvailabilityPorts {
  readonly listDateTimes: PortFn<Question, ListingOutcome>;
}

export const { placeholders, actorsOf: availabilityActors } = definePorts<AvailabilityPorts>()(['listDateTimes']);
