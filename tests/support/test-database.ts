import { inject } from 'vitest';
import { closePool, openPool, type Db } from '#server/db/pool.ts';
import { atTheEnd } from './at-the-end.ts';
import { cloneTemplate, type TestDatabase } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testClusterUrl: string;
  }
}

/** A migrated and seeded database that nobody else uses. Drop it at the end. */
export function createTestDatabase(): Promise<TestDatabase> {
  return cloneTemplate(inject('testClusterUrl'));
}

/** One for the test or file that asks for it, with a pool; both are removed at the end. */
export async function ownDatabase(): Promise<{ readonly url: string; readonly db: Db }> {
  const { url, drop } = await createTestDatabase();
  atTheEnd(drop);
  const db = openPool(url);
  atTheEnd(() => closePool(db));
  return { url, db };
}
