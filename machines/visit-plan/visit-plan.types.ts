import type { DoneActorEvent } from 'xstate';
import type { PlannedVisit, PlanProblem } from '#domain/visit-plan/plan.ts';
import type { Outcome, Refused } from '../shared/outcome.ts';

/** A car to plan. `services` are those to book, `dueBy` the day by which they are due, `away` the days on which it is needed elsewhere. */
export interface CarToPlan {
  readonly id: string;
  readonly services: readonly number[];
  readonly dueBy: string | null;
  readonly away: readonly string[];
}

/** What the plan is to keep to, as a person says it. Without `branches` those nearest to where the cars usually go are meant. */
export interface PlanWish {
  readonly from: string;
  readonly until: string;
  readonly weekdays: readonly number[];
  readonly fromTime: string;
  readonly toTime: string;
  readonly branches: readonly number[];
  readonly mostADay: number;
}

/** `name` in the language of the page; `km` from where the cars usually go. */
export interface BranchOfPlan {
  readonly id: number;
  readonly name: string;
  readonly km: number;
  readonly isWished: boolean;
}

/** A car that takes no part, or has lost its visit. `timeLost`: the time that it had is no longer free. */
export interface CarLeftAside {
  readonly carId: string;
  readonly why: 'booked' | 'gone' | 'timeLost';
  readonly bookingId: string | null;
}

/** A plan, and all that is needed to change it by hand. `isProven`: no other plan that keeps the wishes is better. */
export interface FoundPlan {
  readonly problem: PlanProblem;
  readonly branches: readonly BranchOfPlan[];
  readonly visits: readonly PlannedVisit[];
  readonly aside: readonly CarLeftAside[];
  readonly isProven: boolean;
}

export interface PlanQuestion {
  readonly wish: PlanWish;
  readonly cars: readonly CarToPlan[];
  readonly pinned: readonly PlannedVisit[];
}

export type PlanningOutcome = Outcome<FoundPlan, Refused>;

/** What can be changed by hand, and undone. */
interface ByHand {
  readonly cars: readonly CarToPlan[];
  readonly visits: readonly PlannedVisit[];
  /** The cars that a person left out. */
  readonly leftOut: readonly string[];
}

/** How many of the cars that were asked for take no part: beyond the most that one plan can have, and those with a booking. */
export interface PassedOver {
  readonly beyondMost: number;
  readonly booked: number;
}

/** What outlives the page: the plan as it is shown, with all that was done by hand. */
export interface VisitPlanDraft extends ByHand {
  readonly wish: PlanWish;
  /** A plan was asked for: if there is none yet, it is asked for again when the page is opened anew. */
  readonly isAsked: boolean;
  readonly found: FoundPlan | null;
  /** What was before each change since the plan came, the latest last. */
  readonly past: readonly ByHand[];
  readonly passedOver: PassedOver;
}

export interface VisitPlanInput extends VisitPlanDraft {
  /** The plan was shown a moment ago, by another tab: its times need not be checked. */
  readonly isCurrent: boolean;
}

export interface VisitPlanContext extends VisitPlanInput {
  /** What the plan that is shown was asked with, while another is asked for. */
  readonly former: Pick<VisitPlanDraft, 'wish' | 'cars' | 'leftOut'> | null;
  /** The server's message, if it refused. */
  readonly message: string | null;
}

export type VisitPlanEvent =
  | { readonly type: 'plan.requested'; readonly wish: PlanWish; readonly cars: readonly CarToPlan[] }
  | { readonly type: 'plan.again' }
  | { readonly type: 'planning.cancelled' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'wishes.reopened' }
  | { readonly type: 'visit.moved'; readonly visit: PlannedVisit }
  | { readonly type: 'pin.toggled'; readonly carId: string }
  | { readonly type: 'away.toggled'; readonly carId: string; readonly date: string }
  | { readonly type: 'car.leftOut'; readonly carId: string }
  | { readonly type: 'car.broughtBack'; readonly carId: string }
  | { readonly type: 'change.undone' }
  | { readonly type: 'plan.taken' };

/** Includes XState's own events, so that guards and actions can read outputs by type. */
export type VisitPlanChartEvent = VisitPlanEvent | DoneActorEvent<PlanningOutcome, 'planning' | 'checking'>;
