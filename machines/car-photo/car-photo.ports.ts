import { definePorts, type PortFn } from '../shared/ports.ts';
import type { FittedPhoto, PhotoFile, SendingOutcome } from './car-photo.types.ts';

export interface CarPhotoPorts {
  /** Makes a photo small enough to send, and a JPEG of a HEIC. */
  readonly fitPhoto: PortFn<PhotoFile, FittedPhoto>;
  /** Asks where to send a photo, and sends it there. An interrupted try leaves nothing to clean up. */
  readonly sendPhoto: PortFn<PhotoFile, SendingOutcome>;
}

export const { placeholders, actorsOf: carPhotoActors } = definePorts<CarPhotoPorts>()({
  fitPhoto: 'reads',
  sendPhoto: 'writes',
});
