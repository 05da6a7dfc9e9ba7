import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

export type Db = NodePgDatabase & { readonly $client: Pool };

export interface PoolOptions {
  readonly max?: number;
  /** Handles an idle connection that breaks; without it the process would end. */
  readonly onBroken?: (error: Error) => void;
}

/** The time limits of every connection: for waiting for a lock, for a statement, and for an idle transaction. */
const LONGEST = '-c lock_timeout=3s -c statement_timeout=8s -c idle_in_transaction_session_timeout=10s';

/** Opens no connection yet: the first statement notices within 5 seconds that the database is down. */
export function openPool(url: string, { max = 10, onBroken }: PoolOptions = {}): Db {
  const pool = new Pool({
    connectionString: url,
    max,
    options: LONGEST,
    connectionTimeoutMillis: 5_000,
    allowExitOnIdle: true,
  });
  pool.on('error', (error) => onBroken?.(error));
  // A client that is in use, or was just released by end(), has no listener from the pool, so losing PostgreSQL would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return drizzle({ client: pool });
}

export const closePool = (db: Db): Promise<void> => db.$client.end();
