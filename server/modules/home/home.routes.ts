import type { Db } from '../../db/transaction.ts';
import type { Handlers } from '../../http/handlers.ts';
import { placeOf } from '../branches/branches.service.ts';
import type { FindSoonest } from '../availability/soonest.service.ts';
import { listHomeWidgets } from './home.service.ts';

export const homeHandlers = (db: Db, findSoonest: FindSoonest): Pick<Handlers, 'listHomeWidgets'> => ({
  listHomeWidgets: async ({ lat, lng }, { language }) => ({
    widget_list: await listHomeWidgets({ db, findSoonest }, language, placeOf(lat, lng, ['lat', 'lng']) ?? null),
  }),
});
