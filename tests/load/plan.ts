import { faultsOf } from '#domain/visit-plan/check-plan.ts';
import { greedyPlan } from '#domain/visit-plan/greedy-plan.ts';
import { planCost } from '#domain/visit-plan/plan-cost.ts';
import { planModel } from '#domain/visit-plan/plan-model.ts';
import type { PlanProblem } from '#domain/visit-plan/plan.ts';
import { addDays, cellOf, dateTimeAt, branchNow } from '#domain/thai-calendar.ts';
import { seededRandom } from '#server/content/seeded-random.ts';
import { bestPlan } from '#server/modules/plan/best-plan.ts';

/** How long a plan takes by the greedy rule and with the solver, and what the solver adds: no server, no database. */
const SECONDS = 10;
/** Of the greedy rule, which the server itself does, and of all. */
const LIMITS = { greedyMs: 500, allMs: 15_000 };

interface Size {
  readonly cars: number;
  readonly branches: number;
  readonly days: number;
  readonly mostADay: number;
  /** How much of each branch is booked already. */
  readonly booked: number;
}

const sizes: readonly Size[] = [
  { cars: 14, branches: 3, days: 8, mostADay: 3, booked: 0.5 },
  { cars: 14, branches: 3, days: 8, mostADay: 3, booked: 0.9 },
  { cars: 100, branches: 3, days: 30, mostADay: 5, booked: 0.5 },
  { cars: 100, branches: 6, days: 20, mostADay: 6, booked: 0.7 },
  { cars: 100, branches: 6, days: 20, mostADay: 8, booked: 0.92 },
];

function problemOf({ cars, branches, days, mostADay, booked }: Size): PlanProblem {
  const random = seededRandom(`${cars} ${branches}`).next;
  const now = dateTimeAt(Date.now());
  const today = branchNow(now).date;
  const [openCell, closeCell] = [cellOf('08:00'), cellOf('18:00')];
  return {
    now,
    cars: Array.from({ length: cars }, (_, place) => ({
      id: `car-${place}`,
      cells: [2, 3, 4, 6, 8, 12][Math.floor(random() * 6)] ?? 4,
      leadDays: random() < 0.3 ? 1 : 0,
      away: random() < 0.3 ? [addDays(today, 1 + Math.floor(random() * days))] : [],
      dueBy: random() < 0.5 ? addDays(today, Math.floor(random() * days)) : null,
      near: [],
    })),
    wishes: {
      from: addDays(today, 1),
      until: addDays(today, days),
      weekdays: [1, 2, 3, 4, 5, 6],
      fromCell: openCell,
      toCell: cellOf('16:00'),
      branchIds: Array.from({ length: branches }, (_, place) => place + 1),
      prefers: 'nearest',
      mostADay,
    },
    branches: Array.from({ length: branches }, (_, place) => ({ id: place + 1, km: Math.round(random() * 200) / 10 })),
    days: Array.from({ length: branches * days }, (_, place) => ({
      branchId: 1 + Math.floor(place / days),
      date: addDays(today, 1 + (place % days)),
      openCell,
      room: Array.from({ length: closeCell - openCell }, () => [0, 0, 0, 0].filter(() => random() > booked).length),
    })),
  };
}

console.log(
  '| cars | branches x days | a day | booked | greedy: placed, cost, ms | best: placed, cost, s | proven |\n| --- | --- | --- | --- | --- | --- | --- |',
);
const over: string[] = [];
for (const size of sizes) {
  const problem = problemOf(size);
  const begun = performance.now();
  const greedy = greedyPlan(problem, []);
  const greedyMs = performance.now() - begun;
  const columns = planModel(problem, []).model.costs.length;
  const from = performance.now();
  const { visits, isProven } = await bestPlan(problem, [], { seconds: SECONDS, gone: new AbortController().signal });
  const allMs = performance.now() - from;
  const [first, best] = [planCost(problem, greedy), planCost(problem, visits)];
  if (faultsOf(problem, visits).length > 0) over.push('a plan breaks a wish');
  if (best > first) over.push('the solver made a plan worse');
  if (greedyMs > LIMITS.greedyMs || allMs > LIMITS.allMs) over.push(`${size.cars} cars take too long`);
  console.log(
    `| ${size.cars} (${columns} columns) | ${size.branches} x ${size.days} | ${size.mostADay} | ${size.booked * 100} % | ${greedy.length}, ${first}, ${Math.round(greedyMs)} | ${visits.length}, ${best}, ${(allMs / 1000).toFixed(1)} | ${isProven ? 'yes' : 'no'} |`,
  );
}
if (over.length > 0) {
  console.error(over.join('\n'));
  process.exitCode = 1;
}
