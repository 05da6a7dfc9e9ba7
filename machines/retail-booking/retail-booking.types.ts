import type { BranchChoice, ServiceChoice } from '../shared/booking-choices.ts';
import type { DoneActorEvent } from 'xstate';
import type { CarMasterData } from '#contract/wire/service.ts';
import type { AvailabilityReport, Freshness, OfferedDays, TimesQuestion } from '../availability/availability.types.ts';
import type {
  ConfirmationReport,
  Confirmation,
  ConfirmedItem,
} from '../booking-confirmation/booking-confirmation.types.ts';
import type { Customer } from '../shared/customer.ts';
import type { Clock } from '../shared/clock.ts';
import type { Member } from '../shared/member.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { SessionKnown, SessionSuperseded } from '../shared/session-superseded.ts';
import type { DropReason, LostTime, RetailDraft, WishedTime } from './retail-booking.draft.ts';
import type { Step } from './retail-booking.step-names.ts';

/** What the address asks for: a branch, services, a date or a slot on it, in any combination. */
export interface Wish {
  readonly locationId: number | null;
  /** If empty, the draft's services stay. */
  readonly serviceIds: readonly number[];
  readonly when: WishedTime | null;
}

/** Where to move a booking: another branch, and a date or slot there. */
export interface BranchMove {
  readonly branch: BranchChoice;
  /** Null: the first date on offer. */
  readonly when: WishedTime | null;
}

export type Notice =
  | { readonly code: 'services.limit' }
  /** Others have the chosen time, or its hour is over. */
  | { readonly code: 'time.lost' | 'time.passed'; readonly date: string | null; readonly time: string }
  /** A lost time. */
  | ({ readonly code: 'time.freeAgain' } & Pick<LostTime, 'date' | 'time'>)
  /** Instead of a lost time, or one that a link asked for. */
  | {
      readonly code: 'time.nearest';
      readonly wanted: WishedTime;
      readonly nearest: Pick<LostTime, 'date' | 'time'>;
    }
  | { readonly code: 'branch.moved'; readonly from: BranchMove | null }
  | { readonly code: 'draft.dropped'; readonly reason: DropReason }
  | { readonly code: 'choice.gone'; readonly branch: boolean; readonly services: readonly string[] };

export interface DraftReading {
  readonly draft: RetailDraft | null;
  readonly dropped: DropReason | null;
}

/** The part of a draft that the catalogue still has: the branch (null if it is gone) and the remaining services. */
export interface CatalogueAnswer {
  readonly branch: BranchChoice | null;
  readonly services: readonly ServiceChoice[];
}

export type DraftReadingOutcome = Outcome<DraftReading>;
export type CheckingOutcome = Outcome<CatalogueAnswer, 'refused'>;
export type ReleasingOutcome = Outcome<null, 'refused'>;

export interface RetailBookingInput {
  readonly clock: Clock;
  /** Null for a guest. */
  readonly member: Member | null;
  readonly wish: Wish | null;
  /** The step in the address; null to continue where the draft was left. */
  readonly step: Step | null;
}

export interface RetailBookingContext extends SessionKnown {
  readonly clock: Clock;
  readonly member: Member | null;
  /** Kept until its branch has been read from the catalogue. */
  readonly wish: Wish | null;
  readonly requestedStep: Step | null;
  /** The step that was opened from the summary: Back leads to the summary again. */
  readonly openedStep: Step | null;
  readonly draft: RetailDraft;
  /** What the confirmation reports about: the owner of the draft when the summary was reached. */
  readonly subject: string | null;
  /** How current the draft's `days` are, for `question`. */
  readonly offer: Omit<OfferedDays, 'days'> & {
    readonly freshness: Freshness;
    readonly message: string | null;
    readonly question: TimesQuestion | null;
  };
  readonly notice: Notice | null;
  /** The temporary booking to release after starting over. */
  readonly released: string | null;
  readonly booked: Confirmation | null;
}

export type RetailBookingEvent =
  | { readonly type: 'branch.chosen'; readonly branch: BranchChoice }
  | { readonly type: 'branch.cleared' }
  | { readonly type: 'service.toggled'; readonly service: ServiceChoice }
  | { readonly type: 'otherService.entered'; readonly text: string }
  | { readonly type: 'date.chosen'; readonly date: string }
  | { readonly type: 'time.chosen'; readonly time: string }
  | ({ readonly type: 'branchMove.chosen' } & BranchMove)
  | { readonly type: 'times.requested' }
  | { readonly type: 'tab.left' }
  | { readonly type: 'tab.returned' }
  | { readonly type: 'information.entered'; readonly customer: Omit<Customer, 'memberCode'>; readonly note: string }
  | { readonly type: 'carBrands.loaded'; readonly brands: readonly CarMasterData[] }
  | { readonly type: 'branchKeywords.loaded'; readonly keywords: readonly string[] }
  | { readonly type: 'next.requested' }
  | { readonly type: 'back.requested' }
  | { readonly type: 'step.requested'; readonly step: Step }
  | { readonly type: 'notice.dismissed' }
  | { readonly type: 'restart.requested' }
  /** Back to the first step, keeping everything chosen and entered except the time. */
  | { readonly type: 'lostTime.acknowledged' }
  | { readonly type: 'resume.requested' }
  | { readonly type: 'draft.changedElsewhere' }
  | SessionSuperseded;

/** Includes the child charts' reports and XState's own events, so that guards and actions can read them by type. */
export type RetailBookingChartEvent =
  | RetailBookingEvent
  | AvailabilityReport
  | ConfirmationReport
  | DoneActorEvent<DraftReadingOutcome, 'reading'>
  | DoneActorEvent<CheckingOutcome, 'checking'>
  | DoneActorEvent<ReleasingOutcome, 'releasing'>
  | DoneActorEvent<readonly ConfirmedItem[], 'confirmation'>;
