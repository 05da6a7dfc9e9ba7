import { addCar, editCar } from '#contract/calls/car.calls.ts';
import { addCompanyCar } from '#contract/calls/fleet.calls.ts';
import type { CarFormPorts } from '#machines/car-form/car-form.ports.ts';
import type { CompanyNotes } from '#machines/car-form/car-form.types.ts';
import { writeUntilKnown } from '#src/api/writes/keyed-write.ts';
import { refusedAs, toOutcome } from '#src/api/to-outcome.ts';
import { carFields } from '#src/flows/car-registration/car-registration.adapters.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';

const noteFields = ({ department, driverName, driverTel, odometer }: Partial<CompanyNotes>) => ({
  ...(department === undefined ? {} : { department }),
  ...(driverName === undefined ? {} : { driver_name: driverName }),
  ...(driverTel === undefined ? {} : { driver_tel: driverTel }),
  ...(odometer === undefined ? {} : { odometer }),
});

/** For the account with this code. What a company notes of its car comes with the car; a member's has nothing of it. */
export const carFormAdapters = ({ api }: Pick<CallHost, 'api'>, code: string): CarFormPorts => ({
  saveCar: async ({ id, car }, signal) => {
    const { photoId, notes } = car;
    const fields = {
      ...carFields(car),
      ...(photoId === undefined ? {} : { photo_id: photoId }),
      ...(notes && noteFields(notes)),
    };
    const send = () => {
      if (id !== null)
        return writeUntilKnown(
          api(),
          { call: editCar, about: id, request: { code, car: { ...fields, car_profile_id: id } } },
          signal,
        );
      const request = { code, car: fields };
      return notes === undefined
        ? writeUntilKnown(api(), { call: addCar, about: '', request }, signal)
        : writeUntilKnown(api(), { call: addCompanyCar, about: '', request }, signal);
    };
    const result = await send();
    const known = { plateExists: refusedAs('plateExists'), otherwise: refusedAs('refused') };
    return toOutcome(result, known, ({ car_profile: saved }) => saved.car_profile_id);
  },
});
