import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsFor, leadDays, toggleService, totalHours } from './services.ts';

const quarters = fc.integer({ min: 1, max: 40 }).map((n) => n / 4);

test('RB-03 a fourth service is neither added nor accepted', () => {
  expect(toggleService([101, 201, 301], 401)).toEqual({ chosen: [101, 201, 301], refused: true });
  expect(toggleService([101, 201, 301], 201)).toEqual({ chosen: [101, 301], refused: false });
  expect(toggleService([101, 201], 301)).toEqual({ chosen: [101, 201, 301], refused: false });
});

test('RB-03 no sequence of choices ends with more than three services, or with one twice', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(101, 201, 301, 401, 501, 601), { maxLength: 30 }), (taps) => {
      let chosen: readonly number[] = [];
      for (const id of taps) {
        const before = [...chosen];
        const next = toggleService(chosen, id);
        expect(chosen).toEqual(before);
        expect(next.refused).toBe(before.length === 3 && !before.includes(id));
        expect(next.chosen.includes(id)).toBe(!next.refused && !before.includes(id));
        chosen = next.chosen;
      }
      expect(chosen.length).toBeLessThanOrEqual(3);
      expect(new Set(chosen).size).toBe(chosen.length);
    }),
  );
});

test('RB-06 hours are the sum and the lead time is the largest', () => {
  const services = [
    { id: 101, hours: 1.25, preDay: 2 },
    { id: 401, hours: 0.5, preDay: 0 },
    { id: 301, hours: 3, preDay: 3 },
  ];
  expect(totalHours(services)).toBe(4.75);
  expect(leadDays(services)).toBe(3);
  expect([totalHours([]), leadDays([])]).toEqual([0, 0]);
  expect(totalHours([{ hours: 0.1 }, { hours: 0.2 }])).toBe(0.3);
});

test('RB-06 the order of services changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ hours: quarters, preDay: fc.nat(10) }), { maxLength: 3 }), (services) => {
      const [first, ...rest] = services;
      const turned = first ? [...rest, first] : [];
      expect(totalHours(turned)).toBe(totalHours(services));
      expect(leadDays(turned)).toBe(leadDays(services));
      expect(cellsFor(totalHours(services))).toBe(services.reduce((sum, { hours }) => sum + cellsFor(hours), 0));
    }),
  );
});

test('hours are rounded up to quarters', () => {
  expect([0, 0.1, 0.25, 0.3, 1, 1.1, 1.5].map(cellsFor)).toEqual([0, 1, 1, 2, 4, 5, 6]);
  for (const no of [-1, Number.NaN]) expect(() => cellsFor(no)).toThrow(RangeError);
});
