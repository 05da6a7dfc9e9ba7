/**
 * How many bookings may be live at once, held or upcoming, for each kind of owner. A guest's limit is enough for a few tabs and a family, but too low
 * to block a branch, with one plate or several. A company is bound by its contract, so its limit is not a safety measure.
 */
export const MOST_LIVE = {
  guest: { holds: 5, bookings: 10, of_plate: 3 },
  member: { holds: 5, bookings: 20, of_plate: 3 },
  company: { holds: 500 },
} as const;
