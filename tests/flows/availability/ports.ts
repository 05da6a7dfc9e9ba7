import type { AnswerFor } from '#contract/calls/all.ts';
import type { AvailabilityPorts } from '#machines/availability/availability.ports.ts';
import type { OfferedDays } from '#machines/availability/availability.types.ts';
import type { WirePorts } from '#tests/support/wire/wire-ports.ts';

export const answerOf = ({ days, closedDays, serverNow, holdMinutes }: OfferedDays): AnswerFor<'listDateTimes'> => ({
  datetime_list: days.map(({ date, times, closedTimes }) => ({
    date,
    times: times.map(({ time, startsAt }) => ({ time, date_time: startsAt })),
    closed_times: [...closedTimes],
  })),
  closed_list: [...closedDays],
  ...(serverNow === null ? {} : { now: serverNow }),
  ...(holdMinutes === undefined ? {} : { hold_minutes: holdMinutes }),
});

export const ports: WirePorts<AvailabilityPorts> = {
  listDateTimes: {
    asks: ({ locationId, hours, leadDays, appointmentId }) => ({
      call: 'listDateTimes',
      request: {
        location_id: locationId,
        hours,
        max_pre_day: leadDays,
        ...(appointmentId === null ? {} : { appointment_id: appointmentId }),
      },
    }),
    told: (outcome) =>
      outcome.kind === 'ok'
        ? { listDateTimes: answerOf(outcome.value) }
        : { failure: 'tooManyRequests', message: outcome.failure.message },
  },
};
