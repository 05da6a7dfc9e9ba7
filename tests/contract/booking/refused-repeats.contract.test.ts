import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ERROR } from '#contract/errors.ts';
import { startTestServer, type Answer } from '#tests/support/server.ts';
import { bookingRows } from '#tests/support/stored-rows.ts';
import { bookingItem, freeSlot, holdFor, idOf, write } from '../sample-booking.ts';
import { newHolder } from '../sample-world.ts';

const HOLDS = 10;

const server = await startTestServer({ env: { HOLDS_PER_SESSION: String(HOLDS), HOLDS_PER_ADDRESS: '1000' } });
beforeEach(() => server.db.execute(sql`update app_clock set shift = '0'`));

const hold = (slot: string, key: string, cookie?: string, plate = '1กก1234') =>
  holdFor(server, slot, plate, { key, cookie });
const release = (id: string, cookie: string | undefined) =>
  server.call('changeStatus', { item: { appointment_id: id, status: 1 } }, { cookie });
const hourOf = (cells: number) => server.db.execute(sql`update service set cells = ${cells} where id = 104`);
const later = (text: string) => server.db.execute(sql`update app_clock set shift = ${text}::interval`);
/** Strangers take every place of a slot; returns a function that releases them. */
async function takeAll(slot: string) {
  const taken: Answer[] = [];
  for (;;) {
    const answer = await hold(slot, randomUUID());
    if (answer.code !== ERROR.ok) break;
    taken.push(answer);
  }
  expect(taken.length).toBeGreaterThan(0);
  return async () => {
    for (const answer of taken) await release(idOf(answer), answer.cookie);
  };
}

describe('a keyed write that was refused for good', () => {
  it('is refused again when repeated, although it could succeed now', async () => {
    const { heldId, cookie } = await newHolder(server);
    const request = { item: [heldId], ...write() };
    const give = (owner: string) =>
      server.db.execute(sql`update appointment set owner_id = ${owner}::uuid where id = ${heldId}::uuid`);
    const { rows } = await server.db.execute<{ owner: string }>(
      sql`select owner_id as owner from appointment where id = ${heldId}::uuid`,
    );
    await give(randomUUID());
    const first = await server.call('confirm', request, { cookie });
    await give(rows[0]?.owner ?? '');
    const before = await bookingRows(server.db);
    const again = await server.call('confirm', request, { cookie });
    expect([first.code, again.text]).toEqual([ERROR.bookingNotFound, first.text]);
    expect(await bookingRows(server.db)).toEqual(before);
    const another = await server.call('confirm', { item: [heldId], ...write() }, { cookie });
    expect(another.code).toBe(ERROR.ok);
  });

  it('stays refused with the same alternatives even if the slot is free again', async () => {
    const { slot, cookie } = await newHolder(server, 20);
    const free = await takeAll(slot);
    const key = randomUUID();
    const first = await hold(slot, key, cookie);
    await free();
    const again = await hold(slot, key, cookie);
    const withOthers = z.object({ alternatives: z.array(z.unknown()).check(z.minLength(1)) });
    for (const { code, results } of [first, again])
      expect([code, z.safeParse(withOthers, results).success]).toEqual([ERROR.slotTaken, true]);
    expect((await hold(slot, randomUUID(), cookie)).code).toBe(ERROR.ok);
  });
});

