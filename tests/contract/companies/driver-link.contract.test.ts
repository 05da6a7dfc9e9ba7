import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { STATUS } from '#domain/appointment.ts';
import { codeIn, newMember } from '#tests/support/card.ts';
import { NO_LIMITS } from '#tests/support/no-limits.ts';
import { startTestServer, type Answer, type TestServer } from '#tests/support/server.ts';
import { confirmed, newFleet, setUp } from '../booking/company.ts';
import { freeSlot, groupItem } from '../sample-booking.ts';

const server = await startTestServer({ env: NO_LIMITS });

const linkIn = ({ code, text, results }: Answer) => {
  if (code !== ERROR.ok) throw new Error(text);
  return z.parse(calls.makeDriverLink.answer, results);
};
const visitIn = ({ code, text, results }: Answer) => {
  if (code !== ERROR.ok) throw new Error(text);
  return z.parse(calls.readDriverVisit.answer, results).visit;
};
const open = (token: string, language: 'th' | 'en' = 'th', on: TestServer = server) =>
  on.call('readDriverVisit', { token }, { language });

let taken = 0;

/** A company with a booking of its one car, and what it does with the link. */
async function newLinker(on: TestServer = server, state: 'confirmed' | 'held' = 'confirmed') {
  const fleet = await newFleet(on.db, 1);
  const code = codeIn(fleet.cookie);
  const item = groupItem(await freeSlot(on, (taken += 1)), fleet.car(1), { note: 'กุญแจอยู่ที่ยาม', by_mr_fit: false });
  const { id } = setUp(await fleet.setUp(on, [item]));
  if (id === null) throw new Error('no hold');
  if (state === 'confirmed') confirmed(await fleet.confirm(on, [id]));
  const of = (name: 'makeDriverLink' | 'revokeDriverLink', appointment_id: string, request_key: string) =>
    on.call(name, { code, appointment_id, request_key }, { cookie: fleet.cookie });
  const read = async () => {
    const { results } = await on.call('readBooking', { items: id }, { cookie: fleet.cookie });
    return z.parse(calls.readBooking.answer, results);
  };
  return {
    ...fleet,
    id,
    code,
    read,
    make: (key: string = randomUUID(), other = id) => of('makeDriverLink', other, key),
    revoke: (key: string = randomUUID(), other = id) => of('revokeDriverLink', other, key),
    cancel: () =>
      on.call(
        'changeStatus',
        { item: { appointment_id: id, status: 1 }, request_key: randomUUID() },
        { cookie: fleet.cookie },
      ),
    moveTo: (days: number) =>
      on.db.execute(
        sql`update appointment set starts_at = starts_at + make_interval(days => ${days}), day = day + ${days}::int where id = ${id}::uuid`,
      ),
  };
}

