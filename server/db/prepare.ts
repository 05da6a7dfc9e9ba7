import { migrate } from './migrate.ts';
import { closePool, openPool } from './pool.ts';
import { seedOnce } from './seed.ts';

export { migrate } from './migrate.ts';
export { seedOnce } from './seed.ts';

/** Migrates and seeds, demo bookings included, and leaves no connection behind: the database is to be a template. */
export async function prepareTemplate(url: string): Promise<void> {
  const db = openPool(url, { max: 1 });
  try {
    await migrate(db);
    await seedOnce(db, { demo: true });
  } finally {
    await closePool(db);
  }
}
