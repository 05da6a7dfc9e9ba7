import * as fc from 'fast-check';
import { addDays, cellOf } from '../thai-calendar.ts';
import type { BranchDay, PlanCar, PlanProblem, PlanWishes } from './plan.ts';

export const now = '2026-11-21T12:00:00+07:00';
export const monday = '2026-11-23';
export const open = cellOf('08:00');

/** A day from 08:00 on with so many free lanes in each of `cells` quarters. */
export const aBranchDay = (branchId: number, date: string, lanes = 1, cells = 16): BranchDay => ({
  branchId,
  date,
  openCell: open,
  room: Array.from({ length: cells }, () => lanes),
});

export const aCar = (id: string, car: Partial<PlanCar> = {}): PlanCar => ({
  id,
  cells: 4,
  leadDays: 0,
  away: [],
  dueBy: null,
  near: [],
  ...car,
});

export const wishes: PlanWishes = {
  from: monday,
  until: addDays(monday, 2),
  weekdays: [1, 2, 3, 4, 5, 6],
  fromCell: open,
  toCell: cellOf('16:00'),
  branchIds: [1, 2],
  prefers: 'first',
  mostADay: 3,
};

export const aProblem = (problem: Partial<PlanProblem> = {}): PlanProblem => ({
  now,
  cars: [aCar('a'), aCar('b')],
  wishes,
  branches: [
    { id: 1, km: 0 },
    { id: 2, km: 0 },
    { id: 3, km: 0 },
  ],
  days: [0, 1, 2].map((ahead) => aBranchDay(1, addDays(monday, ahead))),
  ...problem,
});

const room = fc.array(fc.nat({ max: 2 }), { minLength: 4, maxLength: 8 });

/** Small problems, so that all plans can be tried. */
export const problems = (cars: number): fc.Arbitrary<PlanProblem> =>
  fc.record({
    now: fc.constant(now),
    cars: fc
      .array(
        fc.record({
          cells: fc.constantFrom(2, 3, 4),
          leadDays: fc.constantFrom(0, 3),
          away: fc.constantFrom([], [monday]),
          dueBy: fc.constantFrom(null, monday, addDays(monday, -30), addDays(monday, -678)),
          near: fc.constantFrom(
            [],
            [
              { id: 2, km: 1, isWished: true },
              { id: 1, km: 9, isWished: false },
            ],
            [
              { id: 1, km: 2, isWished: true },
              { id: 2, km: 5, isWished: true },
            ],
          ),
        }),
        { minLength: 1, maxLength: cars },
      )
      .map((list) => list.map((car, place) => ({ ...car, id: `car-${place}` }))),
    wishes: fc.record({
      from: fc.constant(monday),
      until: fc.constantFrom(monday, addDays(monday, 1)),
      weekdays: fc.constantFrom([1, 2], [2]),
      fromCell: fc.constantFrom(open, open + 2),
      toCell: fc.constantFrom(open + 4, open + 6),
      branchIds: fc.constantFrom([1], [1, 2], [2, 1]),
      prefers: fc.constantFrom('first', 'nearest'),
      mostADay: fc.integer({ min: 1, max: 3 }),
    }),
    branches: fc.constantFrom(
      [
        { id: 1, km: 0 },
        { id: 2, km: 0 },
      ],
      [
        { id: 1, km: 4 },
        { id: 2, km: 7.5 },
      ],
    ),
    days: fc.tuple(room, room, room, room).map((rooms) =>
      rooms.map((lanes, place) => ({
        branchId: place < 2 ? 1 : 2,
        date: addDays(monday, place % 2),
        openCell: open,
        room: lanes,
      })),
    ),
  });
