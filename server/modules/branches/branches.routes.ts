import type { Db } from '../../db/transaction.ts';
import type { Handlers } from '../../http/handlers.ts';
import { inOrder } from '../../http/list-order.ts';
import { pageOf } from '../../http/paging.ts';
import { listBranches, requestedPlace, suggestBranches } from './branches.service.ts';

const PER_PAGE = 20;

export const branchHandlers = (db: Db) =>
  ({
    listBranches: async ({ keywords, latitude, longitude }, { language }) => {
      const from = requestedPlace(latitude, longitude, ['latitude', 'longitude']);
      return { shoppening_list: await listBranches(db, { language, keywords, from }) };
    },

    suggestBranches: async ({ keyword }, { language }) => ({
      suggestion_list: await suggestBranches(db, keyword, language),
    }),

    listBranchPages: async (request, { language }) => {
      const { items, page, pageCount, total } = pageOf(
        inOrder(await listBranches(db, { language }), { sortby: request.sortby, language }),
        request,
        PER_PAGE,
      );
      return { shoppening_list: items, page, page_count: pageCount, total };
    },
  }) satisfies Partial<Handlers>;
