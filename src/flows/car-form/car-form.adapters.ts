import { addCar, editCar } from '#contract/calls/car.calls.ts';
import type { CarFormPorts } from '#machines/car-form/car-form.ports.ts';
import type { SavingFailure } from '#machines/car-form/car-form.types.ts';
import type { CallFailed } from '#src/api/client.ts';
import { writeOnce } from '#src/api/keyed-write.ts';
import { lasting, toOutcome } from '#src/api/to-outcome.ts';
import { carFields } from '#src/flows/car-registration/car-registration.adapters.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';

const failedAs =
  (kind: SavingFailure['kind']) =>
  ({ message }: CallFailed): SavingFailure => ({ kind, message });

/** For the account with this code. */
export const carFormAdapters = ({ api }: Pick<CallHost, 'api'>, code: string): CarFormPorts => ({
  saveCar: async ({ id, car }, signal) => {
    const { photoId } = car;
    const fields = { ...carFields(car), ...(photoId === undefined ? {} : { photo_id: photoId }) };
    const result =
      id === null
        ? await writeOnce(api(), { call: addCar, about: '', request: { code, car: fields } }, signal)
        : await writeOnce(
            api(),
            { call: editCar, about: id, request: { code, car: { ...fields, car_profile_id: id } } },
            signal,
          );
    const known = { plateExists: failedAs('plateExists'), otherwise: failedAs('refused') };
    return toOutcome(lasting(result), known, ({ car_profile: saved }) => saved.car_profile_id);
  },
});
