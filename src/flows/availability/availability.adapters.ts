import type { AvailabilityPorts } from '#machines/availability/availability.ports.ts';
import { listDateTimes } from '#contract/calls/booking.calls.ts';
import { refused, toOutcome } from '#src/api/to-outcome.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';

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
      ({ datetime_list: days, closed_list: closedDays = [], now: serverNow = null }) => ({
        days,
        closedDays,
        serverNow,
      }),
    );
  },
});
