import type { CarRegistrationPorts } from '#machines/car-registration/car-registration.ports.ts';
import type { WirePorts } from '#tests/support/wire/wire-ports.ts';

export const ports: WirePorts<CarRegistrationPorts> = {
  listCarMasterData: {
    asks: ({ brandId, modelId, variantId }) => ({
      call: 'listCarMasterData',
      request: {
        ...(brandId === null ? {} : { car_brand_id: brandId }),
        ...(modelId === null ? {} : { car_model: modelId }),
        ...(variantId === null ? {} : { car_variant: variantId }),
      },
    }),
    told: (outcome) =>
      outcome.kind === 'ok'
        ? { listCarMasterData: { car_master_data_list: [...outcome.value] } }
        : { failure: 'tooManyRequests', message: outcome.failure.message },
  },
};
