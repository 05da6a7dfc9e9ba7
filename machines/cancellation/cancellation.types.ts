import type { DoneActorEvent } from 'xstate';
import type { Outcome, Refused } from '../shared/outcome.ts';
import type { SessionSuperseded } from '../shared/session-superseded.ts';

/** A booking that can be cancelled; plate and code are a guest's proof. */
export interface CancellableBooking {
  readonly id: string;
  readonly plate: string;
  readonly code: string;
}

/** The result for one booking. `already`: it had been cancelled elsewhere; `gone`: there is no such booking any more. */
export interface CancelResult {
  readonly id: string;
  readonly result: 'cancelled' | 'already' | 'tooLate' | 'notCancellable' | 'gone';
}

/** One result for each booking. */
export type CancellingOutcome = Outcome<readonly CancelResult[], Refused>;

export interface CancellationInput {
  readonly bookings: readonly CancellableBooking[];
}

export interface CancellationContext {
  /** Those without a known result. */
  readonly left: readonly CancellableBooking[];
  readonly results: readonly CancelResult[];
  /** A cancellation was sent, and its outcome is unknown. */
  readonly isUnanswered: boolean;
  /** What the server said when it refused. */
  readonly message: string | null;
}

export type CancellationEvent =
  | { readonly type: 'cancellation.asked' }
  | { readonly type: 'cancellation.declined' }
  | { readonly type: 'cancellation.agreed' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'bookings.endedElsewhere'; readonly ids: readonly string[] }
  | SessionSuperseded;

/** With XState's own, so that guards and actions read outputs by type. */
export type CancellationChartEvent = CancellationEvent | DoneActorEvent<CancellingOutcome, 'cancelling'>;
