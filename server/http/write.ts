import { claimKey, storeAnswer, unansweredScope } from '../db/idempotency.ts';
import { inTransaction, type Db, type Tx } from '../db/transaction.ts';
import { CallFailure, type Owner } from './call-context.ts';
import { livingOwner, newSession, reopenedSession, type OpenedSession } from './session.ts';

export interface Write {
  readonly route: string;
  readonly bodyHash: string;
  /** The caller's own key of this write; null where a repeat is a second write. */
  readonly requestKey: string | null;
  readonly sessionToken: string | undefined;
}

export interface Written {
  readonly body: string;
  readonly newToken: string | null;
}

/**
 * Session, key, work and the text of the answer in one transaction. A repeat waits for the first and gets its bytes; where the
 * work fails nothing is kept, the session of a first-time guest included.
 */
export const runWrite = (db: Db, write: Write, work: (tx: Tx, owner: Owner) => Promise<string>): Promise<Written> =>
  inTransaction(db, async (tx) => {
    const { route, bodyHash, requestKey } = write;
    const { owner, newToken } = await openSession(tx, write);
    if (requestKey === null) return { body: await work(tx, owner), newToken };
    const name = { scope: owner.id, key: requestKey };
    const claimed = await claimKey(tx, { ...name, route, bodyHash });
    if (claimed.kind === 'reused') throw new CallFailure('requestKeyReused');
    if (claimed.kind === 'repeat') return { body: claimed.body, newToken };
    const body = await work(tx, owner);
    await storeAnswer(tx, name, body);
    return { body, newToken };
  });

/** The caller's session. Without one it is that of a first write which this one repeats, or a new one. */
async function openSession(tx: Tx, { route, requestKey, sessionToken }: Write): Promise<OpenedSession> {
  const owner = await livingOwner(tx, sessionToken);
  if (owner !== null) return { owner, newToken: null };
  const scope = requestKey === null ? null : await unansweredScope(tx, { route, key: requestKey });
  return (scope === null ? null : await reopenedSession(tx, scope)) ?? newSession(tx);
}
