import { claimKey, storeAnswer } from '../db/idempotency.ts';
import { inTransaction, type Db, type Tx } from '../db/transaction.ts';
import { CallFailure, type Owner } from './call-context.ts';
import { openSession } from './session.ts';

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
export const runWrite = (
  db: Db,
  { route, bodyHash, requestKey, sessionToken }: Write,
  work: (tx: Tx, owner: Owner) => Promise<string>,
): Promise<Written> =>
  inTransaction(db, async (tx) => {
    const { owner, newToken } = await openSession(tx, sessionToken);
    if (requestKey === null) return { body: await work(tx, owner), newToken };
    const name = { scope: owner.id, key: requestKey };
    const claimed = await claimKey(tx, { ...name, route, bodyHash });
    if (claimed.kind === 'reused') throw new CallFailure('requestKeyReused');
    if (claimed.kind === 'repeat') return { body: claimed.body, newToken };
    const body = await work(tx, owner);
    await storeAnswer(tx, name, body);
    return { body, newToken };
  });
