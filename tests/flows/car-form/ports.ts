import type { CarProfile } from '#contract/calls/car.shapes.ts';
import { carEntry, carId } from '#machines/car-form/car-form.fixtures.ts';
import type { CarFormPorts } from '#machines/car-form/car-form.ports.ts';
import type { WirePorts } from '#tests/support/wire/wire-ports.ts';

export const CODE = 'code-of-this-login';

/** The car as the server has it: nothing of it is what is typed. */
export const savedCar: CarProfile = {
  car_profile_id: carId,
  car_name: 'ชื่อเดิม',
  car_register_number: '9ฮฮ 9',
  province: 'ภูเก็ต',
  brand: 'Isuzu',
  model: 'Hilux Revo',
  variant: '1.2 Premium',
  year: '2023',
  brand_id: 2,
  model_id: 12,
  variant_id: 112,
  master_car_data_id: 1112,
  car_image_url: '/x/photos/of-the-car',
  favorite: false,
};

const fields = {
  car_name: carEntry.carName,
  car_register_number: carEntry.plate,
  brand: carEntry.brandId,
  genres: carEntry.modelId,
  spec: carEntry.variantId,
  master_car_data_id: carEntry.carId,
  province: carEntry.province,
};

export const ports: WirePorts<CarFormPorts> = {
  saveCar: {
    // A new car without a photo says so; the photo of a saved one stays.
    asks: ({ id }) =>
      id === null
        ? { call: 'addCar', request: { code: CODE, car: { ...fields, photo_id: null } } }
        : { call: 'editCar', request: { code: CODE, car: { ...fields, car_profile_id: id } } },
    told: (outcome, { id }) => {
      if (outcome.kind === 'failed')
        return {
          failure: outcome.failure.kind === 'plateExists' ? 'plateExists' : 'tooManyCars',
          message: outcome.failure.message,
        };
      const answer = { car_profile: { ...savedCar, car_profile_id: outcome.value } };
      return id === null ? { addCar: answer } : { editCar: answer };
    },
  },
};
