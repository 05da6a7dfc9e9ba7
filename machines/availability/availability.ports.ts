import { definePorts, type PortFn } from '../shared/ports.ts';
import type { ListingOutcome, TimesQuestion } from './availability.types.ts';

export interface AvailabilityPorts {
  readonly listDateTimes: PortFn<TimesQuestion, ListingOutcome>;
}

export const { placeholders, actorsOf: availabilityActors } = definePorts<AvailabilityPorts>()({
  listDateTimes: 'reads',
});
