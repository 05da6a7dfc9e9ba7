import type { CarRegistrationPorts } from '#machines/car-registration/car-registration.ports.ts';
import type { CarListQuestion } from '#machines/car-registration/car-registration.types.ts';
import type { CarEntry } from '#machines/shared/car-entry.ts';
import type { RequestOf } from '#contract/call.ts';
import { listCarMasterData } from '#contract/calls/catalogue.calls.ts';
import { refused, toOutcome } from '#src/api/to-outcome.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';

const requestFor = ({ brandId, modelId, variantId }: CarListQuestion): RequestOf<typeof listCarMasterData> => ({
  ...(brandId === null ? {} : { car_brand_id: brandId }),
  ...(modelId === null ? {} : { car_model: modelId }),
  ...(variantId === null ? {} : { car_variant: variantId }),
});

/** The fields of a car as the calls name them (section 3). */
export const carFields = (car: CarEntry) => ({
  car_name: car.carName,
  car_register_number: car.plate,
  province: car.province,
  brand: car.brandId,
  genres: car.modelId,
  spec: car.variantId,
  master_car_data_id: car.carId,
});

export const carRegistrationAdapters = ({ api }: Pick<CallHost, 'api'>): CarRegistrationPorts => ({
  listCarMasterData: async (question, signal) => {
    const result = await api()(listCarMasterData, requestFor(question), { signal });
    return toOutcome(result, { otherwise: refused }, ({ car_master_data_list: list }) => list);
  },
});