describe("a driver's link", () => {
  it('is no proof beyond its page: plate and code of that page find and cancel the booking for the company alone', async () => {
    const company = await newLinker();
    const visit = visitIn(await open(linkIn(await company.make()).token));
    const byCode = { register_number: visit.register_number, booking_code: visit.code ?? '' };
    const write = () => ({ ...byCode, request_key: randomUUID() });
    const others = [{}, { cookie: (await newFleet(server.db, 1)).cookie }, { cookie: await newMember(server) }];
    for (const caller of others) {
      expect((await server.call('readBooking', byCode, caller)).code).toBe(ERROR.bookingNotFound);
      expect((await server.call('cancelByCode', write(), caller)).code).toBe(ERROR.bookingNotFound);
    }
    expect((await company.read()).booking.status).toBe(STATUS.confirmed);
    const own = { cookie: company.cookie };
    expect((await server.call('readBooking', byCode, own)).code).toBe(ERROR.ok);
    expect((await server.call('cancelByCode', write(), own)).code).toBe(ERROR.ok);
  });

  it('shows whoever has it what the driver needs of the booking, in their language, and nothing else', async () => {
    const company = await newLinker();
    const { booking } = await company.read();
    const { token, ends_at } = linkIn(await company.make());
    const answer = await open(token);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const visit = visitIn(answer);
    expect(visit).toEqual({
      status: STATUS.confirmed,
      code: booking.code,
      date_time: booking.date_time,
      end_time: booking.end_time,
      register_number: '1กก 1',
      province: '',
      services: ['ปะยาง'],
      branch: {
        name: booking.branch.name,
        address: booking.branch.address,
        tel: booking.branch.tel,
        location: booking.branch.location,
      },
      ends_at,
      calendar: visit.calendar,
    });
    for (const told of ['สมชาย', 'ใจดี', '0812345678', 'somchai@example.com', 'กุญแจอยู่ที่ยาม', 'Yaris'])
      expect(answer.text).not.toContain(told);
    const file = await fetch(`${server.url}${String(visit.calendar)}`);
    expect([file.status, await file.text()]).toEqual([200, expect.stringContaining('BEGIN:VCALENDAR') as string]);
    expect(visitIn(await open(token, 'en')).services).toEqual(['Puncture repair']);
  });

  it('has a secret of 256 bits that the database does not hold', async () => {
    const { token } = linkIn(await (await newLinker()).make());
    expect(token).toMatch(/^[\w-]{43}$/);
    const { rows } = await server.db.execute(sql`
      select 1 from driver_link l where l::text like ${`%${token}%`}
      union all select 1 from idempotency i where i::text like ${`%${token}%`}`);
    expect(rows).toEqual([]);
  });

  it('is told of in the booking without its secret, to the company alone', async () => {
    const company = await newLinker();
    expect((await company.read()).driver_link).toBeNull();
    const { token: _token, ...link } = linkIn(await company.make());
    expect((await company.read()).driver_link).toEqual(link);
    const { booking } = await company.read();
    const proof = { register_number: '1กก 1', booking_code: String(booking.code) };
    const { text } = await server.call('readBooking', proof);
    expect(text).not.toContain('driver_link');
  });

  it('comes with who drives the car, where the company noted it', async () => {
    const company = await newLinker();
    expect((await company.read()).driver).toBeNull();
    await server.db.execute(
      sql`update car set driver_name = 'สมปอง', driver_tel = '0898765432' where id = ${company.car(1)}::uuid`,
    );
    expect((await company.read()).driver).toEqual({ name: 'สมปอง', tel: '0898765432' });
    const { token } = linkIn(await company.make());
    expect((await open(token)).text).not.toMatch(/สมปอง|0898765432/);
  });

  it('a repeat with the same key gets the same link; a new one takes its place', async () => {
    const company = await newLinker();
    const key = randomUUID();
    const first = await company.make(key);
    expect((await company.make(key)).text).toBe(first.text);
    visitIn(await open(linkIn(first).token));
    const second = linkIn(await company.make());
    expect((await open(linkIn(first).token)).code).toBe(ERROR.driverLinkNotFound);
    visitIn(await open(second.token));
    expect((await company.make(key)).code).toBe(ERROR.driverLinkEnded);
  });

  it('answers alike whether it never was, was revoked, is over or is no link at all', async () => {
    const [revoked, over] = [await newLinker(), await newLinker()];
    const [first, second] = [linkIn(await revoked.make()), linkIn(await over.make())];
    expect((await revoked.revoke()).code).toBe(ERROR.ok);
    expect((await revoked.read()).driver_link).toBeNull();
    await over.moveTo(-30);
    const answers = await Promise.all([first.token, second.token, 'x'.repeat(43), 'x', ''].map((token) => open(token)));
    expect(answers[0]?.code).toBe(ERROR.driverLinkNotFound);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });

  it('shows the new time of a booking that was moved', async () => {
    const company = await newLinker();
    const { token } = linkIn(await company.make());
    const before = visitIn(await open(token));
    await company.moveTo(1);
    const after = visitIn(await open(token));
    expect(Date.parse(after.date_time) - Date.parse(before.date_time)).toBe(86_400_000);
    expect(Date.parse(after.ends_at) - Date.parse(before.ends_at)).toBe(86_400_000);
  });

  it('says that the booking was cancelled, and no longer shows its code', async () => {
    const company = await newLinker();
    const { token } = linkIn(await company.make());
    expect((await company.cancel()).code).toBe(ERROR.ok);
    const visit = visitIn(await open(token));
    expect(visit).toMatchObject({ status: STATUS.cancelled, code: null });
    expect(visit.calendar).toBeUndefined();
    expect((await company.make()).code).toBe(ERROR.noDriverLink);
  });

  it('is only of a confirmed booking', async () => {
    expect((await (await newLinker(server, 'held')).make()).code).toBe(ERROR.noDriverLink);
  });

  it('revoking one that is not there is no failure', async () => {
    expect((await (await newLinker()).revoke()).code).toBe(ERROR.ok);
  });
});

describe('nobody but the company', () => {
  it('makes or revokes it: another company’s booking is one that does not exist', async () => {
    const [mine, other] = [await newLinker(), await newLinker()];
    const { token } = linkIn(await mine.make());
    const none = await other.make(randomUUID(), randomUUID());
    const foreign = [await other.make(randomUUID(), mine.id), await other.revoke(randomUUID(), mine.id)];
    expect(foreign.map(({ text }) => text)).toEqual([none.text, none.text]);
    expect(none.code).toBe(ERROR.bookingNotFound);
    visitIn(await open(token));
  });

  it('may make the calls: a member and a guest are asked to log in', async () => {
    const { id } = await newLinker();
    const member = await newMember(server);
    for (const cookie of [member, undefined]) {
      const request = { code: cookie === undefined ? 'x' : codeIn(cookie), appointment_id: id };
      for (const name of ['makeDriverLink', 'revokeDriverLink'] as const)
        expect((await server.call(name, request, { cookie })).code).toBe(ERROR.pleaseLogIn);
    }
  });
});

describe('guessing', () => {
  it('is limited by network; opening a link that works does not count', async () => {
    const limited = await startTestServer({ env: { ...NO_LIMITS, LOOKUPS_PER_ADDRESS: '3' } });
    const { token } = linkIn(await (await newLinker(limited)).make());
    for (let n = 0; n < 10; n += 1) visitIn(await open(token, 'th', limited));
    const guesses = [];
    for (let n = 0; n < 4; n += 1) guesses.push((await open(`${n}`.repeat(43), 'th', limited)).code);
    expect(guesses).toEqual([
      ERROR.driverLinkNotFound,
      ERROR.driverLinkNotFound,
      ERROR.driverLinkNotFound,
      ERROR.tooManyRequests,
    ]);
  });
});
