import type { PlannedVisit, PlanProblem } from '#domain/visit-plan/plan.ts';
import type { ChartFixtures } from '../shared/fixtures.ts';
import type { visitPlanMachine } from './visit-plan.machine.ts';
import type { VisitPlanSnapshot } from './visit-plan.selectors.ts';
import type { CarToPlan, FoundPlan, PlanWish, VisitPlanInput } from './visit-plan.types.ts';

const [first, second] = ['2026-11-23', '2026-11-24'];
const OPEN = 32;

export const cars: readonly CarToPlan[] = [
  '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1a10',
  '7b1c2d3e-4f50-4a61-8b72-9c83ad94be05',
].map((id) => ({ id, services: [104], dueBy: null, away: [] }));
const [one, other] = cars.map(({ id }) => id) as [string, string];

export const wish: PlanWish = {
  from: first,
  until: second,
  weekdays: [1, 2, 3, 4, 5, 6],
  fromTime: '08:00',
  toTime: '16:00',
  branches: [],
  mostADay: 1,
};
export const otherWish: PlanWish = { ...wish, mostADay: 2, branches: [12] };

/** Two cars, two days, and room for one car on each. */
export const problem: PlanProblem = {
  now: '2026-11-21T10:00:00+07:00',
  cars: cars.map(({ id }) => ({ id, cells: 2, leadDays: 0, away: [], dueBy: null, near: [] })),
  wishes: {
    from: first,
    until: second,
    weekdays: wish.weekdays,
    fromCell: OPEN,
    toCell: 64,
    branchIds: [12],
    prefers: 'nearest',
    mostADay: 1,
  },
  branches: [{ id: 12, km: 0 }],
  days: [first, second].map((date) => ({ branchId: 12, date, openCell: OPEN, room: [1, 1] })),
};

export const visitOf = (carId: string, date: string, isPinned = false): PlannedVisit => ({
  carId,
  branchId: 12,
  date,
  startCell: OPEN,
  isPinned,
});

/** A plan that keeps what is pinned, with a visit for each car, or only for the first. */
function foundFor({ context }: VisitPlanSnapshot, most: number): FoundPlan {
  const asked = context.cars.filter(({ id }) => !context.leftOut.includes(id));
  const visits = context.visits.filter(({ carId, isPinned }) => isPinned && asked.some(({ id }) => id === carId));
  for (const { id } of asked) {
    const date = [first, second].find((day) => !visits.some((visit) => visit.date === day));
    if (visits.length < most && date !== undefined && !visits.some(({ carId }) => carId === id))
      visits.push(visitOf(id, date));
  }
  return {
    problem: { ...problem, cars: problem.cars.filter(({ id }) => asked.some((car) => car.id === id)) },
    branches: [{ id: 12, name: 'บางนา', km: 0, isWished: true }],
    visits,
    aside: [],
    isProven: most > 1,
  };
}

const nothingYet = {
  wish,
  cars,
  visits: [],
  leftOut: [],
  found: null,
  past: [],
  passedOver: { beyondMost: 0, booked: 0 },
  isCurrent: false,
};

/** As it was left: one visit moved, the other where the plan put it. */
const kept: VisitPlanInput = {
  ...nothingYet,
  visits: [visitOf(other, first), visitOf(one, second, true)],
  isAsked: true,
  found: {
    problem,
    branches: [{ id: 12, name: 'บางนา', km: 0, isWished: true }],
    visits: [visitOf(other, first)],
    aside: [],
    isProven: true,
  },
  past: [{ cars, visits: [visitOf(other, first)], leftOut: [] }],
};

