import type { DoneActorEvent } from 'xstate';
import type { Status } from '#domain/appointment.ts';
import type { Customer } from '../shared/customer.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { SessionSuperseded } from '../shared/session-superseded.ts';
import type { TakeCarPlace } from '../shared/take-car-place.ts';

/** A plate and a booking code, both well formed. */
export interface LookupQuestion {
  readonly plate: string;
  readonly code: string;
}

export type LookupFailure =
  | { readonly kind: 'notFound' }
  | { readonly kind: 'tooManyTries'; readonly retryAfter: number }
  /** Any other; `message` is the server's, in the language of the route. */
  | { readonly kind: 'refused'; readonly message: string };
/**
 * A booking as it is shown (LIST-03); contact data may be masked. Instants include their offset; '' means not given. `cancelling` is as of the
 * answer: `no` if the visit is not upcoming or the server does not say until when it can be cancelled.
 */
export interface FoundBooking {
  readonly id: string;
  /** Null until it is confirmed. */
  readonly code: string | null;
  readonly status: Status;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly cancelling: 'possible' | 'tooLate' | 'no';
  readonly cancelUntil: string | null;
  /** The end of a temporary booking; null if it is none, or the server does not say. */
  readonly heldUntil: string | null;
  readonly branch: {
    readonly id: number;
    readonly name: string;
    readonly address: string;
    readonly phone: string;
    /** Degrees. */
    readonly position: { readonly lat: number; readonly lng: number };
  };
  readonly services: readonly { readonly id: number; readonly name: string }[];
  readonly otherService: string;
  readonly customer: Omit<Customer, 'variant' | 'carId' | 'memberCode'>;
  readonly note: string;
  /** A company's car that we collect; `place` is null if it is not told to who reads it. Null for any other. */
  readonly collection: { readonly place: Omit<TakeCarPlace, 'index'> | null } | null;
  /** The booking was made without signing in and can be taken into an account. */
  readonly isGuests: boolean;
  /** Where its calendar file can be read in any browser; null if the server does not say. */
  readonly calendar: string | null;
}

/** The booking, and the outcome that follows from its status and the server's clock. */
export interface LookupAnswer {
  readonly booking: FoundBooking;
  readonly outcome: 'found' | 'expired' | 'cancelled';
}
export type LookupOutcome = Outcome<LookupAnswer, LookupFailure>;

export interface BookingLookupContext {
  readonly question: LookupQuestion | null;
  readonly answer: LookupAnswer | null;
  readonly retryAfter: number | null;
  /** What the server said when it refused. */
  readonly message: string | null;
}

export type BookingLookupEvent =
  | { readonly type: 'lookup.submitted'; readonly question: LookupQuestion }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'lookup.edited' }
  | { readonly type: 'refresh.requested' }
  | SessionSuperseded;
/** Includes XState's own events, so that guards and actions can read outputs by type. */
export type BookingLookupChartEvent =
  | BookingLookupEvent
  | DoneActorEvent<LookupOutcome, 'finding'>
  | DoneActorEvent<LookupOutcome, 'rereading'>;
