import { sql } from 'drizzle-orm';
import type { ErrorName, FailureDetails } from '#contract/errors.ts';
import { inTransaction, type Db, type Reader } from '../../db/transaction.ts';
import type { MemberJson } from '../../db/works.ts';
import { hashOf } from '../../http/session.ts';

interface CardJson {
  readonly first_name: string;
  readonly last_name: string;
  readonly tel: string;
  readonly email: string;
  readonly refused: boolean;
}

/** What a sign-in is based on: the provider's value, the browser's state, and the call's key. */
export interface Proof {
  readonly value: string;
  readonly state: string;
  readonly key: string | null;
}

const hashes = ({ value, state, key }: Proof) => sql`${hashOf(value)}, ${hashOf(state)}, ${key}::uuid`;

/** The card that the value is for, and its member if there is one; null for a value that cannot be used. */
export async function takeGrant(
  db: Db,
  proof: Proof,
): Promise<{ readonly card: CardJson; readonly member: MemberJson | null } | null> {
  const { rows } = await db.execute<{ used: { card: CardJson; member: MemberJson | null } | null }>(
    sql`select use_grant(${hashes(proof)}) as used`,
  );
  return rows[0]?.used ?? null;
}

interface Registered {
  readonly member?: MemberJson;
  readonly refused?: { readonly failure: ErrorName; readonly details: FailureDetails };
}

export async function registerByCard(db: Db, proof: Proof, input: object): Promise<Registered> {
  const { rows } = await inTransaction(db, (tx) =>
    tx.execute<{ done: Registered }>(
      sql`select register_by_card(${hashes(proof)}, ${JSON.stringify(input)}::jsonb) as done`,
    ),
  );
  return rows[0]?.done ?? {};
}

/** The member and, where the embedded provider has it, their card. */
export async function readMember(
  reader: Reader,
  id: string,
): Promise<{ readonly member: MemberJson; readonly card: CardJson | null } | null> {
  const { rows } = await reader.execute<{ member: MemberJson; card: CardJson | null }>(sql`
    select to_jsonb(m) as member, to_jsonb(c) as card from member m left join sso_card c on c.number = m.card_number where m.id = ${id}::uuid`);
  return rows[0] ?? null;
}
