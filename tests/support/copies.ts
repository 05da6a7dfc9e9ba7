import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readConfig } from '#server/config.ts';
import { backUp } from '#server/db/backup/back-up.ts';
import { type Manifest, MANIFEST, readManifest, sealManifest } from '#server/db/backup/manifest.ts';
import { restore } from '#server/db/backup/restore.ts';
import { closePool, openPool } from '#server/db/pool.ts';
import type { TestDatabase } from './cluster.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { createTestDatabase } from './test-database.ts';

/** A place for copies, and all that was said about them. */
export function openCopies() {
  const folder = temporaryFolder('roddee-copies-');
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const configOf = (databaseUrl: string) => readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'unused') });
  let made = 0;
  return {
    folder,
    said,
    newPlace: () => join(folder, `copy-${(made += 1)}`),
    take: (url: string, place: string, kind: Manifest['kind'] = 'logical') =>
      backUp({ config: configOf(url), folder: place, kind, version: '1.2.3', say }),
    restore: (url: string, place: string, force = false) =>
      restore({ config: configOf(url), folder: place, force, say }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A database in which nothing was ever made. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  const db = openPool(database.url, { max: 1 });
  await db.execute(sql`drop schema public cascade; drop schema drizzle cascade; create schema public`);
  await closePool(db);
  return database;
}

/** The names below a folder with their modes. */
export function modesBelow(folder: string): Map<string, number> {
  const names = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })];
  return new Map(names.map((name) => [name, statSync(join(folder, name)).mode & 0o7777]));
}

/** Writes a manifest as if the copy had been made so: the seal and the sums fit. */
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
