import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ERROR, failureDetails } from '#contract/errors.ts';
import { effort, reportFigure } from '#tests/support/effort.ts';
import { startTestServer, type Answer } from '#tests/support/server.ts';
import { bookingRows, rowCounts } from '#tests/support/stored-rows.ts';
import { bookingItem, freeSlot, idOf, write } from '../sample-booking.ts';
import { newHolder } from '../sample-world.ts';

const server = await startTestServer({ env: { HOLDS_PER_SESSION: '6', HOLDS_PER_ADDRESS: '1000' } });

describe('guest sessions', () => {
  it('are made by the first successful write, in a cookie that no script can read, stored only as a hash', async () => {
    const slot = await freeSlot(server, 3);
    const answer = await server.call('setupTemporary', { item: bookingItem(slot), ...write() });
    const [set = ''] = answer.headers.getSetCookie();
    expect(set).toMatch(/^guest=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const token = set.slice('guest='.length, set.indexOf(';'));
    const { rows } = await server.db.execute(
      sql`select s::text as row from session s where s::text like ${`%${token}%`}`,
    );
    expect(rows).toEqual([]);
    const again = await server.call(
      'setupTemporary',
      { item: bookingItem(slot), ...write() },
      { cookie: answer.cookie },
    );
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  it('a first write that fails leaves no session and no cookie', async () => {
    const before = await rowCounts(server.db);
    const answer = await server.call('confirm', { item: [randomUUID()], ...write() });
    expect([answer.code, answer.headers.getSetCookie()]).toEqual([ERROR.bookingNotFound, []]);
    expect(await rowCounts(server.db)).toEqual(before);
  });

  it.each([
    [
      'ended',
      sql`update session set ended_at = app_now(), ended_reason = 'signed_out' where id = (select owner_id from appointment where id = `,
    ],
    [
      'run out',
      sql`update session set expires_at = app_now() where id = (select owner_id from appointment where id = `,
    ],
  ] as const)('one that has %s counts as none', async (_what, end) => {
    const { heldId, cookie } = await newHolder(server, 4);
    await server.db.execute(sql`${end}${heldId}::uuid)`);
    const read = await server.call('readBooking', { items: heldId }, { cookie });
    const confirmed = await server.call('confirm', { item: [heldId], ...write() }, { cookie });
    expect([read.code, confirmed.code]).toEqual([ERROR.bookingNotFound, ERROR.bookingNotFound]);
  });

  it('under https the cookie is Secure and bound to the host', async () => {
    const https = await startTestServer({
      databaseUrl: server.config.databaseUrl ?? '',
      env: { PUBLIC_ORIGIN: 'https://booking.example' },
    });
    const item = bookingItem(await freeSlot(https, 5));
    const headers = { Origin: 'https://booking.example' };
    const answer = await https.call('setupTemporary', { item, ...write() }, { headers });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-guest=.*Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000');
    const sameHost = await https.call('setupTemporary', { item, ...write() }, { headers: { Origin: https.url } });
    expect(sameHost.code).toBe(ERROR.foreignOrigin);
  });
});

describe('repeats with one request_key', () => {
  it('thirty concurrent repeats make one booking and get the same bytes', async () => {
    const { heldId, cookie } = await newHolder(server, 6);
    const request = { item: [heldId], ...write() };
    const answers = await Promise.all(Array.from({ length: 30 }, () => server.call('confirm', request, { cookie })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.code).toBe(ERROR.ok);
    const { rows } = await server.db.execute(
      sql`select count(*)::int as n from appointment_event where appointment_id = ${heldId}::uuid and to_state = 'confirmed'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('the same key is refused with another body, and independent for another guest', async () => {
    const slot = await freeSlot(server, 8);
    const key = randomUUID();
    const first = await server.call('setupTemporary', { item: bookingItem(slot), ...write(key) });
    const before = await bookingRows(server.db);
    const other = await server.call(
      'setupTemporary',
      { item: bookingItem(slot, { note: 'อื่น' }), ...write(key) },
      { cookie: first.cookie },
    );
    expect(other.code).toBe(ERROR.requestKeyReused);
    expect(await bookingRows(server.db)).toEqual(before);
    const { cookie } = await newHolder(server, 20);
    const stranger = await server.call('setupTemporary', { item: bookingItem(slot), ...write(key) }, { cookie });
    expect([stranger.code, stranger.text]).not.toEqual([first.code, first.text]);
  });

  describe('of a guest whose first answer was lost together with the cookie', () => {
    const holdFor = (slot: string, key: string, note = '') =>
      server.call('setupTemporary', { item: bookingItem(slot, { note }), ...write(key) });

    it('find the hold and get its owner’s cookie, even thirty at once', async () => {
      const slot = await freeSlot(server, 30);
      const key = randomUUID();
      const before = await rowCounts(server.db);
      const answers = await Promise.all(Array.from({ length: 30 }, () => holdFor(slot, key)));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      const { appointment = 0, session = 0 } = before;
      expect(await rowCounts(server.db)).toMatchObject({ appointment: appointment + 1, session: session + 1 });
      const again = await holdFor(slot, key);
      expect([again.code, again.text]).toEqual([ERROR.ok, answers[0]?.text]);
      // The first answer's cookie keeps working.
      expect(new Set([...answers, again].map((answer) => answer.cookie)).size).toBe(1);
      const confirmed = await server.call('confirm', { item: [idOf(again)], ...write() }, { cookie: again.cookie });
      expect(confirmed.code).toBe(ERROR.ok);
    });

    it('are refused with another body, and get no cookie', async () => {
      const slot = await freeSlot(server, 31);
      const key = randomUUID();
      const first = await holdFor(slot, key);
      const before = await bookingRows(server.db);
      const other = await holdFor(slot, key, 'อื่น');
      expect([first.code, other.code, other.headers.getSetCookie()]).toEqual([ERROR.ok, ERROR.requestKeyReused, []]);
      expect(await bookingRows(server.db)).toEqual(before);
      const read = await server.call('readBooking', { items: idOf(first) }, { cookie: first.cookie });
      expect(read.code).toBe(ERROR.ok);
    });

    it.each<[string, (first: Answer) => Promise<unknown>]>([
      [
        'of a session that has written since',
        async (first) => {
          const more = { appointment_id: idOf(first), request_key: randomUUID() };
          expect((await server.call('extendHold', more, { cookie: first.cookie })).code).toBe(ERROR.ok);
        },
      ],
      [
        'of a session that has ended',
        (first) =>
          server.db.execute(sql`
            update session set ended_at = app_now(), ended_reason = 'signed_out' where id = (select owner_id from appointment where id = ${idOf(first)}::uuid)`),
      ],
      ['after 15 minutes', () => server.db.execute(sql`update app_clock set shift = '15 minutes'`)],
    ])('a repeat %s counts as somebody else’s', async (_what, meanwhile) => {
      const slot = await freeSlot(server, 32);
      const key = randomUUID();
      const first = await holdFor(slot, key);
      await meanwhile(first);
      const repeated = await holdFor(slot, key);
      await server.db.execute(sql`update app_clock set shift = '0'`);
      expect(repeated.text).not.toBe(first.text);
      const read = await server.call('readBooking', { items: idOf(first) }, { cookie: repeated.cookie });
      expect(read.code).toBe(ERROR.bookingNotFound);
    });
  });
});

describe('limits', () => {
  const guess = (plate: string, code: string, address: string) =>
    server.call(
      'readBooking',
      { register_number: plate, booking_code: code },
      { headers: { 'X-Forwarded-For': address, Forwarded: `for=${address}`, 'X-Real-IP': address } },
    );

  it('guessing the code of a known plate is blocked within 20 tries, whatever the forwarded addresses say', async () => {
    const codes: number[] = [];
    for (let i = 0; i < 20; i += 1) codes.push((await guess('2ขข5678', `GUESS${100 + i}`, `10.1.2.${i}`)).code);
    expect(codes[0]).toBe(ERROR.bookingNotFound);
    expect(codes.at(-1)).toBe(ERROR.tooManyRequests);
    const guesses = effort(20, 10_000);
    for (let i = 20; i < guesses; i += 1)
      codes.push((await guess('2ขข5678', `GUESS${100 + i}`, `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`)).code);
    // Windows are fixed: if one ends during the guessing, the next allows as many again.
    const answered = codes.filter((code) => code !== ERROR.tooManyRequests).length;
    expect(answered).toBeLessThan(20);
    reportFigure({
      what: 'look-up of bookings: guesses on a known plate with rotating forwarded addresses',
      wanted: '10,000 guesses, blocked within 20',
      measured: `${guesses} guesses, ${answered} of them answered, all others blocked`,
    });
    const spelled = await guess('๒ขข-5678', 'GUESS999', '10.9.9.9');
    const details = z.parse(failureDetails, spelled.results);
    expect([spelled.status, spelled.code]).toEqual([200, ERROR.tooManyRequests]);
    expect(details.retry_after).toBeGreaterThan(0);
    expect(details.retry_after).toBeLessThanOrEqual(900);
    // The guesser's address is over its own limit by now, so other plates are tried from another address.
    await server.db.execute(sql`delete from rate_limit where bucket like 'lookup-address:%'`);
    expect((await guess('3คค9012', 'GUESS100', '10.1.2.3')).code).toBe(ERROR.bookingNotFound);
  });

  it('whoever knows the code may look as often as they like', async () => {
    const { heldId, cookie } = await newHolder(server, 11);
    const confirmed = await server.call('confirm', { item: [heldId], ...write() }, { cookie });
    const { code } = z.parse(z.object({ code: z.string() }), confirmed.results);
    for (let i = 0; i < 25; i += 1) expect((await guess('1กก1234', code, '10.0.0.1')).code).toBe(ERROR.ok);
  });

  it('whoever reads their own booking by its id is not stopped by what others guess from the same address', async () => {
    const { heldId, cookie } = await newHolder(server, 13);
    const read = () => server.call('readBooking', { items: heldId }, { cookie });
    let blocked = false;
    // More than two windows allow, in case one ends meanwhile.
    for (let i = 0; i < 100 && !blocked; i += 1)
      blocked = (await guess(`1ฆฆ${1000 + i}`, 'GUESS100', '10.0.0.2')).code === ERROR.tooManyRequests;
    expect(blocked).toBe(true);
    expect((await read()).code).toBe(ERROR.ok);
  });

  it('holds of one session are limited, and the limit lapses with its window', async () => {
    const first = await newHolder(server, 12);
    const item = bookingItem(first.slot, { appointment_id: first.heldId });
    const codes: number[] = [];
    for (let i = 0; i < 8; i += 1)
      codes.push((await server.call('setupTemporary', { item, ...write() }, { cookie: first.cookie })).code);
    expect(codes.slice(-2)).toEqual([ERROR.tooManyRequests, ERROR.tooManyRequests]);
    await server.db.execute(sql`update app_clock set shift = '15 minutes'`);
    const later = await server.call('setupTemporary', { item, ...write() }, { cookie: first.cookie });
    await server.db.execute(sql`update app_clock set shift = '0'`);
    expect(later.code).toBe(ERROR.ok);
  });
});

describe('a database that is down', () => {
  it('API-02 is a clean "try again" with 503, for reads and writes', async () => {
    const away = await startTestServer();
    const { heldId, cookie } = await newHolder(away);
    await away.db.$client.end();
    for (const answer of [
      await away.call('readHealth', {}),
      await away.call('confirm', { item: [heldId], ...write() }, { cookie }),
    ]) {
      expect([answer.status, answer.code]).toEqual([503, ERROR.unavailable]);
      expect(answer.headers.get('retry-after')).toBe('5');
    }
  });
});
