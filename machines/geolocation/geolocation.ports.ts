import { definePorts, type PortFn } from '../shared/ports.ts';
import type { LocateOutcome } from './geolocation.types.ts';

export interface GeolocationPorts {
  /** One request to the device. */
  readonly locate: PortFn<void, LocateOutcome>;
}

export const { placeholders, actorsOf: geolocationActors } = definePorts<GeolocationPorts>()({ locate: 'reads' });
