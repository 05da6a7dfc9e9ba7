import { sql } from 'drizzle-orm';
import type { Owners } from '../../db/own.ts';
import type { Reader } from '../../db/transaction.ts';
import { CallFailure } from '../../http/call-context.ts';

/** The member who calls. */
export function memberAmong([owner]: Owners): string {
  if (owner?.kind !== 'member') throw new CallFailure('pleaseLogIn');
  return owner.id;
}

/** What a member can spend today. */
export async function readBalance(reader: Reader, member: string): Promise<number> {
  const { rows } = await reader.execute<{ points: number }>(sql`select balance_of(${member}::uuid) as points`);
  return rows[0]?.points ?? 0;
}
