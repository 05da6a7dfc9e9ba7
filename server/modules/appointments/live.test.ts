import { expect, it } from 'vitest';
import { limitReached, MOST_LIVE } from '#domain/booking-limits.ts';
import { STATUS } from '#domain/appointment.ts';
import { worldOfEachTest } from '#tests/support/appointments-world.ts';
import { driverOf } from './appointments.fixtures.ts';

const world = await worldOfEachTest();
const PLATE = '1กข 1234';

it('whoever has as many bookings of a plate as can be made sees them, and the rule of the page refuses what the server does; nobody else sees any', async () => {
  const guest = world.guest();
  await guest.confirm((await guest.hold({ time: '09:00' })).id);
  for (const time of ['11:00', '13:00']) await guest.hold({ time });
  const live = await guest.live();
  expect(live.filter(({ status }) => status === STATUS.confirmed)).toHaveLength(1);
  const counted = live.map(({ customer_data, status }) => ({
    plate: customer_data.register_number,
    isHeld: status === STATUS.temporary,
  }));
  expect(counted).toHaveLength(MOST_LIVE.guest.of_plate);
  expect(limitReached(counted, PLATE, 'guest')).toBe('plate');
  await expect(guest.hold({ time: '15:00' })).rejects.toMatchObject({ failure: 'tooManyBookings' });
  expect(limitReached(counted, '2กข 1', 'guest')).toBeNull();
  await guest.hold({ time: '15:00', item: { customer_data: driverOf('2กข 1') } });
  expect(await world.guest().live()).toEqual([]);
});
