import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDay, anAsk } from './availability.fixtures.ts';
import { offerDay } from './availability.ts';
import { firstDayFor, fitsToday, openingAfter, openingAt } from './opening.ts';
import { instantOf, timeOfCell } from './thai-calendar.ts';

const DAY = '2026-11-25';
const at = (time: string, date = DAY) => instantOf(date, time);
const next = { date: '2026-11-26', time: '07:30' };
const hours = { opens: '07:30', closes: '19:00', next };

describe('whether a branch is open', () => {
  it.each([
    ['06:59', { kind: 'closedNow', next: { date: DAY, time: '07:30' } }],
    ['07:29', { kind: 'closedNow', next: { date: DAY, time: '07:30' } }],
    ['07:30', { kind: 'open', opens: '07:30', closes: '19:00' }],
    ['18:59', { kind: 'open', opens: '07:30', closes: '19:00' }],
    ['19:00', { kind: 'closedNow', next }],
    ['21:15', { kind: 'closedNow', next }],
  ])('at %s', (time, opening) => expect(openingAt(hours, at(time))).toEqual(opening));

  it('on a closed day it says when it opens', () => {
    expect(openingAt({ opens: null, closes: null, next }, at('10:00'))).toEqual({ kind: 'closedToday', next });
    expect(openingAt({ opens: null, closes: null, next: null }, at('10:00'))).toEqual({
      kind: 'closedToday',
      next: null,
    });
  });

  it('an opening that is over by the time it is looked at is not named', () => {
    expect(openingAt(hours, at('19:30', next.date))).toEqual({ kind: 'closedNow', next: null });
  });

  it('the next opening is on the first open day after this one', () => {
    const week = (date: string) => (['2026-11-26', '2026-11-27'].includes(date) ? null : '08:00');
    expect(openingAfter(DAY, week)).toEqual({ date: '2026-11-28', time: '08:00' });
    expect(openingAfter(DAY, () => null)).toBeNull();
  });
});

describe('whether something can still be booked today', () => {
  it.each([
    ['07:00', true],
    ['17:59', true],
    ['18:00', false],
    ['21:15', false],
  ])('an hour of work at %s: %s', (time, fits) => expect(fitsToday(hours, 1, at(time))).toBe(fits));

  it('not on a closed day, and not if the work is longer than the day', () => {
    expect(fitsToday({ opens: null, closes: null, next }, 1, at('08:00'))).toBe(false);
    expect(fitsToday(hours, 12, at('06:00'))).toBe(false);
  });

  it('exactly as long as an empty day still offers a time', () => {
    const cells = fc.tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 })).filter(([a, b]) => a < b);
    fc.assert(
      fc.property(
        cells,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 1439 }),
        ([open, close], length, minute) => {
          const now = new Date(at('00:00').getTime() + minute * 60_000);
          const day = aDay({ date: DAY, hours: { openCell: open, closeCell: close } });
          const offered =
            offerDay(day, anAsk({ hours: length / 4, leadDays: 0, now: now.toISOString() })).free.length > 0;
          const closes = close === 96 ? '23:59' : timeOfCell(close);
          expect(fitsToday({ opens: timeOfCell(open), closes, next: null }, length / 4, now)).toBe(offered);
        },
      ),
    );
  });
});

it('a service can be done first today as long as it still fits, else on the day on which the branch opens next', () => {
  expect(firstDayFor(hours, 1, at('12:00'))).toBeNull();
  expect(firstDayFor(hours, 1, at('20:32'))).toBe(next.date);
  expect(firstDayFor({ ...hours, next: null }, 1, at('20:32'))).toBeNull();
  expect(firstDayFor(null, 1, at('20:32'))).toBeNull();
});
