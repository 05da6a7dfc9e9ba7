import type { DoneActorEvent } from 'xstate';
import type { CarEntry } from '../shared/car-entry.ts';
import type { Outcome, Refused } from '../shared/outcome.ts';
import type { SessionKnown, SessionSuperseded } from '../shared/session-superseded.ts';

/** What a company notes of its car; '' or null for nothing. */
export interface CompanyNotes {
  readonly department: string;
  readonly driverName: string;
  readonly driverTel: string;
  /** In kilometres. */
  readonly odometer: number | null;
}

/** `photoId`: the id of an uploaded photo, null for no photo; if omitted, the photo stays. */
export interface CarWithPhoto extends CarEntry {
  readonly photoId?: string | null;
  /** Of a company's car: those that were changed. */
  readonly notes?: Partial<CompanyNotes>;
}

/** The fields of a new car (`id` is null) or of the car with this id. */
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

export interface CarFormContext extends CarFormInput, SessionKnown {
  /** What was sent last. */
  readonly car: CarWithPhoto | null;
  /** The server's message about its refusal, '' if it has none. */
  readonly refusal: string | null;
  /** How often an invalid form has been submitted. */
  readonly attempts: number;
  /** The plate that the server refused because it already exists. */
  readonly takenPlate: string | null;
  /** The id of the saved car. */
  readonly saved: string | null;
}

export type CarFormEvent =
  /** Null: a field is not valid. */
  | { readonly type: 'car.submitted'; readonly car: CarWithPhoto | null }
  | { readonly type: 'retry.requested' }
  | SessionSuperseded;
/** Includes XState's own events, so that guards and actions can read outputs by type. */
export type CarFormChartEvent = CarFormEvent | DoneActorEvent<SavingOutcome, 'saving'>;
