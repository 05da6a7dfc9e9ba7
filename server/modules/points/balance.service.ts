import { sql } from 'drizzle-orm';
import { balanceOn, endingOn } from '#domain/membership/loyalty.ts';
import { branchNow, type BranchDate } from '#domain/thai-calendar.ts';
import { readNow } from '../../db/clock.ts';
import type { Owners } from '../../db/own.ts';
import type { Reader } from '../../db/transaction.ts';
import { CallFailure } from '../../http/call-context.ts';
import { readLots } from './points.repo.ts';

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

interface Ending {
  readonly date: BranchDate;
  readonly point: number;
}

/** What a member can spend today, and what of it ends first. */
export async function readEnding(
  reader: Reader,
  member: string,
): Promise<{ readonly points: number; readonly ending: Ending | null }> {
  const lots = await readLots(reader, member);
  const today = branchNow(await readNow(reader)).date;
  const [first] = endingOn(lots, today);
  return { points: balanceOn(lots, today), ending: first ? { date: first.lastDay, point: first.points } : null };
}
