import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aDay, anAsk } from './availability.fixtures.ts';
import { bookableDuring, slotState } from './availability.ts';
import { HORIZON_DAYS } from './constants.ts';
import { addDays, instantOf } from './thai-calendar.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Dates around leap days and the ends of years, with a one-hour slot that fits into the day. */
const slots = fc.record({
  date: fc.integer({ min: 0, max: 1500 }).map((n) => addDays('2026-11-21', n)),
  startCell: fc.integer({ min: 0, max: 46 }).map((n) => n * 2),
  leadDays: fc.oneof(fc.nat(5), fc.nat(HORIZON_DAYS)),
});
/** An instant near the slot: any minute of its horizon, or close to one of the three times at which something changes. */
const instants = fc.oneof(
  fc.integer({ min: -(HORIZON_DAYS + 2) * DAY_MS, max: 2 * DAY_MS }).map((ms) => ({ about: 'start' as const, ms })),
  fc.record({ about: fc.constantFrom('start', 'from', 'until'), ms: fc.integer({ min: -2, max: 2 }) }),
);
const asText = (offsetMinutes: number, at: Date): string => {
  const sign = offsetMinutes < 0 ? '-' : '+';
  const size = Math.abs(offsetMinutes);
  const two = (n: number) => String(n).padStart(2, '0');
  const local = new Date(at.getTime() + offsetMinutes * MINUTE_MS).toISOString().slice(0, 23);
  return `${local}${sign}${two(Math.floor(size / 60))}:${two(size % 60)}`;
};

describe('the period during which a slot can be booked', () => {
  test('during opening hours with free lanes a slot is free exactly in that period, whatever the hour, lead time or time zone', () => {
    const zones = fc.constantFrom(-720, -300, -90, 0, 330, 420, 840);
    fc.assert(
      fc.property(slots, instants, zones, ({ date, startCell, leadDays }, { about, ms }, zone) => {
        const { from, until } = bookableDuring(date, startCell, leadDays);
        const start = new Date(instantOf(date, '00:00').getTime() + startCell * 15 * MINUTE_MS);
        const now = new Date({ start, from, until }[about].getTime() + ms);
        const day = aDay({ date, hours: { openCell: 0, closeCell: 96 } });
        const { free } = slotState(day, startCell, anAsk({ hours: 1, leadDays, now: asText(zone, now) }));
        expect(free).toBe(from <= now && now < until);
      }),
      { numRuns: 2000 },
    );
  });

  test("with a lead time booking ends at the branch's midnight, without one at the start of the slot", () => {
    expect(bookableDuring('2027-03-03', 40, 0).until.toISOString()).toBe('2027-03-03T03:00:00.000Z');
    expect(bookableDuring('2027-03-03', 40, 1).until.toISOString()).toBe('2027-03-02T17:00:00.000Z');
    expect(bookableDuring('2027-03-03', 0, 1).until.toISOString()).toBe('2027-03-02T17:00:00.000Z');
    expect(bookableDuring('2027-03-03', 40, 2).until.toISOString()).toBe('2027-03-01T17:00:00.000Z');
  });

  test('an invalid date is refused', () => {
    expect(() => bookableDuring('2027-02-30', 40, 0)).toThrow(RangeError);
  });
});
