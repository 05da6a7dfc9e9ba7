import { addCar, editCar } from '#contract/calls/car.calls.ts';
import type { CarFormPorts } from '#machines/car-form/car-form.ports.ts';
import { writeUntilKnown } from '#src/api/writes/keyed-write.ts';
import { refusedAs, toOutcome } from '#src/api/to-outcome.ts';
import { carFields } from '#src/flows/car-registration/car-registration.adapters.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';

/** For the account with this code. */
export const carFormAdapters = ({ api }: Pick<CallHost, 'api'>, code: string): CarFormPorts => ({
  saveCar: async ({ id, car }, signal) => {
    const { photoId } = car;
    const fields = { ...carFields(car), ...(photoId === undefined ? {} : { photo_id: photoId }) };
    const result =
      id === null
        ? await writeUntilKnown(api(), { call: addCar, about: '', request: { code, car: fields } }, signal)
        : await writeUntilKnown(
            api(),
            { call: editCar, about: id, request: { code, car: { ...fields, car_profile_id: id } } },
            signal,
          );
    const known = { plateExists: refusedAs('plateExists'), otherwise: refusedAs('refused') };
    return toOutcome(result, known, ({ car_profile: saved }) => saved.car_profile_id);
  },
});
