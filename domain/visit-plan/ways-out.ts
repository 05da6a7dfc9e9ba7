import { addDays, branchNow, daysBetween } from '../thai-calendar.ts';
import { startsOf } from './branch-day.ts';
import { brokenOn, isInHours, wishedBranches, type BrokenWish } from './check-plan.ts';
import { kmTo, visitCost } from './plan-cost.ts';
import type { BranchDay, PlanCar, PlannedVisit, PlanProblem } from './plan.ts';
import { roomLeft, type RoomLeft } from './room-left.ts';

/** What a way out costs, in the unit of its kind. */
export type WayCost =
  /** So many cars off the road on that day. */
  | { readonly kind: 'dayLimit'; readonly cars: number }
  /** Days after the last one wished for. */
  | { readonly kind: 'until'; readonly days: number }
  /** Kilometres further than the nearest branch wished for; less than 0 if it is nearer. */
  | { readonly kind: 'branch'; readonly km: number }
  | { readonly kind: 'weekday' | 'hours' | 'away' };

/** A free time that breaks just one wish. */
export interface WayOut {
  readonly visit: PlannedVisit;
  readonly cost: WayCost;
}

/** Why a car has no visit: what to give up first, and what the branches have. */
export interface NoVisit {
  /**
   * The wish or limit that is to blame: the only one to give up that helps, by the order below. `lead`: its parts come after the last day; `length`: no branch has so
   * long a time free in these days; `several`: no single one helps.
   */
  readonly blame: 'lead' | 'length' | 'several' | BrokenWish;
  /** The first day on which its services can be done. */
  readonly earliest: string;
  /** How many of the days that its wishes allow have no place left for a further car, and how many there are. */
  readonly fullDays: number;
  readonly days: number;
  /** The longest time in a row that is free at each branch wished for, in the days and hours wished for; 0 cells for none. */
  readonly longest: readonly { readonly branchId: number; readonly cells: number }[];
  /** At most one of each kind, those that change least first. */
  readonly ways: readonly WayOut[];
}

/** From what changes least to what changes most. */
const ORDER = ['hours', 'dayLimit', 'branch', 'weekday', 'until', 'away'] as const;
type Helping = (typeof ORDER)[number];

const brokenBy = (
  problem: PlanProblem,
  car: PlanCar,
  room: RoomLeft,
  day: BranchDay,
  startCell: number,
): BrokenWish[] => [
  ...brokenOn(problem.wishes, car, day),
  ...(isInHours(problem.wishes, startCell) ? [] : (['hours'] as const)),
  ...(room.onDay(day.date) < problem.wishes.mostADay ? [] : (['dayLimit'] as const)),
];

function costOf(
  problem: PlanProblem,
  car: PlanCar,
  kind: Helping,
  room: RoomLeft,
  { branchId, date }: BranchDay,
): WayCost {
  const { wishes } = problem;
  if (kind === 'dayLimit') return { kind, cars: room.onDay(date) + 1 };
  if (kind === 'until') return { kind, days: daysBetween(wishes.until, date) };
  if (kind !== 'branch') return { kind };
  const kmOf = (id: number) => kmTo(problem, car, id);
  const near = Math.min(...wishedBranches(wishes, car).map(kmOf));
  return { kind, km: Math.round((kmOf(branchId) - near) * 10) / 10 };
}

function longestIn({ openCell, room }: Pick<BranchDay, 'openCell' | 'room'>, starts: readonly number[]): number {
  let longest = 0;
  for (const start of starts) {
    let cells = 0;
    while ((room[start - openCell + cells] ?? 0) > 0) cells += 1;
    longest = Math.max(longest, cells);
  }
  return longest;
}

/** Why a car has no visit beside the others, in numbers, and the smallest changes that would give it one. The car must be one of the problem's. */
export function noVisit(problem: PlanProblem, visits: readonly PlannedVisit[], car: PlanCar): NoVisit {
  const { wishes, days, now } = problem;
  const room = roomLeft(
    problem,
    visits.filter(({ carId }) => carId !== car.id),
  );
  const found = new Map<Helping, { readonly way: WayOut; readonly cost: number }>();
  for (const day of days) {
    for (const startCell of room.starts(car, day)) {
      const broken = brokenBy(problem, car, room, day, startCell);
      const kind = ORDER.find((one) => one === broken[0]);
      if (broken.length !== 1 || kind === undefined) continue;
      // How far other cars' branches are from this one is not known.
      if (kind === 'branch' && car.near.length > 0 && !car.near.some(({ id }) => id === day.branchId)) continue;
      // Of equally good days the first: the number of days late is in the cost of waiting.
      const cost = visitCost(problem, car, day) + (kind === 'dayLimit' ? room.onDay(day.date) * 100 : 0);
      if (cost >= (found.get(kind)?.cost ?? Infinity)) continue;
      const visit = { carId: car.id, branchId: day.branchId, date: day.date, startCell, isPinned: true };
      found.set(kind, { cost, way: { visit, cost: costOf(problem, car, kind, room, day) } });
    }
  }
  const ways = ORDER.flatMap((kind) => found.get(kind)?.way ?? []);
  const wished = days.filter((day) => day.room.length > 0 && brokenOn(wishes, car, day).length === 0);
  const dates = [...new Set(wished.map(({ date }) => date))];
  const earliest = addDays(branchNow(now).date, car.leadDays);
  const longest = wishedBranches(wishes, car).map((branchId) => ({
    branchId,
    cells: Math.max(
      0,
      ...wished
        .filter((day) => day.branchId === branchId)
        .map((day) =>
          longestIn(
            room.of(day),
            startsOf(problem, { ...car, cells: 1 }, day).filter((start) => isInHours(wishes, start)),
          ),
        ),
    ),
  }));
  const isTooLong = wished.length > 0 && longest.every(({ cells }) => cells < car.cells);
  return {
    blame:
      earliest > wishes.until
        ? 'lead'
        : ways.some(({ cost }) => cost.kind === 'dayLimit')
          ? 'dayLimit'
          : isTooLong
            ? 'length'
            : (ways[0]?.cost.kind ?? 'several'),
    earliest,
    fullDays: dates.filter((date) => room.onDay(date) >= wishes.mostADay).length,
    days: dates.length,
    longest,
    ways,
  };
}
