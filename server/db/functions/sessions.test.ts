import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { Kind } from '#contract/call.ts';
import { ownDatabase } from '#tests/support/test-database.ts';
import { hashOf } from '../../http/session.ts';
import type { Reader } from '../transaction.ts';

const { db } = await ownDatabase();
const shift = (text: string) => db.execute(sql`update app_clock set shift = ${text}::interval`);
afterEach(() => shift('0'));

const ALL: readonly Kind[] = ['company', 'member', 'link', 'guest'];
type Hashes = Readonly<Partial<Record<Kind, string>>>;

/** Each under a new hash, which is returned. */
async function open(kind: Kind, id: string = randomUUID(), life = '1 day'): Promise<string> {
  const hash = hashOf(randomUUID());
  if (kind === 'guest')
    await db.execute(
      sql`insert into session (id, kind, token_hash, created_at, expires_at) values (${id}::uuid, 'guest', ${hash}, app_now(), app_now() + ${life}::interval)`,
    );
  else await db.execute(sql`select sign_in(${randomUUID()}::uuid, ${kind}, ${id}::uuid, ${hash}, ${life}::interval)`);
  return hash;
}
const signOut = (hash: string) => db.execute(sql`select sign_out(${hash})`);
const endOf = async (hash: string) => {
  const { rows } = await db.execute<{ ended_reason: string | null }>(
    sql`select ended_reason from session where token_hash = ${hash} and (ended_at is null) = (ended_reason is null)`,
  );
  return rows[0]?.ended_reason;
};

interface Asking {
  readonly who?: readonly Kind[];
  readonly own?: boolean;
  readonly lock?: boolean;
  readonly reader?: Reader;
}

async function callerOf(hashes: Hashes, { who = ALL, own = true, lock = false, reader = db }: Asking = {}) {
  const sent = who.map((kind) => hashes[kind] ?? null);
  const { rows } = await reader.execute<{ owner_kind: Kind | null; owner_id: string | null; refusal: string | null }>(
    sql`select owner_kind, owner_id, owner_keys, refusal from caller_of(${sql.param(who)}::text[], ${sql.param(sent)}::text[], ${own}, ${lock})`,
  );
  return rows[0];
}
const NOBODY = { owner_kind: 'guest', owner_id: null, owner_keys: [], refusal: null };

it.each(ALL)('a write of a %s keeps others of that session waiting, and a read keeps nobody', async (kind) => {
  const hash = await open(kind);
  const passes = () => db.execute(sql`select from session where token_hash = ${hash} for no key update nowait`);
  await db.transaction(async (reader) => {
    await callerOf({ [kind]: hash }, { reader });
    expect((await passes()).rowCount).toBe(1);
    await callerOf({ [kind]: hash }, { reader, lock: true });
    await expect(passes()).rejects.toMatchObject({ cause: { code: '55P03' } });
  });
});

