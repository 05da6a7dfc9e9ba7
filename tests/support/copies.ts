import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readConfig } from '#server/config.ts';
import { backUp } from '#server/db/backup/back-up.ts';
import { type Manifest, MANIFEST, readManifest, sealManifest } from '#server/db/backup/manifest.ts';
import { restore } from '#server/db/backup/restore.ts';
import { closePool, openPool, type Db } from '#server/db/pool.ts';
import { ownFolder } from './own-folder.ts';
import { ownDatabase } from './test-database.ts';

/** A place for copies, and everything that was printed about them. */
export function openCopies() {
  const folder = ownFolder('roddee-copies-');
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const configOf = (databaseUrl: string) => readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'unused') });
  let made = 0;
  return {
    folder,
    said,
    newPlace: () => join(folder, `copy-${(made += 1)}`),
    take: (url: string, place: string) => backUp({ config: configOf(url), folder: place, version: '1.2.3', say }),
    restore: (url: string, place: string, force = false) =>
      restore({ config: configOf(url), folder: place, force, say }),
  };
}

/** Looks into a database and leaves no connection open: a restore refuses a database that is in use. */
export async function look<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openPool(url, { max: 2 });
  try {
    return await work(db);
  } finally {
    await closePool(db);
  }
}

/** A new, empty database, removed at the end of the test or file that asks for it. */
export async function emptyDatabase(): Promise<string> {
  const { url } = await ownDatabase();
  await look(url, (db) =>
    db.execute(sql`drop schema public cascade; drop schema drizzle cascade; create schema public`),
  );
  return url;
}

/** The names below a folder with their modes. */
export function modesBelow(folder: string): Map<string, number> {
  const names = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })];
  return new Map(names.map((name) => [name, statSync(join(folder, name)).mode & 0o7777]));
}

/** Rewrites a manifest so that seal and sums still fit. */
export function rewriteManifest(folder: string, change: (manifest: Manifest) => Manifest): void {
  const changed = change(readManifest(folder));
  const files = changed.files
    .filter(({ name }) => existsSync(join(folder, name)))
    .map(({ name }) => {
      const bytes = readFileSync(join(folder, name));
      return { name, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    });
  writeFileSync(join(folder, MANIFEST), sealManifest({ ...changed, files }));
}
