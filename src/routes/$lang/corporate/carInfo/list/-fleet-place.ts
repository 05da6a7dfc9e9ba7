import type { FleetSearch } from '#src/pages/fleet/fleet.address.ts';

let last: FleetSearch = {};

/** What the list showed when it was left, so that whoever opens one car after the other comes back to it; for the life of the page. */
export const fleetPlace = {
  read: (): FleetSearch => last,
  keep: (search: FleetSearch): void => {
    last = search;
  },
};
