import { describe, expect, it } from 'vitest';
import { calendarDays, meterParts, notCancellable, timesByPart } from './calendar-days.view.ts';

const day = (date: string, free: string[], full: string[] = []) => ({
  date,
  times: free.map((time) => ({ time, startsAt: `${date}T${time}:00+07:00` })),
  closedTimes: full.map((time) => ({ time, reason: { code: 'full' as const } })),
});

describe('the days that are shown', () => {
  it('are in order of date, open ones with their free times and closed ones with the reason', () => {
    const days = calendarDays(
      [day('2026-11-22', ['09:00', '10:00'], ['11:00']), day('2026-11-24', ['09:00'])],
      [{ date: '2026-11-23', reason: { code: 'full' } }],
    );
    expect(days).toEqual([
      { date: '2026-11-22', free: 2, of: 3, reason: null },
      { date: '2026-11-23', reason: { code: 'full' } },
      { date: '2026-11-24', free: 1, of: 1, reason: null },
    ]);
  });

  it('after closing time there is no today', () => {
    const days = calendarDays([day('2026-11-24', ['09:00'])], [{ date: '2026-11-23', reason: { code: 'past' } }]);
    expect(days.map(({ date }) => date)).toEqual(['2026-11-24']);
  });

  it.each([
    ['2026-11-26T08:59:00+07:00', null],
    ['2026-11-26T09:00:00+07:00', null],
    ['2026-11-26T09:01:00+07:00', '15:00'],
    ['2026-11-26T15:01:00+07:00', '24:00'],
  ] as const)(
    'CANCEL-02 at %s the times of the next day that cannot be cancelled are those before %s',
    (now, before) => {
      expect(notCancellable(day('2026-11-27', ['09:00', '15:00']), now)).toBe(before);
    },
  );

  it('times are grouped by part of the day, in order, each with its end', () => {
    const parts = timesByPart(day('2026-11-27', ['11:30', '12:00', '17:00'], ['08:00', '16:30']), 1.5);
    expect(parts.morning.map(({ time, ends }) => [time, ends])).toEqual([
      ['08:00', null],
      ['11:30', '13:00'],
    ]);
    expect(parts.afternoon.map(({ time }) => time)).toEqual(['12:00', '16:30']);
    expect(parts.evening.map(({ time }) => time)).toEqual(['17:00']);
  });

  it('times that have passed are left out', () => {
    const passed = { time: '08:00', reason: { code: 'past' as const } };
    const today = day('2026-11-22', ['11:30'], ['09:00']);
    const { morning } = timesByPart({ ...today, closedTimes: [passed, ...today.closedTimes] }, 1);
    expect(morning.map(({ time }) => time)).toEqual(['09:00', '11:30']);
  });

  it('the meter is full for a day without bookings and has one part for a single free time', () => {
    expect([meterParts(24, 24), meterParts(1, 24), meterParts(12, 24), meterParts(0, 0)]).toEqual([5, 1, 3, 0]);
  });
});
