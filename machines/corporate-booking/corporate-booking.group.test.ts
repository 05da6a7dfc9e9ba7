import { describe, expect, it } from 'vitest';
import { APPOINTMENT_ID, OTHER_APPOINTMENT_ID } from '../booking-confirmation/booking-confirmation.fixtures.ts';
import { fleetCar } from '../car-booking/car-booking.fixtures.ts';
import {
  carToAdd,
  company,
  FIRST,
  groupOf,
  heldCar,
  heldGroup,
  readyCar,
  readyGroup,
  SECOND,
} from './corporate-booking.fixtures.ts';
import { MOST_CARS, takersOf, withAdded, withChecked } from './corporate-booking.changes.ts';
import { countTogether, itemsToHold } from './corporate-booking.group.ts';

const THIRD = 'third-car';

describe('the cars of a group', () => {
  it('want one slot together only at the same branch and time', () => {
    expect(countTogether(itemsToHold(readyGroup))).toBe(2);
    const [first, second] = [readyCar(FIRST), readyCar(SECOND)];
    const { branch, slot } = second.draft;
    if (branch === null || slot.startsAt === null) throw new Error('The car is not ready.');
    const elsewhere = {
      ...second,
      draft: { ...second.draft, branch: { ...branch, locationId: branch.locationId + 1 } },
    };
    const later = { ...second, draft: { ...second.draft, slot: { ...slot, startsAt: `${slot.startsAt} later` } } };
    for (const other of [elsewhere, later]) expect(countTogether(itemsToHold(groupOf([first, other])))).toBe(0);
    expect(countTogether(itemsToHold(groupOf([first, elsewhere, readyCar(THIRD)])))).toBe(2);
  });

  it('CB-03 take copied answers unless they are the source, booked by somebody else, or gone', () => {
    const blocked = readyCar(SECOND, { problem: { kind: 'gone' } });
    const group = groupOf([readyCar(FIRST), blocked, readyCar(THIRD)]);
    const { draft } = readyCar(FIRST);
    for (const to of ['all', 'sameServices'] as const)
      expect(takersOf(group, draft, to).map((each) => each.draft.car.id)).toEqual([THIRD]);
    expect(takersOf(group, { ...draft, services: [] }, 'sameServices')).toEqual([]);
  });

  it('CB-06 are booked by somebody else only if the booking is not their own hold', () => {
    const checked = (bookingId: string) =>
      withChecked(groupOf([heldCar(FIRST, APPOINTMENT_ID)]), {
        known: [{ car: fleetCar(FIRST), bookingId }],
        toAdd: [],
      }).cars[0]?.problem;
    expect(checked(APPOINTMENT_ID)).toBeNull();
    expect(checked(OTHER_APPOINTMENT_ID)).toEqual({ kind: 'booked', appointmentId: OTHER_APPOINTMENT_ID });
  });

  it('are at most as many as one call takes, those already there among them', () => {
    const added = Array.from({ length: MOST_CARS }, (_, place) => carToAdd(`car-${place}`));
    const { group, notice } = withAdded(heldGroup, company, added);
    expect([group?.cars.length, notice]).toEqual([MOST_CARS, { code: 'cars.tooMany', left: 2 }]);
  });
});
