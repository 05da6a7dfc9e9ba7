import type { Alternative as WireAlternative } from '#contract/wire/slot.ts';
import type { Alternative } from '#machines/booking-confirmation/booking-confirmation.types.ts';

const WHY = { same_branch: 'sameBranch', same_time: 'sameTime', next_day: 'nextDay' } as const;
const WIRE_WHY = { sameBranch: 'same_branch', sameTime: 'same_time', nextDay: 'next_day' } as const;

export const alternativeFrom = (wire: WireAlternative): Alternative => ({
  why: WHY[wire.why],
  locationId: wire.location_id,
  branchName: wire.location_name,
  date: wire.date,
  time: wire.time,
  startsAt: wire.date_time,
  distanceKm: wire.distance_km ?? null,
});

export const alternativeToWire = (alternative: Alternative): WireAlternative => ({
  why: WIRE_WHY[alternative.why],
  location_id: alternative.locationId,
  location_name: alternative.branchName,
  date: alternative.date,
  time: alternative.time,
  date_time: alternative.startsAt,
  ...(alternative.distanceKm === null ? {} : { distance_km: alternative.distanceKm }),
});
