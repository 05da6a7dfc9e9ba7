import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';

/** Waits until some statement of this database waits for a lock. */
export async function untilWaiting(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await db.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
    await pause(10);
  }
}
