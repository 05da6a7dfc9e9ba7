import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls, type RequestFor } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { transact } from '#server/db/transaction.ts';
import { forgetPerson } from '#server/upkeep/forget-person.ts';
import { codeIn, grantFor, memberCookie, newcomer, registration, tokenIn, type Grant } from '#tests/support/card.ts';
import { MANY, ONE, profileIn, startMemberWorld } from './member-world.ts';

const { server, open, signIn, me } = await startMemberWorld();

describe('one live session', () => {
  it('a sign-in on another device makes the next call of the first, whichever it is, a duplicate login', async () => {
    const first = await signIn();
    const second = await signIn();
    const code = codeIn(first);
    const asked = [
      await me(first),
      await server.call('readProfile', { code }, { cookie: first }),
      await server.call('readCardData', { code }, { cookie: first }),
      await server.call('updateProfile', { code, data: {} }, { cookie: first }),
      await server.call('listServices', {}, { cookie: first }),
    ];
    for (const answer of asked)
      expect([answer.code, answer.results]).toEqual([ERROR.duplicateLogin, { superseded: ['member'] }]);
    expect((await me(second)).code).toBe(ERROR.ok);
    const anew = memberCookie(await open(await grantFor(server, { card: MANY }), undefined, { cookie: first }));
    expect([(await me(anew)).code, (await me(second)).code]).toEqual([ERROR.ok, ERROR.duplicateLogin]);
  });

  it('remains after 200 sign-ins of one account at once', async () => {
    const grants: Grant[] = [];
    for (let i = 0; i < 20; i += 1)
      grants.push(...(await Promise.all(Array.from({ length: 10 }, () => grantFor(server, { card: MANY })))));
    const answers = await Promise.all(grants.map((grant) => open(grant)));
    expect(answers.filter(({ code }) => code === ERROR.ok)).toHaveLength(200);
    const { rows } = await server.db.execute(sql`
      select s.ended_reason as reason, count(*)::int as n from session s join member m on m.id = s.account_id
      where m.card_number = ${MANY} and s.created_at > app_now() - interval '1 minute' and s.ended_at is null group by 1`);
    expect(rows).toEqual([{ reason: null, n: 1 }]);
    const alive = await Promise.all(answers.map((answer) => me(memberCookie(answer))));
    const codes = alive.map(({ code }) => code).toSorted((a, b) => a - b);
    expect(codes).toEqual([ERROR.ok, ...Array<number>(199).fill(ERROR.duplicateLogin)]);
  });

  it('is not made for a member who is forgotten while signing in', async () => {
    const contact_tel = '0811119999';
    const first = await server.call('registerMember', registration(await newcomer(server), { contact_tel }));
    const code = codeIn(memberCookie(first));
    const asked = await server.call('readCardData', { code }, { cookie: memberCookie(first) });
    const { card_number: card } = z.parse(calls.readCardData.answer, asked.results);
    const grant = await grantFor(server, { card });
    const { rows: accounts } = await server.db.execute<{ id: string }>(sql`
      select id::text from member where card_number = ${card}`);
    const [{ id } = { id: '' }] = accounts;
    const forget = () => forgetPerson(server.db, { phone: contact_tel }, { cancelLiving: false });
    const [answer, forgotten] = await transact(server.db, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('sign-in member ' || ${id}, 0))`);
      const signing = open(grant);
      await pause(300);
      const both = [signing, forget()] as const;
      await pause(300);
      return both;
    });
    expect((await forgotten).accounts.members).toBe(1);
    const { code: answered } = await answer;
    expect([ERROR.ok, ERROR.codeRefused]).toContain(answered);
    const { rows } = await server.db.execute(sql`select from session where account_id = ${id}::uuid`);
    expect(rows).toEqual([]);
  });

  it('of this browser: who signs in as somebody else is not the first any more', async () => {
    const first = await signIn(MANY);
    const other = await open(await grantFor(server, { card: ONE }), undefined, { cookie: first });
    expect(profileIn(await me(memberCookie(other)))).toMatchObject({ first_name: 'ปิติ' });
    expect((await me(first)).code).toBe(ERROR.pleaseLogIn);
  });
});

describe('the code of a member', () => {
  it('is another one after each sign-in, and neither an id nor the secret', async () => {
    const cookies = [await signIn(), await signIn(), await signIn()];
    const codes = new Set(cookies.map(codeIn));
    expect(codes.size).toBe(3);
    for (const cookie of cookies) expect(cookie).not.toContain(codeIn(cookie));
  });

  it.each(['readProfile', 'readCardData', 'updateProfile'] as const)(
    '%s refuses somebody else’s, an earlier one, and one that is none, and changes nothing',
    async (name) => {
      const stranger = codeIn(await signIn(ONE));
      const earlier = codeIn(await signIn(MANY));
      const cookie = await signIn(MANY);
      const { rows: before } = await server.db.execute(sql`select * from member order by id`);
      for (const code of [stranger, earlier, 'x', tokenIn(cookie)]) {
        const request: RequestFor<'updateProfile'> = { code, data: { first_name: 'ใคร' }, request_key: randomUUID() };
        const answer = await server.call(name, request, { cookie });
        expect([answer.code, answer.results]).toEqual([ERROR.pleaseLogIn, {}]);
      }
      const alone = await server.call(name, { code: codeIn(cookie), data: {} });
      expect(alone.code).toBe(ERROR.pleaseLogIn);
      expect((await server.db.execute(sql`select * from member order by id`)).rows).toEqual(before);
    },
  );

  it('names the account that a browser means which is signed in as a company too', async () => {
    const cookie = `company=${'x'.repeat(43)}; ${await signIn(ONE)}`;
    expect((await server.call('readProfile', { code: codeIn(cookie) }, { cookie })).code).toBe(ERROR.ok);
  });
});
