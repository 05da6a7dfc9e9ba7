import { definePorts, type PortFn } from '../shared/ports.ts';
import type { PhotoFile, SendingOutcome } from './car-photo.types.ts';

export interface CarPhotoPorts {
  /** Asks where to send a photo, and sends it there. A try that was cut off leaves nothing that would have to be undone. */
  readonly sendPhoto: PortFn<PhotoFile, SendingOutcome>;
}

export const { placeholders, actorsOf: carPhotoActors } = definePorts<CarPhotoPorts>()(['sendPhoto']);
