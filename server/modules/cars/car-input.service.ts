import type { CompanyCarFields } from '#contract/calls/car.shapes.ts';
import type { CarInput } from '../../db/works.ts';
import { displayPlate, normalisePlate } from '#domain/fields/plate.ts';

/** Only a company's car has the optional fields, and may be without a name (''); the work itself sees to that. */
export function carInput(id: string, fields: CompanyCarFields): CarInput {
  const plateKey = normalisePlate(fields.car_register_number);
  const { department, driver_name, driver_tel, odometer, photo_id: photo } = fields;
  return {
    car_id: id,
    name: fields.car_name ?? '',
    plate: displayPlate(plateKey),
    plate_key: plateKey,
    province: fields.province ?? '',
    brand: fields.brand,
    model: fields.genres,
    variant: fields.spec,
    year: fields.master_car_data_id,
    ...(department === undefined ? {} : { department }),
    ...(driver_name === undefined ? {} : { driver_name }),
    ...(driver_tel === undefined ? {} : { driver_tel }),
    ...(odometer === undefined ? {} : { odometer }),
    ...(photo === undefined ? {} : { photo }),
  };
}
