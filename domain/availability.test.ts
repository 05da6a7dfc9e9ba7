import { describe, expect, test } from 'vitest';
import { aDay, anAsk, at, today, tomorrow } from './availability.fixtures.ts';
import { firstFree, offerDay, slotState, type Ask, type DayFacts, type OthersHold } from './availability.ts';
import { addDays, cellOf, type BranchTime } from './thai-calendar.ts';

const booked = (from: BranchTime, to: BranchTime, lanes = 1) =>
  Array.from({ length: 96 }, (_, cell) => (cell >= cellOf(from) && cell < cellOf(to) ? lanes : 0));
const hold = (from: BranchTime, to: BranchTime, until: Date): OthersHold => ({
  fromCell: cellOf(from),
  toCell: cellOf(to),
  until: until.toISOString(),
});
const reasonAt = (day: DayFacts, time: BranchTime, ask = anAsk()) => {
  const state = slotState(day, cellOf(time), ask);
  return state.free ? null : state.reason;
};

describe('a slot', () => {
  test('slots start every 30 minutes from opening and must end by closing', () => {
    const day = aDay({ hours: { openCell: cellOf('08:15'), closeCell: cellOf('10:30') } });
    expect(offerDay(day, anAsk())).toEqual({
      date: tomorrow,
      free: ['08:15', '08:45', '09:15'],
      closed: [
        { time: '09:45', reason: { code: 'too_long', closes: '10:30' } },
        { time: '10:15', reason: { code: 'too_long', closes: '10:30' } },
      ],
      reason: null,
    });
  });

  test('a time at which no slot starts is not free', () => {
    for (const time of ['07:30', '08:15', '09:07']) expect(reasonAt(aDay(), time)).toEqual({ code: 'weekday' });
    expect(reasonAt(aDay(), '18:00')).toEqual({ code: 'too_long', closes: '18:00' });
    expect(slotState(aDay(), Number.NaN, anAsk()).free).toBe(false);
  });

  test('a slot is past when its start is not after now', () => {
    const day = aDay({ date: today });
    expect(reasonAt(day, '10:00', anAsk({ now: at('10:00') }))).toEqual({ code: 'past' });
    expect(reasonAt(day, '10:00', anAsk({ now: new Date(at('10:00').getTime() - 1) }))).toBeNull();
  });

  test('the first bookable date is today plus the lead time, whatever the hour', () => {
    const ask = anAsk({ leadDays: 2, now: at('23:59') });
    expect(reasonAt(aDay({ date: tomorrow }), '10:00', ask)).toEqual({
      code: 'lead_time',
      days: 2,
      from: '2026-11-23',
    });
    expect(reasonAt(aDay({ date: '2026-11-23' }), '08:00', ask)).toBeNull();
  });

  test('the last bookable date is 60 days ahead', () => {
    expect(reasonAt(aDay({ date: addDays(today, 60) }), '10:00')).toBeNull();
    expect(reasonAt(aDay({ date: addDays(today, 61) }), '10:00')).toEqual({ code: 'beyond_horizon' });
  });

  test('today is the day at the branch, not at the visitor’s place', () => {
    const ask = anAsk({ leadDays: 1, now: '2026-11-20T17:30:00Z' });
    expect(reasonAt(aDay({ date: today }), '10:00', ask)).toMatchObject({ code: 'lead_time', from: tomorrow });
    expect(reasonAt(aDay({ date: tomorrow }), '10:00', ask)).toBeNull();
  });

  test('every lane must be taken before a slot is full, and only in the cells that the booking needs', () => {
    const day = aDay({ lanes: 2, booked: booked('10:00', '11:00', 2) });
    expect(reasonAt(day, '09:00')).toBeNull();
    expect(reasonAt(day, '09:30')).toEqual({ code: 'full' });
    expect(reasonAt(day, '10:30')).toEqual({ code: 'full' });
    expect(reasonAt(day, '11:00')).toBeNull();
    expect(reasonAt(day, '09:00', anAsk({ hours: 1.1 }))).toEqual({ code: 'full' });
    expect(reasonAt(aDay({ lanes: 2, booked: booked('10:00', '11:00') }), '10:00')).toBeNull();
    expect(reasonAt(aDay({ lanes: 0 }), '10:00')).toEqual({ code: 'full' });
  });

  test('an invalid length or instant is refused, not reported as free', () => {
    for (const hours of [Number.NaN, -1])
      expect(() => slotState(aDay(), cellOf('10:00'), anAsk({ hours }))).toThrow(RangeError);
    expect(() => offerDay(aDay(), anAsk({ now: '2026-11-21T12:00:00' }))).toThrow(RangeError);
    expect(reasonAt(aDay({ lanes: 1, booked: booked('10:00', '10:15') }), '10:00', anAsk({ hours: 0 }))).toEqual({
      code: 'full',
    });
  });
});

