import { chooseFavourite, deleteCar } from '#contract/calls/car.calls.ts';
import type { MyCarsPorts } from '#machines/my-cars/my-cars.ports.ts';
import type { CarRefusal } from '#machines/my-cars/my-cars.types.ts';
import type { CallFailed } from '#src/api/client.ts';
import { writeUntilKnown } from '#src/api/writes/keyed-write.ts';
import { refusedAs, toOutcome } from '#src/api/to-outcome.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';

const refusals = {
  carHasBooking: ({ message, details }: CallFailed): CarRefusal => ({
    kind: 'booking',
    bookingId: details.appointment_id ?? null,
    message,
  }),
  carIsFavourite: refusedAs('favourite'),
  otherwise: refusedAs('refused'),
};

/** For the account with this code. */
export const myCarsAdapters = ({ api }: Pick<CallHost, 'api'>, code: string): MyCarsPorts => ({
  changeCar: async ({ what, car: { id } }, signal) => {
    const request = { code, car_profile_id: id };
    if (what === 'favourite') {
      // One key for all cars: with a key per car, repeating the choice of an earlier car would be answered as if it were still the favourite.
      const favoured = await writeUntilKnown(api(), { call: chooseFavourite, about: '', request }, signal);
      return toOutcome(favoured, refusals, () => null);
    }
    const deleted = await writeUntilKnown(api(), { call: deleteCar, about: id, request }, signal);
    // Deleted already, on another device.
    if (deleted.kind === 'failed' && deleted.failure === 'carNotFound') return { kind: 'ok', value: null };
    return toOutcome(deleted, refusals, () => null);
  },
});
