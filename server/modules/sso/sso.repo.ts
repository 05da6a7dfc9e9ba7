import { randomInt } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { demoCards } from '../../content/demo/members.ts';
import { ssoCard } from '../../db/schema/members.ts';
import { inTransaction, type Db } from '../../db/transaction.ts';
import { hashOf, newToken } from '../../http/session.ts';

type Card = typeof ssoCard.$inferSelect;
type NewCard = Pick<Card, 'firstName' | 'lastName' | 'tel' | 'email'>;

/** The invented cards in this database. */
export const listDemoCards = (db: Db): Promise<Card[]> =>
  db
    .select()
    .from(ssoCard)
    .where(
      inArray(
        ssoCard.number,
        demoCards.map(({ number }) => number),
      ),
    )
    .orderBy(ssoCard.number);

/** Whether a text is written as the number of a card. */
export const isCardNumber = (text: string): boolean => /^\d{16}$/.test(text);

/** A value for a card and for the browser's state, valid for a minute; null if there is no such card. */
export async function grantFor(db: Db, number: string, state: string): Promise<string | null> {
  const value = newToken();
  const { rowCount } = await inTransaction(db, (tx) =>
    tx.execute(sql`
      insert into sso_grant (value_hash, card_number, state_hash, made_at, expires_at)
      select ${hashOf(value)}, number, ${hashOf(state)}, app_now(), app_now() + interval '1 minute' from sso_card where number = ${number}`),
  );
  return rowCount === 1 ? value : null;
}

/** Creates a card. Its number, 14 random digits, is all that is needed to use it again. */
export async function makeCard(db: Db, card: NewCard): Promise<string> {
  const number = `60${String(randomInt(10 ** 14)).padStart(14, '0')}`;
  await inTransaction(db, (tx) => tx.insert(ssoCard).values({ number, ...card }));
  return number;
}
