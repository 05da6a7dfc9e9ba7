import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRoot } from './account.ts';
import { findBinaryPackage, usableBinaries } from './binaries.ts';
import { type Connection, ensureDatabase, urlOf } from './connection.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import { makePrivateFolder } from './folders.ts';
import { type ClusterSetup, createCluster, readPassword, serverPassword, serverUser, superuser } from './initdb.ts';
import { type Log, takeClusterLock } from './left-over.ts';
import { takeLock } from './take-lock.ts';
import { finishRestore } from './taking-place.ts';
import { type Places, settle } from './places.ts';
import { systemFolders } from './platform.ts';
import { startPostmaster } from './postmaster.ts';
import { keepRunning, patientRestarts } from './restarts.ts';

export interface EmbeddedOptions {
  /** The folder for everything of the database; made when missing. */
  home: string;
  /** Created when missing. */
  database: string;
  /** False only in tests: a crash of the machine may lose everything. */
  durable: boolean;
  log: (event: { msg: string } & Record<string, unknown>) => void;
  /** How long PostgreSQL may take to answer, or an earlier one to end. */
  waitMs?: number;
}

interface Login {
  readonly user: string;
  readonly password: string;
}

export interface EmbeddedDatabase {
  connection: { host: string; port: number; user: string; password: string; database: string };
  /** Where the data really is: elsewhere if PostgreSQL's account cannot enter the requested folder. */
  home: string;
  /** As the owner, unless another login is given. */
  url(database?: string, login?: Login): string;
  /** The name and password of the role that the server connects as. It is not made here: its rights come after the tables. */
  serverLogin(): Login;
  /** PostgreSQL ended by itself, and could not be started again. */
  onExit(listener: () => void): void;
  stop(): Promise<void>;
}

export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  try {
    return await start(options);
  } catch (error) {
    if (error instanceof EmbeddedDatabaseError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new EmbeddedDatabaseError(`The embedded PostgreSQL cannot be used in ${options.home}: ${why}.`, {
      cause: error,
    });
  }
}

async function start({ home, database, durable, log, waitMs = 30_000 }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const binaries = findBinaryPackage();
  let { places, account } = await settle(home, binaries.major);
  if (places.home !== realpathSync(home))
    log({ msg: `only root can enter ${home}: the database is kept elsewhere`, home: places.home });
  makePrivateFolder(places.sockets, account);
  const owner = await takeLock(places.ownerLock, places.sockets);
  if (owner === null) throw new EmbeddedDatabaseError(`${places.home} is in use by ${holder(places)}: stop it first.`);
  try {
    writeFileSync(places.ownerPid, `${process.pid}\n`);
    if (finishRestore(places)) {
      log({ msg: 'a restore that was cut off has been finished', home: places.home });
      // The data is in place now, and PostgreSQL runs as its owner.
      ({ places, account } = await settle(home, binaries.major));
      makePrivateFolder(places.sockets, account);
    }
    const cache = isRoot() ? systemFolders.binaries : join(places.home, 'binaries');
    const setup = { places, account, durable, programs: await usableBinaries(binaries, account, cache) };
    const connection = await prepare(setup, { database, waitMs, log });
    const launch = async (signal: AbortSignal) => {
      const lock = await takeClusterLock(places, waitMs, log);
      return startPostmaster(setup, { lock, connection, waitMs, signal });
    };
    const first = await launch(new AbortController().signal);
    await ensureDatabase(connection).catch(async (error: unknown) => {
      await first.stop();
      throw error;
    });
    log({ msg: 'PostgreSQL is ready', home: places.home, version: binaries.version, account: account?.name });
    const running = keepRunning(first, launch, { policy: patientRestarts, log });
    return {
      connection,
      home: places.home,
      url: (name = database, login?: Login) => urlOf({ ...connection, ...login, database: name }),
      serverLogin: () => ({ user: serverUser, password: serverPassword(places) }),
      onExit: (listener) => running.onGivenUp(listener),
      async stop() {
        await running.stop();
        await leaveNothing(places, log);
        await owner.release();
      },
    };
  } catch (error) {
    await owner.release();
    throw error;
  }
}

function holder({ ownerPid }: Places): string {
  return existsSync(ownerPid) ? `another server (pid ${readFileSync(ownerPid, 'utf8').trim()})` : 'another server';
}

async function prepare(
  setup: ClusterSetup,
  { database, waitMs, log }: { database: string; waitMs: number; log: Log },
): Promise<Connection> {
  const { places } = setup;
  if (!existsSync(places.data)) {
    const lock = await takeClusterLock(places, waitMs, log);
    try {
      await createCluster(setup, lock);
    } finally {
      await lock.release();
    }
    log({ msg: 'a new database was made', home: places.home });
  }
  return { host: places.sockets, port: 5432, user: superuser, password: readPassword(places), database };
}

/** The lock is free only when the last process of PostgreSQL has ended. */
async function leaveNothing(places: Places, log: Log): Promise<void> {
  const lock = await takeClusterLock(places, 5000, log);
  rmSync(places.ownerPid, { force: true });
  if (!places.sockets.startsWith(places.home)) rmSync(places.sockets, { recursive: true, force: true });
  await lock.release();
}
