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

/** A car that takes no part. `pinLost`: the time that was chosen for it is no longer free. */
export interface CarLeftAside {
  readonly carId: string;
  readonly why: 'booked' | 'gone' | 'pinLost';
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

/** What outlives the page: of the visits only the pinned ones. */
export interface VisitPlanDraft extends ByHand {
  readonly wish: PlanWish;
  /** A plan was asked for: it is asked for again when the page is opened anew. */
  readonly isAsked: boolean;
}

export type VisitPlanInput = VisitPlanDraft;

export interface VisitPlanContext extends VisitPlanDraft {
  readonly found: FoundPlan | null;
  /** The server's message, if it refused. */
  readonly message: string | null;
  /** What was before each change since the plan came, the latest last. */
  readonly past: readonly ByHand[];
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
export type VisitPlanChartEvent = VisitPlanEvent | DoneActorEvent<PlanningOutcome, 'planning'>;
