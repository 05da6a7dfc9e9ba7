import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import * as calendar from './thai-calendar.ts';

const dates = fc
  .date({ min: new Date('0000-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** The same module with an empty cache. */
async function fresh(): Promise<typeof calendar> {
  vi.resetModules();
  return import('./thai-calendar.ts');
}

test('a date gives the same result however often it is looked up, and after however many others', async () => {
  const few = await fresh();
  const asked = fc.sample(dates, { numRuns: 5000, seed: 1 });
  const first = asked.map((date) => calendar.weekday(date));
  expect(asked.map((date) => calendar.weekday(date))).toEqual(first);
  expect(asked.toReversed().map((date) => few.weekday(date))).toEqual(first.toReversed());
  expect(first).toEqual(asked.map((date) => new Date(`${date}T00:00:00Z`).getUTCDay()));
});

test('an invalid date is refused each time, before and after valid ones', () => {
  const wrong = ['2027-02-29', '2027-02-30', '2027-13-01', '2027-3-1', '', '2027-03-01 ', '__proto__'];
  for (let round = 0; round < 3; round += 1) {
    for (const text of wrong) {
      expect(calendar.isBranchDate(text)).toBe(false);
      expect(() => calendar.daysBetween(text, '2027-03-01')).toThrow(RangeError);
    }
    expect(calendar.addDays('2027-02-28', 1)).toBe('2027-03-01');
  }
});

test('only a bounded number is cached, however many are looked up', async () => {
  const kept = vi.spyOn(Map.prototype, 'set');
  const cleared = vi.spyOn(Map.prototype, 'clear');
  try {
    const { addDays, isBranchDate } = await fresh();
    const asked = Array.from({ length: 10_000 }, (_, n) => addDays('2027-03-01', n));
    kept.mockClear();
    cleared.mockClear();
    let most = 0;
    for (const date of asked) {
      isBranchDate(date);
      for (const map of kept.mock.contexts) most = Math.max(most, (map as Map<string, number>).size);
      kept.mockClear();
    }
    expect(most).toBeLessThanOrEqual(6000);
    expect(cleared.mock.calls.length).toBeGreaterThan(0);
    expect(asked.every((date) => isBranchDate(date))).toBe(true);
  } finally {
    kept.mockRestore();
    cleared.mockRestore();
  }
});
