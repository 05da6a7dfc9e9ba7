import { describe, expect, it } from 'vitest';
import { addDays } from '../thai-calendar.ts';
import { greedyPlan } from './greedy-plan.ts';
import { missedCost, planCost, visitCost } from './plan-cost.ts';
import { aBranchDay, aCar, aProblem, monday, wishes } from './plan.fixtures.ts';
import type { PlannedVisit } from './plan.ts';

const overdue = (id: string, days: number) => aCar(id, { dueBy: addDays(monday, -days) });
const dates = [0, 1, 2].map((ahead) => addDays(monday, ahead));
const dateOf = (visits: readonly PlannedVisit[], id: string) => visits.find(({ carId }) => carId === id)?.date;

describe('the most overdue car', () => {
  it('goes first where all are overdue, wherever it stands in the list', () => {
    const cars = [overdue('a', 20), overdue('b', 90), overdue('c', 678)];
    const problem = aProblem({ cars, wishes: { ...wishes, mostADay: 1 } });
    for (const order of [cars, cars.toReversed()]) {
      const plan = greedyPlan({ ...problem, cars: order }, []);
      expect(['c', 'b', 'a'].map((id) => dateOf(plan, id))).toEqual(dates);
    }
  });

  it('the plan where it waits longer costs more, so that the solver cannot call it the best', () => {
    const problem = aProblem({ cars: [overdue('a', 660), overdue('b', 678)], wishes: { ...wishes, mostADay: 1 } });
    const visit = (carId: string, date: string): PlannedVisit => ({
      carId,
      branchId: 1,
      date,
      startCell: 32,
      isPinned: false,
    });
    const [first, , last] = dates as [string, string, string];
    expect(planCost(problem, [visit('b', first), visit('a', last)])).toBeLessThan(
      planCost(problem, [visit('a', first), visit('b', last)]),
    );
  });

  it('has the one place that there is', () => {
    const cars = [aCar('a'), overdue('b', 90), overdue('c', 678)];
    const problem = aProblem({ cars, days: [aBranchDay(1, monday, 1, 4)] });
    expect(greedyPlan(problem, []).map(({ carId }) => carId)).toEqual(['c']);
  });

  it('costs no more than others because it was late before, and is missed at a higher cost than any day', () => {
    const problem = aProblem();
    const place = { branchId: 1, date: monday };
    for (const days of [0, 30, 678, 20_000]) {
      const car = overdue('a', days);
      expect(visitCost(problem, car, place)).toBe(0);
      expect(missedCost(problem, car)).toBeGreaterThan(
        100_000 + visitCost(problem, car, { ...place, date: wishes.until }),
      );
      expect(missedCost(problem, car)).toBeLessThan(200_000);
    }
  });

  it('a visit that a person put before the first day costs nothing for waiting', () => {
    expect(visitCost(aProblem(), overdue('a', 50), { branchId: 1, date: addDays(monday, -5) })).toBe(0);
  });
});
