import * as z from 'zod/mini';
import type { GroupCar, GroupResult } from '#machines/corporate-booking/corporate-booking.types.ts';
import { browserValue } from '#src/api/browser-value.ts';
import { carFromStore, carToStore, storedCar } from './stored-car.store.ts';

const kept = browserValue(
  'sessionStorage',
  'roddee.corporate-booking.result',
  z.object({ account: z.string(), cars: z.array(storedCar) }),
);

/** What a group has become, for its completion page: also the cars that were not booked, with their answers (CB-04). */
export const keepResult = (account: string, { booked, left }: GroupResult): boolean =>
  kept.write({
    account,
    cars: [
      ...booked.map(({ draft, confirmation }) =>
        carToStore({
          draft,
          confirmation,
          appointmentId: confirmation.appointmentId,
          heldItem: null,
          alternatives: null,
          refusal: null,
          problem: null,
        }),
      ),
      ...left.map(carToStore),
    ],
  });

export const readResult = (account: string): readonly GroupCar[] | null => {
  const result = kept.read();
  return result?.account === account ? result.cars.map(carFromStore) : null;
};
