import { readNow } from '../../db/clock.ts';
import type { Db } from '../../db/transaction.ts';
import type { Handlers } from '../../http/handlers.ts';

/** Answers only when the database does; otherwise it fails like every call that needs the database. */
export const healthHandlers = (db: Db, build: string) =>
  ({
    readHealth: async () => ({ database: 'ok', build, now: (await readNow(db)).toISOString() }),
  }) satisfies Partial<Handlers>;
