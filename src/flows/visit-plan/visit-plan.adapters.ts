import type { AnswerOf } from '#contract/call.ts';
import { planVisits } from '#contract/calls/plan.calls.ts';
import { errorName } from '#contract/errors.ts';
import { cellsFor } from '#domain/services.ts';
import { cellOf, timeOfCell } from '#domain/thai-calendar.ts';
import type { PlanProblem } from '#domain/visit-plan/plan.ts';
import type { VisitPlanPorts } from '#machines/visit-plan/visit-plan.ports.ts';
import type { CarLeftAside, FoundPlan, PlanQuestion } from '#machines/visit-plan/visit-plan.types.ts';
import { refused, toOutcome } from '#src/api/to-outcome.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';

type Answer = AnswerOf<typeof planVisits>;

const requestOf = ({ wish, cars, pinned }: PlanQuestion) => ({
  cars: cars.map(({ id, services, dueBy, away }) => {
    const visit = pinned.find(({ carId }) => carId === id);
    return {
      car_profile_id: id,
      service_list: [...services],
      ...(dueBy === null ? {} : { due_by: dueBy }),
      ...(away.length === 0 ? {} : { away: [...away] }),
      ...(visit && {
        pinned: { location_id: visit.branchId, date: visit.date, time: timeOfCell(visit.startCell) },
      }),
    };
  }),
  from: wish.from,
  until: wish.until,
  weekdays: [...wish.weekdays],
  from_time: wish.fromTime,
  to_time: wish.toTime,
  branches: [...wish.branches],
  most_a_day: wish.mostADay,
});

function problemOf({ now, cars, branches, days }: Answer, { wish, cars: asked }: PlanQuestion): PlanProblem {
  const wished = branches.filter((branch) => branch.wished).map(({ location_id: id }) => id);
  return {
    now,
    cars: cars.map(({ car_profile_id: id, hours, max_pre_day: leadDays, near }) => {
      const car = asked.find((one) => one.id === id);
      return {
        id,
        cells: cellsFor(hours),
        leadDays,
        away: car?.away ?? [],
        dueBy: car?.dueBy ?? null,
        near: near.map(({ location_id, distance_km: km, wished: isWished }) => ({ id: location_id, km, isWished })),
      };
    }),
    wishes: {
      from: wish.from,
      until: wish.until,
      weekdays: wish.weekdays,
      fromCell: cellOf(wish.fromTime),
      toCell: cellOf(wish.toTime),
      branchIds: wish.branches.length > 0 ? wish.branches : wished,
      prefers: wish.branches.length > 0 ? 'first' : 'nearest',
      mostADay: wish.mostADay,
    },
    branches: branches.map(({ location_id: id, distance_km: km }) => ({ id, km })),
    days: days.map(({ location_id: branchId, date, opens, room }) => ({
      branchId,
      date,
      openCell: cellOf(opens),
      room,
    })),
  };
}

const whyAside = (code: number): CarLeftAside['why'] => {
  const name = errorName(code);
  if (name === 'carAlreadyBooked') return 'booked';
  return name === 'slotTaken' ? 'timeLost' : 'gone';
};

const foundIn = (answer: Answer, question: PlanQuestion): FoundPlan => ({
  problem: problemOf(answer, question),
  branches: answer.branches.map(({ location_id: id, name, distance_km: km, wished }) => ({
    id,
    name,
    km,
    isWished: wished,
  })),
  visits: answer.visits.map(({ car_profile_id: carId, location_id: branchId, date, time, pinned }) => ({
    carId,
    branchId,
    date,
    startCell: cellOf(time),
    isPinned: pinned,
  })),
  aside: answer.refused.map(({ car_profile_id: carId, error_code: code, appointment_id: bookingId = null }) => ({
    carId,
    why: whyAside(code),
    bookingId,
  })),
  isProven: answer.proven,
});

/** For the company with this code. */
export const visitPlanAdapters = ({ api }: Pick<CallHost, 'api'>, code: string): VisitPlanPorts => ({
  planVisits: async (question, signal) => {
    const result = await api()(planVisits, { code, plan: requestOf(question) }, { signal });
    return toOutcome(result, { otherwise: refused }, (answer) => foundIn(answer, question));
  },
});
