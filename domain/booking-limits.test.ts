import { describe, expect, it } from 'vitest';
import { limitReached, MOST_LIVE } from './booking-limits.ts';

const booked = (count: number, plate = (index: number) => `1กก ${index + 1}`, isHeld = false) =>
  Array.from({ length: count }, (_, index) => ({ plate: plate(index), isHeld }));

const one = () => '๑กข-๑๒๓๔';

describe('the limits of live bookings', () => {
  it.each([
    ['no booking', [], null],
    ['one less than a plate may have', booked(MOST_LIVE.guest.of_plate - 1, one), null],
    ['as many as a plate may have, however it is written', booked(MOST_LIVE.guest.of_plate, one), 'plate'],
    ['one less than may be held', booked(MOST_LIVE.guest.holds - 1, undefined, true), null],
    ['as many as may be held', booked(MOST_LIVE.guest.holds, undefined, true), 'holds'],
    ['one less than may be booked', booked(MOST_LIVE.guest.bookings - 1), null],
    ['as many as may be booked', booked(MOST_LIVE.guest.bookings), 'bookings'],
  ] as const)('with %s', (_what, live, limit) => {
    expect(limitReached(live, '1กข 1234', 'guest')).toBe(limit);
  });

  it('a member may have more than a guest, and a plate that is not known yet has no limit', () => {
    expect(limitReached(booked(MOST_LIVE.guest.bookings), '1กข 1234', 'member')).toBeNull();
    expect(
      limitReached(
        booked(MOST_LIVE.guest.of_plate, () => ''),
        '',
        'guest',
      ),
    ).toBeNull();
  });
});
