import { connect, port, type PortFn } from '../shared/ports.ts';
import type { LocateOutcome } from './geolocation.types.ts';

export interface GeolocationPorts {
  /** Asks the device once. */
  readonly locate: PortFn<void, LocateOutcome>;
}

export const placeholders = { locate: port<void, LocateOutcome>('locate') };

/** The actors to `provide`, all of them. */
export const geolocationActors = (ports: GeolocationPorts): typeof placeholders => ({ locate: connect(ports.locate) });
