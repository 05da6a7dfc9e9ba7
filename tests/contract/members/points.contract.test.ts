import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls, type RequestFor } from '#contract/calls/all.ts';
import { ERROR, failureDetails } from '#contract/errors.ts';
import { balanceOn, endingOn, lastDayOf, payFrom, type Bought, type Lot } from '#domain/loyalty.ts';
import { addDays, branchNow, instantOf } from '#domain/thai-calendar.ts';
import { readNow } from '#server/db/clock.ts';
import { findViolations } from '#server/db/oracles.ts';
import { sweep } from '#server/jobs/expiry.job.ts';
import { answerClaim, listOpenClaims } from '#server/upkeep/claims.ts';
import { hashOf } from '#server/http/session.ts';
import { forgetPerson } from '#server/upkeep/forget-person.ts';
import { recordSales } from '#server/upkeep/purchases.ts';
import { codeIn, NEW_CARD, newMember, tokenIn } from '#tests/support/card.ts';
import type { Answer } from '#tests/support/server.ts';
import { startMemberWorld } from './member-world.ts';

const { server, signIn, later } = await startMemberWorld();
// A fresh clone has no statistics, and the oracles read all bookings.
await server.db.execute(sql`analyze`);
const today = branchNow(await readNow(server.db)).date;
const COFFEE = 902;

let receipts = 0;

/** A member without points, and what they can do. */
async function newSaver() {
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
  };
}

/** What a browser says of a fetch from a page of the same origin. */
const BY_SCRIPT = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' };

/** Sessions are stored by a hash of the secret, and members are known to calls by their code alone. */
const idOfMember = async (cookie: string) => {
  const { rows } = await server.db.execute<{ id: string }>(
    sql`select account_id as id from session where token_hash = ${hashOf(tokenIn(cookie))}`,
  );
  return rows[0]?.id ?? '';
};

const redemptionIn = ({ results }: Answer) => z.parse(calls.obtainCoupon.answer, results).redemption;
const detailsOf = ({ results }: Answer) => z.parse(failureDetails, results);
const linesOf = ({ point_list: list }: Awaited<ReturnType<Awaited<ReturnType<typeof newSaver>>['history']>>) =>
  list.map(({ kind, point }) => [kind, point]);

