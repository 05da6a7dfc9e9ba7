import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ACCOUNT_KINDS } from '#contract/call.ts';
import { calls } from '#contract/calls/all.ts';
import { ERROR, failureDetails } from '#contract/errors.ts';
import { startTestServer, type Answer } from '#tests/support/server.ts';
import { endedSession, noSession, signIn } from '#tests/support/sign-in.ts';
import { bookingRows, rowCounts } from '#tests/support/stored-rows.ts';
import { bookFor, freeSlot } from '../sample-booking.ts';

const server = await startTestServer();
beforeEach(async () => {
  await server.db.execute(sql`update app_clock set shift = '0'`);
  await server.db.execute(sql`delete from rate_limit`);
});

let plates = 0;

interface Booked {
  readonly id: string;
  readonly code: string;
  readonly plate: string;
  readonly slot: string;
}

async function book(cookie?: string): Promise<Booked> {
  plates += 1;
  const plate = `${plates}กก1234`;
  const slot = await freeSlot(server, plates);
  const { id, code } = await bookFor(server, slot, plate, { cookie });
  return { id, code, plate, slot };
}

const cancel = (plate: string, code: string, key: string = randomUUID(), cookie?: string) =>
  server.call('cancelByCode', { register_number: plate, booking_code: code, request_key: key }, { cookie });
const lookUp = (plate: string, code: string) =>
  server.call('readBooking', { register_number: plate, booking_code: code });
const stateOf = async (id: string) => {
  const { rows } = await server.db.execute(sql`select state from appointment where id = ${id}::uuid`);
  return rows[0]?.['state'];
};
const placesOf = async (id: string) => {
  const { rows } = await server.db.execute(sql`select 1 from claim where appointment_id = ${id}::uuid`);
  return rows.length;
};
const startsIn = (id: string, before: string) =>
  server.db.execute(
    sql`update app_clock set shift = (select starts_at from appointment where id = ${id}::uuid) - ${before}::interval - clock_timestamp()`,
  );
const visible = ({ status, text, headers }: Answer) => [status, text, headers.getSetCookie()];

