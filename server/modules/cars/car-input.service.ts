import type { CarForm } from '#contract/calls/car.shapes.ts';
import { displayPlate, normalisePlate } from '#domain/plate.ts';

/** The fields of a car as the database's functions take them (`check_car`, `insert_car`). */
export function carInput(id: string, form: CarForm) {
  const plateKey = normalisePlate(form.car_register_number);
  return {
    car_id: id,
    name: form.car_name,
    plate: displayPlate(plateKey),
    plate_key: plateKey,
    province: form.province ?? '',
    brand: form.brand,
    model: form.genres,
    variant: form.spec,
    year: form.master_car_data_id,
    ...(form.photo_id === undefined ? {} : { photo: form.photo_id }),
  };
}
