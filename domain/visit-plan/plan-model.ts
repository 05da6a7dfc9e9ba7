import { fits } from './branch-day.ts';
import { isInHours } from './check-plan.ts';
import { greedyPlan, placesToGo } from './greedy-plan.ts';
import { packDay } from './pack-day.ts';
import { missedCost, planCost, SPREAD_COST } from './plan-cost.ts';
import type { BranchDay, PlanCar, PlannedVisit, PlanProblem } from './plan.ts';
import { roomLeft, type RoomLeft } from './room-left.ts';

interface Row {
  readonly lower: number;
  readonly upper: number;
  readonly columns: readonly number[];
  readonly values: readonly number[];
}

/**
 * A plan as a mixed-integer program in sparse rows, to be made as cheap as possible: each column is between 0 and 1, and whole where `isWhole` says so.
 * It decides for each car the branch and the day, not the time, so that its optimum with `kept` is never more than what a plan costs.
 */
export interface PlanModel {
  readonly costs: readonly number[];
  readonly isWhole: readonly boolean[];
  readonly rows: readonly Row[];
}

export interface ReadablePlanModel {
  readonly model: PlanModel;
  /** What the pinned visits cost, which no column decides. */
  readonly kept: number;
  /** The columns of a plan, from which the search begins. */
  readonly columnsOf: (visits: readonly PlannedVisit[]) => number[];
  /**
   * The plan that columns decide; a car whose time cannot be packed is placed again by the greedy rule. `cuts`: rows that the program lacked, because it does not
   * know how visits lie beside each other.
   */
  readonly read: (columns: readonly number[]) => { readonly plan: PlannedVisit[]; readonly cuts: readonly Row[] };
}

interface Choice {
  readonly car: PlanCar;
  readonly day: BranchDay;
  readonly cost: number;
  readonly starts: readonly number[];
  readonly column: number;
}

/** The most visits of one length that fit beside each other. All are equally long, so the earliest start first is best. */
function mostOf(
  { openCell, room }: Pick<BranchDay, 'openCell' | 'room'>,
  starts: readonly number[],
  cells: number,
): number {
  const left = { openCell, room: [...room] };
  let count = 0;
  for (const start of starts)
    while (fits(left, start, cells)) {
      for (let cell = start - openCell; cell < start - openCell + cells; cell += 1)
        left.room[cell] = (left.room[cell] ?? 0) - 1;
      count += 1;
    }
  return count;
}

const grouped = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return [...groups.values()];
};

function choicesOf(problem: PlanProblem, cars: readonly PlanCar[], room: RoomLeft): Choice[] {
  let column = 0;
  return cars.flatMap((car) =>
    placesToGo(problem, car).flatMap(({ day, cost }) => {
      const starts = room.starts(car, day).filter((start) => isInHours(problem.wishes, start));
      return starts.length === 0 ? [] : [{ car, day, cost, starts, column: column++ }];
    }),
  );
}

const atMost = (upper: number, columns: readonly number[], values: readonly number[] = columns.map(() => 1)): Row => ({
  lower: -Infinity,
  upper,
  columns,
  values,
});

/** What the lanes of one day at a branch allow: for each length, how many visits of at least that length; and the cells of all together. */
function laneRows(choices: readonly Choice[], room: RoomLeft, mostOnDay: number): Row[] {
  const [first] = choices;
  if (first === undefined) return [];
  const left = room.of(first.day);
  const lengths = [...new Set(choices.map(({ car }) => car.cells))].toSorted((a, b) => a - b);
  const rows = lengths.flatMap((cells) => {
    const long = choices.filter(({ car }) => car.cells >= cells);
    const starts = [...new Set(long.flatMap((choice) => choice.starts))].toSorted((a, b) => a - b);
    const most = mostOf(left, starts, cells);
    return most >= Math.min(mostOnDay, long.length)
      ? []
      : [
          atMost(
            most,
            long.map(({ column }) => column),
          ),
        ];
  });
  const free = left.room.reduce((sum, lanes) => sum + lanes, 0);
  const wanted = choices
    .map(({ car }) => car.cells)
    .toSorted((a, b) => b - a)
    .slice(0, mostOnDay);
  if (wanted.reduce((sum, cells) => sum + cells, 0) <= free) return rows;
  return [
    ...rows,
    atMost(
      free,
      choices.map(({ column }) => column),
      choices.map(({ car }) => car.cells),
    ),
  ];
}

