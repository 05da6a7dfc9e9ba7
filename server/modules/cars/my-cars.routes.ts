import { randomUUID } from 'node:crypto';
import type { CarProfile } from '#contract/calls/car.shapes.ts';
import type { Db } from '../../db/transaction.ts';
import type { Handlers } from '../../http/handlers.ts';
import { carInput } from './car-input.service.ts';
import { listCars, readCar } from './my-cars.repo.ts';

/** The list is not paged. */
const MOST_CARS = 50;

export const myCarHandlers = (db: Db) =>
  ({
    listMyCars: async (_request, { owners }) => ({ car_profile_list: await listCars(db, owners) }),
    readMyCar: async ({ car_profile_id: id }) => ({ car_profile: await readCar(db, id) }),
    addCar: async ({ car }, { write }) => ({
      car_profile: await write<CarProfile>('addCar', () => ({ ...carInput(randomUUID(), car), most: MOST_CARS })),
    }),
    editCar: async ({ car }, { write }) => ({
      car_profile: await write<CarProfile>('editCar', () => carInput(car.car_profile_id, car)),
    }),
    chooseFavourite: async ({ car_profile_id: id }, { write }) => ({
      car_profile: await write<CarProfile>('favourCar', () => ({ car_id: id })),
    }),
    noteOdometer: async ({ car_profile_id: id, odometer }, { write }) => ({
      car_profile: await write<CarProfile>('noteOdometer', () => ({ car_id: id, odometer })),
    }),
    deleteCar: async ({ car_profile_id: id }, { write }) => write('deleteCar', () => ({ car_id: id })),
  }) satisfies Partial<Handlers>;
