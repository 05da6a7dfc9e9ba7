import { sql } from 'drizzle-orm';
import type { Reader } from './transaction.ts';

/**
 * The server's only clock. After waiting for a lock, read it in a separate statement: a condition in the locking statement is evaluated before the
 * wait.
 */
export async function readNow(reader: Reader): Promise<Date> {
  const { rows } = await reader.execute<{ ms: string }>(
    sql`select (extract(epoch from app_now()) * 1000)::bigint as ms`,
  );
  return new Date(Number(rows[0]?.ms));
}
