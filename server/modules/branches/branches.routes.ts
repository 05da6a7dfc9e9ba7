import type { Db } from '../../db/transaction.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pageOf } from '../../http/paging.ts';
import { listBranches, placeOf, suggestBranches } from './branches.service.ts';

const PER_PAGE = 20;

export const branchHandlers = (db: Db) =>
  ({
    listBranches: async ({ keywords, latitude, longitude }, { language }) => {
      const from = placeOf(latitude, longitude, ['latitude', 'longitude']);
      return { shoppening_list: await listBranches(db, { language, keywords, from }) };
    },

    suggestBranches: async ({ keyword }, { language }) => ({
      suggestion_list: await suggestBranches(db, keyword, language),
    }),

    listBranchPages: async (request, { language }) => {
      const { items, page, pageCount, total } = pageOf(await listBranches(db, { language }), request, PER_PAGE);
      return { shoppening_list: items, page, page_count: pageCount, total };
    },
  }) satisfies Partial<Handlers>;
