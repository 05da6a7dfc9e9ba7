import type { Db } from '../../db/transaction.ts';
import type { Handlers } from '../../http/handlers.ts';
import { requestedPlace } from '../branches/branches.service.ts';
import type { FindSoonest } from '../availability/soonest.service.ts';
import { memberWidgets } from './member-widgets.service.ts';
import { listHomeWidgets } from './home.service.ts';

export const homeHandlers = (db: Db, findSoonest: FindSoonest, holdMinutes: number) =>
  ({
    listHomeWidgets: async ({ lat, lng, location_id: branchId = null }, { language }) => ({
      hold_minutes: holdMinutes,
      widget_list: await listHomeWidgets({ db, findSoonest }, language, {
        place: requestedPlace(lat, lng, ['lat', 'lng']) ?? null,
        branchId,
      }),
    }),

    listMemberWidgets: (request, context) => memberWidgets(db, request, context),
  }) satisfies Partial<Handlers>;
