import { expect, it } from 'vitest';
import { fleetCar } from '#src/pages/fleet/fleet.fixtures.ts';
import { overviewOf } from './overview.view.ts';

const due = (state: 'due' | 'soon' | 'later', date: string) => ({
  due: { state, date, odometer: null, advice: [], services: [] },
});
const booked = (date_time: string, state: 'held' | 'confirmed' = 'confirmed') => ({
  booking: {
    appointment_id: '00000000-0000-4000-8000-000000000001',
    state,
    date_time,
    branch: { location_id: 1001, name: 'บางนา' },
    expires_at: null,
  },
});

it('counts what is due and booked, puts this week’s bookings on their days, and names the most urgent without a booking', () => {
  const overview = overviewOf(
    [
      fleetCar('a', due('soon', '2026-12-10')),
      fleetCar('b', { ...due('due', '2026-11-01'), ...booked('2026-11-27T08:00:00Z') }),
      fleetCar('c', due('due', '2026-11-20')),
      fleetCar('d', booked('2026-11-27T02:00:00Z', 'held')),
      // Nine in the evening in Bangkok is still the same day.
      fleetCar('e', booked('2026-12-02T14:00:00Z')),
      fleetCar('f', booked('2026-12-03T02:00:00Z')),
    ],
    '2026-11-26',
  );
  expect(overview).toMatchObject({
    cars: 6,
    overdue: 2,
    soon: 1,
    overdueBooked: 1,
    soonBooked: 0,
    booked: 3,
    held: 1,
    never: 6,
  });
  expect(overview.urgent.map(({ car_profile_id: id }) => id)).toEqual(['c', 'a']);
  expect(overview.week.map(({ date, cars }) => [date, cars.map(({ car_profile_id: id }) => id).join('')])).toEqual([
    ['2026-11-26', ''],
    ['2026-11-27', 'db'],
    ['2026-11-28', ''],
    ['2026-11-29', ''],
    ['2026-11-30', ''],
    ['2026-12-01', ''],
    ['2026-12-02', 'e'],
  ]);
});
