import { daysBetween } from '../thai-calendar.ts';
import type { BranchDay, PlanCar, PlannedVisit, PlanProblem } from './plan.ts';

/** The cost of a car without a visit: more than any visit, so that as many cars as possible have one. */
export const MISSED_COST = 100_000;
/** In tenths of a kilometre: what it counts as that a branch is one place further down the list, where the first is the best. */
const ORDER_COST = 30;
const KM_COST = 10;
/** A day after the car's services are due. */
const LATE_COST = 20;
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
  const late = dueBy === null ? 0 : Math.max(0, daysBetween(dueBy, date));
  return way + late * LATE_COST + Math.max(0, daysBetween(wishes.from, date)) * WAIT_COST;
}

/** What a whole plan costs, with the cars that have no visit. */
export function planCost(problem: PlanProblem, visits: readonly PlannedVisit[]): number {
  const cars = new Map(problem.cars.map((car) => [car.id, car]));
  const load = new Map<string, number>();
  let cost = MISSED_COST * (cars.size - visits.length);
  for (const visit of visits) {
    const before = load.get(visit.date) ?? 0;
    load.set(visit.date, before + 1);
    const car = cars.get(visit.carId);
    cost += before * SPREAD_COST + (car === undefined ? 0 : visitCost(problem, car, visit));
  }
  return cost;
}
