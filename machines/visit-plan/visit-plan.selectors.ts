import type { SnapshotFrom } from 'xstate';
import type { PlannedVisit } from '#domain/visit-plan/plan.ts';
import type { visitPlanMachine } from './visit-plan.machine.ts';
import type { CarToPlan, FoundPlan, PlanWish, VisitPlanDraft } from './visit-plan.types.ts';

export type VisitPlanSnapshot = SnapshotFrom<typeof visitPlanMachine>;

/** The cars with their visits, and the cars that were left out. */
interface WithCars {
  readonly cars: readonly CarToPlan[];
  readonly visits: readonly PlannedVisit[];
  readonly leftOut: readonly string[];
}

export type VisitPlanScreen =
  | ({ readonly screen: 'wishing'; readonly wish: PlanWish } & WithCars)
  /** `pinned`: how many visits a person chose, which stay. */
  | { readonly screen: 'planning'; readonly count: number; readonly pinned: number }
  | { readonly screen: 'failed'; readonly message: string | null }
  | ({
      readonly screen: 'shown';
      readonly wish: PlanWish;
      readonly found: FoundPlan;
      readonly canUndo: boolean;
    } & WithCars)
  | { readonly screen: 'taken'; readonly visits: readonly PlannedVisit[] };

/** Exactly what the guards read. */
export const guardView = ({ context }: VisitPlanSnapshot) => ({
  isAsked: context.isAsked,
  hasPlan: context.found !== null,
  visits: context.visits
    .map(({ carId, date, startCell, isPinned }) => `${carId} ${date} ${startCell} ${String(isPinned)}`)
    .toSorted(),
  leftOut: context.leftOut.toSorted(),
  hasPast: context.past.length > 0,
});

export const selectScreen = ({ value, context }: VisitPlanSnapshot): VisitPlanScreen => {
  const { cars, visits, leftOut, wish, found, message, past } = context;
  switch (value) {
    case 'planning':
      return {
        screen: value,
        count: cars.length - leftOut.length,
        pinned: visits.filter(({ isPinned }) => isPinned).length,
      };
    case 'failed':
      return { screen: value, message };
    case 'taken':
      return { screen: value, visits };
    case 'shown':
      if (found === null) throw new Error('shown without a plan');
      return { screen: value, wish, found, cars, visits, leftOut, canUndo: past.length > 0 };
    default:
      return { screen: 'wishing', wish, cars, visits, leftOut };
  }
};

/** What is stored of a plan: of the visits those that a person chose. Null once the plan is taken. */
export const selectDraft = ({ status, context }: VisitPlanSnapshot): VisitPlanDraft | null => {
  if (status !== 'active') return null;
  const { wish, cars, visits, leftOut, isAsked } = context;
  return { wish, cars, leftOut, isAsked, visits: visits.filter(({ isPinned }) => isPinned) };
};
