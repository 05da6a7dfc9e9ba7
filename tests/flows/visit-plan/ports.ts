import type { AnswerFor } from '#contract/calls/all.ts';
import { hoursOf } from '#domain/services.ts';
import { timeOfCell } from '#domain/thai-calendar.ts';
import type { VisitPlanPorts } from '#machines/visit-plan/visit-plan.ports.ts';
import type { FoundPlan } from '#machines/visit-plan/visit-plan.types.ts';
import { ERROR } from '#contract/errors.ts';
import type { WirePorts } from '#tests/support/wire/wire-ports.ts';

export const CODE = 'code-of-this-login';

const CODES = { booked: ERROR.carAlreadyBooked, gone: ERROR.carNotFound, timeLost: ERROR.slotTaken } as const;

export const answerOf = ({ problem, branches, visits, aside, isProven }: FoundPlan): AnswerFor<'planVisits'> => ({
  now: problem.now,
  proven: isProven,
  visits: visits.map(({ carId, branchId, date, startCell, isPinned }) => ({
    car_profile_id: carId,
    location_id: branchId,
    date,
    time: timeOfCell(startCell),
    pinned: isPinned,
  })),
  cars: problem.cars.map(({ id, cells, leadDays }) => ({
    car_profile_id: id,
    hours: hoursOf(cells),
    max_pre_day: leadDays,
    near: [],
  })),
  refused: aside.map(({ carId, why, bookingId }) => ({
    car_profile_id: carId,
    error_code: CODES[why],
    error_msg: why,
    ...(bookingId === null ? {} : { appointment_id: bookingId }),
  })),
  branches: branches.map(({ id, name, km, isWished }) => ({
    location_id: id,
    name,
    distance_km: km,
    wished: isWished,
  })),
  days: problem.days.map(({ branchId, date, openCell, room }) => ({
    location_id: branchId,
    date,
    opens: timeOfCell(openCell),
    room: [...room],
  })),
});

export const ports: WirePorts<VisitPlanPorts> = {
  planVisits: {
    asks: ({ wish, cars, pinned }) => ({
      call: 'planVisits',
      request: {
        code: CODE,
        plan: {
          cars: cars.map(({ id, services, away }) => {
            const [visit] = pinned.filter(({ carId }) => carId === id);
            return {
              car_profile_id: id,
              service_list: [...services],
              ...(away.length > 0 && { away: [...away] }),
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
        },
      },
    }),
    told: (outcome) =>
      outcome.kind === 'ok'
        ? { planVisits: answerOf(outcome.value) }
        : { failure: 'plannersBusy', message: outcome.failure.message },
  },
};
