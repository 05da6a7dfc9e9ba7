import type { DoneActorEvent } from 'xstate';
import type { Outcome, Refused } from '../shared/outcome.ts';
import type { SessionKnown, SessionSuperseded } from '../shared/session-superseded.ts';

/** A booking that can be cancelled; for a guest, plate and code are the proof. */
export interface CancellableBooking {
  readonly id: string;
  readonly plate: string;
  readonly code: string;
}

/** The result for one booking. `already`: it had already been cancelled; `gone`: the booking no longer exists. */
export interface CancelResult {
  readonly id: string;
  readonly result: 'cancelled' | 'already' | 'tooLate' | 'notCancellable' | 'gone';
}

/** One result for each booking. */
export type CancellingOutcome = Outcome<readonly CancelResult[], Refused>;

export interface CancellationInput {
  readonly bookings: readonly CancellableBooking[];
}

export interface CancellationContext extends SessionKnown {
  /** The bookings without a known result. */
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

/** Includes XState's own events, so that guards and actions can read outputs by type. */
export type CancellationChartEvent = CancellationEvent | DoneActorEvent<CancellingOutcome, 'cancelling'>;
