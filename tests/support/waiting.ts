import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';

/** Resolves once `count` statements of this database wait for a lock. */
export async function untilWaiting(db: Db, count = 1): Promise<void> {
  for (;;) {
    const { rows } = await db.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length >= count) return;
    await pause(10);
  }
}
