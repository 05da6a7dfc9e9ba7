import type { BranchDate } from '../thai-calendar.ts';

/** A branch near where a car usually goes, `km` away from there. `isWished`: one of those where it is to go. */
export interface NearBranch {
  readonly id: number;
  readonly km: number;
  readonly isWished: boolean;
}

/** A car to plan a visit for. `cells` is the visit's length in quarters of an hour, `leadDays` the largest lead time of its services in days. */
export interface PlanCar {
  readonly id: string;
  readonly cells: number;
  readonly leadDays: number;
  /** Days on which the car is needed elsewhere. */
  readonly away: readonly BranchDate[];
  /** The day by which its services are due; null if none is known. */
  readonly dueBy: BranchDate | null;
  /** The nearest first; empty if branches are wished for, which are then the same for all cars. */
  readonly near: readonly NearBranch[];
}

/** What the plan is to keep to. Days are inclusive, cells are quarters of an hour since midnight. */
export interface PlanWishes {
  readonly from: BranchDate;
  readonly until: BranchDate;
  /** 0 (Sunday) to 6 (Saturday). */
  readonly weekdays: readonly number[];
  /** A visit begins at `fromCell` or later, and at `toCell` or earlier. */
  readonly fromCell: number;
  readonly toCell: number;
  readonly branchIds: readonly number[];
  /** Whether the first of the branches in the list is the best, or the nearest. */
  readonly prefers: 'first' | 'nearest';
  /** How many cars of the plan may be off the road on one day. */
  readonly mostADay: number;
}

/** `km` is the distance from where the cars usually go. */
export interface PlanBranch {
  readonly id: number;
  readonly km: number;
}

/** One day at one branch: the number of free lanes in each cell from opening (`openCell`) to closing; no cells on a day when it is closed. */
export interface BranchDay {
  readonly branchId: number;
  readonly date: BranchDate;
  readonly openCell: number;
  readonly room: readonly number[];
}

/** A visit of the plan. A pinned one was chosen by a person: it stays where it is. */
export interface PlannedVisit {
  readonly carId: string;
  readonly branchId: number;
  readonly date: BranchDate;
  readonly startCell: number;
  readonly isPinned: boolean;
}

/** Everything that a plan is made from. `branches` and `days` may go beyond the wishes: these are the ways out where nothing fits. */
export interface PlanProblem {
  /** An instant with its offset. */
  readonly now: string;
  readonly cars: readonly PlanCar[];
  readonly wishes: PlanWishes;
  readonly branches: readonly PlanBranch[];
  readonly days: readonly BranchDay[];
}
