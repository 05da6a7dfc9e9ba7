import type { Db } from '../../db/transaction.ts';
import { CallFailure, type CallContext } from '../../http/call-context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { readCarTree, readLastImport } from './fleet-import.repo.ts';
import { fleetImports } from './fleet-import.service.ts';

const companyOf = ({ owners: [owner] }: CallContext): string => {
  if (owner === undefined) throw new CallFailure('pleaseLogIn');
  return owner.id;
};

export function fleetImportHandlers(db: Db) {
  const importList = fleetImports(db);
  return {
    importFleet: (request, context) => importList(request, context),
    undoImport: ({ import_id }, { write }) => write('undoImport', { import_id }),
    readLastImport: async (_request, context) => ({ last_import: await readLastImport(db, companyOf(context)) }),
    listCarTree: async () => ({ brand_list: await readCarTree(db) }),
  } satisfies Partial<Handlers>;
}
