import type { DoneActorEvent } from 'xstate';
import type { Outcome, Refused } from '../shared/outcome.ts';
import type { SessionKnown, SessionSuperseded } from '../shared/session-superseded.ts';

/** The part of a car that the chart's decisions depend on. */
export interface MyCar {
  readonly id: string;
  readonly name: string;
  readonly isFavourite: boolean;
  /** The car's live booking, held or upcoming; null if it has none. */
  readonly bookingId: string | null;
}

export interface CarTask {
  readonly what: 'favourite' | 'deletion';
  readonly car: MyCar;
}

/** Why a car cannot be deleted (CAR-02), or any other refusal; `message` is the server's, '' if the server was not asked. */
export type CarRefusal = Refused &
  (
    | { readonly kind: 'favourite' | 'refused' }
    /** `bookingId`: the booking that prevents it; null if the server does not say which. */
    | { readonly kind: 'booking'; readonly bookingId: string | null }
  );

export type CarTaskOutcome = Outcome<null, CarRefusal>;

export interface MyCarsContext extends SessionKnown {
  /** The task that is being asked about, is in progress or was refused. */
  readonly task: CarTask | null;
  /** The call was sent and its outcome is unknown. */
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