describe('holds', () => {
  const until = at('12:10');

  test('a hold takes a lane until the instant it lapses, when the lane is free', () => {
    const day = aDay({ holds: [hold('10:00', '11:00', until)] });
    expect(reasonAt(day, '10:30', anAsk({ now: new Date(until.getTime() - 1) }))).toEqual({
      code: 'held',
      until: until.toISOString(),
    });
    expect(reasonAt(day, '10:30', anAsk({ now: until }))).toBeNull();
    expect(reasonAt(day, '11:00')).toBeNull();
    expect(reasonAt(day, '09:00')).toBeNull();
  });

  test('with several holds the slot is free when the first lane comes back in each cell', () => {
    const day = aDay({
      lanes: 2,
      holds: [
        hold('10:00', '10:30', at('12:14')),
        hold('10:00', '11:00', at('12:05')),
        hold('10:30', '11:00', at('12:09')),
        hold('10:30', '11:00', at('12:12')),
      ],
    });
    expect(reasonAt(day, '10:00')).toEqual({ code: 'held', until: at('12:09').toISOString() });
  });

  test('a slot that would stay full when the holds lapse, or be past by then, is full', () => {
    expect(
      reasonAt(aDay({ lanes: 1, booked: booked('10:00', '10:15'), holds: [hold('10:15', '11:00', until)] }), '10:00'),
    ).toEqual({
      code: 'full',
    });
    const soon = aDay({ date: today, holds: [hold('12:30', '13:30', at('12:30'))] });
    expect(reasonAt(soon, '12:30', anAsk({ now: at('12:20') }))).toEqual({ code: 'full' });
    const overnight = aDay({ holds: [hold('10:00', '11:00', at('00:05', tomorrow))] });
    expect(reasonAt(overnight, '10:00', anAsk({ now: at('23:55'), leadDays: 1 }))).toEqual({ code: 'full' });
    expect(reasonAt(overnight, '10:00', anAsk({ now: at('23:55') }))).toMatchObject({ code: 'held' });
    expect(reasonAt(soon, '13:00', anAsk({ now: at('12:20') }))).toEqual({
      code: 'held',
      until: at('12:30').toISOString(),
    });
  });
});

describe('a day', () => {
  test('every closed day says why', () => {
    const reason = (facts: Partial<DayFacts>, ask: Partial<Ask> = {}) => offerDay(aDay(facts), anAsk(ask)).reason;
    const lane = [hold('08:00', '18:00', at('12:10'))];
    expect(reason({ date: addDays(today, -1) })).toEqual({ code: 'past' });
    expect(reason({ date: today }, { now: at('18:30') })).toEqual({ code: 'past' });
    expect(reason({ date: today }, { now: at('17:15') })).toEqual({ code: 'too_long', closes: '18:00' });
    expect(reason({ date: today }, { leadDays: 1 })).toEqual({ code: 'lead_time', days: 1, from: tomorrow });
    expect(reason({ date: today }, { leadDays: 1, now: at('17:29') })).toMatchObject({ code: 'lead_time' });
    expect(reason({ date: today }, { leadDays: 1, now: at('18:30') })).toEqual({ code: 'past' });
    expect(reason({ date: today, closure: { until: today } }, { now: at('18:30') })).toEqual({ code: 'past' });
    expect(reason({ date: today, hours: null }, { now: at('18:30') })).toEqual({ code: 'weekday' });
    expect(reason({ date: addDays(today, 61), hours: null })).toEqual({ code: 'beyond_horizon' });
    expect(reason({ hours: null })).toEqual({ code: 'weekday' });
    expect(reason({ hours: null }, { leadDays: 5 })).toEqual({ code: 'weekday' });
    expect(reason({ hours: { openCell: 32, closeCell: 32 } }, { leadDays: 5 })).toEqual({ code: 'weekday' });
    expect(reason({ closure: { until: '2026-11-30' } })).toEqual({ code: 'closure', until: '2026-11-30' });
    expect(reason({ closure: { until: '2026-11-30' }, hours: null })).toEqual({ code: 'closure', until: '2026-11-30' });
    expect(reason({}, { hours: 11 })).toEqual({ code: 'too_long', closes: '18:00' });
    expect(reason({ booked: booked('08:00', '18:00') })).toEqual({ code: 'full' });
    expect(reason({ holds: lane })).toEqual({ code: 'held', until: at('12:10').toISOString() });
    expect(reason({ booked: booked('08:00', '17:00'), holds: lane })).toEqual({
      code: 'held',
      until: at('12:10').toISOString(),
    });
    expect(reason({ holds: [hold('08:00', '12:00', at('12:14')), hold('12:00', '18:00', at('12:09'))] })).toEqual({
      code: 'held',
      until: at('12:09').toISOString(),
    });
    expect(reason({})).toBeNull();
  });

  test('a closed day has no free time, and says so at each of its hours', () => {
    const offer = offerDay(aDay({ closure: { until: tomorrow } }), anAsk());
    expect(offer.free).toEqual([]);
    expect(offer.closed).toHaveLength(20);
    expect(offerDay(aDay({ hours: null }), anAsk()).closed).toEqual([]);
  });

  test('the first free slots are those of the earliest day that has any, whatever their order', () => {
    const days = [
      aDay({ date: '2026-11-24' }),
      aDay({ date: '2026-11-23', booked: booked('08:00', '09:15') }),
      aDay({ date: tomorrow, hours: null }),
    ];
    expect(firstFree(days, anAsk())).toMatchObject({ date: '2026-11-23', times: { 0: '09:30', 1: '10:00' } });
    expect(firstFree(days, anAsk({ leadDays: 3 }))).toMatchObject({ date: '2026-11-24', times: { 0: '08:00' } });
    expect(firstFree(days, anAsk({ leadDays: 9 }))).toBeNull();
    expect(firstFree([], anAsk())).toBeNull();
  });
});
