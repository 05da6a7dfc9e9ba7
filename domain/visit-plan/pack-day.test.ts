import { expect, it } from 'vitest';
import { packDay } from './pack-day.ts';

const starts = [32, 34, 36, 38];

it('visits of a day are packed so that all fit, though the first choice of one would leave no room for another', () => {
  const packed = packDay({ openCell: 32, room: [1, 1, 1, 1, 1, 1, 1, 1] }, [
    { carId: 'short', cells: 4, starts: [32, 34, 36] },
    { carId: 'early', cells: 4, starts: [32] },
  ]);
  expect([...packed.starts]).toEqual(
    expect.arrayContaining([
      ['early', 32],
      ['short', 36],
    ]),
  );
});

it('of visits that do not all fit, as many as can be', () => {
  expect(
    packDay(
      { openCell: 32, room: [1, 1, 1, 1, 0, 0, 0, 0] },
      ['a', 'b', 'c'].map((carId) => ({ carId, cells: 2, starts })),
    ).starts.size,
  ).toBe(2);
});
