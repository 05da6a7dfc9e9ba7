import { brokenOn, isInHours } from './check-plan.ts';
import { missedCost, planCost, SPREAD_COST, visitCost } from './plan-cost.ts';
import type { BranchDay, PlanCar, PlannedVisit, PlanProblem } from './plan.ts';
import { roomLeft, type RoomLeft } from './room-left.ts';

/** A day at a branch that a car's wishes allow, and what a visit there costs. */
export interface PlaceToGo {
  readonly day: BranchDay;
  readonly cost: number;
}

/** Where each car that is not pinned may go, the cheapest first. */
export function placesToGo(problem: PlanProblem, car: PlanCar): PlaceToGo[] {
  return problem.days
    .filter((day) => day.room.length > 0 && brokenOn(problem.wishes, car, day).length === 0)
    .map((day) => ({ day, cost: visitCost(problem, car, day) }))
    .toSorted((a, b) => a.cost - b.cost);
}

/** The cheapest visit that still fits, on any day but one of `except`; null if none does. */
function cheapest(
  problem: PlanProblem,
  room: RoomLeft,
  car: PlanCar,
  places: readonly PlaceToGo[],
): PlannedVisit | null {
  const { wishes } = problem;
  let best: { readonly visit: PlannedVisit; readonly cost: number } | null = null;
  for (const { day, cost } of places) {
    if (best !== null && cost >= best.cost) break;
    const load = room.onDay(day.date);
    if (load >= wishes.mostADay || (best !== null && cost + load * SPREAD_COST >= best.cost)) continue;
    const startCell = room.starts(car, day).find((start) => isInHours(wishes, start));
    if (startCell === undefined) continue;
    const visit = { carId: car.id, branchId: day.branchId, date: day.date, startCell, isPinned: false };
    best = { visit, cost: cost + load * SPREAD_COST };
  }
  return best?.visit ?? null;
}

/** Makes room for a car by moving one other; whether it did. */
function makeRoom(
  problem: PlanProblem,
  room: RoomLeft,
  plan: Map<string, PlannedVisit>,
  places: ReadonlyMap<PlanCar, readonly PlaceToGo[]>,
  car: PlanCar,
): boolean {
  for (const [other, otherPlaces] of places) {
    const moved = plan.get(other.id);
    if (moved === undefined || moved.isPinned) continue;
    room.free(moved);
    const visit = cheapest(
      problem,
      room,
      car,
      (places.get(car) ?? []).filter(({ day }) => day.date === moved.date),
    );
    if (visit !== null) {
      room.take(visit);
      const elsewhere = cheapest(problem, room, other, otherPlaces);
      if (elsewhere !== null) {
        room.take(elsewhere);
        plan.set(other.id, elsewhere).set(car.id, visit);
        return true;
      }
      room.free(visit);
    }
    room.take(moved);
  }
  return false;
}

type Places = readonly [car: PlanCar, its: readonly PlaceToGo[]];

const fewestPlaces = ([a, one]: Places, [b, other]: Places) => one.length - other.length || b.cells - a.cells;

/** One plan, with the cars in this order. */
function planInOrder(problem: PlanProblem, kept: readonly PlannedVisit[], order: readonly Places[]): PlannedVisit[] {
  const plan = new Map(kept.map((visit) => [visit.carId, visit]));
  const room = roomLeft(problem, kept);
  const left: PlanCar[] = [];
  for (const [car, its] of order) {
    const visit = cheapest(problem, room, car, its);
    if (visit === null) left.push(car);
    else {
      room.take(visit);
      plan.set(car.id, visit);
    }
  }
  for (const car of left) makeRoom(problem, room, plan, new Map(order), car);
  return problem.cars.flatMap(({ id }) => plan.get(id) ?? []);
}

/**
 * A plan that keeps every wish: each car where it costs least, once with the cars first that have the fewest places to go, and once with those that lose most by not
 * being seen; the cheaper of the two. If a car finds no place, one other is moved to make room. `kept` stay as they are, such as pinned visits; they are
 * not checked. Cars without a visit are left out.
 */
export function greedyPlan(problem: PlanProblem, kept: readonly PlannedVisit[]): PlannedVisit[] {
  const done = new Set(kept.map(({ carId }) => carId));
  const places = problem.cars
    .filter(({ id }) => !done.has(id))
    .map((car): Places => [car, placesToGo(problem, car)])
    .toSorted(fewestPlaces);
  const loss = new Map(places.map(([car]) => [car, missedCost(problem, car)]));
  const plan = planInOrder(problem, kept, places);
  const urgentFirst = planInOrder(
    problem,
    kept,
    places.toSorted(([a], [b]) => (loss.get(b) ?? 0) - (loss.get(a) ?? 0)),
  );
  return planCost(problem, urgentFirst) < planCost(problem, plan) ? urgentFirst : plan;
}
