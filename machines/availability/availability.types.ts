import type { ActorRef, DoneActorEvent, Snapshot } from 'xstate';
import type { ClosedReason } from '#domain/availability.ts';
import type { Outcome, Refused } from '../shared/outcome.ts';

/** Which times to list (RB-06, RB-17). `hours` is a multiple of a quarter; `appointmentId` is the guest's own hold. */
export interface TimesQuestion {
  readonly locationId: number;
  readonly hours: number;
  readonly leadDays: number;
  readonly appointmentId: string | null;
}

/** A time that can be held: 'HH:MM' at the branch, and the instant with its offset. */
export interface FreeTime {
  readonly time: string;
  readonly startsAt: string;
}

/** A day, 'YYYY-MM-DD' at the branch, with at least one free time, and why its other times are closed. */
export interface OpenDay {
  readonly date: string;
  readonly times: readonly FreeTime[];
  readonly closedTimes: readonly { readonly time: string; readonly reason: ClosedReason }[];
}

/** A day without a free time. */
export interface ClosedDay {
  readonly date: string;
  readonly reason: ClosedReason;
}

/** An answer. `serverNow` is ISO with offset; null if the server does not send it. */
export interface OfferedDays {
  readonly days: readonly OpenDay[];
  readonly closedDays: readonly ClosedDay[];
  readonly serverNow: string | null;
  /** How long a time is kept once it is held, if the server says so. */
  readonly holdMinutes?: number | undefined;
}

/**
 * How current the days are. `none`: nothing asked yet. `loading`: asked, no days yet. `fresh`. `refreshing`: has days, asking
 * again. `stale`: has days, but the last attempt failed. `failed`: no days, and the last attempt failed.
 */
export type Freshness = 'none' | 'loading' | 'fresh' | 'refreshing' | 'stale' | 'failed';

/** Reported to the parent chart. Days always belong to `question`. */
export interface AvailabilityReport extends OfferedDays {
  readonly type: 'availability.changed';
  readonly question: TimesQuestion | null;
  readonly freshness: Freshness;
  /** The server's message, if it refused the last attempt. */
  readonly message: string | null;
}

export type AvailabilityParent = ActorRef<Snapshot<unknown>, AvailabilityReport>;

export interface AvailabilityInput {
  readonly parent: AvailabilityParent | null;
  readonly question: TimesQuestion | null;
  /** The last good days for this same question, from a stored draft. */
  readonly lastGood: OfferedDays | null;
}

export interface AvailabilityContext extends AvailabilityInput {
  /** Whether the times are on the screen; if so, they are refreshed every minute. */
  readonly shown: boolean;
  /** The server's message when it refused the last attempt. */
  readonly message: string | null;
}

export type AvailabilityEvent =
  | { readonly type: 'question.asked'; readonly question: TimesQuestion | null }
  | { readonly type: 'refresh.requested' }
  | { readonly type: 'times.shown' }
  | { readonly type: 'times.hidden' };

export type ListingOutcome = Outcome<OfferedDays, Refused>;

/** Includes XState's own events, so that guards and actions can read outputs by type. */
export type AvailabilityChartEvent = AvailabilityEvent | DoneActorEvent<ListingOutcome, 'listing'>;
