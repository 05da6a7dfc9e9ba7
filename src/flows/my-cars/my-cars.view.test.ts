import { expect, it } from 'vitest';
import type { CarProfile } from '#contract/calls/car.shapes.ts';
import { carsAfter, listedCar } from './my-cars.view.ts';

const car = (id: string, favorite: boolean): CarProfile => ({
  car_profile_id: id,
  car_name: id,
  car_register_number: '1กก 1',
  province: '',
  brand: 'Toyota',
  model: 'Yaris',
  variant: '1.2',
  year: '2022',
  master_car_data_id: 1,
  car_image_url: null,
  favorite,
});
const cars = [car('a', true), car('b', false), car('c', false)];
const after = (what: 'favourite' | 'deletion', id: string) =>
  carsAfter({ what, car: listedCar(car(id, false)) }, cars).map((each) => [each.car_profile_id, each.favorite]);

it('a new favourite comes first, the others stay in their order', () => {
  expect(after('favourite', 'c')).toEqual([
    ['c', true],
    ['a', false],
    ['b', false],
  ]);
});

it('a deleted car is gone', () => {
  expect(after('deletion', 'b')).toEqual([
    ['a', true],
    ['c', false],
  ]);
});

it('a server that says nothing of bookings has none', () => {
  expect(listedCar(car('a', true))).toMatchObject({ bookingId: null, isFavourite: true, photo: null });
});
