import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import * as z from 'zod/mini';
import { migrate, migrationsFolder } from '../migrate.ts';
import type { Db } from '../pool.ts';
import { BackupProblem } from './problem.ts';

const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string(), when: z.number() })) });
const JOURNAL = 'meta/_journal.json';
const readJournal = () => journal.parse(JSON.parse(readFileSync(join(migrationsFolder, JOURNAL), 'utf8')));

/** The migrations that this release knows, from the first to the last. */
const knownSchemas = (): string[] => readJournal().entries.map(({ tag }) => tag);

/** The last migration of a database, or null where none was made. Throws when this release does not know it. */
export async function schemaOf(client: Client): Promise<string | null> {
  const made = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (made.rows[0]?.there !== true) return null;
  const { rows } = await client.query<{ when: string }>(
    'select created_at::text as when from drizzle.__drizzle_migrations order by created_at desc limit 1',
  );
  if (rows[0] === undefined) return null;
  const last = readJournal().entries.find(({ when }) => String(when) === rows[0]?.when);
  if (last === undefined)
    throw new BackupProblem('The tables of the database were made by another release: use the commands of that one.');
  return last.tag;
}

export function refuseUnknownSchema(schema: string): void {
  if (!knownSchemas().includes(schema))
    throw new BackupProblem(
      `The copy holds tables of another release (${schema}), which this one does not know: restore it with that release or a later one.`,
    );
}

export const isLaterSchema = (schema: string, than: string): boolean => {
  const known = knownSchemas();
  return known.indexOf(schema) > known.indexOf(than);
};

/** Migrates as far as the release that wrote a copy did, so that its rows fit. */
export async function migrateUpTo(db: Db, schema: string): Promise<void> {
  const { entries, ...rest } = readJournal();
  const folder = mkdtempSync(join(tmpdir(), 'roddee-migrations-'));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const wanted = entries.slice(0, entries.findIndex(({ tag }) => tag === schema) + 1);
    writeFileSync(join(folder, JOURNAL), JSON.stringify({ ...rest, entries: wanted }));
    await migrate(db, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
