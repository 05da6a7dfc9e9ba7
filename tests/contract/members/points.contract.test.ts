import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import { ERROR, failureDetails } from '#contract/errors.ts';
import { balanceOn, endingOn, lastDayOf, payFrom, type Bought, type Lot } from '#domain/membership/loyalty.ts';
import { addDays, branchNow, instantOf } from '#domain/thai-calendar.ts';
import { readNow } from '#server/db/clock.ts';
import { findViolations } from '#server/db/oracles.ts';
import { sweep } from '#server/jobs/expiry.job.ts';
import { forgetPerson } from '#server/upkeep/forget-person.ts';
import { codeIn, NEW_CARD } from '#tests/support/card.ts';
import type { Answer } from '#tests/support/server.ts';
import { startMemberWorld } from './member-world.ts';
import { idOfMember, linesOf, newSaver } from './saver.ts';

const { server, signIn, later } = await startMemberWorld();
// A fresh clone has no statistics, and the oracles read all bookings.
await server.db.execute(sql`analyze`);
const today = branchNow(await readNow(server.db)).date;

const detailsOf = ({ results }: Answer) => z.parse(failureDetails, results);

describe('points', () => {
  it('PTS-03 PTS-04 each purchase earns by its rule, and the history says what counted and which cap cut it', async () => {
    const { buy, history, points } = await newSaver(server);
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
    const { buy, points } = await newSaver(server);
    const month = addDays(`${today.slice(0, 7)}-01`, -40).slice(0, 7);
    for (const day of ['01', '02', '03', '04', '05']) {
      await buy('petrol', 90, `${month}-${day}`);
      await buy('convenience', 1500, `${month}-${day}`);
    }
    expect((await points()).point).toBe(400 + 250);
    const next = addDays(`${month}-28`, 6).slice(0, 7);
    await buy('petrol', 90, `${next}-01`);
    expect(await points()).toMatchObject({ point: 740, counted_this_month: { fuel: 0, shop: 0 } });
  });

  it('PTS-05 points end on 30 June or 31 December, at midnight in Bangkok, and are written off', async () => {
    const { buy, points, history, use, code, cookie } = await newSaver(server);
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
    await sweep(server.db);
    expect((await points()).point).toBe(110);
    expect((await server.call('listCoupons', { code }, { cookie })).results).toMatchObject({ point: 110 });
    await later(`${midnight - now + 1} milliseconds`);
    expect(await points()).toMatchObject({ point: 30, expire_list: [{ point: 30 }] });
    expect([(await use()).code, detailsOf(await use())]).toEqual([ERROR.notEnoughPoints, { points: 30 }]);
    // Expired points cannot be spent, even if they have not been written off yet.
    await buy('petrol', 30);
    expect((await use()).code).toBe(ERROR.ok);
    expect((await sweep(server.db))?.lapsed).toBeGreaterThan(0);
    const after = await history();
    expect(linesOf(after)).toEqual([
      ['spent', -60],
      ['lapsed', -80],
      ['earned', 30],
      ['earned', 30],
      ['earned', 80],
    ]);
    expect(after.point_list[1]?.date_time).toBe(new Date(midnight).toISOString());
    expect((await points()).point).toBe(0);
    expect(await findViolations(server.db)).toEqual([]);
  });

  it('those that end first are spent first, as the shared rules say', async () => {
    const { buy, points, use } = await newSaver(server);
    // The points recorded first expire last.
    for (const [day, litres] of [
      [addDays(today, -1), 50],
      [addDays(today, -500), 25],
      [addDays(today, -300), 30],
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
    const { buy, points, cookie } = await newSaver(server);
    await buy('petrol', 30);
    const { rows } = await server.db.execute<{ lot: string }>(
      sql`select id as lot from point_lot where member_id = ${await idOfMember(server, cookie)}::uuid`,
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

it('who is forgotten leaves no points behind', async () => {
  const { buy, use } = await newSaver(server);
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
