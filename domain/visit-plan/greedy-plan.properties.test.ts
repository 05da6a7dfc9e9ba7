import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOf, freeStarts } from './check-plan.ts';
import { greedyPlan } from './greedy-plan.ts';
import { planCost } from './plan-cost.ts';
import { problems } from './plan.fixtures.ts';
import { isBest, planModel } from './plan-model.ts';
import type { PlannedVisit, PlanProblem } from './plan.ts';

/** The cheapest of all plans that keep every wish. */
function cheapestOfAll(problem: PlanProblem): number {
  let best = Infinity;
  const look = (place: number, visits: readonly PlannedVisit[]) => {
    const car = problem.cars[place];
    if (car === undefined) {
      best = Math.min(best, planCost(problem, visits));
      return;
    }
    look(place + 1, visits);
    for (const start of freeStarts(problem, visits, car.id)) {
      const next = [...visits, { ...start, carId: car.id, isPinned: false }];
      if (faultsOf(problem, next).length === 0) look(place + 1, next);
    }
  };
  look(0, []);
  return best;
}

describe('a greedy plan', () => {
  it('breaks no wish, uses no lane twice and names no car twice', () => {
    fc.assert(
      fc.property(problems(6), (problem) => {
        expect(faultsOf(problem, greedyPlan(problem, []))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps the visits that a person chose, and places the others beside them', () => {
    fc.assert(
      fc.property(problems(6), fc.nat(), (problem, pick) => {
        const [car] = problem.cars;
        const starts = freeStarts(problem, [], car?.id ?? '');
        const start = starts[pick % Math.max(1, starts.length)];
        fc.pre(car !== undefined && start !== undefined);
        const pinned = { ...start, carId: car.id, isPinned: true };
        const plan = greedyPlan(problem, [pinned]);
        expect(plan.find(({ carId }) => carId === car.id)).toBe(pinned);
        const others = faultsOf(problem, [pinned, ...plan.filter((visit) => visit !== pinned)]);
        expect(others.filter(({ carId }) => carId !== car.id)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('is never cheaper than the cheapest of all plans, and mostly as cheap', () => {
    let same = 0;
    let all = 0;
    fc.assert(
      fc.property(problems(3), (problem) => {
        const [greedy, best] = [planCost(problem, greedyPlan(problem, [])), cheapestOfAll(problem)];
        expect(greedy).toBeGreaterThanOrEqual(best);
        all += 1;
        if (greedy === best) same += 1;
      }),
      { numRuns: 150, seed: 1 },
    );
    expect(same / all).toBeGreaterThan(0.9);
  });
});

describe('the program of a plan', () => {
  it('a plan becomes columns that keep every row and cost what the plan costs, and they become a plan that is as cheap', () => {
    fc.assert(
      fc.property(problems(6), (problem) => {
        const plan = greedyPlan(problem, []);
        const { model, columnsOf, read } = planModel(problem, []);
        const columns = columnsOf(plan);
        for (const { lower, upper, columns: at, values } of model.rows) {
          const sum = at.reduce((total, column, place) => total + (columns[column] ?? 0) * (values[place] ?? 0), 0);
          expect(lower <= sum && sum <= upper).toBe(true);
        }
        expect(columns.reduce((cost, value, column) => cost + value * (model.costs[column] ?? 0), 0)).toBe(
          planCost(problem, plan),
        );
        const { plan: again, cuts } = read(columns);
        expect(cuts).toEqual([]);
        expect(faultsOf(problem, again)).toEqual([]);
        expect(planCost(problem, again)).toBe(planCost(problem, plan));
      }),
      { numRuns: 500 },
    );
  });

  it('a row that is added because visits do not lie beside each other refuses no plan that keeps every wish', () => {
    fc.assert(
      fc.property(problems(6), fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), (problem, pick) => {
        const { model, columnsOf, read } = planModel(problem, []);
        const { cuts } = read(model.costs.map((_cost, column) => Number(pick[column % pick.length] ?? false)));
        const columns = columnsOf(greedyPlan(problem, []));
        for (const { upper, columns: at } of cuts)
          expect(at.reduce((sum, column) => sum + (columns[column] ?? 0), 0)).toBeLessThanOrEqual(upper);
      }),
      { numRuns: 500 },
    );
  });

  it('only a plan that costs what the optimum costs is the best', () => {
    fc.assert(
      fc.property(problems(4), (problem) => {
        const plan = greedyPlan(problem, []);
        const cost = planCost(problem, plan);
        expect(isBest(problem, plan, { kept: 0 }, cost)).toBe(true);
        expect(isBest(problem, plan, { kept: 0 }, cost - 1)).toBe(false);
      }),
    );
  });
});
