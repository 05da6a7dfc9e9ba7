import { sql } from 'drizzle-orm';
import { inTransaction, type Db } from '../../db/transaction.ts';
import { hashOf, newToken } from '../../http/session.ts';

/** A value for the member with this card, valid for a minute; null if nobody has registered with the card. */
export async function handOverFor(db: Db, card: string): Promise<string | null> {
  const value = newToken();
  const { rowCount } = await inTransaction(db, (tx) =>
    tx.execute(sql`
      insert into hand_over (value_hash, member_id, made_at, expires_at)
      select ${hashOf(value)}, id, app_now(), app_now() + interval '1 minute' from member where card_number = ${card}`),
  );
  return rowCount === 1 ? value : null;
}
