import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Kind } from '#contract/call.ts';
import { calls } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { holdLimit } from '#server/http/rate-limit.ts';
import { hashOf } from '#server/http/session.ts';
import { openWrites } from '#server/http/write.ts';
import { holdInput } from '#server/modules/appointments/hold.service.ts';
import { encodeCall, startTestServer } from '#tests/support/server.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { bookingRows } from '#tests/support/stored-rows.ts';
import { bookFor, bookingItem, freeSlot, holdFor, write } from '../sample-booking.ts';
import { newHolder, type World } from '../sample-world.ts';

const MOST = { guest: 4, member: 8, company: 50 } as const;
const ADDRESS = 9;
const NEWCOMER = 3;

const server = await startTestServer({
  env: {
    HOLDS_PER_SESSION: String(MOST.guest),
    HOLDS_PER_MEMBER: String(MOST.member),
    HOLDS_PER_COMPANY: String(MOST.company),
    HOLDS_PER_ADDRESS: String(ADDRESS),
    HOLDS_PER_NEWCOMER: String(NEWCOMER),
  },
});
beforeEach(async () => {
  await server.db.execute(sql`delete from rate_limit`);
  // Each test begins with a window, so that none ends while hits are being counted.
  await server.db.execute(
    sql`update app_clock set shift = date_bin('15 minutes', clock_timestamp(), timestamptz 'epoch') - clock_timestamp()`,
  );
});

const moved = ({ slot, heldId, cookie }: World) =>
  server.call('setupTemporary', { item: bookingItem(slot, { appointment_id: heldId }), ...write() }, { cookie });
const hitsOf = async (kind: string) => {
  const { rows } = await server.db.execute<{ n: number }>(
    sql`select coalesce(sum(hits), 0)::int as n from rate_limit where bucket like ${`${kind}:%`}`,
  );
  return rows[0]?.n;
};

async function freeSlots(): Promise<string[]> {
  const { results } = await server.call('listDateTimes', { location_id: 1001, hours: 0.5, max_pre_day: 0 });
  const { datetime_list: days } = z.parse(calls.listDateTimes.answer, results);
  return days.slice(2).flatMap(({ times }) => times.map(({ date_time: slot }) => slot));
}

describe('limits of holding', () => {
  it('are exact: of 50 concurrent holds in one session exactly the allowed number succeeds', async () => {
    const first = await newHolder(server);
    const answers = await Promise.all(Array.from({ length: 50 }, () => moved(first)));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === ERROR.ok)).toHaveLength(MOST.guest);
    expect(codes.filter((code) => code === ERROR.tooManyRequests)).toHaveLength(50 - MOST.guest);
    expect(await hitsOf('hold-owner')).toBe(MOST.guest);
  });

  it('check the owner first: an owner over their own limit uses up nothing of others at the same address', async () => {
    const first = await newHolder(server);
    const second = await newHolder(server);
    const codes = [];
    for (let i = 0; i < 20; i += 1) codes.push((await moved(first)).code);
    expect(codes.filter((code) => code === ERROR.ok)).toHaveLength(MOST.guest);
    expect(await hitsOf('hold-address')).toBe(2 + MOST.guest);
    const others = [];
    for (let i = 0; i < MOST.guest; i += 1) others.push((await moved(second)).code);
    const left = ADDRESS - 2 - MOST.guest;
    expect(others).toEqual(Array.from({ length: MOST.guest }, (_, i) => (i < left ? ERROR.ok : ERROR.tooManyRequests)));
    // An address over its limit does not use up the owner's either.
    expect(await hitsOf('hold-owner')).toBe(MOST.guest + left);
  });

  it('a browser that refuses cookies takes no further place with each try; another plate, a repeat and a caller with a session are not counted with it', async () => {
    const slots = await freeSlots();
    const hold = (index: number, plate: string, more: object = {}) => holdFor(server, slots[index] ?? '', plate, more);
    const key = randomUUID();
    const first = await hold(0, '1กก 1234', { key });
    const codes = [first.code];
    // What is refused took no place.
    codes.push((await hold(0, '1กก 1234', { change: { datetime: '2020-01-06T03:00:00Z' } })).code);
    for (let index = 1; index < NEWCOMER + 2; index += 1) codes.push((await hold(index, '1กก1234')).code);
    const { ok, slotTaken, tooManyRequests } = ERROR;
    expect(codes).toEqual([ok, slotTaken, ok, ok, tooManyRequests, tooManyRequests]);
    expect((await hold(0, '1กก 1234', { key })).text).toBe(first.text);
    expect((await hold(NEWCOMER + 3, '2ขข 5678')).code).toBe(ok);
    expect((await hold(NEWCOMER + 4, '1กก 1234', { cookie: first.cookie })).code).toBe(ok);
  });

  it('count refused requests too', async () => {
    const { cookie, slot, heldId } = await newHolder(server);
    const item = bookingItem(slot, { appointment_id: heldId, datetime: '2020-01-06T03:00:00Z' });
    const codes = [];
    for (let i = 0; i < MOST.guest + 2; i += 1)
      codes.push((await server.call('setupTemporary', { item, ...write() }, { cookie })).code);
    const refused = Array<number>(MOST.guest).fill(ERROR.slotTaken);
    expect(codes).toEqual([...refused, ERROR.tooManyRequests, ERROR.tooManyRequests]);
  });

  it.each(['member', 'company'] as const)(
    'of a %s are those of the account, whatever the address and the session',
    async (kind) => {
      const account = randomUUID();
      const slots = await freeSlots();
      const cookies = [await signIn(server.db, kind, account)];
      const codes: number[] = [];
      for (let car = 0; car <= MOST[kind]; car += 1) {
        if (car === 5) cookies.push(await signIn(server.db, kind, account));
        codes.push((await holdFor(server, slots[car] ?? '', `1กก${car + 1}`, { cookie: cookies.at(-1) })).code);
      }
      expect(codes.at(-1)).toBe(ERROR.tooManyRequests);
      expect(codes.slice(0, -1).filter((code) => code === ERROR.tooManyRequests)).toEqual([]);
      if (kind === 'company') expect(codes.filter((code) => code === ERROR.ok).length).toBeGreaterThanOrEqual(40);
      expect(await hitsOf('hold-address')).toBe(0);
    },
  );

  it('count a group once for each car', async () => {
    const kind: Kind = 'company';
    const cookie = await signIn(server.db, kind, randomUUID());
    const asked = {
      route: 'group',
      bodyHash: '',
      requestKey: null,
      who: [kind],
      own: true,
      hashes: [hashOf(cookie.slice(cookie.indexOf('=') + 1))],
      owned: [],
      ownedAs: 'bookings' as const,
      limit: { ...holdLimit({}, '127.0.0.1', server.config.limits), most: { company: 7 } },
      requestId: 'test',
    };
    const slots = await freeSlots();
    const holdAll = (from: number, to: number) =>
      openWrites(server.db)(asked, () => undefined)('hold', (known) =>
        holdInput(
          known,
          slots.slice(from, to).map((slot) => ({ item: bookingItem(slot) })),
          { aff: '', minutes: 15 },
        ),
      );
    expect(await holdAll(0, 4)).toHaveLength(4);
    const before = await bookingRows(server.db);
    await expect(holdAll(4, 8)).rejects.toMatchObject({ failure: 'tooManyRequests' });
    expect([await bookingRows(server.db), await hitsOf('hold-owner')]).toEqual([before, 4]);
    expect(await holdAll(4, 7)).toHaveLength(3);
    await expect(holdAll(7, 8)).rejects.toMatchObject({ failure: 'tooManyRequests' });
  });
});

