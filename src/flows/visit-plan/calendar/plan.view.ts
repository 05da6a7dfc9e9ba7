import { mayCancel } from '#domain/appointment.ts';
import { hoursOf } from '#domain/services.ts';
import { addDays, dateTimeOf, daysBetween, timeOfCell, weekday, type BranchDate } from '#domain/thai-calendar.ts';
import {
  faultsOf,
  freeStarts,
  isInHours,
  wishedBranches,
  type BrokenWish,
  type FreeStart,
} from '#domain/visit-plan/check-plan.ts';
import { greedyPlan } from '#domain/visit-plan/greedy-plan.ts';
import type { PlanCar, PlannedVisit, PlanProblem } from '#domain/visit-plan/plan.ts';
import { noVisit, type NoVisit } from '#domain/visit-plan/ways-out.ts';
import type { CarLeftAside, CarToPlan, FoundPlan } from '#machines/visit-plan/visit-plan.types.ts';

/** A day of the calendar. `closed`: why no car can come, which makes it narrow; `load`: how many cars come. */
export interface PlanDay {
  readonly date: BranchDate;
  readonly load: number;
  readonly closed: 'weekday' | 'closed' | null;
}

/** A car and what became of it. `hours`: how long its visit takes, null if that is not known because it took no part. */
export interface PlanRow {
  readonly car: CarToPlan;
  readonly hours: number | null;
  readonly visit: PlannedVisit | null;
  /** Its visit is too near to be cancelled online. */
  readonly isLate: boolean;
  readonly broken: readonly BrokenWish[];
  /** For a car without a visit, the best time that keeps every wish, such as after it was brought back; else why there is none. */
  readonly free: PlannedVisit | null;
  readonly noVisit: NoVisit | null;
  readonly aside: CarLeftAside | null;
  readonly isLeftOut: boolean;
}

export interface PlanView {
  readonly problem: PlanProblem;
  readonly days: readonly PlanDay[];
  readonly rows: readonly PlanRow[];
}

interface Shown {
  readonly found: FoundPlan;
  readonly cars: readonly CarToPlan[];
  readonly visits: readonly PlannedVisit[];
  readonly leftOut: readonly string[];
}

/** The order in which the cars were when the plan came, so that no row moves away while its car is moved: by day and time, then those without a visit. */
export function rowOrder({ visits }: FoundPlan, cars: readonly CarToPlan[]): readonly string[] {
  const when = new Map(
    visits.map(({ carId, date, startCell }) => [carId, `${date} ${String(startCell).padStart(2, '0')}`]),
  );
  const at = ({ id }: CarToPlan) => when.get(id) ?? '9';
  return cars.toSorted((a, b) => (at(a) < at(b) ? -1 : Number(at(a) > at(b)))).map(({ id }) => id);
}

function daysOf(problem: PlanProblem, visits: readonly PlannedVisit[]): PlanDay[] {
  const { from, until, weekdays, branchIds } = problem.wishes;
  const dates = visits.map(({ date }) => date);
  const first = [from, ...dates].toSorted()[0] ?? from;
  const last = [until, ...dates].toSorted().at(-1) ?? until;
  const open = new Set(
    problem.days
      .filter(({ branchId, room }) => room.length > 0 && branchIds.includes(branchId))
      .map(({ date }) => date),
  );
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, ahead) => {
    const date = addDays(first, ahead);
    const load = visits.filter((visit) => visit.date === date).length;
    const closed = !weekdays.includes(weekday(date)) ? 'weekday' : open.has(date) ? null : 'closed';
    return { date, load, closed: load > 0 ? null : closed };
  });
}

function freeFor(problem: PlanProblem, visits: readonly PlannedVisit[], car: PlanCar): PlannedVisit | null {
  const cars = problem.cars.filter(({ id }) => id === car.id || visits.some(({ carId }) => carId === id));
  const found = greedyPlan({ ...problem, cars }, visits).find(({ carId }) => carId === car.id);
  return found === undefined ? null : { ...found, isPinned: true };
}

/** Whether a visit could not be cancelled online any more. */
const isLate = ({ date, startCell }: FreeStart, now: string): boolean =>
  !mayCancel({ startsAt: dateTimeOf(date, timeOfCell(startCell)), now });

/** The plan as it is shown. `order` has the ids of the cars. */
export function planView(
  { found, cars, visits, leftOut }: Shown,
  order: readonly string[],
  now: string = found.problem.now,
): PlanView {
  const away = new Map(cars.map((car) => [car.id, car.away]));
  const problem: PlanProblem = {
    ...found.problem,
    cars: found.problem.cars.map((car) => ({ ...car, away: away.get(car.id) ?? car.away })),
  };
  const known = new Map(problem.cars.map((car) => [car.id, car]));
  const faults = faultsOf(problem, visits);
  const rows = order.flatMap((id): PlanRow[] => {
    const car = cars.find((one) => one.id === id);
    if (car === undefined) return [];
    const planned = known.get(id);
    const visit = visits.find(({ carId }) => carId === id) ?? null;
    const isLeftOut = leftOut.includes(id);
    const without = visit === null && !isLeftOut ? planned : undefined;
    const free = without === undefined ? null : freeFor(problem, visits, without);
    const broken = faults.flatMap(({ carId, why }) =>
      carId === id && why !== 'notFree' && why !== 'twice' ? [why] : [],
    );
    return [
      {
        car,
        hours: planned === undefined ? null : hoursOf(planned.cells),
        visit,
        isLate: visit !== null && isLate(visit, now),
        broken,
        free,
        noVisit: without === undefined || free !== null ? null : noVisit(problem, visits, without),
        aside: found.aside.find(({ carId }) => carId === id) ?? null,
        isLeftOut,
      },
    ];
  });
  return { problem, days: daysOf(problem, visits), rows };
}

