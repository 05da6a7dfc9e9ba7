import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { slotState, type DayFacts } from '../availability.ts';
import { hoursOf } from '../services.ts';
import { addDays } from '../thai-calendar.ts';
import { branchDayOf, fits, startsOf } from './branch-day.ts';
import { now } from './plan.fixtures.ts';

const day: fc.Arbitrary<DayFacts> = fc.record({
  date: fc.integer({ min: -1, max: 61 }).map((ahead) => addDays('2026-11-21', ahead)),
  hours: fc.option(
    fc.record({ openCell: fc.integer({ min: 28, max: 50 }), closeCell: fc.integer({ min: 40, max: 60 }) }),
  ),
  closure: fc.option(fc.constant({ until: '2027-01-01' }), { freq: 5 }),
  lanes: fc.integer({ min: 1, max: 3 }),
  booked: fc.array(fc.nat({ max: 3 }), { minLength: 60, maxLength: 60 }),
  holds: fc.array(
    fc.record({
      fromCell: fc.integer({ min: 28, max: 50 }),
      toCell: fc.integer({ min: 30, max: 60 }),
      until: fc.constantFrom('2026-11-21T11:00:00+07:00', '2026-11-21T12:00:00+07:00', '2026-11-21T12:10:00+07:00'),
    }),
    { maxLength: 3 },
  ),
});

it('a start of the plan is free exactly if the rule of availability says so', () => {
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: 1, max: 8 }),
      fc.nat({ max: 3 }),
      fc.integer({ min: 26, max: 62 }),
      (facts, cells, leadDays, start) => {
        const branchDay = branchDayOf(1, facts, now);
        const isFree =
          startsOf({ now }, { cells, leadDays }, branchDay).includes(start) && fits(branchDay, start, cells);
        expect(isFree).toBe(slotState(facts, start, { hours: hoursOf(cells), leadDays, now }).free);
      },
    ),
    { numRuns: 2000 },
  );
});
