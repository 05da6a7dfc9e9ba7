import { existsSync, statSync } from 'node:fs';
import type { Config } from '../../config.ts';
import { findBinaryPackage } from '../embedded/binaries.ts';
import { connectionErrorCode, urlOf } from '../embedded/connection.ts';
import { makePrivateFolder } from '../embedded/folders.ts';
import { readPassword, superuser } from '../embedded/initdb.ts';
import { type Places, settle } from '../embedded/places.ts';
import { startEmbedded } from '../embedded/supervisor.ts';
import { takeLock } from '../embedded/take-lock.ts';
import { isUnfinished } from '../embedded/taking-place.ts';
import { BackupProblem } from './problem.ts';

export const DATABASE = 'app';

export interface Source {
  readonly url: string;
  /** The database in words. */
  readonly place: string;
  /** The folder of the embedded database; null if it is another one. */
  readonly home: string | null;
  close(): Promise<void>;
}

/** The configured database, as its owner. If the product is not running, PostgreSQL is started for the duration of the copy. */
export async function openSource({ databaseUrl, databaseOwnerUrl, dataDir }: Config): Promise<Source> {
  if (databaseUrl !== null)
    return {
      url: databaseOwnerUrl ?? databaseUrl,
      place: 'The database of DATABASE_URL',
      home: null,
      close: async () => undefined,
    };
  const nothing = new BackupProblem(`There is no database in ${dataDir} (DATA_DIR): nothing to copy.`);
  // Unlike existsSync, this distinguishes a missing folder from one that this user cannot enter.
  if (statSync(dataDir, { throwIfNoEntry: false }) === undefined) throw nothing;
  const { places, account } = await settle(dataDir, findBinaryPackage().major);
  if (!existsSync(places.data) && !isUnfinished(places)) throw nothing;
  makePrivateFolder(places.sockets, account);
  const place = `The database in ${places.home}`;
  const lock = await takeLock(places.ownerLock, places.sockets);
  if (lock === null) return { url: await urlOfRunning(places), place, home: places.home, close: async () => undefined };
  await lock.release();
  const started = await startEmbedded({ home: dataDir, database: DATABASE, durable: true, log: () => undefined });
  return { url: started.url(), place, home: places.home, close: () => started.stop() };
}

async function urlOfRunning(places: Places): Promise<string> {
  const password = readPassword(places);
  const connection = { host: places.sockets, port: 5432, user: superuser, password, database: DATABASE };
  const why = await connectionErrorCode(connection);
  if (why === null) return urlOf(connection);
  throw new BackupProblem(
    `${places.home} is in use, but its PostgreSQL does not answer (${why}): wait until the product runs, or stop it.`,
  );
}
