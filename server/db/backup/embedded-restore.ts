import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { give } from '../embedded/account.ts';
import { findBinaryPackage } from '../embedded/binaries.ts';
import { makePrivateFolder } from '../embedded/folders.ts';
import { takeClusterLock } from '../embedded/left-over.ts';
import { type Places, settle } from '../embedded/places.ts';
import { startEmbedded } from '../embedded/supervisor.ts';
import { takeLock } from '../embedded/take-lock.ts';
import { finishRestore, isUnfinished, type RestoreStep, takePlace } from '../embedded/taking-place.ts';
import { removeAtExit } from './copy-folder.ts';
import { BackupProblem } from './problem.ts';
import { DATABASE } from './source.ts';

const WAIT_MS = 30_000;
const quiet = () => undefined;

export interface Rebuild<T> {
  readonly dataDir: string;
  readonly force: boolean;
  readonly fill: (url: string, place: string) => Promise<T>;
  /** The name of the folder for the previous database. */
  readonly stamp: (filled: T) => string;
  /** For tests that end the process there. */
  readonly afterStep?: (step: RestoreStep) => void;
}

/**
 * Builds the cluster in its own folder inside DATA_DIR, and lets it replace the old one only when it is complete. The old one is kept in another
 * folder, never removed. Returns its new location.
 */
export async function rebuildCluster<T>(
  options: Rebuild<T>,
): Promise<{ filled: T; home: string; aside: string | null }> {
  const { major } = findBinaryPackage();
  const { places, account } = await settle(options.dataDir, major);
  makePrivateFolder(places.sockets, account);
  const owner = await takeLock(places.ownerLock, places.sockets);
  if (owner === null) throw new BackupProblem(`${places.home} is in use: stop the product first.`);
  try {
    finishRestore(places);
    if (existsSync(places.data) && !options.force)
      throw new BackupProblem(
        `${places.home} holds a database. With --force the copy takes its place, and what is there is put aside.`,
      );
    writeFileSync(places.ownerPid, `${process.pid}\n`);
    const cluster = await takeClusterLock(places, WAIT_MS, quiet);
    try {
      return await build(places, options);
    } finally {
      await cluster.release();
      rmSync(places.ownerPid, { force: true });
    }
  } finally {
    await owner.release();
  }
}

async function build<T>(
  places: Places,
  { fill, stamp, afterStep }: Rebuild<T>,
): Promise<{ filled: T; home: string; aside: string | null }> {
  const name = `restoring-${randomBytes(4).toString('hex')}`;
  const home = join(places.home, name);
  mkdirSync(home, { mode: 0o755 });
  give(home, 0o755, null);
  const stop = removeAtExit(home);
  try {
    const database = await startEmbedded({ home, database: DATABASE, durable: true, log: quiet });
    let filled: T;
    try {
      filled = await fill(database.url(), `The new database in ${places.home}`);
    } finally {
      await database.stop();
    }
    const aside = existsSync(places.data) ? nameAside(places, stamp(filled)) : null;
    takePlace(places, { from: name, aside }, afterStep);
    return { filled, home: places.home, aside: aside === null ? null : join(places.home, aside) };
  } finally {
    // Once it is written down that the new cluster replaces the old one, the next start completes it.
    if (!isUnfinished(places)) rmSync(home, { recursive: true, force: true });
    stop();
  }
}

function nameAside({ home }: Places, stamp: string): string {
  const name = `before-restore-${stamp}`;
  return existsSync(join(home, name)) ? `${name}-${randomBytes(2).toString('hex')}` : name;
}
