import type { Branch } from '#contract/wire/branch.ts';
import type { BranchChoice } from '#machines/retail-booking/retail-booking.draft.ts';

/** A branch as the draft keeps it (RB-19); `keyword` is what it was searched by. */
export const branchChoiceOf = (branch: Branch, keyword: string): BranchChoice => ({
  location_id: branch.location_id,
  location_name: branch.name,
  keyword,
  lat: branch.location.lat,
  lng: branch.location.lng,
});
