import type { Db } from '../../db/transaction.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { FindSoonest } from '../availability/soonest.service.ts';
import { readBranchPage } from './branch-page.service.ts';
import { listRegions } from './regions.service.ts';

/** With what pages open Google's map. */
interface GoogleMaps {
  readonly key: string;
  readonly mapId: string;
}

export const branchPageHandlers = (db: Db, findSoonest: FindSoonest, googleMaps: GoogleMaps | null) =>
  ({
    listRegions: async (_request, { language }) => ({ region_list: await listRegions(db, language) }),

    readBranchPage: ({ slug }, { language }) => readBranchPage(db, findSoonest, slug, language),

    readMapKey: () => Promise.resolve({ google: googleMaps && { key: googleMaps.key, map_id: googleMaps.mapId } }),
  }) satisfies Partial<Handlers>;