/** The program for the cars that are not among the kept visits. */
export function planModel(problem: PlanProblem, kept: readonly PlannedVisit[]): ReadablePlanModel {
  const room = roomLeft(problem, kept);
  const done = new Set(kept.map(({ carId }) => carId));
  const cars = problem.cars.filter(({ id }) => !done.has(id));
  const choices = choicesOf(problem, cars, room);
  const costs = choices.map(({ cost }) => cost);
  const isWhole = choices.map(() => true);
  const rows: Row[] = [];
  const addColumn = (cost: number, whole: boolean) => {
    isWhole.push(whole);
    return costs.push(cost) - 1;
  };
  const ofCar = new Map(grouped(choices, ({ car }) => car.id).map((group) => [group[0]?.car.id, group]));
  const missed = new Map(cars.map((car) => [car.id, addColumn(missedCost(problem, car), false)]));
  for (const [id, column] of missed) {
    const columns = [...(ofCar.get(id) ?? []).map((choice) => choice.column), column];
    rows.push({ lower: 1, upper: 1, columns, values: columns.map(() => 1) });
  }
  /** For each day a column for each further car, each dearer than the one before. */
  const loads = new Map<string, number[]>();
  for (const group of grouped(choices, ({ day }) => day.date)) {
    const date = group[0]?.day.date ?? '';
    const before = room.onDay(date);
    const most = Math.min(Math.max(0, problem.wishes.mostADay - before), new Set(group.map(({ car }) => car.id)).size);
    const further = Array.from({ length: most }, (_, place) => addColumn((before + place) * SPREAD_COST, false));
    loads.set(date, further);
    const columns = [...group.map((choice) => choice.column), ...further];
    rows.push({ lower: 0, upper: 0, columns, values: columns.map((column) => (column < choices.length ? 1 : -1)) });
    for (const here of grouped(group, ({ day }) => String(day.branchId))) rows.push(...laneRows(here, room, most));
  }

  return {
    model: { costs, isWhole, rows },
    kept: planCost({ ...problem, cars: problem.cars.filter(({ id }) => done.has(id)) }, kept),
    columnsOf: (visits) => {
      const columns = costs.map(() => 0);
      for (const column of missed.values()) columns[column] = 1;
      for (const { carId, branchId, date } of visits) {
        const choice = ofCar.get(carId)?.find(({ day }) => day.branchId === branchId && day.date === date);
        if (choice === undefined) continue;
        columns[choice.column] = 1;
        columns[missed.get(carId) ?? 0] = 0;
        const next = loads.get(date)?.find((column) => columns[column] === 0);
        if (next !== undefined) columns[next] = 1;
      }
      return columns;
    },
    read: (columns) => {
      const taken = choices.filter(({ column }) => (columns[column] ?? 0) > 0.5);
      const days = grouped(taken, ({ day }) => `${day.branchId} ${day.date}`).map((group) => packedDay(group, room));
      return {
        plan: greedyPlan(problem, [...kept, ...days.flatMap(({ visits }) => visits)]),
        cuts: days.flatMap(({ isOverfull, group }) => (isOverfull ? cutOf(group, choices) : [])),
      };
    },
  };
}

function packedDay(group: readonly Choice[], room: RoomLeft) {
  const [first] = group;
  if (first === undefined) return { group, visits: [], isOverfull: false };
  const { branchId, date } = first.day;
  const { starts, isSure } = packDay(
    room.of(first.day),
    group.map(({ car, starts: its }) => ({ carId: car.id, cells: car.cells, starts: its })),
  );
  const visits = [...starts].map(([carId, startCell]) => ({ carId, branchId, date, startCell, isPinned: false }));
  return { group, visits, isOverfull: isSure && visits.length < group.length };
}

/** These cars do not fit together, and no car that is as long as the longest of them helps in the place of another. */
function cutOf(group: readonly Choice[], choices: readonly Choice[]): Row {
  const longest = Math.max(...group.map(({ car }) => car.cells));
  const day = group[0]?.day;
  const alike = choices.filter(
    (choice) => choice.day === day && (choice.car.cells >= longest || group.includes(choice)),
  );
  return atMost(
    group.length - 1,
    alike.map(({ column }) => column),
  );
}

/** Whether a plan is as cheap as the program's optimum, so that no other plan is better. All costs are whole numbers. */
export const isBest = (
  problem: PlanProblem,
  visits: readonly PlannedVisit[],
  { kept }: Pick<ReadablePlanModel, 'kept'>,
  optimum: number,
): boolean => planCost(problem, visits) < kept + optimum + 1 - 1e-4;