const envelope = z.object({ error_code: z.number() });

/** A look-up from a network of its own. */
async function lookUpFrom(localAddress: string, plate: string, code: string): Promise<number> {
  const { path } = calls.readBooking;
  const query = new URLSearchParams(encodeCall('readBooking', { register_number: plate, booking_code: code }));
  const asking = request(`${server.url}${path}?${query}`, { localAddress, agent: false });
  asking.end();
  const [response] = (await once(asking, 'response')) as [AsyncIterable<Buffer>];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return z.parse(envelope, JSON.parse(Buffer.concat(parts).toString())).error_code;
}

describe('limits of looking up', () => {
  const PLATE = '7กก7777';
  const OWNER = '127.0.0.1';
  let code: string;

  beforeAll(async () => {
    ({ code } = await bookFor(server, await freeSlot(server), PLATE));
  });

  async function guess(from: string, times: number): Promise<number> {
    let answered = 0;
    for (let i = 0; i < times; i += 1)
      if ((await lookUpFrom(from, PLATE, `GUESS${i}`)) === ERROR.bookingNotFound) answered += 1;
    return answered;
  }

  it('a stranger guessing at a plate is stopped, and its owner is not', async () => {
    expect(await guess('127.0.0.2', 30)).toBe(8);
    expect(await lookUpFrom('127.0.0.2', PLATE, code)).toBe(ERROR.tooManyRequests);
    expect(await guess(OWNER, 3)).toBe(3);
    for (let i = 0; i < 12; i += 1) expect(await lookUpFrom(OWNER, PLATE, code)).toBe(ERROR.ok);
  });

  it('many networks together can guess at a plate 80 times, and then no more', async () => {
    let answered = 0;
    for (let network = 2; network <= 14; network += 1) {
      if (network === 11) expect(await lookUpFrom(OWNER, PLATE, code)).toBe(ERROR.ok);
      answered += await guess(`127.0.0.${network}`, 9);
    }
    expect(answered).toBe(80);
    expect(await lookUpFrom(OWNER, PLATE, code)).toBe(ERROR.tooManyRequests);
  });

  it('one network can guess 40 times at all plates together', async () => {
    let answered = 0;
    for (let i = 0; i < 60; i += 1)
      if ((await lookUpFrom('127.0.0.2', `8กก${i + 1}`, 'GUESS')) === ERROR.bookingNotFound) answered += 1;
    expect(answered).toBe(40);
  });
});
