import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { readNow } from '../clock.ts';
import { migrate } from '../migrate.ts';
import { findViolations } from '../oracles.ts';
import { closePool, openPool } from '../pool.ts';
import { verifyFiles } from './copy-folder.ts';
import { rebuildCluster } from './embedded-restore.ts';
import { restoreLogicalCopy } from './logical-restore.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { refuseUnknownSchema } from './schema-version.ts';

export interface RestoreOptions {
  readonly config: Config;
  /** What a backup wrote. */
  readonly folder: string;
  /** Replaces data in the target: it is moved aside in DATA_DIR, but lost in an external database. */
  readonly force: boolean;
  readonly say: (line: string) => void;
}

interface RestoredDatabase {
  readonly bookings: number;
  readonly broken: readonly string[];
  readonly now: Date;
}

/** Replaces the configured database with a copy. If that is impossible it throws a BackupProblem before changing anything. */
export async function restore({ config, folder: given, force, say }: RestoreOptions): Promise<void> {
  const folder = resolve(given);
  const manifest = readManifest(folder);
  refuseUnknownSchema(manifest.schema);
  verifyFiles(folder, manifest.files);
  say(`The copy in ${folder} is whole: of ${manifest.at}, release ${manifest.version}.`);

  const { found, place, aside } =
    config.databaseUrl === null
      ? await intoDataDir(config.dataDir, folder, manifest, force)
      : await intoOwnDatabase(config.databaseOwnerUrl ?? config.databaseUrl, folder, manifest, force);
  say(`Restored into ${place}: ${found.bookings} bookings and holds.`);
  if (aside !== null)
    say(`  put aside   what was there before: ${aside}. It holds personal data: remove it when it is not needed.`);
  if (found.broken.length === 0) say('  checked     no lane is taken twice, every booking has its time');
  for (const oracle of found.broken) say(`  broken      as it was when the copy was made: ${oracle}`);
}

async function intoDataDir(dataDir: string, folder: string, manifest: Manifest, force: boolean) {
  const { filled, home, aside } = await rebuildCluster({
    dataDir,
    force,
    fill: async (url, place) => {
      await restoreLogicalCopy(folder, manifest, { url, place, force });
      return lookInto(url);
    },
    stamp: ({ now }) => now.toISOString().replace(/\D/g, '').slice(0, 14),
  });
  return { found: filled, place: home, aside };
}

async function intoOwnDatabase(url: string, folder: string, manifest: Manifest, force: boolean) {
  await restoreLogicalCopy(folder, manifest, { url, place: 'The database of DATABASE_URL', force });
  return { found: await lookInto(url), place: 'the database of DATABASE_URL', aside: null };
}

async function lookInto(url: string): Promise<RestoredDatabase> {
  const db = openPool(url, { max: 1 });
  try {
    await migrate(db);
    const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from appointment`);
    const broken = (await findViolations(db)).map(({ oracle }) => oracle);
    return { bookings: rows[0]?.n ?? 0, broken, now: await readNow(db) };
  } finally {
    await closePool(db);
  }
}
