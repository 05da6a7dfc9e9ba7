import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { faultsOf, freeStarts } from '#domain/visit-plan/check-plan.ts';
import { greedyPlan } from '#domain/visit-plan/greedy-plan.ts';
import { planCost } from '#domain/visit-plan/plan-cost.ts';
import { problems } from '#domain/visit-plan/plan.fixtures.ts';
import type { PlannedVisit, PlanProblem } from '#domain/visit-plan/plan.ts';
import { bestPlan } from './best-plan.ts';
import { solve } from './solve.ts';

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
        const { visits, isProven } = await bestPlan(problem, [], 5);
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
    const solved = await solve({ costs: [5, 3, 4], isWhole: [true, true, true], rows }, [1, 0, 0], 5);
    expect(solved).toEqual({ isOptimal: true, optimum: 3, columns: [0, 1, 0] });
  },
);

it('a program that the solver cannot read gives nothing, and ends', { timeout: 30_000 }, async () => {
  const rows = [{ lower: 1, upper: 1, columns: [9], values: [1] }];
  expect(await solve({ costs: [1], isWhole: [true], rows }, [1], 5)).toBeNull();
});
