import * as z from 'zod/mini';
import { ACCOUNT_KINDS, defineCall } from '../call.ts';
import { historyFilter, maintainedCar, maintenance, ofCar, page, pages, serviceHistory } from './history.shapes.ts';

/**
 * What the account's cars need, the most urgent first, ten per page (HIST-02). The date range applies to `due_date`; with a range, entries without a
 * due date are not listed. The page number is sent in the address.
 */
export const listMaintenance = defineCall({
  id: 'C41',
  method: 'POST',
  path: '/maintenance-list/',
  who: ACCOUNT_KINDS,
  owns: null,
  personal: true,
  heavy: true,
  query: ['page'],
  request: z.object({ ...historyFilter, page }),
  answer: z.object({
    maintenance_list: z.array(z.object({ ...maintenance.shape, car: maintainedCar })),
    ...pages,
  }),
});

/** The same grouped by car, five cars per page, first the one that needs something soonest. With a date range, cars without entries are left out. */
export const groupMaintenance = defineCall({
  id: 'C42',
  method: 'POST',
  path: '/maintenance-list/group_car/',
  who: ACCOUNT_KINDS,
  owns: null,
  personal: true,
  heavy: true,
  request: z.object({ ...historyFilter, page }),
  answer: z.object({
    car_list: z.array(z.object({ ...maintainedCar.shape, maintenance_list: z.array(maintenance) })),
    ...pages,
  }),
});

/** Past visits, the latest first, ten per page (HIST-01). The date range applies to the day of the visit. */
export const listServiceHistory = defineCall({
  id: 'C43',
  method: 'POST',
  path: '/get-service-history-list/',
  who: ACCOUNT_KINDS,
  owns: { cars: 'car_profile_id' },
  personal: true,
  heavy: true,
  request: z.object({ ...historyFilter, ...ofCar, page }),
  answer: z.object({ history_list: z.array(serviceHistory), ...pages }),
});

/** The same visits as a spreadsheet (HIST-03): `content` is the file in base64, in the language of the call. The latest 5,000 visits at most. */
export const exportServiceHistory = defineCall({
  id: 'C44',
  method: 'POST',
  path: '/export/service-history/',
  who: ACCOUNT_KINDS,
  owns: { cars: 'car_profile_id' },
  personal: true,
  heavy: true,
  request: z.object({ ...historyFilter, ...ofCar }),
  answer: z.object({
    file_name: z.string(),
    media_type: z.string(),
    content: z.string(),
    rows: z.int(),
  }),
});
