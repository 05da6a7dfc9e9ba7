import type { DoneActorEvent } from 'xstate';
import type { CarEntry } from '../shared/car-entry.ts';
import type { Outcome, Refused } from '../shared/outcome.ts';
import type { SessionSuperseded } from '../shared/session-superseded.ts';

/** `photoId`: of a photo that was sent, null for none; left out, the photo stays. */
export interface CarWithPhoto extends CarEntry {
  readonly photoId?: string | null;
}

/** The fields of a car that is added, or of the one with this id. */
export interface CarToSave {
  readonly id: string | null;
  readonly car: CarWithPhoto;
}

/** `plateExists`: the account has another car with this plate. */
export interface SavingFailure extends Refused {
  readonly kind: 'plateExists' | 'refused';
}
/** The id of the car. */
export type SavingOutcome = Outcome<string, SavingFailure>;

export interface CarFormInput {
  /** The car that is edited; null to add one. */
  readonly id: string | null;
}

export interface CarFormContext extends CarFormInput {
  /** What was sent last. */
  readonly car: CarWithPhoto | null;
  /** The server's refusal in its words, '' if it has none. */
  readonly refusal: string | null;
  /** How often an invalid form was submitted. */
  readonly attempts: number;
  /** The plate of which the server said that it exists. */
  readonly takenPlate: string | null;
  /** The car as the server has it. */
  readonly saved: string | null;
}

export type CarFormEvent =
  /** Null: a field is not valid. */
  | { readonly type: 'car.submitted'; readonly car: CarWithPhoto | null }
  | { readonly type: 'retry.requested' }
  | SessionSuperseded;
/** Includes XState's own events, so that guards and actions can read outputs by type. */
export type CarFormChartEvent = CarFormEvent | DoneActorEvent<SavingOutcome, 'saving'>;
