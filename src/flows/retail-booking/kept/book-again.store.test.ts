import { describe, expect, it } from 'vitest';
import { nextLike } from './book-again.store.ts';

const BOOKED = '2026-11-23T10:30:00+07:00';

describe('the time of a booking that is made again', () => {
  it.each([
    ['three weeks before', '2026-11-02T10:30:00+07:00', '2026-11-30'],
    ['at its moment', BOOKED, '2026-11-30'],
    ['a minute before the next', '2026-11-30T10:29:00+07:00', '2026-11-30'],
    ['at the next', '2026-11-30T10:30:00+07:00', '2026-12-07'],
    ['a year after', '2027-11-23T00:00:00+07:00', '2027-11-29'],
  ])('is the same weekday and time of day, still to come: %s', (_name, now, date) => {
    expect(nextLike(BOOKED, Date.parse(now))).toEqual({ date, time: '10:30' });
  });
});
