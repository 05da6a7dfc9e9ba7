import { sql } from 'drizzle-orm';
import { migrate } from './migrate.ts';
import { closePool, openPool, type Db } from './pool.ts';
import { seedOnce } from './seed.ts';

export { migrate } from './migrate.ts';
export { seedOnce } from './seed.ts';

/** What a start does as the owner: updates tables and content to this release, and sets the clock to wall time unless tests move it. */
export async function prepare(owner: Db, { demo, testClock }: { demo: boolean; testClock: boolean }): Promise<void> {
  await migrate(owner);
  // Asked first, so that a role that may only read the clock can start when there is nothing to do.
  const { rowCount } = await owner.execute(sql`select from app_clock where shift <> '0'`);
  if (!testClock && rowCount !== 0) await owner.execute(sql`update app_clock set shift = '0'`);
  await seedOnce(owner, { demo });
}

/** Migrates and seeds, demo bookings included, and leaves no connection behind: the database will be a template. */
export async function prepareTemplate(url: string): Promise<void> {
  const db = openPool(url, { max: 1 });
  try {
    await migrate(db);
    await seedOnce(db, { demo: true });
  } finally {
    await closePool(db);
  }
}
