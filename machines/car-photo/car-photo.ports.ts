import { definePorts, type PortFn } from '../shared/ports.ts';
import type { PhotoFile, SendingOutcome } from './car-photo.types.ts';

export interface CarPhotoPorts {
  /** Asks where to send a photo, and sends it there. An interrupted try leaves nothing to clean up. */
  readonly sendPhoto: PortFn<PhotoFile, SendingOutcome>;
}

export const { placeholders, actorsOf: carPhotoActors } = definePorts<CarPhotoPorts>()({ sendPhoto: 'writes' });
