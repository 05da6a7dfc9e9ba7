import type { PoolClient } from 'pg';
import type { Db } from './pool.ts';

/** Longer than a statement may take (`inTransaction`), short enough for an answer within 10 seconds. */
const LONGEST_USE_MS = 8_500;

/**
 * Ends any connection that is in use for longer than this. A suspended PostgreSQL does not enforce its own time limits, so without this callers would
 * wait until it resumes.
 */
export function endLongUses({ $client: pool }: Db, longestMs = LONGEST_USE_MS): void {
  const timers = new WeakMap<PoolClient, NodeJS.Timeout>();
  const end = (client: PoolClient) => void client.end().catch(() => undefined);
  pool.on('acquire', (client) => timers.set(client, setTimeout(() => end(client), longestMs).unref()));
  pool.on('release', (_error, client) => clearTimeout(timers.get(client)));
}
