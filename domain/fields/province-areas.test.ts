import { expect, it } from 'vitest';
import { AREAS } from '../areas.ts';
import { areaOf } from './province-areas.ts';
import { PROVINCES } from './provinces.ts';

it('has each of the 77 provinces in one area', () => {
  const counts = AREAS.map((area) => PROVINCES.filter(({ th }) => areaOf(th) === area).length);
  expect(Object.fromEntries(AREAS.map((area, index) => [area, counts[index]]))).toEqual({
    bangkok: 6,
    central: 9,
    east: 7,
    west: 4,
    north: 17,
    northeast: 20,
    south: 14,
  });
  for (const [province, area] of [
    ['กรุงเทพมหานคร', 'bangkok'],
    ['เชียงใหม่', 'north'],
    ['อุบลราชธานี', 'northeast'],
    ['พระนครศรีอยุธยา', 'central'],
  ] as const)
    expect(areaOf(province)).toBe(area);
});
