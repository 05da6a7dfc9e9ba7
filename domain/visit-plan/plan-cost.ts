import { addDays, daysBetween, type BranchDate } from '../thai-calendar.ts';
import type { BranchDay, PlanCar, PlannedVisit, PlanProblem, PlanWishes } from './plan.ts';

/** The cost of a car without a visit: more than any visit, so that as many cars as possible have one. */
const MISSED_COST = 100_000;
/** In tenths of a kilometre: what it counts as that a branch is one place further down the list, where the first is the best. */
const ORDER_COST = 30;
const KM_COST = 10;
/** A day after the car's services are due, and one more for every so many days overdue, so that of two cars the more overdue one goes first. */
const LATE_COST = 20;
const DAYS_PER_LATE_COST = 10;
/** A car that is overdue for longer is as urgent as after so many days. */
const MOST_LATE = 1000;
/** A day of waiting. */
const WAIT_COST = 2;
/** Each further car on the same day, so that the days are evenly used. */
export const SPREAD_COST = 3;

/** How far a branch is from where the car usually goes. */
export const kmTo = (
  { branches }: Pick<PlanProblem, 'branches'>,
  { near }: Pick<PlanCar, 'near'>,
  branchId: number,
): number => near.find(({ id }) => id === branchId)?.km ?? branches.find(({ id }) => id === branchId)?.km ?? 0;

const costOfLate = (days: number): number => days * LATE_COST + days ** 2 / (2 * DAYS_PER_LATE_COST);

/**
 * What it costs that a car waits until a day: a little for every day, and more the longer its services are overdue by then. How late it was before the first day makes it
 * urgent, but is no cost of the plan, which cannot change it.
 */
function waitCost({ from }: Pick<PlanWishes, 'from'>, { dueBy }: Pick<PlanCar, 'dueBy'>, date: BranchDate): number {
  const days = Math.max(0, daysBetween(from, date));
  if (dueBy === null) return days * WAIT_COST;
  const before = Math.min(MOST_LATE, Math.max(0, daysBetween(dueBy, from)));
  const late = Math.max(before, Math.min(before + days, daysBetween(dueBy, date)));
  return days * WAIT_COST + Math.round(costOfLate(late) - costOfLate(before));
}

/** What a car without a visit costs: it waits until after the last day, so that where there is room for only some of the cars the most overdue ones have it. */
export const missedCost = ({ wishes }: Pick<PlanProblem, 'wishes'>, car: Pick<PlanCar, 'dueBy'>): number =>
  MISSED_COST + waitCost(wishes, car, addDays(wishes.until, 1));

/** What a visit at a branch on a day costs, whatever its time: way or place in the list, late, and waiting. A whole number, 0 or more. */
export function visitCost(
  { wishes, branches }: Pick<PlanProblem, 'wishes' | 'branches'>,
  { dueBy, near }: Pick<PlanCar, 'dueBy' | 'near'>,
  { branchId, date }: Pick<BranchDay, 'branchId' | 'date'>,
): number {
  const km = kmTo({ branches }, { near }, branchId);
  const place = wishes.branchIds.indexOf(branchId);
  // A branch that is not in the list comes after it, the nearest first.
  const isByPlace = wishes.prefers === 'first' && place >= 0;
  const further = wishes.prefers === 'first' ? wishes.branchIds.length * ORDER_COST : 0;
  const way = isByPlace ? place * ORDER_COST : further + Math.round(km * KM_COST);
  return way + waitCost(wishes, { dueBy }, date);
}

/** What a whole plan costs, with the cars that have no visit. */
export function planCost(problem: PlanProblem, visits: readonly PlannedVisit[]): number {
  const cars = new Map(problem.cars.map((car) => [car.id, car]));
  const load = new Map<string, number>();
  let cost = 0;
  for (const visit of visits) {
    const before = load.get(visit.date) ?? 0;
    load.set(visit.date, before + 1);
    const car = cars.get(visit.carId);
    cost += before * SPREAD_COST + (car === undefined ? 0 : visitCost(problem, car, visit));
    cars.delete(visit.carId);
  }
  for (const car of cars.values()) cost += missedCost(problem, car);
  return cost;
}
