import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { addDays, branchNow } from '#domain/thai-calendar.ts';
import { readNow } from '#server/db/clock.ts';
import { findViolations } from '#server/db/oracles.ts';
import { answerClaim, listOpenClaims } from '#server/upkeep/claims.ts';
import { startMemberWorld } from './member-world.ts';
import { linesOf, newSaver } from './saver.ts';

const { server } = await startMemberWorld();
// A fresh clone has no statistics, and the oracles read all bookings.
await server.db.execute(sql`analyze`);
const today = branchNow(await readNow(server.db)).date;

describe('claims of points', () => {
  it('PTS-05 a claim of wrong points is accepted until the fifteenth day is over, once for a purchase, and its answer is in the history', async () => {
    const { buy, history, claim, points } = await newSaver(server);
    await buy('cafe', 900, addDays(today, -15));
    const [line] = (await history()).point_list;
    const purchase_id = line?.kind === 'earned' ? line.purchase.purchase_id : '';
    const key = randomUUID();
    const made = await claim({ purchase_id, note: 'เติมสองคัน' }, key);
    expect([made.code, (await claim({ purchase_id, note: 'เติมสองคัน' }, key)).text]).toEqual([ERROR.ok, made.text]);
    expect((await claim({ purchase_id, note: 'อีกครั้ง' })).code).toBe(ERROR.alreadyClaimed);
    expect((await claim({ bought_on: addDays(today, -16), receipt: 'R', note: '' })).code).toBe(ERROR.claimTooLate);
    expect((await claim({ bought_on: addDays(today, 1), receipt: 'R', note: '' })).code).toBe(ERROR.invalidInput);
    const other = await newSaver(server);
    expect((await other.claim({ purchase_id, note: '' })).code).toBe(ERROR.purchaseNotFound);

    const { claim: open } = z.parse(calls.claimPoints.answer, made.results);
    expect(open).toMatchObject({ purchase_id, state: 'open', points: null, bought_on: addDays(today, -15) });
    expect([await answerClaim(server.db, open.claim_id, 20), await answerClaim(server.db, open.claim_id, 20)]).toEqual([
      true,
      false,
    ]);
    expect((await points()).point).toBe(45);
    const after = await history();
    expect(linesOf(after)).toEqual([
      ['corrected', 20],
      ['earned', 25],
    ]);
    expect(after.claim_list).toEqual([{ ...open, state: 'granted', points: 20 }]);
    expect(await findViolations(server.db)).toEqual([]);
  });

  it('a receipt is claimed once, however it is named, the operator sees whose purchase it is, and ten claims may wait at once', async () => {
    const { buy, claim, history, number } = await newSaver(server);
    await buy('cafe', 900);
    const [line] = (await history()).point_list;
    const { purchase_id = '', receipt = '' } = line?.kind === 'earned' ? line.purchase : {};
    const free = { bought_on: addDays(today, -3), receipt: receipt.toLowerCase(), note: 'ไม่ได้แต้ม' };
    const made = z.parse(calls.claimPoints.answer, (await claim(free)).results).claim;
    expect(made).toMatchObject({ purchase_id, receipt, bought_on: addDays(today, -1) });
    for (const item of [free, { purchase_id, note: '' }]) expect((await claim(item)).code).toBe(ERROR.alreadyClaimed);

    const other = await newSaver(server);
    const lost = { bought_on: today, receipt: 'Lost-1', note: '' };
    const many = await Promise.all([1, 2, 3, 4, 5].map(() => other.claim(lost)));
    expect(many.filter(({ code }) => code === ERROR.ok)).toHaveLength(1);
    expect(many.filter(({ code }) => code === ERROR.alreadyClaimed)).toHaveLength(4);
    const theirs = await other.claim({ ...free, bought_on: today });
    const { claim: asked } = z.parse(calls.claimPoints.answer, theirs.results);
    expect(asked).toMatchObject({ purchase_id: null, state: 'open', receipt: receipt.toLowerCase() });
    const open = await listOpenClaims(server.db);
    expect(open.find(({ id }) => id === asked.claim_id)).toMatchObject({
      card: other.number,
      earned: 25,
      earner: number,
    });
    expect(open.find(({ receipt: of }) => of === 'Lost-1')).toMatchObject({ earned: null, earner: null });

    const more = (receipt: string) => other.claim({ bought_on: today, receipt, note: '' });
    const twelve = await Promise.all(Array.from({ length: 12 }, (_, n) => more(`More-${n}`)));
    expect(twelve.filter(({ code }) => code === ERROR.ok)).toHaveLength(8);
    expect(twelve.filter(({ code }) => code === ERROR.tooManyClaims)).toHaveLength(4);
    await answerClaim(server.db, asked.claim_id, null);
    expect((await more('Last')).code).toBe(ERROR.ok);
  });

  it('a receipt whose claim was granted earns nothing when it comes in at last; one that was refused does, and may be claimed', async () => {
    const { claim, points, record } = await newSaver(server);
    const lost = async (receipt: string) => {
      const { results } = await claim({ bought_on: addDays(today, -1), receipt, note: '' });
      return z.parse(calls.claimPoints.answer, results).claim.claim_id;
    };
    await answerClaim(server.db, await lost('late-1'), 25);
    await answerClaim(server.db, await lost('LATE-2'), null);
    expect(await record('cafe', 900, 'LATE-1')).toMatchObject({ sales: 0, points: 0, claimed: ['LATE-1'] });
    expect((await points()).point).toBe(25);
    expect((await claim({ bought_on: today, receipt: 'LATE-1', note: '' })).code).toBe(ERROR.alreadyClaimed);
    expect(await record('cafe', 900, 'LATE-2')).toMatchObject({ sales: 1, points: 25, claimed: [] });
    expect((await points()).point).toBe(50);
    expect(await lost('late-2')).toMatch(/^[\da-f-]{36}$/);
    expect(await findViolations(server.db)).toEqual([]);
  });
});
