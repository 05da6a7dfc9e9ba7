import type { Db } from '../../db/transaction.ts';
import type { Handlers } from '../../http/handlers.ts';
import { listCarMasterData } from './cars.service.ts';

export const carHandlers = (db: Db) =>
  ({
    listCarMasterData: async (request) => ({ car_master_data_list: await listCarMasterData(db, request) }),
  }) satisfies Partial<Handlers>;
