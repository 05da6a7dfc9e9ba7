import type { ActorRef, DoneActorEvent, Snapshot } from 'xstate';
import type { ClosedReason } from '#domain/availability.ts';
import type { Outcome, Refused } from '../shared/outcome.ts';

/** What times are asked for (RB-06, RB-17). `hours` in quarters of an hour; `appointmentId` is one's own temporary booking. */
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

/** An answer. `serverNow` is ISO with offset; null from a server that does not say it. */
export interface OfferedDays {
  readonly days: readonly OpenDay[];
  readonly closedDays: readonly ClosedDay[];
  readonly serverNow: string | null;
}

/**
 * How much the days are worth. `none`: nothing asked. `loading`: asked, no days yet. `fresh`. `refreshing`: days, asked again.
 * `stale`: days, the last try failed. `failed`: no days, the last try failed.
 */
export type Freshness = 'none' | 'loading' | 'fresh' | 'refreshing' | 'stale' | 'failed';

/** What the parent chart is told. Days always belong to `question`. */
export interface AvailabilityReport extends OfferedDays {
  readonly type: 'availability.changed';
  readonly question: TimesQuestion | null;
  readonly freshness: Freshness;
  /** The server's words where the last try was refused. */
  readonly message: string | null;
}

export type AvailabilityParent = ActorRef<Snapshot<unknown>, AvailabilityReport>;

export interface AvailabilityInput {
  readonly parent: AvailabilityParent | null;
  readonly question: TimesQuestion | null;
  /** The last good days of this very question, from a stored draft. */
  readonly lastGood: OfferedDays | null;
}

export interface AvailabilityContext extends AvailabilityInput {
  /** Whether the times are in front of the user, and so asked again each minute. */
  readonly shown: boolean;
  /** What the server said when it refused the last try. */
  readonly message: string | null;
}

export type AvailabilityEvent =
  | { readonly type: 'question.asked'; readonly question: TimesQuestion | null }
  | { readonly type: 'refresh.requested' }
  | { readonly type: 'times.shown' }
  | { readonly type: 'times.hidden' };

export type ListingOutcome = Outcome<OfferedDays, Refused>;

/** With XState's own, so that guards and actions read outputs by type. */
export type AvailabilityChartEvent = AvailabilityEvent | DoneActorEvent<ListingOutcome, 'listing'>;
