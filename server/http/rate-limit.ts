import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { normalisePlate } from '#domain/plate.ts';
import type { Limits } from '../config.ts';
import type { Db } from '../db/transaction.ts';
import { CallFailure } from './call-context.ts';
import { networkOf } from './request/network.ts';
import type { WriteLimit } from './write.ts';

/** Addresses and plates are only told apart, not kept. */
const bucket = (kind: string, value: string) => `${kind}:${createHash('sha256').update(value).digest('base64url')}`;

const plateOf = (request: unknown): string | null =>
  typeof request === 'object' &&
  request !== null &&
  'register_number' in request &&
  typeof request.register_number === 'string'
    ? normalisePlate(request.register_number)
    : null;

/** The number of networks that may guess at one plate before it is closed to all: far more than one person uses, far fewer than guessing a code takes. */
const NETWORKS_OF_PLATE = 10;

/** What limits holding; signed-in callers are counted by account, not by address. */
export const holdLimit = (address: string, limits: Limits): WriteLimit => ({
  most: { guest: limits.holdsPerSession, member: limits.holdsPerMember, company: limits.holdsPerCompany },
  address: bucket('hold-address', networkOf(address)),
  address_most: limits.holdsPerAddress,
});

/** Tightly for the plate from one network, so that a stranger's guesses do not lock its owner out; loosely for the plate alone. */
function lookupRules(request: unknown, address: string, limits: Limits) {
  const network = networkOf(address);
  const plate = plateOf(request);
  const byAddress = { bucket: bucket('lookup-address', network), most: limits.lookupsPerAddress };
  if (plate === null) return [byAddress];
  return [
    { bucket: bucket('lookup-plate-network', `${plate} ${network}`), most: limits.lookupsPerPlate },
    byAddress,
    { bucket: bucket('lookup-plate', plate), most: limits.lookupsPerPlate * NETWORKS_OF_PLATE },
  ];
}

/** Takes the hits back: a look-up that finds its booking is not a guess. */
export type Refund = () => Promise<void>;

/**
 * Counts a look-up in fixed windows of 15 minutes, before any work, so that failures count too; what is over its own limit counts
 * for nothing else. Over a limit: a CallFailure that says how many seconds are left. All processes of one database share the counts.
 */
export async function countLookup(db: Db, request: unknown, address: string, limits: Limits): Promise<Refund> {
  const rules = lookupRules(request, address, limits);
  const buckets = rules.map((rule) => rule.bucket);
  const { rows } = await db.execute<{ wait: number; counted_in: string }>(sql`
    select count_hits(${sql.param(buckets)}::text[], ${sql.param(rules.map(({ most }) => most))}::int[]) as wait,
      date_bin('15 minutes', app_now(), timestamptz 'epoch')::text as counted_in`);
  const [counted] = rows;
  if (counted !== undefined && counted.wait > 0)
    throw new CallFailure('tooManyRequests', { retry_after: counted.wait });
  return async () => {
    await db.execute(sql`
      update rate_limit set hits = hits - 1
      where bucket = any(${sql.param(buckets)}::text[]) and window_start = ${counted?.counted_in}::timestamptz`);
  };
}
