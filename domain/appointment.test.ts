import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { STATUS, cancelBy, latestArrival, lookupOutcome, mayCancel } from './appointment.ts';
import { branchNow, epochMs } from './thai-calendar.ts';

const startsAt = '2026-11-21T10:00:00+07:00';
const before = '2026-11-21T09:59:59+07:00';
const late = '2026-11-21T10:15:00+07:00';
const after = '2026-11-21T10:15:01+07:00';

test('HOME-03 a look-up tells found, expired and cancelled apart', () => {
  expect(lookupOutcome(STATUS.confirmed, startsAt, before)).toBe('found');
  expect(lookupOutcome(STATUS.temporary, startsAt, before)).toBe('found');
  expect(lookupOutcome(STATUS.confirmed, startsAt, late)).toBe('found');
  expect(lookupOutcome(STATUS.temporary, startsAt, late)).toBe('expired');
  expect(lookupOutcome(STATUS.confirmed, startsAt, after)).toBe('expired');
  for (const status of [STATUS.completed, STATUS.expired, STATUS.noShow])
    expect(lookupOutcome(status, startsAt, before)).toBe('expired');
  for (const now of [before, after]) expect(lookupOutcome(STATUS.cancelled, startsAt, now)).toBe('cancelled');
});

test('the right to service ends 15 minutes after the start', () => {
  expect(latestArrival(startsAt)).toEqual(new Date('2026-11-21T10:15:00+07:00'));
});

test('CANCEL-02 exactly 24 hours before is in time, one second later is not', () => {
  expect(cancelBy(startsAt)).toEqual(new Date('2026-11-20T10:00:00+07:00'));
  expect(mayCancel({ startsAt, now: '2026-11-20T10:00:00+07:00' })).toBe(true);
  expect(mayCancel({ startsAt, now: '2026-11-20T10:00:01+07:00' })).toBe(false);
});

test('CANCEL-02 nothing can be cancelled on the service day or after', () => {
  const instants = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2027-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, fc.integer({ min: -72 * 3600, max: 72 * 3600 }), (start, seconds) => {
      const now = epochMs(start) - seconds * 1000;
      expect(mayCancel({ startsAt: start, now })).toBe(seconds >= 24 * 3600);
      const onTheDay = branchNow(now).date >= branchNow(start).date;
      expect(onTheDay && mayCancel({ startsAt: start, now })).toBe(false);
    }),
  );
});
