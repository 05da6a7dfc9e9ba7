import { expect, it } from 'vitest';
import { FIRST, readyCar, SECOND } from '#machines/corporate-booking/corporate-booking.fixtures.ts';
import type { CarStanding } from '#machines/corporate-booking/corporate-booking.group.ts';
import { placedRows } from './use-kept-place.ts';

const row = (id: string, standing: CarStanding) => ({ ...readyCar(id), standing });
const shown = (rows: ReturnType<typeof placedRows>) =>
  rows.map(({ draft, section, standing }) => `${draft.car.id === FIRST ? 'first' : 'second'} ${section} ${standing}`);

it('a lost car that takes another time stays in its place among the lost ones, with what it is now', () => {
  const kept = { section: 'lost' as const, cars: [SECOND, FIRST] };
  const after = [row(FIRST, 'lost'), row(SECOND, 'held')];
  expect(shown(placedRows(after, kept))).toEqual(['second lost held', 'first lost lost']);
  expect(shown(placedRows(after, null))).toEqual(['first lost lost', 'second held held']);
});

it('a car that is not among them stands where it belongs', () => {
  const kept = { section: 'lost' as const, cars: [FIRST] };
  expect(shown(placedRows([row(FIRST, 'ready'), row(SECOND, 'ready')], kept))).toEqual([
    'first lost ready',
    'second ready ready',
  ]);
});
