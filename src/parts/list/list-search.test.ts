import { describe, expect, it } from 'vitest';
import { careSearchFrom, isFiltered, isInverted, wireFilter } from '#src/flows/car-care/car-care.address.ts';
import { bookingsSearchFrom } from '#src/flows/my-bookings/my-bookings.address.ts';

describe('what an address says of a list', () => {
  it('is read, also where the router made a number of it', () => {
    expect(bookingsSearchFrom({ status: 1, keywords: 1234, plate: '5กก', page: 2 })).toEqual({
      status: 1,
      keywords: '1234',
      plate: '5กก',
      page: 2,
    });
    expect(careSearchFrom({ tab: 'history', from: '2026-02-28', to: '2026-03-01' })).toEqual({
      tab: 'history',
      from: '2026-02-28',
      to: '2026-03-01',
    });
  });

  it.each([
    { page: 0 },
    { page: 1.5 },
    { page: '2' },
    { keywords: '' },
    { keywords: 'ก'.repeat(101) },
    { status: 9 },
    { booking: 'x' },
  ])('%o is dropped', (search) => {
    expect(Object.values(bookingsSearchFrom(search)).every((value) => value === undefined)).toBe(true);
  });

  it('no days are dropped, one day is a range, and an inverted range is known', () => {
    expect(careSearchFrom({ from: '2026-02-29', to: '1 March' })).toEqual({});
    const day = '2026-03-01';
    expect([isInverted({ from: day, to: day }), isInverted({ from: day, to: '2026-02-28' })]).toEqual([false, true]);
    expect([isFiltered({}), isFiltered({ to: day })]).toEqual([false, true]);
    expect(wireFilter({ plate: '5กก', from: day, to: day })).toEqual({
      register_number: '5กก',
      start_gte: day,
      start_lte: day,
    });
  });
});
