// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { NO_CAR } from '#machines/car-registration/car-registration.cascade.ts';
import { draftOf, NEW_CAR, photoToSave, typedCar } from './car-form.store.ts';

const typed = { ...NEW_CAR, texts: { carName: 'คันเก่ง', plate: '5กก', province: '' } };
beforeEach(() => localStorage.clear());

it('what is typed is there again for the same account and car, and for no other; typing about another car drops nothing', () => {
  typedCar('account', null).keep(typed);
  expect(typedCar('account', null).read()).toEqual(typed);
  expect(typedCar('account', 'a-car').read()).toBeNull();
  expect(typedCar('another', null).read()).toBeNull();
  typedCar('another', null).forget();
  expect(typedCar('account', null).read()).toEqual(typed);
  typedCar('account', 'a-car').keep(NEW_CAR);
  expect(typedCar('account', null).read()).toEqual(typed);
  typedCar('account', null).forget();
  expect(typedCar('account', null).read()).toBeNull();
});

it('a car without the ids of its levels is chosen anew', () => {
  const car = {
    car_profile_id: 'a',
    car_name: 'คันเก่ง',
    car_register_number: '5กก 5555',
    province: 'เชียงใหม่',
    brand: 'Toyota',
    model: 'Yaris',
    variant: '1.2',
    year: '2022',
    master_car_data_id: 4,
    car_image_url: null,
    favorite: true,
  };
  expect(draftOf(car).choice).toEqual(NO_CAR);
  expect(draftOf({ ...car, brand_id: 1, model_id: 2, variant_id: 3 })).toEqual({
    texts: { carName: 'คันเก่ง', plate: '5กก 5555', province: 'เชียงใหม่' },
    photo: null,
    choice: {
      brand: { id: 1, name: 'Toyota' },
      model: { id: 2, name: 'Yaris' },
      variant: { id: 3, name: '1.2' },
      year: { id: 4, name: '2022' },
    },
  });
});

it('a photo that is new, or was taken away, is saved, and one that the car has already is left alone', () => {
  const url = '/x/photos/a';
  expect([{ id: 'a', url }, { id: null, url }, null].map(photoToSave)).toEqual([
    { photoId: 'a' },
    {},
    { photoId: null },
  ]);
});
