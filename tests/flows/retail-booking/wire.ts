import type { BranchChoice, ServiceChoice } from '#machines/shared/booking-choices.ts';
import type { Branch } from '#contract/wire/branch.ts';
import type { Alternative as WireAlternative } from '#contract/wire/slot.ts';
import type { Service } from '#contract/wire/service.ts';
import { bangna, rangsit, services } from '#machines/retail-booking/retail-booking.fixtures.ts';
import type { Alternative } from '#machines/booking-confirmation/booking-confirmation.types.ts';

export const branchOf = ({ locationId, name, lat, lng }: BranchChoice): Branch => ({
  id: locationId,
  location_id: locationId,
  name,
  open_time: '08:00',
  close_time: '18:00',
  location: { lat: lat ?? 0, lng: lng ?? 0 },
});

export const serviceOf = ({ preDay, ...service }: ServiceChoice): Service => ({
  ...service,
  pre_day: preDay,
  group_id: 1,
});

/** The chart's samples as the server lists them. */
export const BRANCHES = [bangna, rangsit].map(branchOf);
export const SERVICES = services.map(serviceOf);

export const wireAlternative = ({ locationId, branchName, date, time, startsAt }: Alternative): WireAlternative => ({
  why: 'same_branch',
  location_id: locationId,
  location_name: branchName,
  date,
  time,
  date_time: startsAt,
});
