import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { ownDatabase } from '#tests/support/test-database.ts';
import { hashOf } from '../../http/session.ts';

const { db } = await ownDatabase();
const shift = (text: string) => db.execute(sql`update app_clock set shift = ${text}::interval`);
afterEach(() => shift('0'));

const signOut = (hash: string) => db.execute(sql`select sign_out(${hash})`);

describe('the session of a first write', () => {
  interface First {
    readonly hash: string;
    readonly spare: string;
    readonly key: string | null;
  }
  const first = (): First & { key: string } => ({
    hash: hashOf(randomUUID()),
    spare: hashOf(randomUUID()),
    key: randomUUID(),
  });
  const openSession = async ({ hash, spare, key }: First) => {
    const { rows } = await db.execute<{ owner_id: string; made: boolean; spare: boolean }>(
      sql`select * from open_session(${randomUUID()}::uuid, ${hash}, ${spare}, ${key}::uuid)`,
    );
    return rows[0];
  };
  const again = (request: First): First => ({ ...request, spare: hashOf(randomUUID()) });
  const secretOf = async (id: string | undefined) => {
    const { rows } = await db.execute(sql`select token_hash from session where id = ${id}::uuid`);
    return rows[0]?.['token_hash'];
  };
  const wrote = (scope: string | undefined, key: string) =>
    db.execute(sql`select claim_request(${scope}, ${key}::uuid, '', '')`);

  it('is created, and a repeat finds it again by the same secret', async () => {
    const request = first();
    const made = await openSession(request);
    expect(made).toMatchObject({ made: true, spare: false });
    await wrote(made?.owner_id, request.key);
    await shift('14 minutes 50 seconds');
    expect(await openSession(again(request))).toEqual({ ...made, made: false });
    expect(await secretOf(made?.owner_id)).toBe(request.hash);
  });

  it('is a single session for thirty concurrent writes', async () => {
    const request = first();
    const opened = await Promise.all(Array.from({ length: 30 }, () => openSession(again(request))));
    expect(new Set(opened.map((one) => one?.owner_id)).size).toBe(1);
    expect(opened.filter((one) => one?.made).length).toBe(1);
  });

  it('uses the spare secret if the write has no key', async () => {
    const request = { ...first(), key: null };
    const made = await openSession(request);
    expect(made).toMatchObject({ made: true, spare: true });
    expect(await secretOf(made?.owner_id)).toBe(request.spare);
  });

  it.each<[string, (id: string | undefined, hash: string) => Promise<unknown>]>([
    ['15 minutes later', () => shift('15 minutes')],
    ['once it has written with another key', (id) => wrote(id, randomUUID())],
    ['once it has ended', (_id, hash) => signOut(hash)],
    ['once it has run out', (id) => db.execute(sql`update session set expires_at = app_now() where id = ${id}::uuid`)],
  ])('is not found %s: the caller gets a new session with another secret', async (_what, meanwhile) => {
    const request = first();
    const made = await openSession(request);
    await wrote(made?.owner_id, request.key);
    await meanwhile(made?.owner_id, request.hash);
    const repeat = again(request);
    const other = await openSession(repeat);
    expect(other).toMatchObject({ made: true, spare: true });
    expect(other?.owner_id).not.toBe(made?.owner_id);
    expect(await secretOf(other?.owner_id)).toBe(repeat.spare);
  });

  it('lives for 30 days, or longer if the booked visit ends later', async () => {
    const made = await openSession(first());
    const seconds = async () =>
      (await db.execute<{ n: number | null }>(sql`select session_seconds(${made?.owner_id}::uuid) as n`)).rows[0]?.n;
    const lengthen = (visit: string) =>
      db.execute(sql`select lengthen_session(${made?.owner_id}::uuid, app_now() + ${visit}::interval)`);
    const days = async () => Math.round(((await seconds()) ?? 0) / 86_400);
    const life = [await days()];
    for (const visit of ['-1 day', '60 days', '3 days']) {
      await lengthen(visit);
      life.push(await days());
    }
    expect(life).toEqual([30, 30, 90, 90]);
  });
});
