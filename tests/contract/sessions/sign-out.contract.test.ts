import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_KINDS, type AccountKind } from '#contract/call.ts';
import { ERROR } from '#contract/errors.ts';
import { cookieName, hashOf, READABLE } from '#server/http/session.ts';
import { encodeCall, startTestServer, type CallOptions } from '#tests/support/server.ts';
import { endedSession, noSession, signIn } from '#tests/support/sign-in.ts';
import { rowCounts } from '#tests/support/stored-rows.ts';
import { newHolder } from '../sample-world.ts';

const server = await startTestServer();

const both = [
  ['member', 'company'],
  ['company', 'member'],
] as const;
const signOut = (kind: AccountKind, cookie: string | undefined, options: CallOptions = {}) =>
  server.call('signOut', { kind }, { cookie, ...options });
/** One call that anybody may make, and one that needs an owner, about a hold that nobody has. */
const asks = async (cookie: string | undefined) => [
  (await server.call('readHealth', {}, { cookie })).code,
  (await server.call('extendHold', { appointment_id: randomUUID() }, { cookie })).code,
];
const SIGNED_IN = [ERROR.ok, ERROR.bookingNotFound];
const ENDED = [ERROR.ok, ERROR.pleaseLogIn];
const SUPERSEDED = [ERROR.duplicateLogin, ERROR.duplicateLogin];
const NOBODY = SIGNED_IN;
/** The secret's cookie, and the one for scripts. */
const taken = (kind: AccountKind) => [
  `${cookieName(kind, false)}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`,
  `${READABLE[kind]}=; Max-Age=0; Path=/; SameSite=Lax`,
];
const endOf = async (cookie: string) => {
  const hash = hashOf(cookie.slice(cookie.indexOf('=') + 1));
  const { rows } = await server.db.execute(sql`select ended_at, ended_reason from session where token_hash = ${hash}`);
  return rows[0];
};

describe.each(both)('signing out as a %s', (kind, other) => {
  it('ends the session and takes its cookie; the other account and the guest stay', async () => {
    const [own, others] = [await signIn(server.db, kind, randomUUID()), await signIn(server.db, other, randomUUID())];
    const guest = await newHolder(server);
    const answer = await signOut(kind, `${guest.cookie}; ${own}; ${others}`);
    expect([answer.status, answer.code, answer.results]).toEqual([200, ERROR.ok, { kind }]);
    expect(answer.headers.getSetCookie()).toEqual(taken(kind));
    expect(await asks(own)).toEqual(ENDED);
    expect(await asks(others)).toEqual(SIGNED_IN);
    const read = await server.call('readBooking', { items: guest.heldId }, { cookie: `${guest.cookie}; ${others}` });
    expect(read.code).toBe(ERROR.ok);
  });

  it('ends nothing on other people’s devices, and only the account that was named', async () => {
    const [own, stranger] = [await signIn(server.db, kind, randomUUID()), await signIn(server.db, kind, randomUUID())];
    const answer = await signOut(other, own);
    expect([answer.code, answer.headers.getSetCookie()]).toEqual([ERROR.ok, []]);
    expect(await asks(own)).toEqual(SIGNED_IN);
    await signOut(kind, own);
    expect(await asks(stranger)).toEqual(SIGNED_IN);
  });

  it('clears a superseded session: without its cookie no call answers 2013 any more', async () => {
    const account = randomUUID();
    const old = await signIn(server.db, kind, account);
    const living = await signIn(server.db, kind, account);
    const others = await signIn(server.db, other, randomUUID());
    expect(await asks(`${old}; ${others}`)).toEqual(SUPERSEDED);
    const answer = await signOut(kind, `${old}; ${others}`);
    expect([answer.code, answer.headers.getSetCookie()]).toEqual([ERROR.ok, taken(kind)]);
    expect(await asks(others)).toEqual(SIGNED_IN);
    expect(await asks(living)).toEqual(SIGNED_IN);
    expect(await endOf(old)).toMatchObject({ ended_reason: 'superseded' });
  });

  it('works while the other account is superseded, which it stays', async () => {
    const account = randomUUID();
    const old = await signIn(server.db, other, account);
    await signIn(server.db, other, account);
    const own = await signIn(server.db, kind, randomUUID());
    expect((await signOut(kind, `${old}; ${own}`)).code).toBe(ERROR.ok);
    expect(await asks(own)).toEqual(ENDED);
    expect(await asks(old)).toEqual(SUPERSEDED);
  });

  it.each(['superseded', 'signed_out', 'expired', 'run out'] as const)(
    'succeeds for a session that is over: %s',
    async (ending) => {
      const cookie = await endedSession(server.db, kind, randomUUID(), ending);
      const before = await endOf(cookie);
      const answer = await signOut(kind, cookie);
      expect([answer.code, answer.headers.getSetCookie()]).toEqual([ERROR.ok, taken(kind)]);
      if (ending !== 'run out') expect(await endOf(cookie)).toEqual(before);
    },
  );

  it.each(Object.keys(noSession(kind)).map((name, index) => [name, index] as const))(
    'takes %s, and changes no row',
    async (_name, index) => {
      const before = await rowCounts(server.db);
      const answer = await signOut(kind, Object.values(noSession(kind))[index]);
      expect([answer.code, answer.headers.getSetCookie()]).toEqual([ERROR.ok, taken(kind)]);
      expect(await rowCounts(server.db)).toEqual(before);
    },
  );

  it('succeeds without a cookie, and sets none', async () => {
    const answer = await signOut(kind, undefined);
    expect([answer.code, answer.headers.getSetCookie()]).toEqual([ERROR.ok, []]);
  });

  it("does not end a guest's session whose secret came under this name", async () => {
    const { cookie, heldId } = await newHolder(server);
    await signOut(kind, cookie.replace('guest=', `${cookieName(kind, false)}=`));
    expect((await server.call('readBooking', { items: heldId }, { cookie })).code).toBe(ERROR.ok);
  });

  it('gives the same result again and from twenty tabs at once', async () => {
    const own = await signIn(server.db, kind, randomUUID());
    const answers = await Promise.all(Array.from({ length: 20 }, () => signOut(kind, own)));
    const ended = await endOf(own);
    answers.push(await signOut(kind, own));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([ERROR.ok]));
    expect(await endOf(own)).toEqual(ended);
    expect(await asks(undefined)).toEqual(NOBODY);
  });

  it('does not end a later session if an eavesdropper replays it', async () => {
    const account = randomUUID();
    const old = await signIn(server.db, kind, account);
    await signOut(kind, old);
    const anew = await signIn(server.db, kind, account);
    await signOut(kind, old);
    expect(await asks(anew)).toEqual(SIGNED_IN);
  });

  it.each([
    ['another website', { Origin: 'https://elsewhere.example' }, ERROR.foreignOrigin],
    ['another website, without an origin', { 'Sec-Fetch-Site': 'cross-site' }, ERROR.foreignOrigin],
    ['another site of the same owner', { 'Sec-Fetch-Site': 'same-site' }, ERROR.foreignOrigin],
  ])('from %s is refused and ends nothing', async (_from, headers, code) => {
    const own = await signIn(server.db, kind, randomUUID());
    const answer = await signOut(kind, own, { headers });
    expect([answer.status, answer.code, answer.headers.getSetCookie()]).toEqual([403, code, []]);
    expect(await asks(own)).toEqual(SIGNED_IN);
  });

  it('is refused without the application key, and ends nothing', async () => {
    const own = await signIn(server.db, kind, randomUUID());
    const { key_account: _, ...fields } = encodeCall('signOut', { kind });
    const answer = await server.send({ method: 'POST', path: '/x/sign-out/' }, fields, { cookie: own });
    expect([answer.code, answer.headers.getSetCookie()]).toEqual([ERROR.applicationKey, []]);
    expect(await asks(own)).toEqual(SIGNED_IN);
  });
});

