import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { LOCK } from './advisory-lock.ts';
import { isUpToDate, migrationsFolder } from './migration-journal.ts';
import type { Db } from './pool.ts';

/**
 * Brings the tables up to date; several processes that start at once do it one after the other. Throws NewerTables before anything
 * is changed. If nothing is missing, no right to change tables is needed.
 */
export async function migrate(db: Db, folder = migrationsFolder): Promise<void> {
  const client = await db.$client.connect();
  try {
    // Another process may take long, and so may a table of millions of rows.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK.migrate]);
    try {
      if (await isUpToDate(client)) return;
      await applyMigrations(drizzle({ client }), { migrationsFolder: folder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK.migrate]);
    }
  } finally {
    await client.query('reset statement_timeout; reset lock_timeout').catch(() => undefined);
    client.release();
  }
}
