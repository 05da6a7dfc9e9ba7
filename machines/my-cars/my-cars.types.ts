import type { DoneActorEvent } from 'xstate';
import type { Outcome, Refused } from '../shared/outcome.ts';
import type { SessionSuperseded } from '../shared/session-superseded.ts';

/** A car of the account, as far as the chart decides by it. */
export interface MyCar {
  readonly id: string;
  readonly name: string;
  readonly isFavourite: boolean;
  /** The booking that it has, held or still to come. */
  readonly bookingId: string | null;
}

export interface CarTask {
  readonly what: 'favourite' | 'deletion';
  readonly car: MyCar;
}

/** Why a car cannot be deleted (CAR-02), or any other refusal; `message` is the server's, '' where it was not asked. */
export type CarRefusal = Refused &
  (
    | { readonly kind: 'favourite' | 'refused' }
    /** `bookingId`: the booking in the way; null if it is not said which. */
    | { readonly kind: 'booking'; readonly bookingId: string | null }
  );

export type CarTaskOutcome = Outcome<null, CarRefusal>;

export interface MyCarsContext {
  /** What is asked about, on its way or was refused. */
  readonly task: CarTask | null;
  /** It was sent, and its outcome is unknown. */
  readonly isUnanswered: boolean;
  readonly refusal: CarRefusal | null;
  /** What was done last. */
  readonly done: CarTask | null;
}

export type MyCarsEvent =
  | { readonly type: 'favourite.chosen'; readonly car: MyCar }
  | { readonly type: 'deletion.asked'; readonly car: MyCar }
  | { readonly type: 'deletion.agreed' }
  | { readonly type: 'deletion.declined' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'refusal.dismissed' }
  | SessionSuperseded;
/** Includes XState's own events, so that guards and actions can read outputs by type. */
export type MyCarsChartEvent = MyCarsEvent | DoneActorEvent<CarTaskOutcome, 'changing'>;
