import { sql } from 'drizzle-orm';
import { lastDayOf } from '#domain/membership/loyalty.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import { readNow } from '../db/clock.ts';
import { inTransaction, type Db, type Reader } from '../db/transaction.ts';
import { addLot } from './purchases.ts';

export interface OpenClaim {
  readonly id: string;
  readonly card: string;
  readonly boughtOn: string;
  readonly receipt: string;
  /** What the purchase earned; null if no such purchase has been recorded. */
  readonly earned: number | null;
  /** The member to whom the receipt's purchase belongs, who may not be the claimant; null if no such purchase has been recorded. */
  readonly earner: string | null;
  /** What the member says of a missing purchase: branch, what, and litres or baht; '' if it names a purchase or a receipt alone. */
  readonly said: string;
  readonly note: string;
}

/** The unanswered claims, the oldest first. */
export async function listOpenClaims(reader: Reader): Promise<OpenClaim[]> {
  const { rows } = await reader.execute<OpenClaim & Record<string, unknown>>(sql`
    select c.id, m.card_number as card, c.bought_on::text as "boughtOn", c.receipt, p.points as earned, o.card_number as earner, c.note,
      coalesce(b.name_en || ', ' || c.bought || ', ' || (c.amount / 100.0)::numeric(12, 2), '') as said
    from point_claim c join member m on m.id = c.member_id
      left join purchase p on p.id = c.purchase_id or p.receipt in (c.receipt, upper(c.receipt))
      left join member o on o.id = p.member_id left join branch b on b.location_id = c.location_id
    where c.state = 'open' order by c.made_at, c.id`);
  return rows;
}

/** Grants points, which are valid from today on, or refuses the claim (null). False if there is no such unanswered claim. */
export const answerClaim = (db: Db, id: string, points: number | null): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    // The purchase may be in a list that is being written at the moment; locking the member makes one wait for the other and see it.
    await tx.execute(sql`
      select from member m where m.id = (select c.member_id from point_claim c where c.id = ${id}::uuid) for no key update`);
    const { rows } = await tx.execute<{ member: string }>(sql`
      update point_claim set state = ${points === null ? 'refused' : 'granted'}, points = ${points}, answered_at = app_now()
      where id = ${id}::uuid and state = 'open' returning member_id as member`);
    const [claim] = rows;
    if (claim === undefined) return false;
    const lastDay = lastDayOf(branchNow(await readNow(tx)).date);
    if (points !== null) await addLot(tx, { member: claim.member, lastDay, points, source: { claim: id } });
    return true;
  });

/** At the till: marks an open code as used. Returns its coupon, or null if the code is not open or has already been used. */
export async function takeCoupon(db: Db, code: string): Promise<number | null> {
  const { rows } = await db.execute<{ coupon: number }>(sql`
    update redemption set taken_at = app_now() where code = ${code} and taken_at is null and closes_at > app_now() returning coupon_id as coupon`);
  return rows[0]?.coupon ?? null;
}
