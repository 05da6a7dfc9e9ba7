import type { CarFields } from '#contract/calls/car.shapes.ts';
import type { CarInput } from '../../db/works.ts';
import { displayPlate, normalisePlate } from '#domain/fields/plate.ts';

export function carInput(id: string, fields: CarFields): CarInput {
  const plateKey = normalisePlate(fields.car_register_number);
  return {
    car_id: id,
    name: fields.car_name,
    plate: displayPlate(plateKey),
    plate_key: plateKey,
    province: fields.province ?? '',
    brand: fields.brand,
    model: fields.genres,
    variant: fields.spec,
    year: fields.master_car_data_id,
    ...(fields.photo_id === undefined ? {} : { photo: fields.photo_id }),
  };
}
