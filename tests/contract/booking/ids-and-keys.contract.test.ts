import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { CallName } from '#contract/calls/all.ts';
import { calls } from '#contract/calls/all.ts';
import { ERROR, failureDetails } from '#contract/errors.ts';
import { hashOf, tokenOfKey } from '#server/http/session.ts';
import { NO_LIMITS } from '#tests/support/no-limits.ts';
import { encodeCall, startTestServer } from '#tests/support/server.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { bookingRows, rowCounts } from '#tests/support/stored-rows.ts';
import { contractTable, shapeOf } from '../generated/generated-cases.ts';
import { bookingItem, freeSlot, idOf, write } from '../sample-booking.ts';
import { sampleRequests } from '../sample-requests.ts';
import { newHolder } from '../sample-world.ts';

const server = await startTestServer({ env: NO_LIMITS });

const hold = (slot: string, key: string, cookie?: string, note = '') =>
  server.call('setupTemporary', { item: bookingItem(slot, { note }), ...write(key) }, { cookie });

const NIL = '00000000-0000-0000-0000-000000000000';
const NO_KEYS = [
  NIL,
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
  '01890a5d-ac96-774b-bcce-b302099a8057',
  'not-a-key',
];

describe('an id in upper case', () => {
  it.each(['readBooking', 'listBookingDetails', 'extendHold', 'setupTemporary', 'confirm', 'changeStatus'] as const)(
    'is the same id to %s',
    async (name: CallName) => {
      const { heldId, slot, cookie } = await newHolder(server);
      const fields = encodeCall(name, sampleRequests({ slot, heldId, cookie })[name]);
      const loud = Object.fromEntries(
        Object.entries(fields).map(([field, text]) => [field, text.replaceAll(heldId, heldId.toUpperCase())]),
      );
      expect(loud).not.toEqual(fields);
      const answer = await server.send(calls[name], loud, { cookie });
      expect(answer.code).toBe(ERROR.ok);
      expect(answer.text).not.toContain(heldId.toUpperCase());
    },
  );

  it('counts as a duplicate in a list', async () => {
    const { heldId, cookie } = await newHolder(server);
    const answer = await server.call('confirm', { item: [heldId, heldId], ...write() }, { cookie });
    const fields = { ...encodeCall('confirm', { item: [heldId], ...write() }) };
    const both = { ...fields, item: JSON.stringify([heldId, heldId.toUpperCase()]) };
    const again = await server.send(calls.confirm, both, { cookie });
    expect([answer.code, again.code]).toEqual([ERROR.ok, ERROR.ok]);
  });

  it('makes the same key', async () => {
    const { slot, cookie } = await newHolder(server);
    const key = randomUUID();
    const first = await hold(slot, key, cookie);
    const again = await hold(slot, key.toUpperCase(), cookie);
    expect([again.code, again.text]).toEqual([ERROR.ok, first.text]);
  });
});

describe('a key that is not a random UUID', () => {
  const keyed = contractTable.filter(([, call]) => 'request_key' in shapeOf(call));

  it.each(keyed)('is named as malformed by %s, and nothing is written', async (name, call) => {
    const { heldId, slot, cookie } = await newHolder(server);
    const good = encodeCall(name, sampleRequests({ slot, heldId, cookie })[name]);
    const before = [await bookingRows(server.db), await rowCounts(server.db)];
    for (const request_key of NO_KEYS) {
      const answer = await server.send(call, { ...good, request_key }, { cookie });
      expect([request_key, answer.code]).toEqual([request_key, ERROR.invalidInput]);
      const { fields } = z.parse(failureDetails, answer.results);
      expect(fields).toEqual([{ field: 'request_key', problem: 'malformed' }]);
    }
    expect([await bookingRows(server.db), await rowCounts(server.db)]).toEqual(before);
  });

  it('the calls with a key are all writes except signing in and out and using a coupon, which may safely be repeated', () => {
    expect(keyed.map(([name]) => name).toSorted()).toEqual(
      contractTable
        .filter(([name, { writes }]) => writes && !['signInCompany', 'signOut', 'useCoupon'].includes(name))
        .map(([name]) => name)
        .toSorted(),
    );
  });

  it('never joins two strangers', async () => {
    const slot = await freeSlot(server);
    const fields = { ...encodeCall('setupTemporary', { item: bookingItem(slot), ...write() }), request_key: NIL };
    const answers = [await server.send(calls.setupTemporary, fields), await server.send(calls.setupTemporary, fields)];
    for (const answer of answers)
      expect([answer.code, answer.headers.getSetCookie()]).toEqual([ERROR.invalidInput, []]);
  });
});

describe('the key of a guest’s first write', () => {
  it('does not reveal the secret without the database’s own', async () => {
    const key = randomUUID();
    const held = await hold(await freeSlot(server, 4), key);
    const { rows } = await server.db.execute<{ secret: string }>(sql`select secret from app_secret`);
    const secret = rows[0]?.secret ?? '';
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(held.cookie).toBe(`guest=${tokenOfKey(secret, key)}`);
    for (const guess of ['', key, `${secret} `, secret.slice(1)])
      expect(held.cookie).not.toBe(`guest=${tokenOfKey(guess, key)}`);
    expect(tokenOfKey(secret, key)).not.toBe(tokenOfKey(secret, randomUUID()));
  });

  it('gives another secret on a server with another database secret', async () => {
    const other = await startTestServer();
    await other.db.execute(sql`update app_secret set secret = 'another one'`);
    const key = randomUUID();
    const here = await hold(await freeSlot(server, 5), key);
    const there = await other.call('setupTemporary', { item: bookingItem(await freeSlot(other)), ...write(key) });
    expect([here.code, there.code]).toEqual([ERROR.ok, ERROR.ok]);
    expect(here.cookie).not.toBe(there.cookie);
  });

  it('cannot take over a session whose cookie has been used: each repeat is a new guest', async () => {
    const slot = await freeSlot(server, 6);
    const key = randomUUID();
    const first = await hold(slot, key);
    const more = { appointment_id: idOf(first), request_key: randomUUID() };
    expect((await server.call('extendHold', more, { cookie: first.cookie })).code).toBe(ERROR.ok);
    const stranger = await hold(slot, key);
    expect([stranger.cookie === first.cookie, stranger.text === first.text]).toEqual([false, false]);
    const { rows } = await server.db.execute(
      sql`select count(*)::int as n from session where token_hash = ${hashOf(first.cookie?.slice('guest='.length) ?? '')}`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});

describe.each(['member', 'company'] as const)('the key of a %s', (kind) => {
  it('belongs to the account: after signing in again a repeat gets the same answer', async () => {
    const account = randomUUID();
    const slot = await freeSlot(server, 7);
    const key = randomUUID();
    const first = await hold(slot, key, await signIn(server.db, kind, account));
    const cookie = await signIn(server.db, kind, account);
    const before = await bookingRows(server.db);
    const again = await hold(slot, key, cookie);
    expect([again.code, again.text]).toEqual([ERROR.ok, first.text]);
    expect((await hold(slot, key, cookie, 'อื่น')).code).toBe(ERROR.requestKeyReused);
    expect(await bookingRows(server.db)).toEqual(before);
    const stranger = await hold(slot, key, await signIn(server.db, kind, randomUUID()));
    // Whether the slot has room for the stranger depends on the day's seeds.
    expect([ERROR.ok, ERROR.slotTaken]).toContain(stranger.code);
    expect(stranger.text).not.toContain(idOf(first));
  });
});
