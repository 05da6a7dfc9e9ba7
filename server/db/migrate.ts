import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { PoolClient } from 'pg';
import { LOCK } from './advisory-lock.ts';
import { applyFunctions, areFunctionsUpToDate } from './functions.ts';
import { areTablesUpToDate, migrationsFolder } from './migration-journal.ts';
import type { Db } from './pool.ts';

/** Brings the tables up to a folder's last migration, and leaves the functions alone. */
export const migrateTables = (db: Db, folder = migrationsFolder): Promise<void> =>
  inTurn(db, (client) => applyTables(client, folder));

/**
 * Brings tables and functions up to date; processes that start at the same time take turns. If they are another release's, it throws
 * ReleaseMismatch before changing anything. If nothing is missing, it needs no right to change tables.
 */
export const migrate = (db: Db): Promise<void> =>
  inTurn(db, async (client) => {
    const hasFunctions = await areFunctionsUpToDate(client);
    await applyTables(client, migrationsFolder);
    if (!hasFunctions) await applyFunctions(client);
  });

async function applyTables(client: PoolClient, folder: string): Promise<void> {
  if (!(await areTablesUpToDate(client))) await applyMigrations(drizzle({ client }), { migrationsFolder: folder });
}

async function inTurn(db: Db, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await db.$client.connect();
  try {
    // Another process may take long, and so may migrating a table of millions of rows.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK.migrate]);
    try {
      await work(client);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK.migrate]);
    }
  } finally {
    await client.query('reset statement_timeout; reset lock_timeout').catch(() => undefined);
    client.release();
  }
}
