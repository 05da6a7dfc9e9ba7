import { carRegistrationActors } from '#machines/car-registration/car-registration.ports.ts';
import type { CarListQuestion } from '#machines/car-registration/car-registration.types.ts';
import type { RequestOf } from '#contract/call.ts';
import { listCarMasterData } from '#contract/calls/catalogue.calls.ts';
import type { Api } from '#src/api/client.ts';

const requestFor = ({ brandId, modelId, variantId }: CarListQuestion): RequestOf<typeof listCarMasterData> => ({
  ...(brandId === null ? {} : { car_brand_id: brandId }),
  ...(modelId === null ? {} : { car_model: modelId }),
  ...(variantId === null ? {} : { car_variant: variantId }),
});

/** The services of the car-registration chart. `api` gives the calls in the language of the page at that moment. */
export const carChoiceActors = (api: () => Api) =>
  carRegistrationActors({
    listCarMasterData: async (question, signal) => {
      const result = await api()(listCarMasterData, requestFor(question), { signal });
      return result.kind === 'ok'
        ? { kind: 'ok', value: result.value.car_master_data_list }
        : { kind: 'failed', failure: 'refused' };
    },
  });
