import { definePorts, type PortFn } from '../shared/ports.ts';
import type { ChangeRequest, ChangingOutcome } from './driver-link.types.ts';

export interface DriverLinkPorts {
  /** Repeating it does nothing twice and gives the result of the first try. Rejects for an answer after which it may have been done. */
  readonly changeLink: PortFn<ChangeRequest, ChangingOutcome>;
}

export const { placeholders, actorsOf: driverLinkActors } = definePorts<DriverLinkPorts>()({ changeLink: 'writes' });
