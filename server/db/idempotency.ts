import { and, eq, gt, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { HOLD_MINUTES } from '#domain/constants.ts';
import { LOCK } from './advisory-lock.ts';
import { idempotency } from './schema/traffic.ts';
import type { Tx } from './transaction.ts';

export interface RequestKey {
  /** Whose key it is: the id of the session. */
  readonly scope: string;
  readonly key: string;
}

export interface KeyedRequest extends RequestKey {
  readonly route: string;
  readonly bodyHash: string;
}

export type ClaimedKey =
  | { readonly kind: 'new' }
  | { readonly kind: 'repeat'; readonly body: string }
  | { readonly kind: 'reused' };

/**
 * The first statement of a keyed write. A second request with the same key waits here until the first has ended, then gets its answer;
 * if the first was rolled back it is new. Keys are kept for 24 hours.
 */
export async function claimKey(tx: Tx, { scope, key, route, bodyHash }: KeyedRequest): Promise<ClaimedKey> {
  const claimed = await tx
    .insert(idempotency)
    .values({ scope, key, route, bodyHash, createdAt: sql`app_now()` })
    .onConflictDoUpdate({
      target: [idempotency.scope, idempotency.key],
      set: { route, bodyHash, body: null, createdAt: sql`app_now()` },
      setWhere: sql`${idempotency.createdAt} <= app_now() - interval '24 hours'`,
    })
    .returning({ key: idempotency.key });
  if (claimed.length > 0) return { kind: 'new' };
  const [first] = await tx
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.scope, scope), eq(idempotency.key, key)));
  if (first === undefined || first.body === null || first.route !== route || first.bodyHash !== bodyHash)
    return { kind: 'reused' };
  return { kind: 'repeat', body: first.body };
}

/** As long as a hold stands: what was never answered blocks nobody after that. */
const longestUnanswered = sql`make_interval(mins => ${HOLD_MINUTES}::int)`;

/**
 * Whose first write this request repeats, for a caller without a session: the answer that brought the cookie was lost. Null where
 * there is none, or where that session has written since, for then its cookie has arrived. A repeat waits here for its first.
 */
export async function unansweredScope(
  tx: Tx,
  { key, route }: Pick<KeyedRequest, 'key' | 'route'>,
): Promise<string | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK.firstWrite}, hashtext(${key}))`);
  const other = alias(idempotency, 'other');
  const [first] = await tx
    .select({ scope: idempotency.scope })
    .from(idempotency)
    .where(
      and(
        eq(idempotency.key, key),
        eq(idempotency.route, route),
        gt(idempotency.createdAt, sql`app_now() - ${longestUnanswered}`),
        notExists(
          tx
            .select()
            .from(other)
            .where(and(eq(other.scope, idempotency.scope), ne(other.key, key))),
        ),
      ),
    );
  return first?.scope ?? null;
}

/** Keeps the bytes that are sent, in the transaction that did the work: both are there after a crash, or neither. */
export async function storeAnswer(tx: Tx, { scope, key }: RequestKey, body: string): Promise<void> {
  await tx
    .update(idempotency)
    .set({ body })
    .where(and(eq(idempotency.scope, scope), eq(idempotency.key, key)));
}
