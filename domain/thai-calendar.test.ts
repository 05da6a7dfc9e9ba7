import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  branchNow,
  buddhistYear,
  cellOf,
  dateTimeAt,
  dateTimeOf,
  daysBetween,
  earlierFirst,
  epochMs,
  instantOf,
  isBranchDate,
  isBranchTime,
  splitDateTime,
  timeOfCell,
  weekday,
} from './thai-calendar.ts';

const dates = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2120-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const times = fc.integer({ min: 0, max: 95 }).map(timeOfCell);

describe('instants', () => {
  test('branch time is seven hours ahead of UTC, across midnight and new year', () => {
    expect(branchNow('2026-11-21T03:15:59Z')).toEqual({ date: '2026-11-21', time: '10:15', minutes: 615 });
    expect(branchNow('2026-12-31T17:00:00Z')).toEqual({ date: '2027-01-01', time: '00:00', minutes: 0 });
    expect(dateTimeAt('2026-12-31T17:00:59Z')).toBe('2027-01-01T00:00:00+07:00');
    expect(branchNow('2026-12-31T16:59:59.999Z')).toEqual({ date: '2026-12-31', time: '23:59', minutes: 1439 });
  });

  test('an instant is the same as a Date, as milliseconds and as text with any offset', () => {
    const texts = [
      '2026-11-21T10:00:00+07:00',
      '2026-11-21T03:00:00.000Z',
      '2026-11-20T17:00-10:00',
      '2026-11-21T17:00:00+14:00',
    ];
    for (const text of texts) expect(branchNow(text)).toEqual(branchNow(new Date(Date.UTC(2026, 10, 21, 3))));
    expect(branchNow(Date.UTC(2026, 10, 21, 3)).time).toBe('10:00');
  });

  test('a text without an offset, or of a day that does not exist, is refused', () => {
    const texts = ['2026-11-21T10:00:00', '2026-11-21', '2026-02-30T10:00:00Z', '2026-11-21T24:00:00Z', 'tomorrow', ''];
    for (const text of texts) expect(() => epochMs(text)).toThrow(RangeError);
    expect(() => epochMs(new Date(Number.NaN))).toThrow(RangeError);
    expect(() => branchNow('0000-01-01T00:00:00+07:00')).not.toThrow();
    expect(() => branchNow('9999-12-31T23:00:00Z')).toThrow(RangeError);
  });

  test('a branch date and time survive the wire and the instant', () => {
    fc.assert(
      fc.property(dates, times, (date, time) => {
        expect(splitDateTime(dateTimeOf(date, time))).toEqual({ date, time });
        expect(branchNow(instantOf(date, time))).toMatchObject({ date, time });
        expect(instantOf(date, time).getTime()).toBe(epochMs(dateTimeOf(date, time)));
      }),
    );
  });

  test('the wire text is written with the offset of Bangkok', () => {
    expect(dateTimeOf('2026-11-21', '09:30')).toBe('2026-11-21T09:30:00+07:00');
    expect(instantOf('2026-11-21', '24:00')).toEqual(instantOf('2026-11-22', '00:00'));
    expect(() => dateTimeOf('2026-11-21', '24:00')).toThrow(RangeError);
    expect(() => dateTimeOf('2026-11-31', '09:30')).toThrow(RangeError);
    expect(() => instantOf('2026-11-21', '9:30')).toThrow(RangeError);
  });
});

describe('days', () => {
  test('only real calendar days are branch dates', () => {
    for (const date of ['2026-02-28', '2028-02-29', '2000-02-29']) expect(isBranchDate(date)).toBe(true);
    for (const no of [
      '2026-02-29',
      '1900-02-29',
      '2026-04-31',
      '2026-13-01',
      '2026-00-10',
      '2026-1-1',
      '2026-01-01 ',
      '',
      null,
      20260101,
    ])
      expect(isBranchDate(no)).toBe(false);
  });

  test('only 00:00 to 23:59 are branch times', () => {
    for (const time of ['00:00', '09:05', '23:59']) expect(isBranchTime(time)).toBe(true);
    for (const no of ['24:00', '9:05', '12:60', '12:00:00', '๑๒:๐๐', '', null, 900])
      expect(isBranchTime(no)).toBe(false);
  });

  test('adding days is undone by counting them', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    fc.assert(
      fc.property(dates, fc.integer({ min: -5000, max: 5000 }), (date, n) => {
        expect(daysBetween(date, addDays(date, n))).toBe(n);
        expect(weekday(addDays(date, n))).toBe((((weekday(date) + n) % 7) + 7) % 7);
      }),
    );
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
    expect(() => daysBetween('2026-11-21', '')).toThrow(RangeError);
  });

  test('dates and times are ordered as they follow one another', () => {
    fc.assert(
      fc.property(dates, dates, times, times, (day, other, time, later) => {
        expect(earlierFirst(day, other)).toBe(Math.sign(daysBetween(other, day)) || 0);
        expect(earlierFirst(time, later)).toBe(Math.sign(cellOf(time) - cellOf(later)));
      }),
    );
  });

  test('weekdays count from Sunday', () => {
    expect(weekday('2026-11-22')).toBe(0);
    expect(weekday('2026-11-21')).toBe(6);
  });
});

test('LANG-04 a year is shown in the Buddhist era', () => expect(buddhistYear(2026)).toBe(2569));

describe('cells', () => {
  test('a day has 96 cells of a quarter of an hour, and 24:00 ends it', () => {
    expect([0, 34, 95, 96].map(timeOfCell)).toEqual(['00:00', '08:30', '23:45', '24:00']);
    for (let cell = 0; cell <= 96; cell += 1) expect(cellOf(timeOfCell(cell))).toBe(cell);
    for (const no of [-1, 97, 0.5, Number.NaN]) expect(() => timeOfCell(no)).toThrow(RangeError);
    expect(() => cellOf('8:30')).toThrow(RangeError);
  });

  test('a time between two quarter hours is not a whole cell', () =>
    expect(Number.isInteger(cellOf('09:07'))).toBe(false));
});
