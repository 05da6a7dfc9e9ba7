import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { migrateTables } from '../migrate.ts';
import { appliedMigrations, JOURNAL, migrationsFolder, readJournal } from '../migration-journal.ts';
import type { Db } from '../pool.ts';
import { BackupProblem } from './problem.ts';

const knownSchemas = (): string[] => readJournal().entries.map(({ tag }) => tag);

/** The last migration of a database, or null if it has none. Throws if this release does not know that migration. */
export async function schemaOf(client: Client): Promise<string | null> {
  const [newest] = await appliedMigrations(client);
  if (newest === undefined) return null;
  const last = readJournal().entries.find(({ when }) => String(when) === newest);
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

export const isLaterSchema = (schema: string, than: string, known: readonly string[] = knownSchemas()): boolean => {
  return known.indexOf(schema) > known.indexOf(than);
};

/** Migrates as far as the release that wrote the copy, so that its rows fit. */
export async function migrateUpTo(db: Db, schema: string): Promise<void> {
  const { entries, ...rest } = readJournal();
  const folder = mkdtempSync(join(tmpdir(), 'roddee-migrations-'));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const wanted = entries.slice(0, entries.findIndex(({ tag }) => tag === schema) + 1);
    writeFileSync(join(folder, JOURNAL), JSON.stringify({ ...rest, entries: wanted }));
    await migrateTables(db, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