/** The branches where a car is to go, the best first. */
const branchesOf = ({ wishes, cars }: PlanProblem, carId: string): readonly number[] =>
  wishedBranches(wishes, cars.find(({ id }) => id === carId) ?? { near: [] });

/** The times that a car can have beside the others on one day: those at the branches wished for first, then the earliest. */
export function timesOn(
  { problem }: PlanView,
  visits: readonly PlannedVisit[],
  carId: string,
  date: BranchDate,
): FreeStart[] {
  const branchIds = branchesOf(problem, carId);
  const rank = ({ branchId }: FreeStart) =>
    branchIds.includes(branchId) ? branchIds.indexOf(branchId) : branchIds.length;
  const isOther = ({ branchId }: FreeStart) => Number(!branchIds.includes(branchId));
  return freeStarts(problem, visits, carId)
    .filter((start) => start.date === date)
    .toSorted((a, b) => isOther(a) - isOther(b) || a.startCell - b.startCell || rank(a) - rank(b));
}

/** The times of one branch on one day. `wished`: those that keep the wishes for branch and time of day. */
export interface BranchTimes {
  readonly branchId: number;
  readonly isWished: boolean;
  readonly wished: readonly FreeStart[];
  readonly others: readonly FreeStart[];
}

/** The times that a car can have on one day, by branch: those wished for first, the best first. */
export function branchTimesOn(
  view: PlanView,
  visits: readonly PlannedVisit[],
  carId: string,
  date: BranchDate,
): BranchTimes[] {
  const order = branchesOf(view.problem, carId);
  const groups = new Map<number, FreeStart[]>();
  for (const time of timesOn(view, visits, carId, date))
    groups.set(time.branchId, [...(groups.get(time.branchId) ?? []), time]);
  const rank = (id: number) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...groups]
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([branchId, times]) => {
      const isWished = order.includes(branchId);
      const keeps = ({ startCell }: FreeStart) => isWished && isInHours(view.problem.wishes, startCell);
      return { branchId, isWished, wished: times.filter(keeps), others: times.filter((time) => !keeps(time)) };
    });
}

const pinned = (carId: string, start: FreeStart): PlannedVisit => ({ ...start, carId, isPinned: true });

/** The visit on another day: at the same branch and time if it is free, else the time that is nearest, at a branch wished for first; null if none is free. */
export function movedTo(
  view: PlanView,
  visits: readonly PlannedVisit[],
  carId: string,
  date: BranchDate,
): PlannedVisit | null {
  const visit = visits.find((one) => one.carId === carId);
  const branchIds = branchesOf(view.problem, carId);
  const away = (start: FreeStart) =>
    (start.branchId === visit?.branchId ? 0 : branchIds.includes(start.branchId) ? 100 : 10_000) +
    Math.abs(start.startCell - (visit?.startCell ?? 0));
  const [best] = timesOn(view, visits, carId, date).toSorted((a, b) => away(a) - away(b));
  return best === undefined ? null : pinned(carId, best);
}

/** The visit on the next day, or the one before (`by` -1), on which the car finds a time. */
export function movedByDay(
  view: PlanView,
  visits: readonly PlannedVisit[],
  carId: string,
  by: 1 | -1,
): PlannedVisit | null {
  const visit = visits.find((one) => one.carId === carId);
  const dates = view.days.filter(({ closed }) => closed === null).map(({ date }) => date);
  if (visit === undefined) return null;
  const ahead =
    by > 0 ? dates.filter((date) => date > visit.date) : dates.filter((date) => date < visit.date).toReversed();
  for (const date of ahead) {
    const moved = movedTo(view, visits, carId, date);
    if (moved !== null) return moved;
  }
  return null;
}

/** The visit at the next free time of its day, or the one before, at its own branch first. */
export function movedByTime(
  view: PlanView,
  visits: readonly PlannedVisit[],
  carId: string,
  by: 1 | -1,
): PlannedVisit | null {
  const visit = visits.find((one) => one.carId === carId);
  if (visit === undefined) return null;
  const times = timesOn(view, visits, carId, visit.date);
  const later = ({ startCell }: FreeStart) => (startCell - visit.startCell) * by;
  const [best] = times
    .filter((time) => later(time) > 0)
    .toSorted(
      (a, b) => later(a) - later(b) || Number(b.branchId === visit.branchId) - Number(a.branchId === visit.branchId),
    );
  return best === undefined ? null : pinned(carId, best);
}
