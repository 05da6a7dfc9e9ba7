import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ClientBase } from 'pg';
import * as z from 'zod/mini';

/** In the same place relative to this file and to the bundle. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

export const JOURNAL = 'meta/_journal.json';
const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string(), when: z.number() })) });

/** The migrations that this release knows, from the first to the last. */
export const readJournal = () => journal.parse(JSON.parse(readFileSync(join(migrationsFolder, JOURNAL), 'utf8')));

/** Another release has changed the tables or functions, and this one does not understand their rows. */
export class ReleaseMismatch extends Error {
  override readonly name = 'ReleaseMismatch';

  constructor(unknown: string) {
    super(
      `The database is of another release: this one does not know ${unknown}, and has changed nothing. ` +
        'Start the release that made it, usually a newer one, or restore a copy from before the upgrade (docs/operations.md).',
    );
  }
}

type Asker = Pick<ClientBase, 'query'>;

/** When each of a database's migrations was written, in milliseconds as text, the last one first; empty if there are none. */
export async function appliedMigrations(client: Asker): Promise<string[]> {
  const made = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (made.rows[0]?.there !== true) return [];
  const { rows } = await client.query<{ when: string }>(
    'select created_at::text as when from drizzle.__drizzle_migrations order by created_at desc',
  );
  return rows.map(({ when }) => when);
}

/** Throws ReleaseMismatch if the database has migrations that this release does not know; returns whether it has all that this release knows. */
export async function areTablesUpToDate(client: Asker): Promise<boolean> {
  const applied = new Set(await appliedMigrations(client));
  const known = readJournal().entries.map(({ when }) => String(when));
  const unknown = [...applied].filter((when) => !known.includes(when));
  if (unknown.length > 0) throw new ReleaseMismatch(`${unknown.length} of its migrations`);
  return known.every((when) => applied.has(when));
}
