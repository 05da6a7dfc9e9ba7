import { MENU_GROUPS_LIMIT } from '#domain/constants.ts';
import type { Db } from '../../db/transaction.ts';
import type { Handlers } from '../../http/handlers.ts';
import { inOrder } from '../../http/list-order.ts';
import { pageOf } from '../../http/paging.ts';
import { listServiceGroups, listServices } from './services.service.ts';

const PER_PAGE = 20;

export const serviceHandlers = (db: Db) =>
  ({
    listServices: async (_request, { language }) => ({
      shoppening_list: await listServices(db, language),
      group_list: await listServiceGroups(db, language),
    }),

    listServiceGroups: async (request, { language }) => {
      const groups = inOrder(await listServiceGroups(db, language), { sortby: request.sortby, language });
      const { items, page, pageCount, total } = pageOf(groups, request, PER_PAGE);
      return { shoppening_list: items, page, page_count: pageCount, total };
    },

    listMenuServices: async (request, { language }) => {
      const { items } = pageOf(await listServiceGroups(db, language), request, MENU_GROUPS_LIMIT);
      return { shoppening_list: items.map(({ id, name, image }) => ({ id, name, image })) };
    },
  }) satisfies Partial<Handlers>;
