import { faultsOf } from '#domain/visit-plan/check-plan.ts';
import type { PlannedVisit } from '#domain/visit-plan/plan.ts';
import type { PlanQuestion, VisitPlanContext } from './visit-plan.types.ts';

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
export const questionOf = ({ wish, cars, visits, leftOut }: VisitPlanContext): PlanQuestion => ({
  wish,
  cars: cars.filter(({ id }) => !leftOut.includes(id)),
  pinned: visits.filter(({ isPinned }) => isPinned),
});
