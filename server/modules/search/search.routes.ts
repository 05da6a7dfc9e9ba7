import { branchNow } from '#domain/thai-calendar.ts';
import { readNow } from '../../db/clock.ts';
import type { Db } from '../../db/transaction.ts';
import type { Handlers } from '../../http/handlers.ts';
import { siteSearch } from './search-index.ts';
import { searchSources } from './search-sources.ts';

export const searchHandlers = (db: Db) => {
  const search = siteSearch(searchSources);
  return {
    searchSite: async ({ query }, { language }) => ({
      group_list: await search({ query, language, today: branchNow(await readNow(db)).date }),
    }),
  } satisfies Partial<Handlers>;
};
