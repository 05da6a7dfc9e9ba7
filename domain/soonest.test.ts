import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KM_PER_DAY_OF_WAITING, rankByWaitAndWay, type Reachable } from './soonest.ts';
import { epochMs } from './thai-calendar.ts';

const DAY_MS = 86_400_000;
const NOW = epochMs('2026-11-21T10:00:00+07:00');

/** Starts at every half hour of the horizon, distances in whole kilometres. */
const slot = fc.record({ half: fc.nat(60 * 48), km: fc.nat(900) });
const slots = fc
  .array(slot, { maxLength: 30 })
  .map((some): Reachable[] => some.map(({ half, km }, id) => ({ id, dateTime: NOW + half * 1_800_000, km })));
const ids = (some: readonly Reachable[]) => some.map(({ id }) => id);
const first = (...some: Reachable[]) => rankByWaitAndWay(some)[0]?.id;

describe('the rank by wait and distance', () => {
  test('keeps every slot, in an order that does not depend on the order of the input', () => {
    fc.assert(
      fc.property(slots, fc.nat(30), (some, turn) => {
        const ranked = rankByWaitAndWay(some);
        expect(ids(ranked).toSorted((a, b) => a - b)).toEqual(ids(some));
        expect(rankByWaitAndWay([...some.slice(turn), ...some.slice(0, turn)])).toEqual(ranked);
        expect(rankByWaitAndWay(some.toReversed())).toEqual(ranked);
      }),
    );
  });

  test('never ranks a slot above one that is no later and no farther, and better in one of them', () => {
    fc.assert(
      fc.property(slots, (some) => {
        const ranked = rankByWaitAndWay(some);
        for (const [place, later] of ranked.entries())
          for (const before of ranked.slice(0, place)) {
            const [sooner, nearer] = [
              epochMs(before.dateTime) - epochMs(later.dateTime),
              (before.km ?? 0) - (later.km ?? 0),
            ];
            expect(sooner >= 0 && nearer >= 0 && sooner + nearer > 0).toBe(false);
          }
      }),
    );
  });

  test('25 km weigh as much as a day: one minute less, or one kilometre more, then tips the balance', () => {
    fc.assert(
      fc.property(slot, fc.integer({ min: 1, max: 20 }), ({ half, km }, days) => {
        const dateTime = NOW + half * 1_800_000 + days * DAY_MS;
        const near = { id: 2, dateTime, km };
        const far = { id: 1, dateTime: dateTime - days * DAY_MS, km: km + days * KM_PER_DAY_OF_WAITING };
        expect(first({ ...near, dateTime: dateTime - 60_000 }, far)).toBe(near.id);
        expect(first(near, { ...far, dateTime: far.dateTime - 60_000 })).toBe(far.id);
        expect(first(near, { ...far, km: far.km + 1 })).toBe(near.id);
        expect(first(near, far)).toBe(far.id);
      }),
    );
  });

  test('without distances the order is by time, then by id', () => {
    fc.assert(
      fc.property(slots, (some) => {
        const ranked = rankByWaitAndWay(some.map((each) => ({ ...each, km: null })));
        const byTime = ranked.toSorted((a, b) => epochMs(a.dateTime) - epochMs(b.dateTime) || a.id - b.id);
        expect(ids(ranked)).toEqual(ids(byTime));
      }),
    );
  });

  test('does not change as time passes or the distance grows equally for all', () => {
    fc.assert(
      fc.property(slots, fc.nat(100), (some, more) => {
        const shifted = some.map((each) => ({
          ...each,
          dateTime: epochMs(each.dateTime) + more * DAY_MS,
          km: (each.km ?? 0) + more,
        }));
        expect(ids(rankByWaitAndWay(shifted))).toEqual(ids(rankByWaitAndWay(some)));
      }),
    );
  });

  test('an invalid instant is refused', () => {
    const slot = { id: 1, dateTime: '2026-11-21T10:00', km: null };
    expect(() => rankByWaitAndWay([slot, { ...slot, id: 2 }])).toThrow(RangeError);
  });
});
