import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlace, kmBetween } from './distance.ts';

const places = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const bangkok = { lat: 13.7563, lng: 100.5018 };

test('Bangkok to Chiang Mai is some 583 km', () => {
  expect(kmBetween(bangkok, { lat: 18.7883, lng: 98.9853 })).toBeCloseTo(583, -1);
  expect(kmBetween({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111.2, 1);
});

test('opposite ends of the earth are half a circumference apart', () => {
  expect(kmBetween({ lat: 66.2, lng: 6.4 }, { lat: -66.2, lng: -173.6 })).toBeCloseTo(20_015, -1);
});

test('a distance is the same both ways, zero to the same place, and at most half the globe', () => {
  fc.assert(
    fc.property(places, places, (a, b) => {
      expect(kmBetween(a, b)).toBeCloseTo(kmBetween(b, a), 6);
      expect(kmBetween(a, a)).toBe(0);
      expect(kmBetween(a, b)).toBeLessThanOrEqual(20_016);
      expect(kmBetween(a, b)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a place lies on the globe', () => {
  fc.assert(fc.property(places, isPlace));
  for (const no of [
    null,
    {},
    { lat: 91, lng: 0 },
    { lat: 0, lng: 180.1 },
    { lat: Number.NaN, lng: 0 },
    { lat: '13', lng: '100' },
    [13, 100],
  ])
    expect(isPlace(no)).toBe(false);
});