describe('points', () => {
  it('PTS-03 PTS-04 each purchase earns by its rule, and the history says what counted and which cap cut it', async () => {
    const { buy, history, points } = await newSaver();
    const day = addDays(today, -1);
    const bought: [Bought, number, points: number, counted: number, cut: string | null, branch?: number][] = [
      ['petrol', 35.99, 35, 35.99, null],
      ['premiumDiesel', 118.4, 50, 100, 'aTime'],
      ['gasohol', 10, 0, 0, 'timesADay'],
      ['diesel', 46, 11, 46, null, 1002],
      ['lubricants', 1890, 25, 500, 'aTime'],
      ['cafe', 65, 3, 65, null],
      ['convenience', 1720, 75, 1500, 'aTime'],
      ['other', 500, 0, 0, 'timesADay'],
      ['other', 1720, 50, 1000, 'aTime', 1002],
    ];
    for (const [kind, amount, , , , branch] of bought) await buy(kind, amount, day, branch);
    const { point_list: list } = await history();
    expect(
      list.map((line) => line.kind === 'earned' && [line.purchase.bought, line.purchase.amount, line.point]),
    ).toEqual(expect.arrayContaining(bought.map(([kind, amount, earned]) => [kind, amount, earned])));
    for (const [kind, amount, point, counted, cut] of bought)
      expect(list).toContainEqual({
        kind: 'earned',
        date_time: instantOf(day, '12:00').toISOString(),
        point,
        expire_date: point === 0 ? null : lastDayOf(day),
        purchase: expect.objectContaining({ bought: kind, amount, counted, cut, bought_on: day }) as unknown,
      });
    const { point, counted_this_month: counted } = await points();
    expect(point).toBe(35 + 50 + 11 + 25 + 3 + 75 + 50);
    if (day.slice(0, 7) === today.slice(0, 7)) expect(counted).toEqual({ fuel: 181.99, shop: 3065 });
  });

  it('PTS-03 PTS-04 a month ends at 400 litres and at 5,000 baht, and the next one begins at nothing', async () => {
    const { buy, points } = await newSaver();
    const month = addDays(`${today.slice(0, 7)}-01`, -40).slice(0, 7);
    for (const day of ['01', '02', '03', '04', '05']) {
      await buy('petrol', 90, `${month}-${day}`);
      await buy('convenience', 1500, `${month}-${day}`);
    }
    expect((await points()).point).toBe(400 + 250);
    const next = addDays(`${month}-28`, 6).slice(0, 7);
    await buy('petrol', 90, `${next}-01`);
    expect((await points()).point).toBe(740);
  });

  it('PTS-05 points end on 30 June or 31 December, at midnight in Bangkok, and are written off', async () => {
    const { buy, points, history, use } = await newSaver();
    const firstLast = today.slice(5) <= '06-30' ? `${today.slice(0, 4)}-06-30` : `${today.slice(0, 4)}-12-31`;
    const earnedOn = addDays(`${Number(firstLast.slice(0, 4)) - 2}${firstLast.slice(4)}`, -3);
    await buy('petrol', 80, earnedOn);
    await buy('petrol', 30);
    expect(await points()).toMatchObject({
      point: 110,
      expire_list: [
        { date: firstLast, point: 80 },
        { date: lastDayOf(addDays(today, -1)), point: 30 },
      ],
    });
    const midnight = instantOf(addDays(firstLast, 1), '00:00').getTime();
    const now = (await readNow(server.db)).getTime();
    // Months may pass until then.
    await server.db.execute(sql`update session set expires_at = expires_at + interval '1 year'`);
    await later(`${midnight - now - 20_000} milliseconds`);
    expect((await points()).point).toBe(110);
    await later(`${midnight - now + 1} milliseconds`);
    expect(await points()).toMatchObject({ point: 30, expire_list: [{ point: 30 }] });
    expect([(await use()).code, detailsOf(await use())]).toEqual([ERROR.notEnoughPoints, { points: 30 }]);
    expect((await sweep(server.db))?.lapsed).toBeGreaterThan(0);
    expect(linesOf(await history())).toEqual([
      ['lapsed', -80],
      ['earned', 30],
      ['earned', 80],
    ]);
    expect((await points()).point).toBe(30);
    expect(await findViolations(server.db)).toEqual([]);
  });

  it('those that end first are spent first, as the shared rules say', async () => {
    const { buy, points, use } = await newSaver();
    for (const [day, litres] of [
      [addDays(today, -500), 25],
      [addDays(today, -300), 30],
      [addDays(today, -1), 50],
    ] as const)
      await buy('petrol', litres, day);
    const { expire_list: before } = await points();
    const lots: Lot[] = before.map(({ date, point }) => ({ id: date, lastDay: date, points: point }));
    const paid = payFrom(lots, 60, today) ?? [];
    expect(paid.length).toBeGreaterThan(1);
    expect((await use()).code).toBe(ERROR.ok);
    const left = lots.map((lot) => ({
      ...lot,
      points: lot.points - (paid.find(({ id }) => id === lot.id)?.points ?? 0),
    }));
    expect(await points()).toMatchObject({
      point: balanceOn(left, today),
      expire_list: endingOn(left, today).map(({ lastDay, points: point }) => ({ date: lastDay, point })),
    });
  });

  it('the books refuse a second payment from the same points, and a lot below zero, whatever a statement says', async () => {
    const { buy, points, cookie } = await newSaver();
    await buy('petrol', 30);
    const { rows } = await server.db.execute<{ lot: string }>(
      sql`select id as lot from point_lot where member_id = ${await idOfMember(cookie)}::uuid`,
    );
    const lot = rows[0]?.lot ?? '';
    const move = (nth: number, before: number, points: number, after: number) =>
      server.db
        .execute(
          sql`insert into point_move values (${lot}::uuid, ${nth}, ${nth - 1}, ${before}, ${points}, ${after}, 'lapsed', null, app_now())`,
        )
        .then(
          () => 'written',
          (error: Error) => String(error.cause),
        );
    expect(await move(2, 30, -31, -1)).toMatch(/point_move_(sum|counter)/);
    expect(await move(2, 31, -31, 0)).toContain('point_move_before');
    expect(await move(2, 30, -31, 0)).toContain('point_move_sum');
    expect(await move(3, 30, -30, 0)).toContain('point_move_before');
    expect(await move(1, 0, 30, 30)).toMatch(/point_move_(nth|counter|first)/);
    expect((await points()).point).toBe(30);
  });

  it('PTS-05 a claim of wrong points is accepted until the fifteenth day is over, once for a purchase, and its answer is in the history', async () => {
    const { buy, history, claim, points } = await newSaver();
    await buy('cafe', 900, addDays(today, -15));
    const [line] = (await history()).point_list;
    const purchase_id = line?.kind === 'earned' ? line.purchase.purchase_id : '';
    const key = randomUUID();
    const made = await claim({ purchase_id, note: 'เติมสองคัน' }, key);
    expect([made.code, (await claim({ purchase_id, note: 'เติมสองคัน' }, key)).text]).toEqual([ERROR.ok, made.text]);
    expect((await claim({ purchase_id, note: 'อีกครั้ง' })).code).toBe(ERROR.alreadyClaimed);
    expect((await claim({ bought_on: addDays(today, -16), receipt: 'R', note: '' })).code).toBe(ERROR.claimTooLate);
    expect((await claim({ bought_on: addDays(today, 1), receipt: 'R', note: '' })).code).toBe(ERROR.invalidInput);
    const other = await newSaver();
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

  it('a receipt is claimed once, however it is named, and the operator sees whose purchase it is', async () => {
    const { buy, claim, history, number } = await newSaver();
    await buy('cafe', 900);
    const [line] = (await history()).point_list;
    const { purchase_id = '', receipt = '' } = line?.kind === 'earned' ? line.purchase : {};
    const free = { bought_on: addDays(today, -3), receipt: receipt.toLowerCase(), note: 'ไม่ได้แต้ม' };
    const made = z.parse(calls.claimPoints.answer, (await claim(free)).results).claim;
    expect(made).toMatchObject({ purchase_id, receipt, bought_on: addDays(today, -1) });
    for (const item of [free, { purchase_id, note: '' }]) expect((await claim(item)).code).toBe(ERROR.alreadyClaimed);

    const other = await newSaver();
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
  });

  it('a receipt whose claim was granted earns nothing when it comes in at last; one that was refused does, and may be claimed', async () => {
    const { claim, points, record } = await newSaver();
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

  it('the demo members have points that end next, purchases that each cap cut, and points that have ended', async () => {
    const cookie = await signIn();
    const asked = { code: codeIn(cookie) };
    const answered = await server.call('readPoints', { ...asked, force_update: 'true' }, { cookie });
    const { point, expire_list: ends } = z.parse(calls.readPoints.answer, answered.results);
    expect(point).toBeGreaterThan(500);
    expect(ends.length).toBeGreaterThan(2);
    expect(ends.every(({ date }) => /-(06-30|12-31)$/.test(date))).toBe(true);
    const seen = new Set<string>();
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { results } = await server.call('listPointHistory', { ...asked, page }, { cookie });
      const { point_list: list, page_count: count } = z.parse(calls.listPointHistory.answer, results);
      pages = count;
      for (const line of list) seen.add(line.kind === 'earned' ? `earned ${line.purchase.cut}` : line.kind);
    }
    expect([...seen].toSorted()).toEqual([
      'earned aMonth',
      'earned aTime',
      'earned null',
      'earned timesADay',
      'lapsed',
      'spent',
    ]);
    expect(await findViolations(server.db)).toEqual([]);
  });
});

describe('coupons', () => {
  it('asking spends nothing, confirming spends once, and the code counts down until it is given or over', async () => {
    const { buy, points, obtain, use, cookie, code, history } = await newSaver();
    await buy('petrol', 90);
    const listed = await server.call('listCoupons', { code }, { cookie });
    const { coupon_list: list, point } = z.parse(calls.listCoupons.answer, listed.results);
    expect([point, list.find(({ id }) => id === COFFEE)?.point_use]).toEqual([90, 60]);

    const asked = redemptionIn(await obtain());
    expect(asked).toMatchObject({ status: 'obtained', coupon_code: null, point_use: 60, expires_at: null });
    expect(redemptionIn(await obtain()).redemption_id).toBe(asked.redemption_id);
    expect((await points()).point).toBe(90);

    const used = z.parse(calls.useCoupon.answer, (await use(asked.redemption_id)).results);
    expect(used.coupon_code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(used.window_minutes).toBe(15);
    const { used_at: usedAt, expires_at: closesAt } = used.redemption;
    expect(Date.parse(closesAt ?? '') - Date.parse(usedAt ?? '')).toBe(15 * 60_000);
    const again = z.parse(calls.useCoupon.answer, (await use(asked.redemption_id)).results);
    expect(again.redemption).toEqual(used.redemption);
    expect((await points()).point).toBe(30);
    expect(linesOf(await history(asked.redemption_id))).toEqual([['spent', -60]]);
    expect(linesOf(await history(903))).toEqual([]);

    const status = async () =>
      redemptionIn(await server.call('readCouponStatus', { code, items: asked.redemption_id }, { cookie }));
    await later('14 minutes 50 seconds');
    expect(await status()).toEqual(used.redemption);
    await later('15 minutes');
    expect(await status()).toEqual({ ...used.redemption, status: 'expired' });
    const long = await use(asked.redemption_id);
    expect([redemptionIn(long).status, (await points()).point]).toEqual(['expired', 30]);
    const kept = await server.call('listRedemptions', { code }, { cookie });
    expect(kept.results).toMatchObject({ redemption_list: [{ redemption_id: asked.redemption_id }], total: 1 });
  });

  it('fifty at once, with points for two: exactly two; one of them, however often: once', async () => {
    const { buy, points, use, cookie } = await newSaver();
    await buy('petrol', 100);
    await buy('petrol', 45);
    // Planted: one who asks for the same coupon again gets what they asked for before.
    await server.db.execute(sql`drop index redemption_obtained`);
    const { rows } = await server.db.execute<{ id: string }>(sql`
      insert into redemption (id, member_id, coupon_id, points, obtained_at)
      select gen_random_uuid(), ${await idOfMember(cookie)}::uuid, ${COFFEE}, 60, app_now() from generate_series(1, 50) returning id`);
    const answers = await Promise.all(rows.map(({ id }) => use(id)));
    const outcomes = answers.map((answer) => answer.code);
    expect(outcomes.filter((outcome) => outcome === ERROR.ok)).toHaveLength(2);
    expect(outcomes.filter((outcome) => outcome === ERROR.notEnoughPoints)).toHaveLength(48);
    const [done] = answers.flatMap((answer) => (answer.code === ERROR.ok ? redemptionIn(answer) : []));
    const repeats = await Promise.all(Array.from({ length: 20 }, () => use(done?.redemption_id)));
    expect(new Set(repeats.map((answer) => redemptionIn(answer).coupon_code))).toEqual(new Set([done?.coupon_code]));
    expect((await points()).point).toBe(25);
    expect(await findViolations(server.db)).toEqual([]);
    await server.db.execute(sql`delete from redemption where used_at is null`);
    await server.db.execute(
      sql`create unique index redemption_obtained on redemption (member_id, coupon_id) where used_at is null`,
    );
  });

  it('a bare coupon costs once for each time that its code is open', async () => {
    const { buy, points, use } = await newSaver();
    await buy('petrol', 100);
    await buy('petrol', 60);
    const codes = new Set<string | null>();
    for (const wait of ['0', '10 minutes', '16 minutes', '30 minutes']) {
      await later(wait);
      codes.add(redemptionIn(await use(COFFEE)).coupon_code);
    }
    expect([codes.size, (await points()).point]).toEqual([2, 40]);
    await later('50 minutes');
    expect((await use(COFFEE)).code).toBe(ERROR.notEnoughPoints);
  });
});

it('of a coupon that costs nothing one code is open at a time', async () => {
  const { obtain, use } = await newSaver();
  const FREE = 901;
  const codes = new Set<string | null>();
  for (let times = 0; times < 5; times += 1) {
    const { redemption_id: id } = redemptionIn(await obtain(FREE));
    codes.add(redemptionIn(await use(id)).coupon_code);
  }
  expect(codes.size).toBe(1);
  expect(redemptionIn(await obtain(FREE))).toMatchObject({ status: 'open', coupon_code: [...codes][0] });
  await later('16 minutes');
  expect(redemptionIn(await obtain(FREE))).toMatchObject({ status: 'obtained', coupon_code: null });
});

describe('the GET that spends points', () => {
  const REFUSED: [who: string, headers: Record<string, string>][] = [
    [
      'another site’s picture',
      { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' },
    ],
    [
      'a picture of this site',
      { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' },
    ],
    ['a link', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }],
    [
      'a link of this site',
      { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' },
    ],
    ['a typed address, and a preview of it', { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate' }],
    ['a page fetched ahead', { ...BY_SCRIPT, 'Sec-Purpose': 'prefetch;prerender' }],
    ['an older way to fetch ahead', { ...BY_SCRIPT, Purpose: 'prefetch' }],
    ['a neighbour’s script', { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' }],
    ['a script elsewhere', { Origin: 'https://elsewhere.example' }],
  ];

  it.each(REFUSED)('%s spends nothing', async (_who, headers) => {
    const { buy, points, obtain, use } = await newSaver();
    await buy('petrol', 90);
    const asked = redemptionIn(await obtain());
    for (const items of [asked.redemption_id, COFFEE]) {
      const refused = await use(items, headers);
      expect([refused.status, refused.code]).toEqual([403, ERROR.foreignOrigin]);
    }
    expect((await points()).point).toBe(90);
  });

  it('HEAD is no such call, a bare coupon needs a browser that says whose script asks, and nothing is kept', async () => {
    const { buy, points, use, obtain, cookie, code } = await newSaver();
    await buy('petrol', 90);
    const asked = redemptionIn(await obtain());
    const query = new URLSearchParams({ code, items: asked.redemption_id, key_account: 'roddee-web' });
    const address = `${server.url}${calls.useCoupon.path}?${query}`;
    const head = await fetch(address, { method: 'HEAD', headers: { Cookie: cookie, ...BY_SCRIPT } });
    expect(head.status).toBe(404);
    expect([(await use(COFFEE, {})).code, (await points()).point]).toEqual([ERROR.foreignOrigin, 90]);
    const used = await use(asked.redemption_id, {});
    expect([used.code, used.headers.get('cache-control'), (await points()).point]).toEqual([ERROR.ok, 'no-store', 30]);
  });
});

it('who is forgotten leaves no points behind', async () => {
  const { buy, use } = await newSaver();
  await buy('petrol', 90);
  await use();
  await forgetPerson(server.db, { phone: NEW_CARD.tel }, { cancelLiving: false });
  const { rows } = await server.db.execute(sql`
    select from purchase p where not exists (select from member m where m.id = p.member_id) union all
    select from point_lot l where not exists (select from member m where m.id = l.member_id) union all
    select from redemption r where not exists (select from member m where m.id = r.member_id)`);
  expect(rows).toEqual([]);
  expect(await findViolations(server.db)).toEqual([]);
});
