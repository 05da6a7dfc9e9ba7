import type { BranchChoice, ServiceChoice } from '#machines/shared/booking-choices.ts';
import type { Branch } from '#contract/wire/branch.ts';
import type { Service } from '#contract/wire/service.ts';

/** A branch as the draft keeps it; `keyword` is the search text that found it. */
export const branchChoiceOf = (branch: Branch, keyword: string): BranchChoice => ({
  locationId: branch.location_id,
  name: branch.name,
  keyword,
  lat: branch.location.lat,
  lng: branch.location.lng,
});

export const serviceChoiceOf = ({ id, name, hours, pre_day: preDay }: Service): ServiceChoice => ({
  id,
  name,
  hours,
  preDay,
});
