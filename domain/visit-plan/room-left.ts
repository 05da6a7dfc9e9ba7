import { fits, startsOf } from './branch-day.ts';
import type { BranchDay, PlanCar, PlannedVisit, PlanProblem } from './plan.ts';
import type { BranchDate } from '../thai-calendar.ts';

interface Left {
  readonly day: BranchDay;
  readonly openCell: number;
  readonly room: number[];
  readonly starts: Map<string, readonly number[]>;
}

type Place = Pick<PlannedVisit, 'branchId' | 'date'>;

/** What a plan leaves of the lanes and of the cars that may be off the road, as it grows. */
export interface RoomLeft {
  /** The starts that are still free for a car on a day at a branch, by the rule of availability alone. */
  readonly starts: (car: PlanCar, place: Place) => number[];
  /** The lanes left in each cell of a day at a branch, from opening on. */
  readonly of: (place: Place) => Pick<BranchDay, 'openCell' | 'room'>;
  /** How many cars the plan takes off the road on a day. */
  readonly onDay: (date: BranchDate) => number;
  readonly take: (visit: PlannedVisit) => void;
  readonly free: (visit: PlannedVisit) => void;
}

const keyOf = ({ branchId, date }: Place) => `${branchId} ${date}`;

/** The room that is left beside these visits. */
export function roomLeft(problem: PlanProblem, visits: readonly PlannedVisit[]): RoomLeft {
  const cellsOf = new Map(problem.cars.map(({ id, cells }) => [id, cells]));
  const days = new Map(
    problem.days.map((day): [string, Left] => [
      keyOf(day),
      { day, openCell: day.openCell, room: [...day.room], starts: new Map() },
    ]),
  );
  const load = new Map<BranchDate, number>();
  const change = (by: 1 | -1) => (visit: PlannedVisit) => {
    load.set(visit.date, (load.get(visit.date) ?? 0) + by);
    const left = days.get(keyOf(visit));
    if (left === undefined) return;
    const first = visit.startCell - left.openCell;
    for (let cell = first; cell < first + (cellsOf.get(visit.carId) ?? 0); cell += 1)
      left.room[cell] = (left.room[cell] ?? 0) - by;
  };
  const take = change(1);
  for (const visit of visits) take(visit);
  return {
    starts: (car, place) => {
      const left = days.get(keyOf(place));
      if (left === undefined) return [];
      const kind = `${car.cells} ${car.leadDays}`;
      const starts = left.starts.get(kind) ?? startsOf(problem, car, left.day);
      left.starts.set(kind, starts);
      return starts.filter((start) => fits(left, start, car.cells));
    },
    of: (place) => days.get(keyOf(place)) ?? { openCell: 0, room: [] },
    onDay: (date) => load.get(date) ?? 0,
    take,
    free: change(-1),
  };
}