describe('cancelling by plate and code', () => {
  it('CANCEL-02 needs no session, frees the places at once and is recorded', async () => {
    const { id, code, plate } = await book();
    const answer = await cancel(plate, code);
    expect([answer.code, answer.results]).toEqual([ERROR.ok, { appointment_id: id, status: 1, already: false }]);
    expect([await stateOf(id), await placesOf(id)]).toEqual(['cancelled', 0]);
    const { rows } = await server.db.execute(
      sql`select action, from_state from appointment_event where appointment_id = ${id}::uuid order by at desc limit 1`,
    );
    expect(rows).toEqual([{ action: 'cancelled', from_state: 'confirmed' }]);
    const { results } = await lookUp(plate, code);
    expect(z.parse(calls.readBooking.answer, results).booking).toMatchObject({ status: 1, cancel_until: null });
  });

  it.each([
    [
      'in small letters, with a space and Thai digits',
      (text: string) => `${text.slice(0, 4).toLowerCase()} ${text.slice(4)}`,
    ],
    ['with O for 0 and hyphens', (text: string) => `${text.slice(0, 4)}-${text.slice(4)}`.replaceAll('0', 'O')],
  ])('takes both as the look-up does: %s', async (_how, typed) => {
    const { id, code, plate } = await book();
    const thai = plate.replaceAll(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'.charAt(Number(digit)));
    expect((await cancel(thai, typed(code))).code).toBe(ERROR.ok);
    expect(await stateOf(id)).toBe('cancelled');
  });

  it('works for any caller, even for what was booked as a member', async () => {
    const booked = await book(await signIn(server.db, 'member', randomUUID()));
    expect(
      (await cancel(booked.plate, booked.code, randomUUID(), await signIn(server.db, 'member', randomUUID()))).code,
    ).toBe(ERROR.ok);
    expect(await stateOf(booked.id)).toBe('cancelled');
  });

  it.each(ACCOUNT_KINDS)(
    'needs no session: an ended one of a %s does not stand in the way, a superseded one does',
    async (kind) => {
      const account = randomUUID();
      const { id, code, plate } = await book();
      const superseded = await endedSession(server.db, kind, account, 'superseded');
      expect((await cancel(plate, code, randomUUID(), superseded)).code).toBe(ERROR.duplicateLogin);
      for (const cookie of [await endedSession(server.db, kind, account, 'expired'), ...Object.values(noSession(kind))])
        expect((await cancel(plate, code, randomUUID(), cookie)).code).toBe(ERROR.ok);
      expect(await stateOf(id)).toBe('cancelled');
    },
  );

  it('a repeat with the same key gets the same bytes, and a new request that it was cancelled already', async () => {
    const { code, plate } = await book();
    const key = randomUUID();
    const first = await cancel(plate, code, key);
    expect((await cancel(plate, code, key, first.cookie)).text).toBe(first.text);
    // The cookie of a first-time guest may be lost with the answer.
    expect((await cancel(plate, code, key)).text).toBe(first.text);
    expect((await cancel(plate, code)).results).toMatchObject({ status: 1, already: true });
  });

  it('six concurrent requests cancel it once', async () => {
    const { id, code, plate } = await book();
    const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(plate, code)));
    expect(answers.filter(({ results }) => !z.parse(calls.cancelByCode.answer, results).already)).toHaveLength(1);
    const { rows } = await server.db.execute(
      sql`select 1 from appointment_event where appointment_id = ${id}::uuid and action = 'cancelled'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('CANCEL-02 the server refuses it later than 24 hours before, and says until when it was possible', async () => {
    const { id, code, plate, slot } = await book();
    await startsIn(id, '23:59:59');
    const answer = await cancel(plate, code);
    expect(answer.code).toBe(ERROR.tooLateToCancel);
    const until = z.parse(failureDetails, answer.results).cancel_until ?? '';
    expect(Date.parse(slot) - Date.parse(until)).toBe(24 * 3_600_000);
    expect([await stateOf(id), (await placesOf(id)) > 0]).toEqual(['confirmed', true]);
    await startsIn(id, '24:00:05');
    expect((await cancel(plate, code)).code).toBe(ERROR.ok);
  });

  it('a booking that is over cannot be cancelled', async () => {
    const { id, code, plate } = await book();
    await startsIn(id, '-1 day');
    expect((await cancel(plate, code)).code).toBe(ERROR.notCancellable);
    expect(await stateOf(id)).not.toBe('cancelled');
  });

  it('the look-up says until when the booking can be cancelled', async () => {
    const { code, plate, slot } = await book();
    const { results } = await lookUp(plate, code);
    const { booking } = z.parse(calls.readBooking.answer, results);
    expect(Date.parse(slot) - Date.parse(booking.cancel_until ?? '')).toBe(24 * 3_600_000);
  });
});

describe('a wrong pair of plate and code', () => {
  const other = (code: string) => code.replace(/^./, (first) => (first === 'Z' ? 'Y' : 'Z'));

  it('reveals nothing: each gets the same answer as from the look-up, and changes nothing', async () => {
    const { code, plate } = await book();
    await server.db.execute(sql`delete from rate_limit`);
    const before = [await bookingRows(server.db), await rowCounts(server.db)];
    const pairs = [
      ['9กก9', code],
      [plate, other(code)],
      [plate, 'short'],
      ['not a plate', code],
      [plate, `${code}' or true --`],
      ['', ''],
    ] as const;
    const answers = [];
    for (const [wrongPlate, wrongCode] of pairs) answers.push(await cancel(wrongPlate, wrongCode));
    const { text } = await lookUp('9กก9', code);
    for (const answer of answers) expect(visible(answer)).toEqual([200, text, []]);
    for (const [wrongPlate, wrongCode] of pairs) expect((await lookUp(wrongPlate, wrongCode)).text).toBe(text);
    await server.db.execute(sql`delete from rate_limit`);
    expect([await bookingRows(server.db), await rowCounts(server.db)]).toEqual(before);
  });

  it('counts as a guess like in the look-up, and both share one limit', async () => {
    const { code, plate } = await book();
    const codes = [];
    for (let guess = 0; guess < 10; guess += 1)
      codes.push((await (guess % 2 === 0 ? cancel(plate, other(code)) : lookUp(plate, other(code)))).code);
    expect(codes).toEqual([
      ...Array<number>(8).fill(ERROR.bookingNotFound),
      ERROR.tooManyRequests,
      ERROR.tooManyRequests,
    ]);
    expect((await cancel(plate, code)).code).toBe(ERROR.tooManyRequests);
    await server.db.execute(sql`update app_clock set shift = '15 minutes'`);
    expect((await cancel(plate, code)).code).toBe(ERROR.ok);
  });

  it('the right pair does not count as a guess, whether cancelled or refused', async () => {
    const { id, code, plate } = await book();
    await startsIn(id, '1 hour');
    for (let tries = 0; tries < 12; tries += 1) expect((await cancel(plate, code)).code).toBe(ERROR.tooLateToCancel);
    await server.db.execute(sql`update app_clock set shift = '0'`);
    for (let tries = 0; tries < 12; tries += 1) expect((await cancel(plate, code)).code).toBe(ERROR.ok);
  });
});