describe.each([false, true])('who calls, with the sessions locked: %s', (lock) => {
  it('is an anonymous guest without a session', async () => {
    expect(await callerOf({}, { lock })).toEqual(NOBODY);
    expect(await callerOf({}, { who: ['member'], own: false, lock })).toMatchObject({ refusal: 'pleaseLogIn' });
  });

  it.each(ALL)('is a %s with a live session', async (kind) => {
    const id = randomUUID();
    const hash = await open(kind, id);
    const owner = { owner_kind: kind, owner_id: id, owner_keys: [`${kind} ${id}`], refusal: null };
    expect(await callerOf({ [kind]: hash }, { lock })).toEqual(owner);
    const others = ALL.filter((other) => other !== kind);
    for (const other of others) {
      const refusal = other === 'guest' ? null : 'pleaseLogIn';
      expect(await callerOf({ [other]: hash }, { lock })).toMatchObject({ owner_id: null, refusal });
    }
    const asked = await callerOf({ [kind]: hash }, { who: others, lock });
    expect(asked).toMatchObject({ owner_id: null, refusal: kind === 'guest' ? 'pleaseLogIn' : null });
  });

  it('is every account they are signed in to; the first one that the call lists acts', async () => {
    const ids = { company: randomUUID(), member: randomUUID(), guest: randomUUID() };
    const hashes = {
      company: await open('company', ids.company),
      member: await open('member', ids.member),
      guest: await open('guest', ids.guest),
    };
    expect(await callerOf(hashes, { lock })).toMatchObject({
      owner_kind: 'company',
      owner_id: ids.company,
      owner_keys: [`company ${ids.company}`, `member ${ids.member}`, `guest ${ids.guest}`],
    });
    await signOut(hashes.company);
    expect(await callerOf(hashes, { lock })).toMatchObject({ owner_kind: 'member', owner_id: ids.member });
  });

  it.each(ALL)(
    'who was a %s and signed out, ran out or never was is told so where it is about their own',
    async (kind) => {
      const out = await open(kind);
      await signOut(out);
      const gone = [out, await open(kind, randomUUID(), '0'), hashOf(randomUUID()), ''];
      for (const hash of gone) {
        const refusal = kind === 'guest' ? null : 'pleaseLogIn';
        expect(await callerOf({ [kind]: hash }, { lock })).toMatchObject({ owner_id: null, refusal });
        expect(await callerOf({ [kind]: hash }, { own: false, lock })).toEqual(NOBODY);
      }
    },
  );

  it('whose sign-in has ended does not act as their guest session, but may still read', async () => {
    const out = await open('member');
    await signOut(out);
    const id = randomUUID();
    const hashes = { member: out, guest: await open('guest', id) };
    expect(await callerOf(hashes, { lock })).toMatchObject({ refusal: 'pleaseLogIn' });
    expect(await callerOf(hashes, { own: false, lock })).toMatchObject({ owner_keys: [`guest ${id}`], refusal: null });
  });

  it('was ended by a later sign-in: every call for it is refused, even with another live session', async () => {
    const account = randomUUID();
    const before = await open('member', account);
    await open('member', account);
    const guest = await open('guest');
    for (const own of [true, false])
      expect(await callerOf({ member: before, guest }, { own, lock })).toMatchObject({ refusal: 'duplicateLogin' });
    expect(await callerOf({ member: before, guest }, { who: ['guest'], lock })).toMatchObject({ refusal: null });
  });
});

describe('signing in', () => {
  it('ends only the earlier session of the same kind and account', async () => {
    const account = randomUUID();
    const [other, company, first] = [
      await open('member'),
      await open('company', account),
      await open('member', account),
    ];
    const second = await open('member', account);
    expect(await Promise.all([first, second, other, company].map(endOf))).toEqual(['superseded', null, null, null]);
  });

  it('leaves an expired session expired, and a signed-out one signed out', async () => {
    const account = randomUUID();
    const ran = await open('member', account, '0');
    const out = await open('member', account);
    await signOut(out);
    await open('member', account);
    expect([await endOf(ran), await endOf(out)]).toEqual(['expired', 'signed_out']);
  });

  it('twenty times at once leaves one live session', async () => {
    const account = randomUUID();
    const hashes = await Promise.all(Array.from({ length: 20 }, () => open('company', account)));
    const reasons = await Promise.all(hashes.map(endOf));
    expect(reasons.filter((reason) => reason === null)).toHaveLength(1);
    expect(reasons.filter((reason) => reason === 'superseded')).toHaveLength(19);
  });

  it('is limited to one live session by the index too', async () => {
    const account = randomUUID();
    await open('member', account);
    const second = db.execute(
      sql`insert into session (id, kind, account_id, token_hash, created_at, expires_at) values (gen_random_uuid(), 'member', ${account}::uuid, ${randomUUID()}, app_now(), app_now())`,
    );
    await expect(second).rejects.toMatchObject({ cause: { constraint: 'session_live_account' } });
  });

  it('by a link leaves the other links to the booking valid', async () => {
    const booking = randomUUID();
    const [first, second] = [await open('link', booking), await open('link', booking)];
    expect([await endOf(first), await endOf(second)]).toEqual([null, null]);
  });

  it('out ends the live session, once', async () => {
    const hash = await open('member');
    await signOut(hash);
    const ended = sql`select ended_at from session where token_hash = ${hash}`;
    const before = (await db.execute(ended)).rows;
    await shift('1 hour');
    await signOut(hash);
    await signOut(hashOf('nobody'));
    expect((await db.execute(ended)).rows).toEqual(before);
  });

  it('an account’s session is not extended', async () => {
    const hash = await open('member');
    await db.execute(
      sql`select lengthen_session(id, app_now() + interval '60 days') from session where token_hash = ${hash}`,
    );
    const { rows } = await db.execute(
      sql`select expires_at < app_now() + interval '2 days' as as_before, session_seconds(id) as seconds from session where token_hash = ${hash}`,
    );
    expect(rows).toEqual([{ as_before: true, seconds: null }]);
  });
});
