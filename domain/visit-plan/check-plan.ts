import { weekday } from '../thai-calendar.ts';
import type { BranchDay, PlanCar, PlannedVisit, PlanProblem, PlanWishes } from './plan.ts';
import { roomLeft } from './room-left.ts';

/** The wishes and limits that a visit can break. */
export type BrokenWish = 'from' | 'until' | 'weekday' | 'hours' | 'branch' | 'away' | 'dayLimit';

/** What is wrong with a visit: `notFree` can never be booked; a broken wish can, if a person wants it so. */
export interface PlanFault {
  readonly carId: string;
  readonly why: 'notFree' | 'twice' | BrokenWish;
}

/** The branches where a car is to go: those near it, or else those wished for all. The best first. */
export const wishedBranches = (
  { branchIds }: Pick<PlanWishes, 'branchIds'>,
  { near }: Pick<PlanCar, 'near'>,
): readonly number[] => (near.length === 0 ? branchIds : near.filter(({ isWished }) => isWished).map(({ id }) => id));

/** The wishes that a visit on this day at this branch breaks, except for the number of cars a day and the time of day. */
export function brokenOn(
  wishes: PlanWishes,
  { away, near }: Pick<PlanCar, 'away' | 'near'>,
  { branchId, date }: Pick<BranchDay, 'branchId' | 'date'>,
): BrokenWish[] {
  const broken: BrokenWish[] = [];
  if (date < wishes.from) broken.push('from');
  if (date > wishes.until) broken.push('until');
  if (!wishes.weekdays.includes(weekday(date))) broken.push('weekday');
  if (!wishedBranches(wishes, { near }).includes(branchId)) broken.push('branch');
  if (away.includes(date)) broken.push('away');
  return broken;
}

/** Whether a visit may begin at this time of day. */
export const isInHours = ({ fromCell, toCell }: PlanWishes, startCell: number): boolean =>
  fromCell <= startCell && startCell <= toCell;

/**
 * Everything that is wrong with a plan, by the rule of availability, the lanes that the visits take from each other, and the wishes. If too many cars
 * share a day or a lane, the later ones in the list are at fault. Visits of unknown cars are not free.
 */
export function faultsOf(problem: PlanProblem, visits: readonly PlannedVisit[]): PlanFault[] {
  const { wishes } = problem;
  const cars = new Map(problem.cars.map((car) => [car.id, car]));
  const room = roomLeft(problem, []);
  const seen = new Set<string>();
  return visits.flatMap((visit): PlanFault[] => {
    const { carId, startCell } = visit;
    const car = cars.get(carId);
    if (car === undefined) return [{ carId, why: 'notFree' }];
    if (seen.has(carId)) return [{ carId, why: 'twice' }];
    seen.add(carId);
    if (!room.starts(car, visit).includes(startCell)) return [{ carId, why: 'notFree' }];
    const broken = brokenOn(wishes, car, visit);
    if (!isInHours(wishes, startCell)) broken.push('hours');
    if (room.onDay(visit.date) >= wishes.mostADay) broken.push('dayLimit');
    room.take(visit);
    return broken.map((why) => ({ carId, why }));
  });
}

/** A time that a car can have beside the other visits, whatever the wishes say. */
export type FreeStart = Pick<PlannedVisit, 'branchId' | 'date' | 'startCell'>;

/** All times that a car can have beside the other visits of the plan, by the rule of availability alone, in the order of `days`. */
export function freeStarts(problem: PlanProblem, visits: readonly PlannedVisit[], carId: string): FreeStart[] {
  const car = problem.cars.find(({ id }) => id === carId);
  if (car === undefined) return [];
  const room = roomLeft(
    problem,
    visits.filter((visit) => visit.carId !== carId),
  );
  return problem.days.flatMap(({ branchId, date }) =>
    room.starts(car, { branchId, date }).map((startCell) => ({ branchId, date, startCell })),
  );
}