/** The visits of a plan as they are found again; on `full` nothing is free any more. */
function checkedFor({ context }: VisitPlanSnapshot, full: string | null): FoundPlan {
  const visits = context.visits.map((visit) => ({ ...visit, isPinned: true }));
  const lost = visits.filter(({ date }) => date === full).map(({ carId }) => carId);
  return {
    problem: {
      ...problem,
      cars: problem.cars.filter(({ id }) => visits.some(({ carId }) => carId === id) && !lost.includes(id)),
      days: problem.days.map((day) => (day.date === full ? { ...day, room: [0, 0] } : day)),
    },
    branches: [{ id: 12, name: 'บางนา', km: 0, isWished: true }],
    visits: visits.filter(({ carId }) => !lost.includes(carId)),
    aside: lost.map((carId) => ({ carId, why: 'timeLost', bookingId: null })),
    isProven: true,
  };
}

/** An hour later: another branch is near, and a car has been booked by somebody else. */
function checkedLater(snapshot: VisitPlanSnapshot): FoundPlan {
  const { problem: asked, ...found } = checkedFor(snapshot, null);
  return {
    ...found,
    problem: {
      ...asked,
      now: '2026-11-21T11:00:00+07:00',
      cars: asked.cars.filter(({ id }) => id !== other),
      branches: [...asked.branches, { id: 13, km: 4 }],
    },
    branches: [...found.branches, { id: 13, name: 'ศรีราชา', km: 4, isWished: false }],
    visits: found.visits.filter(({ carId }) => carId !== other),
    aside: [{ carId: other, why: 'booked', bookingId: '9d0f2c41-53ab-4c8e-8f0e-2b1a7c6d5e40' }],
  };
}

export const visitPlanFixtures: ChartFixtures<typeof visitPlanMachine> = {
  inputs: {
    fresh: { ...nothingYet, isAsked: false },
    asked: { ...nothingYet, visits: [visitOf(one, second, true)], isAsked: true },
    resumed: kept,
    another: { ...kept, isCurrent: true },
    reopened: { ...kept, isAsked: false, isCurrent: true },
  },
  events: {
    'plan.requested': ({ context }) => [
      { type: 'plan.requested', wish: otherWish, cars: context.cars },
      { type: 'plan.requested', wish: otherWish, cars: cars.filter(({ id }) => id === other) },
    ],
    'plan.again': () => [{ type: 'plan.again' }],
    'planning.cancelled': () => [{ type: 'planning.cancelled' }],
    'retry.requested': () => [{ type: 'retry.requested' }],
    'wishes.reopened': () => [{ type: 'wishes.reopened' }],
    'visit.moved': () =>
      [first, second].map((date) => ({ type: 'visit.moved' as const, visit: visitOf(one, date, true) })),
    'pin.toggled': () => [one, other].map((carId) => ({ type: 'pin.toggled' as const, carId })),
    'away.toggled': () => [{ type: 'away.toggled', carId: other, date: first }],
    'car.leftOut': () => [one, other].map((carId) => ({ type: 'car.leftOut' as const, carId })),
    'car.broughtBack': () => [{ type: 'car.broughtBack', carId: other }],
    'change.undone': () => [{ type: 'change.undone' }],
    'plan.taken': () => [{ type: 'plan.taken' }],
  },
  outcomes: {
    planning: {
      done: (snapshot) => [
        { kind: 'ok', value: foundFor(snapshot, 2) },
        { kind: 'ok', value: { ...foundFor(snapshot, 1), aside: [] } },
        { kind: 'ok', value: { ...foundFor(snapshot, 0), visits: [] } },
        { kind: 'failed', failure: { message: 'มีผู้วางแผนอยู่หลายราย' } },
      ],
      error: true,
    },
    checking: {
      done: (snapshot) => [
        { kind: 'ok', value: checkedFor(snapshot, null) },
        { kind: 'ok', value: checkedFor(snapshot, first) },
        { kind: 'ok', value: checkedLater(snapshot) },
        { kind: 'failed', failure: { message: 'มีผู้วางแผนอยู่หลายราย' } },
      ],
      error: true,
    },
  },
  delays: { planTimeLimit: 30_000, checkTimeLimit: 8000 },
};
