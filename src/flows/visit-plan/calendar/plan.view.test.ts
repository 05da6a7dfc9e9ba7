import { expect, it } from 'vitest';
import { addDays } from '#domain/thai-calendar.ts';
import { aBranchDay, aCar, aProblem, monday, open, wishes } from '#domain/visit-plan/plan.fixtures.ts';
import type { PlanProblem } from '#domain/visit-plan/plan.ts';
import { branchTimesOn, planView } from './plan.view.ts';

const viewOf = (problem: PlanProblem, visits: Parameters<typeof branchTimesOn>[1] = [], now?: string) => {
  const cars = problem.cars.map(({ id }) => ({ id, services: [1], dueBy: null, away: [] }));
  const found = { problem, branches: [], visits, aside: [], isProven: true };
  return planView(
    { found, cars, visits, leftOut: [] },
    cars.map(({ id }) => id),
    now,
  );
};

it('all times of a day are listed by branch, those outside of the hours and of other branches apart', () => {
  const problem = aProblem({
    cars: [aCar('a')],
    wishes: { ...wishes, fromCell: open + 2, branchIds: [2, 1] },
    days: [1, 2, 3].map((id) => aBranchDay(id, monday, 1, 40)),
  });
  const groups = branchTimesOn(viewOf(problem), [], 'a', monday);
  expect(groups.map(({ branchId, isWished }) => [branchId, isWished])).toEqual([
    [2, true],
    [1, true],
    [3, false],
  ]);
  const [{ wished, others } = { wished: [], others: [] }] = groups;
  // From 08:30 to 16:00, each half hour.
  expect(wished.map(({ startCell }) => startCell)).toEqual(
    Array.from({ length: 16 }, (_, place) => open + 2 + place * 2),
  );
  expect(others.map(({ startCell }) => startCell)).toEqual([open, open + 34, open + 36]);
  expect(groups[2]?.wished).toEqual([]);
});

it('a car goes to its own branches, whatever those of the others are', () => {
  const near = [
    { id: 3, km: 0, isWished: true },
    { id: 1, km: 50, isWished: false },
  ];
  const problem = aProblem({
    cars: [aCar('a', { near }), aCar('b')],
    days: [1, 3].map((id) => aBranchDay(id, monday)),
  });
  const view = viewOf(problem);
  expect(branchTimesOn(view, [], 'a', monday).map(({ branchId, isWished }) => [branchId, isWished])).toEqual([
    [3, true],
    [1, false],
  ]);
  expect(view.rows.map(({ free }) => free?.branchId)).toEqual([3, 1]);
});

it('a visit that could not be cancelled online any more is marked', () => {
  const visits = [
    { carId: 'a', branchId: 1, date: monday, startCell: open, isPinned: false },
    { carId: 'b', branchId: 1, date: addDays(monday, 1), startCell: open, isPinned: false },
  ];
  const now = '2026-11-22T10:00:00+07:00';
  expect(viewOf(aProblem(), visits, now).rows.map(({ isLate }) => isLate)).toEqual([true, false]);
});
