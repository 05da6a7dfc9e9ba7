import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { normalisePlate } from '#domain/plate.ts';
import type { Call } from '#contract/call.ts';
import type { Limits } from '../config.ts';
import type { Db } from '../db/transaction.ts';
import { CallFailure, type CallContext } from './call-context.ts';
import { networkOf } from './network.ts';

const WINDOW_SECONDS = 900;

interface Rule {
  readonly bucket: string;
  readonly most: number;
}

/** Addresses and plates are only told apart, not kept. */
const bucket = (kind: string, value: string) => `${kind}:${createHash('sha256').update(value).digest('base64url')}`;

const plateOf = (request: unknown): string | null =>
  typeof request === 'object' &&
  request !== null &&
  'register_number' in request &&
  typeof request.register_number === 'string'
    ? normalisePlate(request.register_number)
    : null;

function rulesFor(call: Call, request: unknown, { address, principal }: CallContext, limits: Limits): Rule[] {
  const network = networkOf(address);
  if (call.limit === 'hold') {
    const rules = [{ bucket: bucket('hold-address', network), most: limits.holdsPerAddress }];
    if (principal.sessionId === null) return rules;
    return [...rules, { bucket: bucket('hold-session', principal.sessionId), most: limits.holdsPerSession }];
  }
  if (call.limit === 'lookup') {
    const plate = plateOf(request);
    const rules = [{ bucket: bucket('lookup-address', network), most: limits.lookupsPerAddress }];
    return plate === null ? rules : [...rules, { bucket: bucket('lookup-plate', plate), most: limits.lookupsPerPlate }];
  }
  return [];
}

/** Gives the hits back: a look-up that finds is no guess. */
export type Refund = () => Promise<void>;

const nothing: Refund = () => Promise.resolve();

/**
 * Counts the call in fixed windows of 15 minutes, before any work and outside its transaction, so that a failure counts too.
 * Over the limit: a CallFailure that says how many seconds are left. The counts are shared by all processes of one database.
 */
export async function countCall(
  db: Db,
  call: Call,
  request: unknown,
  context: CallContext,
  limits: Limits,
): Promise<Refund> {
  const rules = rulesFor(call, request, context, limits);
  if (rules.length === 0) return nothing;
  const buckets = rules.map((rule) => rule.bucket).toSorted();
  const { rows } = await db.execute<{ bucket: string; hits: number; seconds_left: number; window_start: string }>(sql`
    insert into rate_limit as r (bucket, window_start, hits)
    select b, date_bin(make_interval(secs => ${WINDOW_SECONDS}), app_now(), timestamptz 'epoch'), 1
    from unnest(${sql.param(buckets)}::text[]) as b
    on conflict (bucket, window_start) do update set hits = r.hits + 1
    returning bucket, hits, window_start::text,
      ceil(extract(epoch from window_start + make_interval(secs => ${WINDOW_SECONDS}) - app_now()))::int as seconds_left`);
  const over = rules.find((rule) => rows.some((row) => row.bucket === rule.bucket && row.hits > rule.most));
  if (over) {
    const seconds = Math.max(1, rows[0]?.seconds_left ?? WINDOW_SECONDS);
    throw new CallFailure('tooManyRequests', { retry_after: seconds });
  }
  return async () => {
    await db.execute(sql`
      update rate_limit set hits = hits - 1
      where bucket = any(${sql.param(buckets)}::text[]) and window_start = ${rows[0]?.window_start}::timestamptz`);
  };
}
