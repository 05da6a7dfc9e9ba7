import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newAccount } from '#tests/support/sign-in.ts';
import { ownDatabase } from '#tests/support/test-database.ts';
import { transact } from '../transaction.ts';

const { db } = await ownDatabase();
const PRICE = 60;

/** A member whose only points expire at the end of 1 November, and a coupon that costs as many. */
async function newSaver() {
  const [member, claim, lot, redemption] = [await newAccount(db, 'member'), randomUUID(), randomUUID(), randomUUID()];
  await db.execute(sql`
    insert into point_claim (id, member_id, bought_on, receipt, note, state, points, made_at, answered_at)
    values (${claim}::uuid, ${member}::uuid, '2030-10-01', ${claim}, '', 'granted', ${PRICE}, app_now(), app_now())`);
  await db.execute(sql`
    insert into point_lot (id, member_id, last_day, claim_id, made_at)
    values (${lot}::uuid, ${member}::uuid, '2030-11-01', ${claim}::uuid, app_now())`);
  await db.execute(sql`select move_points(${lot}::uuid, ${PRICE}, 'corrected', null, app_now())`);
  await db.execute(sql`
    insert into redemption (id, member_id, coupon_id, points, obtained_at)
    values (${redemption}::uuid, ${member}::uuid, 902, ${PRICE}, app_now())`);
  return { member, redemption };
}

/** The clock shows the last moment of that day at first, and then the first moment of the next day. */
const midnightAfter = (looks: number) => sql`
  create or replace function app_now() returns timestamptz language plpgsql volatile as $$
  declare
    v_looks integer := coalesce(nullif(current_setting('test.looks', true), ''), '0')::integer + 1;
  begin
    perform set_config('test.looks', v_looks::text, true);
    return case when v_looks <= ${sql.raw(String(looks))} then '2030-11-01T23:59:59.999+07:00' else '2030-11-02T00:00:00+07:00' end;
  end $$`;

it('a coupon is paid in full or not at all, whenever in a payment the points’ last day ends', async () => {
  const { member, redemption } = await newSaver();
  const undone = new Error('undone');
  const outcomes = new Set<string>();
  for (let looks = 0; looks < 12; looks += 1) {
    const paying = transact(db, async (tx) => {
      await tx.execute(midnightAfter(looks));
      await tx.execute(sql`select spend_points(${member}::uuid, ${PRICE}, ${redemption}::uuid)`);
      const { rows } = await tx.execute<{ paid: number; late: boolean }>(sql`
        select coalesce(-sum(points), 0)::int as paid, coalesce(bool_or(at >= '2030-11-02T00:00:00+07:00'), false) as late
        from point_move where redemption_id = ${redemption}::uuid`);
      outcomes.add(JSON.stringify(rows));
      throw undone;
    });
    await paying.catch((error: unknown) => {
      if (error !== undone) outcomes.add('refused');
    });
  }
  expect([...outcomes]).toEqual(['refused', JSON.stringify([{ paid: PRICE, late: false }])]);
});
