import type { Customer } from '../shared/customer.ts';
import type { ActorRef, DoneActorEvent, Snapshot } from 'xstate';
import type { Clock } from '../shared/clock.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { SessionKnown, SessionSuperseded } from '../shared/session-superseded.ts';

/** `used` once extended; `none` if the server offers no extension. */
export type Extension = 'offered' | 'used' | 'none';

/** What is held. `startsAt` includes its offset; `hours` is a multiple of a quarter. */
export interface BookingItem {
  readonly customer: Customer;
  readonly startsAt: string;
  readonly serviceIds: readonly number[];
  readonly otherService: string;
  readonly hours: number;
  readonly leadDays: number;
  readonly locationId: number;
  readonly isGuest: boolean;
  readonly note: string;
}

/** Another time for the same services; `why` says how it differs from the one that was lost. */
export interface Alternative {
  readonly why: 'sameBranch' | 'sameTime' | 'nextDay';
  readonly locationId: number;
  readonly branchName: string;
  readonly date: string;
  readonly time: string;
  readonly startsAt: string;
  readonly distanceKm: number | null;
}

/** A temporary booking. Both instants are the server's, ISO with offset; null if it names no deadline. */
export interface Hold {
  readonly appointmentId: string;
  readonly expiresAt: string | null;
  readonly serverNow: string | null;
  readonly extension: Extension;
}

export interface Confirmation {
  readonly code: string;
  /** Null if the server answers only with the code. */
  readonly appointmentId: string | null;
}

/** A refusal of what was asked for. */
export interface Refusal {
  readonly code: 'refused';
  /** What the person can do something about; null if only the message says why. */
  readonly why: 'tooManyHolds' | 'tooManyBookings' | 'tooManyRequests' | 'cookiesRefused' | null;
  /** The server's, in the language of the route; '' if it has none. */
  readonly message: string;
  /** When to try again, in seconds; null if the server does not say. */
  readonly retryAfter: number | null;
}

export interface SlotLost {
  readonly code: 'slotLost';
  readonly alternatives: readonly Alternative[];
}

export type HoldOutcome = Outcome<
  Hold,
  SlotLost | { readonly code: 'gone' } | { readonly code: 'alreadyConfirmed' } | Refusal
>;

export type HoldReading =
  | { readonly state: 'live'; readonly hold: Hold }
  | { readonly state: 'expired' }
  | { readonly state: 'gone' }
  | { readonly state: 'confirmed'; readonly confirmation: Confirmation };

export type HoldReadingOutcome = Outcome<HoldReading, Refusal>;
export type ExtendingOutcome = Outcome<Hold, { readonly code: 'alreadyExtended' } | Refusal>;
export type ConfirmingOutcome = Outcome<Confirmation, SlotLost | { readonly code: 'gone' } | Refusal>;

/**
 * Reported to the parent chart before anything is sent: what its draft must keep, and that an answer is pending, from `hold.awaited` to
 * `hold.settled` or `slot.lost`, and from `confirmation.started` to `confirmation.settled`.
 */
export type ConfirmationReport =
  | { readonly type: 'hold.awaited' }
  /** The end of the hold, in milliseconds of the clock; null if nothing is held or there is no deadline. */
  | { readonly type: 'hold.settled'; readonly deadline: number | null }
  | { readonly type: 'hold.taken'; readonly appointmentId: string }
  | { readonly type: 'hold.lost' }
  /** Others have taken the slot. */
  | { readonly type: 'slot.lost' }
  | { readonly type: 'slot.replaced'; readonly alternative: Alternative }
  | { readonly type: 'confirmation.started'; readonly requestKey: string }
  /** The key is null once the outcome is known. */
  | { readonly type: 'confirmation.settled'; readonly requestKey: string | null };

export type ConfirmationParent = ActorRef<Snapshot<unknown>, ConfirmationReport>;

export interface ConfirmationInput {
  readonly parent: ConfirmationParent | null;
  readonly clock: Clock;
  /** What the booking is for: a draft's owner, or a car's id. Each subject has a hold of its own, however many are asked for at once. */
  readonly subject: string;
  readonly item: BookingItem;
  readonly appointmentId: string | null;
  /** Whether that temporary booking was made from this very item; if not, it is moved. */
  readonly holdIsCurrent: boolean;
  /** The key of a confirm whose outcome is not known yet. */
  readonly requestKey: string | null;
  /** That confirm was sent in an earlier sign-in: what became of it is looked up, and it is never sent again. */
  readonly isOfEarlierSignIn: boolean;
}

export interface ConfirmationContext extends ConfirmationInput, SessionKnown {
  /** Whether a confirm with this key has been sent before without being answered. */
  readonly isRepeat: boolean;
  /** In milliseconds of `clock`; null without a hold, or if the server names no deadline. */
  readonly deadline: number | null;
  /** That deadline by the server's clock, ISO with offset. */
  readonly expiresAt: string | null;
  readonly extension: Extension;
  /** `notConfirmed`: an earlier confirm was looked up, and it had not been done. */
  readonly notice: 'extensionFailed' | 'confirmRefused' | 'notConfirmed' | null;
  readonly refusal: Refusal | null;
  readonly alternatives: readonly Alternative[];
  readonly confirmation: Confirmation | null;
}

export type ConfirmationEvent =
  | { readonly type: 'confirm.requested'; readonly requestKey: string }
  | { readonly type: 'extension.requested' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'alternative.chosen'; readonly alternative: Alternative }
  | { readonly type: 'recount.requested' }
  | SessionSuperseded;

/** Includes XState's own events, so that guards and actions can read outputs by type. */
export type ConfirmationChartEvent =
  | ConfirmationEvent
  | DoneActorEvent<HoldOutcome, 'holding'>
  | DoneActorEvent<HoldReadingOutcome, 'reading'>
  | DoneActorEvent<ExtendingOutcome, 'extending'>
  | DoneActorEvent<ConfirmingOutcome, 'confirming'>;
