import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors.ts';
import { findViolations } from '#server/db/oracles.ts';
import { codeIn, memberCookie, newcomer, registration } from '#tests/support/card.ts';
import { rowCounts } from '#tests/support/stored-rows.ts';
import { startMemberWorld } from './member-world.ts';

const { server, me } = await startMemberWorld();
afterEach(async () => expect(await findViolations(server.db)).toEqual([]));

describe('a registration', () => {
  it('repeated with its key is answered again, makes nothing twice, and ends the session of the lost answer', async () => {
    const request = registration(await newcomer(server));
    const first = await server.call('registerMember', request);
    const before = await rowCounts(server.db);
    const again = await server.call('registerMember', request);
    expect([first.code, again.code]).toEqual([ERROR.ok, ERROR.ok]);
    const after = await rowCounts(server.db);
    expect([after['member'], after['car']]).toEqual([before['member'], before['car']]);
    const codes = [first, again].map((answer) => me(memberCookie(answer)));
    expect((await Promise.all(codes)).map(({ code }) => code)).toEqual([ERROR.duplicateLogin, ERROR.ok]);
  });

  it('repeated with its key and other data registers those instead, once, and only what was typed since', async () => {
    const request = registration(await newcomer(server));
    const first = await server.call('registerMember', request);
    const before = await rowCounts(server.db);
    const changed = { ...request, contact_tel: '0833334444', car_name: 'คันใหม่', car_register_number: '9ขข 4321' };
    const second = memberCookie(await server.call('registerMember', changed));
    const after = await rowCounts(server.db);
    expect([after['member'], after['car']]).toEqual([before['member'], before['car']]);
    const carsOf = async (cookie: string) =>
      (await server.call('listMyCars', { code: codeIn(cookie) }, { cookie })).results;
    expect((await me(second)).results).toMatchObject({ profile: { contact_tel: '0833334444' } });
    expect(await carsOf(second)).toMatchObject({
      car_profile_list: [{ car_name: 'คันใหม่', car_register_number: '9ขข 4321' }],
    });
    // A late repeat with the same data is older than what the member has changed since.
    await server.db.execute(sql`update member set contact_tel = '0855556666' where contact_tel = '0833334444'`);
    const late = await server.call('registerMember', changed);
    expect(late.results).toMatchObject({ profile: { contact_tel: '0855556666' } });
    const refused = await server.call('registerMember', { ...changed, master_car_data_id: 1 });
    expect([first.code, refused.code]).toEqual([ERROR.ok, ERROR.invalidInput]);
  });

  it('sent twenty times at once, with one value or with several of the same card, makes one member and one car', async () => {
    const grant = await newcomer(server);
    const { rows } = await server.db.execute<{ card: string }>(
      sql`select card_number as card from sso_grant order by made_at desc limit 1`,
    );
    const others = [];
    for (let i = 0; i < 5; i += 1) others.push(await newcomer(server, { card: rows[0]?.card ?? '' }));
    const before = await rowCounts(server.db);
    const answers = await Promise.all(
      [...Array.from({ length: 15 }, () => grant), ...others].map((one) =>
        server.call('registerMember', registration(one)),
      ),
    );
    expect(answers.filter(({ code }) => code === ERROR.ok)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === ERROR.codeRefused)).toHaveLength(19);
    const after = await rowCounts(server.db);
    expect([after['member'], after['car']]).toEqual([(before['member'] ?? 0) + 1, (before['car'] ?? 0) + 1]);
  });

  it('sent twenty times at once with one key and other data each time, makes one member with one car, of one of them', async () => {
    const request = registration(await newcomer(server));
    const before = await rowCounts(server.db);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        server.call('registerMember', {
          ...request,
          contact_tel: `081${1_000_000 + n}`,
          car_register_number: `1ขข ${1000 + n}`,
        }),
      ),
    );
    const known = new Set<number>([ERROR.ok, ERROR.requestKeyReused]);
    expect(answers.filter(({ status, code }) => status !== 200 || !known.has(code))).toEqual([]);
    const after = await rowCounts(server.db);
    expect([after['member'], after['car']]).toEqual([(before['member'] ?? 0) + 1, (before['car'] ?? 0) + 1]);
    const { rows } = await server.db.execute<{ tel: string; plate: string }>(
      sql`select m.contact_tel as tel, c.plate from member m join car c on c.owner_id = m.id order by m.created_at desc limit 1`,
    );
    expect(rows[0]?.plate.slice(-2)).toBe(rows[0]?.tel.slice(-2));
  });

  it('repeated with its key after its member has signed out signs nobody in and changes nothing, whatever its data', async () => {
    const request = registration(await newcomer(server));
    await server.call('registerMember', request);
    const cookie = memberCookie(await server.call('registerMember', request));
    expect((await server.call('signOut', { kind: 'member' }, { cookie })).code).toBe(ERROR.ok);
    const before = await rowCounts(server.db);
    for (const change of [{}, { contact_tel: '0833334444' }]) {
      const again = await server.call('registerMember', { ...request, ...change });
      expect([again.code, memberCookie(again)]).toEqual([ERROR.codeRefused, '']);
    }
    expect(await rowCounts(server.db)).toEqual(before);
  });

  it('repeated with other data by another member’s proof changes nothing of the first', async () => {
    const request = registration(await newcomer(server));
    const cookie = memberCookie(await server.call('registerMember', request));
    const other = registration(await newcomer(server));
    const mixed = { ...other, code_authentication: request.code_authentication, contact_tel: '0877777777' };
    expect((await server.call('registerMember', mixed)).code).toBe(ERROR.codeRefused);
    const foreignKey = { ...request, request_key: other.request_key, contact_tel: '0877777777' };
    expect((await server.call('registerMember', foreignKey)).code).toBe(ERROR.codeRefused);
    expect((await me(cookie)).results).toMatchObject({ profile: { contact_tel: request.contact_tel } });
  });
});
