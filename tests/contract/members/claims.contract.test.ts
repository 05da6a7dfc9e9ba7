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
/** A purchase that is not in the history. */
const missing = { bought_on: today, location_id: 1001, bought: 'cafe', amount: 900, receipt: '', note: '' } as const;

describe('claims of points', () => {
  it('PTS-05 a claim of wrong points is accepted until the fifteenth day is over, once for a purchase, and its answer is in the history', async () => {
    const { buy, history, claim, claimRaw, points } = await newSaver(server);
    await buy('cafe', 900, addDays(today, -15));
    const [line] = (await history()).point_list;
    const purchase_id = line?.kind === 'earned' ? line.purchase.purchase_id : '';
    const key = randomUUID();
    const made = await claim({ purchase_id, note: 'เติมสองคัน' }, key);
    expect([made.code, (await claim({ purchase_id, note: 'เติมสองคัน' }, key)).text]).toEqual([ERROR.ok, made.text]);
    expect((await claim({ purchase_id, note: 'อีกครั้ง' })).code).toBe(ERROR.alreadyClaimed);
    expect((await claim({ ...missing, bought_on: addDays(today, -16), receipt: 'R' })).code).toBe(ERROR.claimTooLate);
    expect((await claim({ ...missing, bought_on: addDays(today, 1), receipt: 'R' })).code).toBe(ERROR.invalidInput);
    for (const named of [{ purchase_id: 'no id' }, { purchase_id: randomUUID() }])
      expect((await claimRaw({ ...missing, ...named })).code).toBe(ERROR.invalidInput);
    const other = await newSaver(server);
    expect((await other.claim({ purchase_id, note: 'ไม่ครบ' })).code).toBe(ERROR.purchaseNotFound);

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
    expect(after.claim_list).toEqual([
      { ...open, state: 'granted', points: 20, answered_at: expect.stringMatching(/Z$/) as string },
    ]);
    expect(await findViolations(server.db)).toEqual([]);
  });

  it('a receipt is claimed once, however it is named, the operator sees whose purchase it is, and ten claims may wait at once', async () => {
    const { buy, claim, history, number } = await newSaver(server);
    await buy('cafe', 900);
    const [line] = (await history()).point_list;
    const { purchase_id = '', receipt = '' } = line?.kind === 'earned' ? line.purchase : {};
    const free = { ...missing, bought_on: addDays(today, -3), receipt: receipt.toLowerCase(), note: 'ไม่ได้แต้ม' };
    const made = z.parse(calls.claimPoints.answer, (await claim(free)).results).claim;
    expect(made).toMatchObject({ purchase_id, receipt, bought_on: addDays(today, -1) });
    for (const item of [free, { purchase_id, note: 'ไม่ครบ' }])
      expect((await claim(item)).code).toBe(ERROR.alreadyClaimed);

    const other = await newSaver(server);
    const lost = { ...missing, receipt: 'Lost-1' };
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

    const more = (receipt: string) => other.claim({ ...missing, receipt });
    const twelve = await Promise.all(Array.from({ length: 12 }, (_, n) => more(`More-${n}`)));
    expect(twelve.filter(({ code }) => code === ERROR.ok)).toHaveLength(8);
    expect(twelve.filter(({ code }) => code === ERROR.tooManyClaims)).toHaveLength(4);
    await answerClaim(server.db, asked.claim_id, null);
    expect((await more('Last')).code).toBe(ERROR.ok);
  });

  it('a receipt whose claim was granted earns nothing when it comes in at last; one that was refused does, and may be claimed', async () => {
    const { claim, points, record } = await newSaver(server);
    const lost = async (receipt: string) => {
      const { results } = await claim({ ...missing, bought_on: addDays(today, -1), receipt });
      return z.parse(calls.claimPoints.answer, results).claim.claim_id;
    };
    await answerClaim(server.db, await lost('late-1'), 25);
    await answerClaim(server.db, await lost('LATE-2'), null);
    expect(await record('cafe', 900, 'LATE-1')).toMatchObject({ sales: 0, points: 0, claimed: ['LATE-1'] });
    expect((await points()).point).toBe(25);
    expect((await claim({ ...missing, receipt: 'LATE-1' })).code).toBe(ERROR.alreadyClaimed);
    expect(await record('cafe', 900, 'LATE-2')).toMatchObject({ sales: 1, points: 25, claimed: [] });
    expect((await points()).point).toBe(50);
    expect(await lost('late-2')).toMatch(/^[\da-f-]{36}$/);
    expect(await findViolations(server.db)).toEqual([]);
  });

  it('a missing purchase is claimed by day, branch, kind and amount, once without a receipt too, and earns once when it comes in after the claim was granted', async () => {
    const { claim, points, record, history } = await newSaver(server);
    const asked = { ...missing, bought_on: addDays(today, -1), amount: 900.5 };
    const made = z.parse(calls.claimPoints.answer, (await claim(asked)).results).claim;
    expect(made).toMatchObject({ ...asked, purchase_id: null, state: 'open', answered_at: null });
    expect((await claim(asked)).code).toBe(ERROR.alreadyClaimed);
    for (const other of [{ amount: 900.49 }, { bought: 'other' as const }, { location_id: 1002 }])
      expect((await claim({ ...asked, ...other })).code).toBe(ERROR.ok);
    expect((await history()).claim_list).toHaveLength(4);
    const listed = (await listOpenClaims(server.db)).find(({ id }) => id === made.claim_id);
    expect(listed).toMatchObject({ earned: null, said: expect.stringMatching(/, cafe, 900\.50$/) as string });
    await answerClaim(server.db, made.claim_id, 25);
    expect(await record('cafe', 900.5, 'CAME-LATE')).toMatchObject({ sales: 0, claimed: ['CAME-LATE'] });
    expect((await points()).point).toBe(25);
    expect(await findViolations(server.db)).toEqual([]);
  });

  it('a claim is taken back by its member while it waits, and then made anew; an answered one stays', async () => {
    const { claim, withdraw, history } = await newSaver(server);
    const { claim: made } = z.parse(calls.claimPoints.answer, (await claim(missing)).results);
    const other = await newSaver(server);
    expect((await other.withdraw(made.claim_id)).code).toBe(ERROR.claimNotOpen);
    const key = randomUUID();
    const withdrawn = await withdraw(made.claim_id, key);
    expect([withdrawn.code, (await withdraw(made.claim_id, key)).text]).toEqual([ERROR.ok, withdrawn.text]);
    expect((await history()).claim_list).toEqual([]);
    const again = z.parse(calls.claimPoints.answer, (await claim(missing)).results).claim;
    await answerClaim(server.db, again.claim_id, null);
    expect((await withdraw(again.claim_id)).code).toBe(ERROR.claimNotOpen);
    expect((await history()).claim_list).toMatchObject([{ state: 'refused', points: null }]);
  });
});
