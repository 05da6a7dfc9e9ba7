import { inject } from 'vitest';
import { cloneTemplate, type TestDatabase } from './cluster.ts';

/** A database for one suite file: migrated, seeded, and nobody else's. Drop it when the suite has ended. */
export function createTestDatabase(): Promise<TestDatabase> {
  return cloneTemplate(inject('testClusterUrl'));
}
