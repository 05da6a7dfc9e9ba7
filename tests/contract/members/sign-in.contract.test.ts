import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { accountCodeOf, hashOf } from '#server/http/session.ts';
import { codeIn, grantFor, memberCookie, newMember, registration, tokenIn } from '#tests/support/card.ts';
import { startTestServer } from '#tests/support/server.ts';
import { rowCounts } from '#tests/support/stored-rows.ts';
import { NEW, ONE, MANY, profileIn, REFUSED, SPARSE, startMemberWorld } from './member-world.ts';
import { newHolder } from '../sample-world.ts';

const { server, open, signIn, me } = await startMemberWorld();

describe('a known member', () => {
  it('is signed in: profile, a session of 30 days in a cookie that no script reads, and a readable one that says nothing', async () => {
    const answer = await open(await grantFor(server, { card: MANY }));
    expect(answer.code).toBe(ERROR.ok);
    const cookie = memberCookie(answer);
    expect(answer.results).toEqual({
      status: 'signed_in',
      profile: {
        code: codeIn(cookie),
        account: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        first_name: 'มานี',
        last_name: 'รักถิ่นไทย',
        image: '/x/member-picture',
        contact_tel: '0800000001',
        contact_email: 'manee@example.com',
      },
    });
    expect(answer.headers.getSetCookie()).toEqual([
      `${cookie}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
      'memberUser=1; Max-Age=2592000; Path=/; SameSite=Lax',
    ]);
    const token = tokenIn(cookie);
    const { rows } = await server.db.execute(sql`
      select kind, date_trunc('second', expires_at - created_at + interval '0.5 s') = interval '30 days' as month from session where token_hash = ${hashOf(token)}`);
    expect(rows).toEqual([{ kind: 'member', month: true }]);
    expect(answer.text).not.toContain(token);
    expect(profileIn(await me(cookie))).toMatchObject({ code: accountCodeOf(token), first_name: 'มานี' });
  });

  it('under https has a Secure cookie bound to the host', async () => {
    const https = await startTestServer({
      databaseUrl: server.config.databaseUrl ?? '',
      env: { PUBLIC_ORIGIN: 'https://booking.example' },
    });
    const grant = await grantFor(https, { card: ONE });
    const answer = await https.call('openProfile', grant, { headers: { Origin: 'https://booking.example' } });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-member=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      'memberUser=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
    ]);
  });

  it('stays a guest too, and a company', async () => {
    const guest = await newHolder(server);
    const answer = await open(await grantFor(server, { card: ONE }), undefined, {
      cookie: `${guest.cookie}; company=somebody`,
    });
    expect(answer.headers.getSetCookie().join()).not.toMatch(/company|corporate|guest/);
    const cookie = `${guest.cookie}; ${memberCookie(answer)}`;
    expect((await server.call('readBooking', { items: guest.heldId }, { cookie })).code).toBe(ERROR.ok);
  });

  it('signs out: both cookies go, and the next call of theirs says "please log in"', async () => {
    const cookie = await signIn(ONE);
    const answer = await server.call('signOut', { kind: 'member' }, { cookie });
    expect(answer.headers.getSetCookie()).toEqual([
      'member=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      'memberUser=; Max-Age=0; Path=/; SameSite=Lax',
    ]);
    expect((await me(cookie)).code).toBe(ERROR.pleaseLogIn);
    expect((await server.call('readProfile', { code: codeIn(cookie) }, { cookie })).code).toBe(ERROR.pleaseLogIn);
  });
});

describe('who is not signed in yet', () => {
  it.each([
    [NEW, 'not_registered', { contact_tel: '0800000003', contact_email: 'choojai@example.com' }],
    [SPARSE, 'more_information', { contact_tel: '', contact_email: '' }],
  ])('with card %s is told: %s, with what the provider knows, and gets no session', async (card, status, known) => {
    const before = await rowCounts(server.db);
    const answer = await open(await grantFor(server, { card }));
    expect([answer.code, answer.headers.getSetCookie()]).toEqual([ERROR.ok, []]);
    expect(answer.results).toMatchObject({ status, prefill: known });
    const { session, member } = await rowCounts(server.db);
    expect([session, member]).toEqual([before['session'], before['member']]);
  });

  it('for a card that is refused gets the reason, and no session', async () => {
    const answer = await open(await grantFor(server, { card: REFUSED }), undefined, { language: 'en' });
    expect([answer.status, answer.code, answer.headers.getSetCookie()]).toEqual([200, ERROR.cardRefused, []]);
    expect(answer.message).toMatch(/^This card cannot be used/);
  });

  it('a member without phone number or address gives them with a car, and then is signed in', async () => {
    const cookie = await newMember(server);
    const { card_number: card } = z.parse(
      calls.readCardData.answer,
      (await server.call('readCardData', { code: codeIn(cookie) }, { cookie })).results,
    );
    await server.db.execute(sql`update member set contact_tel = '' where card_number = ${card}`);
    const grant = await grantFor(server, { card });
    expect((await open(grant)).results).toMatchObject({
      status: 'more_information',
      prefill: { contact_tel: '0898765432', contact_email: 'somying@example.com' },
    });
    const again = await server.call('registerMember', registration(grant));
    expect([again.code, again.headers.getSetCookie()]).toEqual([ERROR.plateExists, []]);
    const { rows } = await server.db.execute(sql`select contact_tel from member where card_number = ${card}`);
    expect(rows).toEqual([{ contact_tel: '' }]);
    const done = await server.call(
      'registerMember',
      registration(grant, { contact_tel: '0811112222', car_register_number: '๖กก 7' }),
    );
    expect(done.code).toBe(ERROR.ok);
    expect(profileIn(await me(memberCookie(done)))).toMatchObject({ contact_tel: '0811112222' });
    expect((await open(await grantFor(server, { card }))).results).toMatchObject({ status: 'signed_in' });
    const cars = await server.db.execute(sql`
      select plate, favourite from car c join member m on m.id = c.owner_id where m.card_number = ${card} order by plate`);
    expect(cars.rows).toEqual([
      { plate: '5กก 5555', favourite: true },
      { plate: '6กก 7', favourite: false },
    ]);
  });
});
