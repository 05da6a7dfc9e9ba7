import { randomUUID } from 'node:crypto';
import type { CarProfile } from '#contract/calls/car.shapes.ts';
import type { Db } from '../../db/transaction.ts';
import type { Handlers } from '../../http/handlers.ts';
import { carInput } from './car-input.service.ts';
import { listCars, readCar } from './my-cars.repo.ts';
import { MOST_CARS, shownCar } from './my-cars.service.ts';

const answered = async (car: Promise<CarProfile>) => ({ car_profile: shownCar(await car) });

export const myCarHandlers = (db: Db) =>
  ({
    listMyCars: async (_request, { owners }) => ({ car_profile_list: (await listCars(db, owners)).map(shownCar) }),
    readMyCar: ({ car_profile_id: id }) => answered(readCar(db, id)),
    addCar: ({ car }, { write }) => answered(write('addCar', { ...carInput(randomUUID(), car), most: MOST_CARS })),
    editCar: ({ car }, { write }) => answered(write('editCar', carInput(car.car_profile_id, car))),
    chooseFavourite: ({ car_profile_id: id }, { write }) => answered(write('favourCar', { car_id: id })),
    noteOdometer: ({ car_profile_id: id, odometer }, { write }) =>
      answered(write('noteOdometer', { car_id: id, odometer })),
    deleteCar: async ({ car_profile_id: id }, { write }) => write('deleteCar', { car_id: id }),
  }) satisfies Partial<Handlers>;
