import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../thai-calendar.ts';
import { faultsOf } from './check-plan.ts';
import { greedyPlan } from './greedy-plan.ts';
import { aBranchDay, aCar, aProblem, monday, open, problems, wishes } from './plan.fixtures.ts';
import { noVisit } from './ways-out.ts';

const blameOf = (problem: ReturnType<typeof aProblem>, id = 'a') => {
  const car = problem.cars.find((one) => one.id === id);
  if (car === undefined) throw new Error('no such car');
  return noVisit(problem, greedyPlan(problem, []), car);
};

describe('a car that finds no visit', () => {
  it('of too many cars a day, is told how many would be off the road', () => {
    const problem = aProblem({ wishes: { ...wishes, until: monday, mostADay: 1 } });
    const found = blameOf(problem, 'b');
    expect(found).toMatchObject({ blame: 'dayLimit', fullDays: 1, days: 1 });
    expect(found.ways[0]).toMatchObject({
      cost: { kind: 'dayLimit', cars: 2 },
      visit: { carId: 'b', date: monday, isPinned: true },
    });
  });

  it('after the last day, is told how many days late', () => {
    const problem = aProblem({
      cars: [aCar('a', { leadDays: 5 })],
      days: [0, 3, 4].map((ahead) => aBranchDay(1, addDays(monday, ahead))),
    });
    expect(blameOf(problem)).toMatchObject({
      blame: 'lead',
      earliest: '2026-11-26',
      ways: [{ cost: { kind: 'until', days: 1 }, visit: { date: '2026-11-26' } }],
    });
  });

  it('too long for every branch, is told the longest free time of each and the branch that has one', () => {
    const problem = aProblem({
      cars: [aCar('a', { cells: 16 })],
      days: [aBranchDay(1, monday, 1, 12), aBranchDay(2, monday, 1, 8), aBranchDay(3, monday, 1, 20)],
      branches: [
        { id: 1, km: 2 },
        { id: 2, km: 3 },
        { id: 3, km: 11 },
      ],
    });
    expect(blameOf(problem)).toMatchObject({
      blame: 'length',
      longest: [
        { branchId: 1, cells: 12 },
        { branchId: 2, cells: 8 },
      ],
      ways: [{ cost: { kind: 'branch', km: 9 }, visit: { branchId: 3 } }],
    });
  });

  it('on days when it is away, or at other hours only, is told which', () => {
    const only = { days: [aBranchDay(1, monday)] };
    expect(blameOf(aProblem({ ...only, cars: [aCar('a', { away: [monday] })] })).blame).toBe('away');
    expect(
      blameOf(aProblem({ ...only, cars: [aCar('a')], wishes: { ...wishes, fromCell: open + 14 } })).ways,
    ).toMatchObject([{ cost: { kind: 'hours' } }]);
    expect(blameOf(aProblem({ ...only, cars: [aCar('a')], wishes: { ...wishes, weekdays: [2] } })).blame).toBe(
      'weekday',
    );
  });

  it('with nothing free anywhere, has no way out', () => {
    expect(blameOf(aProblem({ cars: [aCar('a')], days: [aBranchDay(1, monday, 0)] }))).toMatchObject({
      blame: 'length',
      ways: [],
    });
  });

  it('is offered only times that it can have, each of which gives up exactly the wish that it names', () => {
    fc.assert(
      fc.property(problems(6), (problem) => {
        const plan = greedyPlan(problem, []);
        for (const car of problem.cars.filter(({ id }) => !plan.some(({ carId }) => carId === id)))
          for (const { visit, cost } of noVisit(problem, plan, car).ways)
            expect(faultsOf(problem, [...plan, visit])).toEqual([{ carId: car.id, why: cost.kind }]);
      }),
      { numRuns: 500 },
    );
  });
});