describe('a refusal that passes with time is not kept: the same key succeeds later', () => {
  it('after too many holds', async () => {
    const { heldId, cookie } = await newHolder(server, 1);
    for (let car = 2; car <= 5; car += 1)
      expect((await hold(await freeSlot(server, car), randomUUID(), cookie, `${car}กก1`)).code).toBe(ERROR.ok);
    const [slot, key] = [await freeSlot(server, 10), randomUUID()];
    expect((await hold(slot, key, cookie, '6กก1')).code).toBe(ERROR.tooManyHolds);
    await release(heldId, cookie);
    expect((await hold(slot, key, cookie, '6กก1')).code).toBe(ERROR.ok);
  });

  it('after too many bookings of a plate', async () => {
    const { heldId, cookie } = await newHolder(server, 2);
    for (let more = 0; more < 2; more += 1) await hold(await freeSlot(server, more), randomUUID(), cookie);
    const [slot, key] = [await freeSlot(server, 10), randomUUID()];
    expect((await hold(slot, key, cookie)).code).toBe(ERROR.tooManyBookings);
    await release(heldId, cookie);
    expect((await hold(slot, key, cookie)).code).toBe(ERROR.ok);
  });

  it('after too many requests', async () => {
    const first = await newHolder(server, 3);
    const move = (request_key: string) => {
      const item = bookingItem(first.slot, { appointment_id: first.heldId });
      return server.call('setupTemporary', { item, ...write(request_key) }, { cookie: first.cookie });
    };
    const key = randomUUID();
    for (let i = 0; i <= HOLDS; i += 1) await move(randomUUID());
    expect((await move(key)).code).toBe(ERROR.tooManyRequests);
    await later('15 minutes');
    expect((await move(key)).code).toBe(ERROR.ok);
  });

  it('after a slot was held long enough', async () => {
    const { cookie } = await newHolder(server, 4);
    const [slot, key] = [await freeSlot(server, 12), randomUUID()];
    const id = idOf(await hold(slot, randomUUID(), cookie));
    await release(id, cookie);
    await server.db.execute(sql`
      update appointment set held_since = app_now() - interval '91 minutes', held_until = app_now() - interval '1 minute' where id = ${id}::uuid`);
    expect((await hold(slot, key, cookie)).code).toBe(ERROR.heldLongEnough);
    await later('1 hour');
    expect((await hold(slot, key, cookie)).code).toBe(ERROR.ok);
  });

  it('of a guest who has nothing yet', async () => {
    const [slot, key] = [await freeSlot(server, 30), randomUUID()];
    const free = await takeAll(slot);
    const first = await hold(slot, key);
    expect([first.code, first.headers.getSetCookie()]).toEqual([ERROR.slotTaken, []]);
    await free();
    expect((await hold(slot, key)).code).toBe(ERROR.ok);
  });
});

describe('a repeat does not count again', () => {
  it('and gets the same answer even over the limit', async () => {
    const first = await newHolder(server, 5);
    const move = (request_key: string) => {
      const item = bookingItem(first.slot, { appointment_id: first.heldId });
      return server.call('setupTemporary', { item, ...write(request_key) }, { cookie: first.cookie });
    };
    const keys = Array.from({ length: HOLDS }, () => randomUUID());
    const answers = [];
    for (const key of keys) answers.push(await move(key));
    expect(answers.map(({ code }) => code)).toEqual(keys.map(() => ERROR.ok));
    expect((await move(randomUUID())).code).toBe(ERROR.tooManyRequests);
    for (const [index, key] of keys.entries()) expect((await move(key)).text).toBe(answers[index]?.text);
  });

  it('even for a guest whose first answer was lost, when the address is over its limit', async () => {
    const [slot, key] = [await freeSlot(server, 33), randomUUID()];
    const first = await hold(slot, key);
    await server.db.execute(sql`update rate_limit set hits = 1000 where bucket like 'hold-address:%'`);
    const [again, another] = [await hold(slot, key), await hold(slot, randomUUID())];
    await server.db.execute(sql`delete from rate_limit where bucket like 'hold-address:%'`);
    expect([again.text, again.cookie]).toEqual([first.text, first.cookie]);
    expect([another.code, another.headers.getSetCookie()]).toEqual([ERROR.tooManyRequests, []]);
  });
});

describe('a catalogue that changed meanwhile', () => {
  it('the repeat of an answered hold gets its answer, although the service takes longer now', async () => {
    const key = randomUUID();
    const slot = await freeSlot(server, 40);
    const first = await hold(slot, key);
    await hourOf(8);
    try {
      const refused = await hold(await freeSlot(server, 41), randomUUID());
      const repeated = await hold(slot, key, first.cookie);
      expect([first.code, refused.code, repeated.text]).toEqual([ERROR.ok, ERROR.servicesMismatch, first.text]);
    } finally {
      await hourOf(2);
    }
  });
});
