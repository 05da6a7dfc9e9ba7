import type { DoneActorEvent } from 'xstate';
import type { Outcome, Refused } from '../shared/outcome.ts';
import type { SessionSuperseded } from '../shared/session-superseded.ts';

/** A photo that the server has; `id` is null for the photo that the car already has. */
export interface CarPhoto {
  readonly id: string | null;
  readonly url: string;
}

/** A chosen file; only the caller knows its content. */
export interface PhotoFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** What became of a file that cannot be sent as it is. `unreadable`: this device cannot open photos of its kind (HEIC). */
export type FittedPhoto =
  | { readonly kind: 'fits'; readonly file: PhotoFile }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'unreadable' };

/** `tooLarge`: over 2 MB even when made smaller, found without sending it. `broken`: it did not arrive and can be sent again. */
export type PhotoProblem =
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'broken'; readonly file: PhotoFile }
  | { readonly kind: 'refused'; readonly message: string };

export type SendingOutcome = Outcome<CarPhoto, Refused>;

export interface CarPhotoInput {
  readonly photo: CarPhoto | null;
}

export interface CarPhotoContext {
  readonly photo: CarPhoto | null;
  /** The file that is being made smaller or uploaded. */
  readonly file: PhotoFile | null;
  readonly problem: PhotoProblem | null;
}

export type CarPhotoEvent =
  | { readonly type: 'photo.chosen'; readonly file: PhotoFile }
  | { readonly type: 'photo.removed' }
  | { readonly type: 'sending.cancelled' }
  | { readonly type: 'retry.requested' }
  | SessionSuperseded;
/** Includes XState's own events, so that guards and actions can read outputs by type. */
export type CarPhotoChartEvent =
  | CarPhotoEvent
  | DoneActorEvent<SendingOutcome, 'sending'>
  | DoneActorEvent<FittedPhoto, 'fitting'>;
