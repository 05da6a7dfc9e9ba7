import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/transaction.ts';
import type { Handlers } from '../../http/handlers.ts';
import { explained } from '../../http/envelope.ts';
import { carInput } from '../cars/car-input.service.ts';
import { MOST_CARS, shownCar } from '../cars/my-cars.service.ts';
import { listCars } from './fleet.service.ts';

export const fleetHandlers = (db: Db) =>
  ({
    listFleet: (_request, context) => listCars(db, context),

    addCompanyCar: async ({ car }, { write }) => ({
      car_profile: shownCar(await write('addCar', { ...carInput(randomUUID(), car), most: MOST_CARS })),
    }),

    async deleteCompanyCars({ item }, { write, language }) {
      const results = await write('deleteCars', { ids: [...new Set(item)] });
      return {
        item_list: results.map(({ failure, ...one }) =>
          failure === undefined
            ? { car_profile_id: one.car_profile_id, error_code: 0 as const }
            : { ...one, ...explained(failure, language) },
        ),
      };
    },
  }) satisfies Partial<Handlers>;
