import type { Customer } from '../shared/customer.ts';
import type { TakeCarPlace } from '../shared/take-car-place.ts';
import type { ActorRef, DoneActorEvent, Snapshot } from 'xstate';
import type { Clock } from '../shared/clock.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { SessionKnown, SessionSuperseded } from '../shared/session-superseded.ts';

/** `used` once extended; `none` if the server offers no extension. */
export type Extension = 'offered' | 'used' | 'none';

/** What is held for one subject. `startsAt` includes its offset; `hours` is a multiple of a quarter. */
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
  /** Only of a company's car, which is the subject: what it is called, and where it is collected. */
  readonly ofCompany?: { readonly carName: string; readonly collectedAt: TakeCarPlace | null };
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

/** What became of each subject that was asked about. The refusal is that of the call as a whole: of no subject is anything known. */
export type ListOutcome<Answer> = Outcome<readonly { readonly subject: string; readonly answer: Answer }[], Refusal>;

export type HoldAnswer = Outcome<
  Hold,
  SlotLost | { readonly code: 'gone' } | { readonly code: 'alreadyConfirmed' } | Refusal
>;

export type HoldReading =
  | { readonly state: 'live'; readonly hold: Hold }
  | { readonly state: 'expired' }
  | { readonly state: 'gone' }
  | { readonly state: 'confirmed'; readonly confirmation: Confirmation };

export type ExtensionAnswer = Outcome<Hold, { readonly code: 'alreadyExtended' } | Refusal>;
export type ConfirmAnswer = Outcome<Confirmation, SlotLost | { readonly code: 'gone' } | Refusal>;

export type HoldingOutcome = ListOutcome<HoldAnswer>;
export type ReadingOutcome = ListOutcome<HoldReading>;
export type ExtendingOutcome = ListOutcome<ExtensionAnswer>;
export type ConfirmingOutcome = ListOutcome<ConfirmAnswer>;

/**
 * `asking`: a hold is asked for or read; `settled`: nothing is on its way; `lost`: others have a slot; `confirming`: a confirm is sent;
 * `unknown`: it was not answered.
 */
export type ConfirmationStage = 'asking' | 'settled' | 'lost' | 'confirming' | 'unknown';

export interface ReportedItem {
  readonly subject: string;
  /** The temporary booking that it has, held or outdated. */
  readonly appointmentId: string | null;
  /** What that booking was made from; null if it was not made from the item as it is now. */
  readonly heldItem: BookingItem | null;
  /** The other slot that was taken here instead of the chosen one. */
  readonly replacement: Alternative | null;
  /** What is offered instead of its slot, which others have; null if it is not lost. */
  readonly alternatives: readonly Alternative[] | null;
  /** Why this one was refused, or the call as a whole. */
  readonly refusal: Refusal | null;
  readonly confirmation: Confirmation | null;
}

/** What the parent's draft must keep, told with every change and before anything is sent. An item that was left out is missing. */
export interface ConfirmationReport {
  readonly type: 'confirmation.changed';
  readonly stage: ConfirmationStage;
  readonly items: readonly ReportedItem[];
  /** The first end of a hold, in milliseconds of the clock; null if nothing is held, there is no deadline, or it is not known yet. */
  readonly deadline: number | null;
  /** The key of a confirm whose outcome is not known. */
  readonly requestKey: string | null;
}

export type ConfirmationParent = ActorRef<Snapshot<unknown>, ConfirmationReport>;

export interface ItemToConfirm {
  /** What the booking is for: a draft's owner, or a car's id. Each subject has a hold of its own, and is in the list once. */
  readonly subject: string;
  readonly item: BookingItem;
  readonly appointmentId: string | null;
  /** Whether that temporary booking was made from this very item; if not, it is moved. */
  readonly holdIsCurrent: boolean;
}

export interface ConfirmationItem extends ItemToConfirm {
  /** In milliseconds of the clock; null without a hold, or if the server names no deadline. */
  readonly deadline: number | null;
  /** That deadline by the server's clock, ISO with offset. */
  readonly expiresAt: string | null;
  readonly extension: Extension;
  /** What is offered instead of its slot, which others have; null if it is not lost. */
  readonly alternatives: readonly Alternative[] | null;
  /** The one of them that was taken. */
  readonly replacement: Alternative | null;
  readonly refusal: Refusal | null;
  readonly confirmation: Confirmation | null;
}

export interface ConfirmationInput {
  readonly parent: ConfirmationParent | null;
  readonly clock: Clock;
  /** Not empty. What is confirmed already is not in it. */
  readonly items: readonly ItemToConfirm[];
  /** The key of a confirm whose outcome is not known yet. It was sent for these very items, so it is dropped if one has no current hold. */
  readonly requestKey: string | null;
  /** That confirm was sent in an earlier sign-in: what became of it is looked up, and it is never sent again. */
  readonly isOfEarlierSignIn: boolean;
}

export interface ConfirmationContext extends ConfirmationInput, SessionKnown {
  readonly items: readonly ConfirmationItem[];
  /** Whether a confirm with this key has been sent before without being answered. */
  readonly isRepeat: boolean;
  /** `notConfirmed`: an earlier confirm was looked up, and it had not been done. */
  readonly notice: 'extensionFailed' | 'confirmRefused' | 'notConfirmed' | null;
  /** Of the last call as a whole. */
  readonly refusal: Refusal | null;
}

export interface ConfirmedItem {
  readonly subject: string;
  readonly confirmation: Confirmation;
}

export type ConfirmationEvent =
  | { readonly type: 'confirm.requested'; readonly requestKey: string }
  | { readonly type: 'extension.requested' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'alternative.chosen'; readonly subject: string; readonly alternative: Alternative }
  /** What has no slot is left out, so that the rest can go on without it. */
  | { readonly type: 'item.left'; readonly subject: string }
  | { readonly type: 'recount.requested' }
  | SessionSuperseded;

/** Includes XState's own events, so that guards and actions can read outputs by type. */
export type ConfirmationChartEvent =
  | ConfirmationEvent
  | DoneActorEvent<HoldingOutcome, 'holding'>
  | DoneActorEvent<ReadingOutcome, 'reading'>
  | DoneActorEvent<ExtendingOutcome, 'extending'>
  | DoneActorEvent<ConfirmingOutcome, 'confirming'>;