describe('signing out', () => {
  it.each(['guest', 'link', 'admin', ''])('names a kind of account: not "%s"', async (kind) => {
    const { cookie, heldId } = await newHolder(server);
    const fields = { ...encodeCall('signOut', { kind: 'member' }), kind };
    const answer = await server.send({ method: 'POST', path: '/x/sign-out/' }, fields, { cookie });
    expect([answer.code, answer.headers.getSetCookie()]).toEqual([ERROR.invalidInput, []]);
    expect((await server.call('readBooking', { items: heldId }, { cookie })).code).toBe(ERROR.ok);
  });

  it('under https removes the cookie with the secure name, and leaves one that anybody could have set', async () => {
    const https = await startTestServer({
      databaseUrl: server.config.databaseUrl ?? '',
      env: { PUBLIC_ORIGIN: 'https://booking.example' },
    });
    for (const kind of ACCOUNT_KINDS) {
      const own = await signIn(server.db, kind, randomUUID());
      const options = { headers: { Origin: 'https://booking.example' } };
      const plain = await https.call('signOut', { kind }, { ...options, cookie: own });
      expect([plain.code, plain.headers.getSetCookie()]).toEqual([ERROR.ok, []]);
      expect(await asks(own)).toEqual(SIGNED_IN);
      const bound = await https.call('signOut', { kind }, { ...options, cookie: `__Host-${own}` });
      expect(bound.headers.getSetCookie()).toEqual([
        `__Host-${kind}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`,
        `${READABLE[kind]}=; Max-Age=0; Path=/; Secure; SameSite=Lax`,
      ]);
      expect(await asks(own)).toEqual(ENDED);
    }
  });

  it('says "try again" if the database is down, and leaves the cookie for the next try', async () => {
    const away = await startTestServer();
    const own = await signIn(away.db, 'member', randomUUID());
    await away.db.$client.end();
    const answer = await away.call('signOut', { kind: 'member' }, { cookie: own });
    expect([answer.status, answer.code, answer.headers.getSetCookie()]).toEqual([503, ERROR.unavailable, []]);
  });
});
