import { faultsOf } from '#domain/visit-plan/check-plan.ts';
import type { PlannedVisit } from '#domain/visit-plan/plan.ts';
import type { FoundPlan, PlanQuestion, VisitPlanContext } from './visit-plan.types.ts';

/** How many changes can be undone. */
const MOST_PAST = 50;

type Change = Partial<Pick<VisitPlanContext, 'cars' | 'visits' | 'leftOut'>>;

/** A change by hand, which can be undone. */
export const changed = ({ cars, visits, leftOut, past }: VisitPlanContext, change: Change) => ({
  ...change,
  past: [...past, { cars, visits, leftOut }].slice(-MOST_PAST),
});

/** Whether a visit can be where it is to be moved: free by the rule of availability, beside all others. The wishes are the person's own to break. */
export function isFree({ found, visits, leftOut, cars }: VisitPlanContext, visit: PlannedVisit): boolean {
  const { carId } = visit;
  if (found === null || leftOut.includes(carId) || !cars.some(({ id }) => id === carId)) return false;
  const others = visits.filter((other) => other.carId !== carId);
  return !faultsOf(found.problem, [...others, visit]).some((fault) => fault.carId === carId && fault.why === 'notFree');
}

export const withVisit = (visits: readonly PlannedVisit[], visit: PlannedVisit): PlannedVisit[] => [
  ...visits.filter(({ carId }) => carId !== visit.carId),
  { ...visit, isPinned: true },
];

/** With the day added to those on which a car is needed elsewhere, or taken from them. */
export const withAway = (cars: VisitPlanContext['cars'], carId: string, date: string): VisitPlanContext['cars'] =>
  cars.map((car) => {
    if (car.id !== carId) return car;
    const away = car.away.includes(date) ? car.away.filter((day) => day !== date) : [...car.away, date].toSorted();
    return { ...car, away };
  });

/** Of the cars that a person has not left out; what a person chose stays. */
export function questionOf({ wish, cars, visits, leftOut }: VisitPlanContext): PlanQuestion {
  const asked = cars.filter(({ id }) => !leftOut.includes(id));
  const pinned = visits.filter(({ carId, isPinned }) => isPinned && asked.some(({ id }) => id === carId));
  return { wish, cars: asked, pinned };
}

/** Of the visits of a stored plan, each pinned where it is: whether they are still free. */
export const checkQuestionOf = ({ wish, cars, visits }: VisitPlanContext): PlanQuestion => ({
  wish,
  cars: cars.filter(({ id }) => visits.some(({ carId }) => carId === id)),
  pinned: visits,
});

const notFreeIn = (found: FoundPlan, visits: VisitPlanContext['visits']) =>
  new Set(
    faultsOf(found.problem, visits)
      .filter(({ why }) => why === 'notFree')
      .map(({ carId }) => carId),
  );

/** The stored plan with the free times of now: visits whose time is gone, and cars that have gone or are booked, are named and have none; no other is moved. */
export function checkedPlan(
  { found, visits, past }: VisitPlanContext,
  { problem, branches, aside }: FoundPlan,
): Pick<VisitPlanContext, 'found' | 'visits' | 'past'> {
  if (found === null) return { found, visits, past };
  const named = aside.filter(({ why }) => why !== 'timeLost');
  const cars = found.problem.cars.filter(({ id }) => !named.some(({ carId }) => carId === id));
  const added = branches.filter(({ id }) => !found.branches.some((branch) => branch.id === id));
  const read = new Set(problem.days.map(({ branchId, date }) => `${branchId} ${date}`));
  const now: FoundPlan = {
    ...found,
    problem: {
      ...found.problem,
      now: problem.now,
      days: [...problem.days, ...found.problem.days.filter(({ branchId, date }) => !read.has(`${branchId} ${date}`))],
      cars,
      branches: [...found.problem.branches, ...added.map(({ id, km }) => ({ id, km }))],
    },
    branches: [...found.branches, ...added],
    isProven: false,
  };
  const gone = notFreeIn(now, visits);
  const lost = visits.filter(({ carId }) => gone.has(carId) && cars.some(({ id }) => id === carId));
  const before = found.aside.filter(({ carId }) => !named.some((other) => other.carId === carId));
  // Undoing leads to nothing that cannot be had any more.
  const blocked = past.findLastIndex((each) => notFreeIn(now, each.visits).size > 0);
  return {
    found: {
      ...now,
      aside: [
        ...before.filter(({ carId }) => !gone.has(carId)),
        ...named,
        ...lost.map(({ carId }) => ({ carId, why: 'timeLost' as const, bookingId: null })),
      ],
    },
    visits: visits.filter(({ carId }) => !gone.has(carId)),
    past: past.slice(blocked + 1),
  };
}
