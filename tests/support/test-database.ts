import { inject } from 'vitest';
import { closePool, openPool } from '#server/db/pool.ts';
import { cloneTemplate, type TestDatabase } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testClusterUrl: string;
  }
}

/** A database for one suite file: migrated, seeded, and nobody else's. Drop it when the suite has ended. */
export function createTestDatabase(): Promise<TestDatabase> {
  return cloneTemplate(inject('testClusterUrl'));
}

/** The same with a pool on it; `close` ends both. */
export async function openTestDatabase() {
  const database = await createTestDatabase();
  const db = openPool(database.url);
  const close = async () => {
    await closePool(db);
    await database.drop();
  };
  return { db, close };
}
