import { and, eq, sql } from 'drizzle-orm';
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

/** Keeps the bytes that are sent, in the transaction that did the work: both are there after a crash, or neither. */
export async function storeAnswer(tx: Tx, { scope, key }: RequestKey, body: string): Promise<void> {
  await tx
    .update(idempotency)
    .set({ body })
    .where(and(eq(idempotency.scope, scope), eq(idempotency.key, key)));
}
