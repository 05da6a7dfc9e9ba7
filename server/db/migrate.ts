import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { LOCK } from './advisory-lock.ts';
import { isUpToDate, migrationsFolder } from './migration-journal.ts';
import type { Db } from './pool.ts';

/**
 * Brings the tables up to date; processes that start at the same time take turns. If the tables are newer, it throws NewerTables before changing
 * anything. If nothing is missing, it needs no right to change tables.
 */
export async function migrate(db: Db, folder = migrationsFolder): Promise<void> {
  const client = await db.$client.connect();
  try {
    // Another process may take long, and so may migrating a table of millions of rows.
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
