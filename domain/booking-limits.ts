import { normalisePlate } from './fields/plate.ts';

/**
 * How many bookings may be live at once, held or upcoming, for each kind of owner. A guest's limit is enough for a few tabs and a family, but too low
 * to block a branch, with one plate or several. A company is bound by its contract, so its limit is not a safety measure.
 */
export const MOST_LIVE = {
  guest: { holds: 5, bookings: 10, of_plate: 3 },
  member: { holds: 5, bookings: 20, of_plate: 3 },
  company: { holds: 500 },
} as const;

/** A booking that counts: held, or confirmed and not begun. */
export interface LiveBooking {
  readonly plate: string;
  readonly isHeld: boolean;
}

/** Which limit a further booking of this plate would exceed; null: none. A new booking is held first, so it counts as held. */
export const limitReached = (
  live: readonly LiveBooking[],
  plate: string,
  owner: 'guest' | 'member',
): 'holds' | 'bookings' | 'plate' | null => {
  const most = MOST_LIVE[owner];
  const key = normalisePlate(plate);
  if (key !== '' && live.filter((one) => normalisePlate(one.plate) === key).length >= most.of_plate) return 'plate';
  if (live.filter(({ isHeld }) => isHeld).length >= most.holds) return 'holds';
  return live.length >= most.bookings ? 'bookings' : null;
};
