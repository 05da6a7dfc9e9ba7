import type { SnapshotFrom } from 'xstate';
import type { PlannedVisit } from '#domain/visit-plan/plan.ts';
import type { visitPlanMachine } from './visit-plan.machine.ts';
import type { CarToPlan, FoundPlan, PassedOver, PlanWish, VisitPlanDraft } from './visit-plan.types.ts';

export type VisitPlanSnapshot = SnapshotFrom<typeof visitPlanMachine>;

/** The cars with their visits, and the cars that were left out. */
interface WithCars {
  readonly cars: readonly CarToPlan[];
  readonly visits: readonly PlannedVisit[];
  readonly leftOut: readonly string[];
  readonly passedOver: PassedOver;
}

/** How many changes can still be undone after a reload. */
const MOST_STORED = 10;

export type VisitPlanScreen =
  | ({ readonly screen: 'wishing'; readonly wish: PlanWish } & WithCars)
  /** `pinned`: how many visits a person chose, which stay. */
  | { readonly screen: 'planning'; readonly count: number; readonly pinned: number }
  /** The stored plan, whose times are checked. */
  | { readonly screen: 'checking'; readonly count: number }
  | { readonly screen: 'failed'; readonly message: string | null; readonly hasPlan: boolean }
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
  isCurrent: context.isCurrent,
  hasPlan: context.found !== null,
  visits: context.visits
    .map(({ carId, date, startCell, isPinned }) => `${carId} ${date} ${startCell} ${String(isPinned)}`)
    .toSorted(),
  leftOut: context.leftOut.toSorted(),
  hasCars: context.cars.some(({ id }) => !context.leftOut.includes(id)),
  hasPast: context.past.length > 0,
});

export const selectScreen = ({ value, context }: VisitPlanSnapshot): VisitPlanScreen => {
  const { cars, visits, leftOut, wish, found, message, past, passedOver } = context;
  switch (value) {
    case 'planning':
      return {
        screen: value,
        count: cars.length - leftOut.length,
        pinned: visits.filter(({ isPinned }) => isPinned).length,
      };
    case 'checking':
      return { screen: value, count: visits.length };
    case 'failed':
      return { screen: value, message, hasPlan: found !== null };
    case 'taken':
      return { screen: value, visits };
    case 'shown':
      if (found === null) throw new Error('shown without a plan');
      return { screen: value, wish, found, cars, visits, leftOut, passedOver, canUndo: past.length > 0 };
    default:
      return { screen: 'wishing', wish, cars, visits, leftOut, passedOver };
  }
};

/** What is stored of a plan, as it is shown; while another one is asked for, that it is. Null once the plan is taken. */
export const selectDraft = ({ status, value, context }: VisitPlanSnapshot): VisitPlanDraft | null => {
  if (status !== 'active') return null;
  const { wish, cars, visits, leftOut, isAsked, found, past, passedOver } = context;
  const isMaking = value === 'planning' || value === 'failed';
  return {
    wish,
    cars,
    leftOut,
    isAsked,
    visits,
    passedOver,
    found: isMaking ? null : found,
    past: isMaking ? [] : past.slice(-MOST_STORED),
  };
};
