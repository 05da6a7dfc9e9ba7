import { describe, expect, it } from 'vitest';
import { ANOTHER_CAR, firstChoice, shownCars, type OwnCar } from './own-car.view.ts';

const car = (id: string, plate: string, more: Partial<OwnCar['booked']> = {}): OwnCar => ({
  id,
  name: id,
  isFavourite: id === 'a',
  photo: null,
  booked: {
    plate,
    province: 'ตราด',
    brand: 'Toyota',
    model: 'Yaris',
    variant: '1.2',
    year: '2020',
    carId: 1,
    ...more,
  },
});
const cars = [car('a', '1กก1'), car('b', '2ขข2')];

describe('the car that the form begins with', () => {
  it.each([
    ['the favourite where nothing is filled in', {}, null, 'a'],
    ['the car whose plate is filled in, however it is written', { plate: '๒ขข-2' }, null, 'b'],
    [
      'the car of a link, with its names',
      { plate: '2ขข2', province: 'ตราด', brand: 'Toyota', model: 'Yaris' },
      null,
      'b',
    ],
    ['what was typed, where its plate is no own car’s', { plate: '9ฮฮ9' }, null, ANOTHER_CAR],
    ['what was typed, where its plate is of another province', { plate: '1กก1', province: 'ระยอง' }, null, ANOTHER_CAR],
    [
      'what was typed, where the plate is an own car’s and the brand is not',
      { plate: '1กก1', brand: 'Honda' },
      null,
      ANOTHER_CAR,
    ],
    ['what was chosen of another car without a plate', { brand: 'Toyota' }, null, ANOTHER_CAR],
    ['what the member chose before', { plate: '1กก1' }, 'b', 'b'],
    ['another car, if the member chose it before', {}, ANOTHER_CAR, ANOTHER_CAR],
    ['the favourite, where the car chosen before is gone', {}, 'gone', 'a'],
  ])('is %s', (_, filled, chosen, expected) => {
    expect(firstChoice(cars, filled, chosen)).toBe(expected);
  });

  it('is none of them without a favourite', () => {
    expect(firstChoice([car('b', '2ขข2')], {}, null)).toBe(ANOTHER_CAR);
  });
});

it('a long list is shown by its first three cars and the chosen one', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((id, at) => car(id, `${String(at)}กก1`));
  const ids = (shown: readonly OwnCar[]) => shown.map(({ id }) => id).join('');
  expect(ids(shownCars(many, 'e'))).toBe('abce');
  expect(ids(shownCars(many, 'b'))).toBe('abc');
  expect(ids(shownCars(many.slice(0, 4), 'a'))).toBe('abcd');
});
