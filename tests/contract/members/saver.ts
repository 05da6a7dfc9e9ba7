import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { calls, type RequestFor } from '#contract/calls/all.ts';
import type { Bought } from '#domain/membership/loyalty.ts';
import { addDays, branchNow, instantOf } from '#domain/thai-calendar.ts';
import { readNow } from '#server/db/clock.ts';
import { hashOf } from '#server/http/session.ts';
import { recordSales } from '#server/upkeep/purchases.ts';
import { codeIn, newMember, tokenIn } from '#tests/support/card.ts';
import type { Answer, TestServer } from '#tests/support/server.ts';

export const COFFEE = 902;

/** What a browser says of a fetch from a page of the same origin. */
export const BY_SCRIPT = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' };

let receipts = 0;

/** A member without points, and what they can do. */
export async function newSaver(server: TestServer) {
  const today = branchNow(await readNow(server.db)).date;
  const cookie = await newMember(server);
  const code = codeIn(cookie);
  const card = await server.call('readCardData', { code }, { cookie });
  const { card_number: number } = z.parse(calls.readCardData.answer, card.results);
  const record = (bought: Bought, amount: number, receipt: string, day = addDays(today, -1), branch = 1001) =>
    recordSales(server.db, [
      { line: 2, card: number, receipt, bought, branch, amount: Math.round(amount * 100), at: instantOf(day, '12:00') },
    ]);
  return {
    cookie,
    code,
    number,
    record,
    /** Litres or baht, at noon of a day, which the clock must have passed. */
    buy: (bought: Bought, amount: number, day: string = addDays(today, -1), branch = 1001) =>
      record(bought, amount, `T-${(receipts += 1)}`, day, branch),
    points: async () => {
      const { results } = await server.call('readPoints', { code }, { cookie });
      return z.parse(calls.readPoints.answer, results);
    },
    history: async (items?: string | number) => {
      const asked = items === undefined ? { code } : { code, items };
      const { results } = await server.call('listPointHistory', asked, { cookie });
      return z.parse(calls.listPointHistory.answer, results);
    },
    use: (items: string | number = COFFEE, headers: Readonly<Record<string, string>> = BY_SCRIPT) =>
      server.call('useCoupon', { code, items }, { cookie, headers }),
    obtain: (coupon_id = COFFEE, request_key: string = randomUUID()) =>
      server.call('obtainCoupon', { code, coupon_id, request_key }, { cookie }),
    claim: (item: RequestFor<'claimPoints'>['item'], request_key: string = randomUUID()) =>
      server.call('claimPoints', { code, item, request_key }, { cookie }),
    /** As a plain client sends it, which checks nothing. */
    claimRaw: (item: object) =>
      server.send(
        calls.claimPoints,
        { code, item: JSON.stringify(item), request_key: randomUUID(), key_account: 'roddee-web' },
        { cookie },
      ),
    withdraw: (claim_id: string, request_key: string = randomUUID()) =>
      server.call('withdrawClaim', { code, claim_id, request_key }, { cookie }),
  };
}

/** Sessions are stored by a hash of the secret, and members are known to calls by their code alone. */
export const idOfMember = async (server: TestServer, cookie: string) => {
  const { rows } = await server.db.execute<{ id: string }>(
    sql`select account_id as id from session where token_hash = ${hashOf(tokenIn(cookie))}`,
  );
  return rows[0]?.id ?? '';
};

export const redemptionIn = ({ results }: Answer) => z.parse(calls.obtainCoupon.answer, results).redemption;

export const linesOf = ({ point_list: list }: Awaited<ReturnType<Awaited<ReturnType<typeof newSaver>>['history']>>) =>
  list.map(({ kind, point }) => [kind, point]);
