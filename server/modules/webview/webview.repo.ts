import { sql } from 'drizzle-orm';
import type { Db } from '../../db/transaction.ts';
import { hashOf } from '../../http/session.ts';

interface HandedOver {
  readonly member: string;
  readonly refused: boolean;
}

/** The member whom the value identifies; null for a value that cannot be used. */
export async function takeHandOver(db: Db, value: string, key: string | null): Promise<HandedOver | null> {
  const { rows } = await db.execute<{ used: HandedOver | null }>(
    sql`select use_hand_over(${hashOf(value)}, ${key}::uuid) as used`,
  );
  return rows[0]?.used ?? null;
}
