import { setTimeout as pause } from 'node:timers/promises';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, earlierFirst } from '#domain/thai-calendar.ts';
import { faultsOf, freeStarts } from '#domain/visit-plan/check-plan.ts';
import { greedyPlan } from '#domain/visit-plan/greedy-plan.ts';
import { planCost } from '#domain/visit-plan/plan-cost.ts';
import { seededRandom } from '../../content/seeded-random.ts';
import { aCar, aProblem, monday, problems, wishes } from '#domain/visit-plan/plan.fixtures.ts';
import type { PlannedVisit, PlanProblem } from '#domain/visit-plan/plan.ts';
import { bestPlan } from './best-plan.ts';
import { solve } from './solve.ts';

const time = { seconds: 5, gone: new AbortController().signal };

/** The cheapest of all plans that keep every wish. */
function cheapestOfAll(problem: PlanProblem, visits: readonly PlannedVisit[] = [], place = 0): number {
  const car = problem.cars[place];
  if (car === undefined) return planCost(problem, visits);
  const withVisit = freeStarts(problem, visits, car.id)
    .map((start) => [...visits, { ...start, carId: car.id, isPinned: false }])
    .filter((next) => faultsOf(problem, next).length === 0);
  return Math.min(...[visits, ...withVisit].map((next) => cheapestOfAll(problem, next, place + 1)));
}

it(
  'the best plan keeps every wish, is never worse than the greedy one, and is the cheapest of all where it says so',
  { timeout: 120_000 },
  async () => {
    let proven = 0;
    await fc.assert(
      fc.asyncProperty(problems(3), async (problem) => {
        const { visits, isProven } = await bestPlan(problem, [], time);
        const cost = planCost(problem, visits);
        expect(faultsOf(problem, visits)).toEqual([]);
        expect(cost).toBeLessThanOrEqual(planCost(problem, greedyPlan(problem, [])));
        if (!isProven) return;
        proven += 1;
        expect(cost).toBe(cheapestOfAll(problem));
      }),
      { numRuns: 12, seed: 7 },
    );
    expect(proven).toBeGreaterThan(6);
  },
);

it(
  'the solver answers with a better solution than the one it begins with, and its optimum',
  { timeout: 30_000 },
  async () => {
    const rows = [{ lower: 1, upper: 1, columns: [0, 1, 2], values: [1, 1, 1] }];
    const solved = await solve({ costs: [5, 3, 4], isWhole: [true, true, true], rows }, [1, 0, 0], time);
    expect(solved).toEqual({ isOptimal: true, optimum: 3, columns: [0, 1, 0] });
  },
);

it('a program that the solver cannot read gives nothing, and ends', { timeout: 30_000 }, async () => {
  const rows = [{ lower: 1, upper: 1, columns: [9], values: [1] }];
  expect(await solve({ costs: [1], isWhole: [true], rows }, [1], time)).toBeNull();
});

describe('whoever goes', () => {
  it('stops the solver, which would search for long', { timeout: 30_000 }, async () => {
    // Sums that are nearly never met, which only trying all of them shows.
    const random = seededRandom('sums').next;
    const rows = Array.from({ length: 5 }, () => {
      const columns = Array.from({ length: 40 }, (_column, column) => column);
      const values = columns.map(() => Math.floor(random() * 100));
      const half = Math.floor(values.reduce((sum, value) => sum + value, 0) / 2);
      return { lower: half, upper: half, columns, values };
    });
    const costs = Array.from({ length: 40 }, () => 1);
    const leaving = new AbortController();
    const solved = solve({ costs, isWhole: costs.map(() => true), rows }, costs, { seconds: 20, gone: leaving.signal });
    await pause(1000);
    const begun = performance.now();
    leaving.abort();
    expect(await solved).toBeNull();
    expect(performance.now() - begun).toBeLessThan(500);
  });

  it('gets no plan', { timeout: 30_000 }, async () => {
    const gone = AbortSignal.abort(new Error('gone'));
    await expect(bestPlan(aProblem(), [], { seconds: 5, gone })).rejects.toThrow('gone');
  });
});

it('the most overdue car has the first day in the best plan too', { timeout: 30_000 }, async () => {
  const cars = [20, 90, 678].map((days) => aCar(`${days}`, { dueBy: addDays(monday, -days) }));
  const problem = aProblem({ cars, wishes: { ...wishes, mostADay: 1 } });
  const { visits, isProven } = await bestPlan(problem, [], time);
  expect(isProven).toBe(true);
  expect(visits.toSorted((a, b) => earlierFirst(a.date, b.date)).map(({ carId }) => carId)).toEqual([
    '678',
    '90',
    '20',
  ]);
});
