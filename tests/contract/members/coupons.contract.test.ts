import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { addDays, instantOf } from '#domain/thai-calendar.ts';
import { readNow } from '#server/db/clock.ts';
import { findViolations } from '#server/db/oracles.ts';
import { takeCoupon } from '#server/upkeep/claims.ts';
import { codeIn } from '#tests/support/card.ts';
import { handOverOf, webviewCookie } from '#tests/support/hand-over.ts';
import { startMemberWorld } from './member-world.ts';
import { BY_SCRIPT, COFFEE, idOfMember, linesOf, newSaver, redemptionIn } from './saver.ts';

const { server, later } = await startMemberWorld();
// A fresh clone has no statistics, and the oracles read all bookings.
await server.db.execute(sql`analyze`);

/** It costs nothing. */
const FREE = 901;

describe('coupons', () => {
  it('asking spends nothing, confirming spends once, and the code counts down until it is given or over', async () => {
    const { buy, points, obtain, use, cookie, code, history } = await newSaver(server);
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
    const { buy, points, use, cookie } = await newSaver(server);
    await buy('petrol', 100);
    await buy('petrol', 45);
    // Inserted directly: a member who requests the same coupon again would get the earlier redemption.
    await server.db.execute(sql`drop index redemption_obtained`);
    const { rows } = await server.db.execute<{ id: string }>(sql`
      insert into redemption (id, member_id, coupon_id, points, obtained_at)
      select gen_random_uuid(), ${await idOfMember(server, cookie)}::uuid, ${COFFEE}, 60, app_now() from generate_series(1, 50) returning id`);
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
    const { buy, points, use } = await newSaver(server);
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

  it('once too where the browser and a webview of the app ask at the same moment, which are two sessions of one member', async () => {
    const { buy, points, use, number } = await newSaver(server);
    await buy('petrol', 100);
    await buy('petrol', 100);
    const webview = webviewCookie(
      await server.call('openWebview', { hand_over: await handOverOf(server.url, number), request_key: randomUUID() }),
    );
    const inWebview = (items: number) =>
      server.call('useCoupon', { code: codeIn(webview), items }, { cookie: webview, headers: BY_SCRIPT });
    for (const coupon of [COFFEE, FREE]) {
      const answers = await Promise.all([1, 2, 3].flatMap(() => [use(coupon), inWebview(coupon)]));
      expect(new Set(answers.map((answer) => redemptionIn(answer).coupon_code)).size).toBe(1);
    }
    expect((await points()).point).toBe(140);
    expect(await findViolations(server.db)).toEqual([]);
  });
});

it('of a coupon that costs nothing one code is open at a time', async () => {
  const { obtain, use } = await newSaver(server);
  const codes = new Set<string | null>();
  for (let times = 0; times < 5; times += 1) {
    const { redemption_id: id } = redemptionIn(await obtain(FREE));
    codes.add(redemptionIn(await use(id)).coupon_code);
  }
  expect(codes.size).toBe(1);
  expect(redemptionIn(await obtain(FREE))).toMatchObject({ status: 'open', coupon_code: [...codes][0] });
  await later('16 minutes');
  expect(await takeCoupon(server.db, [...codes][0] ?? '')).toBeNull();
  const next = redemptionIn(await obtain(FREE));
  expect(next).toMatchObject({ status: 'obtained', coupon_code: null });
  // A code that the till has used is no longer open.
  const { coupon_code: code } = redemptionIn(await use(next.redemption_id));
  expect(await takeCoupon(server.db, code ?? '')).toBe(FREE);
  expect(redemptionIn(await obtain(FREE))).toMatchObject({ status: 'obtained', coupon_code: null });
});

it('a coupon is offered until its last day at the branches is over', async () => {
  const { obtain, cookie, code } = await newSaver(server);
  const offered = async () => {
    const { results } = await server.call('listCoupons', { code }, { cookie });
    return z.parse(calls.listCoupons.answer, results).coupon_list;
  };
  const last = (await offered()).find(({ id }) => id === FREE)?.end ?? '';
  const midnight = instantOf(addDays(last, 1), '00:00').getTime() - (await readNow(server.db)).getTime();
  // Years may pass until then.
  await server.db.execute(sql`update session set expires_at = expires_at + interval '10 years'`);
  await later(`${midnight - 20_000} milliseconds`);
  expect([(await offered()).some(({ id }) => id === FREE), (await obtain(FREE)).code]).toEqual([true, ERROR.ok]);
  await later(`${midnight + 1} milliseconds`);
  expect([(await offered()).some(({ id }) => id === FREE), (await obtain(FREE)).code]).toEqual([
    false,
    ERROR.couponNotFound,
  ]);
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
    const { buy, points, obtain, use } = await newSaver(server);
    await buy('petrol', 90);
    const asked = redemptionIn(await obtain());
    for (const items of [asked.redemption_id, COFFEE]) {
      const refused = await use(items, headers);
      expect([refused.status, refused.code]).toEqual([403, ERROR.foreignOrigin]);
    }
    expect((await points()).point).toBe(90);
  });

  it('HEAD is no such call, a bare coupon needs a browser that says whose script asks, and nothing is kept', async () => {
    const { buy, points, use, obtain, cookie, code } = await newSaver(server);
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
