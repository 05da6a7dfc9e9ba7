import type { Db } from '../../db/transaction.ts';
import type { Handlers } from '../../http/handlers.ts';
import { exportVisits, listVisits } from './history.service.ts';
import { groupNeeds, listNeeds } from './maintenance.service.ts';

export const historyHandlers = (db: Db) =>
  ({
    listMaintenance: (request, context) => listNeeds(db, request, context),
    groupMaintenance: (request, context) => groupNeeds(db, request, context),
    listServiceHistory: (request, context) => listVisits(db, request, context),
    exportServiceHistory: (request, context) => exportVisits(db, request, context),
  }) satisfies Partial<Handlers>;
