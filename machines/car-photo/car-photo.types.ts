import type { DoneActorEvent } from 'xstate';
import type { Outcome, Refused } from '../shared/outcome.ts';
import type { SessionSuperseded } from '../shared/session-superseded.ts';

/** A photo that the server has; `id` is null for the one that the car has already. */
export interface CarPhoto {
  readonly id: string | null;
  readonly url: string;
}

/** A chosen file; what is in it is the caller's. */
export interface PhotoFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** `tooLarge`: over 2 MB, which is said without sending it. `broken`: it did not arrive, and can be sent again. */
export type PhotoProblem =
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'broken'; readonly file: PhotoFile }
  | { readonly kind: 'refused'; readonly message: string };

export type SendingOutcome = Outcome<CarPhoto, Refused>;

export interface CarPhotoInput {
  readonly photo: CarPhoto | null;
}

export interface CarPhotoContext {
  readonly photo: CarPhoto | null;
  /** What is on its way. */
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
export type CarPhotoChartEvent = CarPhotoEvent | DoneActorEvent<SendingOutcome, 'sending'>;
