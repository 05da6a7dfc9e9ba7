import type { AvailabilityPorts } from '#machines/availability/availability.ports.ts';
import type { OpenDay } from '#machines/availability/availability.types.ts';
import { listDateTimes } from '#contract/calls/availability.calls.ts';
import type { OpenDay as WireDay } from '#contract/wire/slot.ts';
import { refused, toOutcome } from '#src/api/to-outcome.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';

export const dayFrom = ({ date, times, closed_times: closedTimes = [] }: WireDay): OpenDay => ({
  date,
  times: times.map(({ time, date_time: startsAt }) => ({ time, startsAt })),
  closedTimes,
});

export const wireDay = ({ date, times, closedTimes }: OpenDay): WireDay => ({
  date,
  times: times.map(({ time, startsAt }) => ({ time, date_time: startsAt })),
  closed_times: [...closedTimes],
});

export const availabilityAdapters = ({ api }: Pick<CallHost, 'api'>): AvailabilityPorts => ({
  listDateTimes: async ({ locationId, hours, leadDays, appointmentId }, signal) => {
    const result = await api()(
      listDateTimes,
      {
        location_id: locationId,
        hours,
        max_pre_day: leadDays,
        ...(appointmentId === null ? {} : { appointment_id: appointmentId }),
      },
      { signal },
    );
    return toOutcome(
      result,
      { otherwise: refused },
      ({ datetime_list: days, closed_list: closedDays = [], now: serverNow = null, hold_minutes: holdMinutes }) => ({
        days: days.map(dayFrom),
        closedDays,
        serverNow,
        holdMinutes,
      }),
    );
  },
});
