import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { codeIn, newMember } from '#tests/support/card.ts';
import { startTestServer } from '#tests/support/server.ts';
import { bookingRows } from '#tests/support/stored-rows.ts';
import { bookFor, freeSlot, listedFor, write } from '../sample-booking.ts';
import { sampleCar } from '../sample-world.ts';

const server = await startTestServer();
beforeEach(() => server.db.execute(sql`delete from rate_limit`));

let plates = 0;

/** A confirmed booking, of a new guest if no cookie is given. */
async function book(cookie?: string, plate = `${(plates += 1)}กก1234`) {
  const { id, code, cookie: guest } = await bookFor(server, await freeSlot(server, plates), plate, { cookie });
  return { id, plate, guest, code };
}

const take = (member: string, { plate, code }: { plate: string; code: string }, key: string = randomUUID()) =>
  server.call(
    'takeBooking',
    { code: codeIn(member), register_number: plate, booking_code: code, request_key: key },
    { cookie: member },
  );
const other = (code: string) => code.replace(/^./, (first) => (first === 'Z' ? 'Y' : 'Z'));

describe('taking a booking that was made without signing in', () => {
  it('makes it the member’s: listed, no guest’s any more, of the car with its plate, and recorded; the guest’s session is out', async () => {
    const member = await newMember(server);
    const booked = await book();
    const car = { ...sampleCar, car_register_number: booked.plate };
    await server.call('addCar', { code: codeIn(member), car }, { cookie: member });
    const answer = await take(member, booked);
    expect([answer.code, answer.results]).toEqual([ERROR.ok, { appointment_id: booked.id, status: 2, already: false }]);
    expect(await listedFor(server, member)).toEqual([{ id: booked.id, is_guest: false }]);
    const cars = await server.call('listMyCars', { code: codeIn(member) }, { cookie: member });
    expect(z.parse(calls.listMyCars.answer, cars.results).car_profile_list).toContainEqual(
      expect.objectContaining({ appointment_id: booked.id, has_booking: true }),
    );
    const { rows } = await server.db.execute(
      sql`select action, from_state, to_state, split_part(actor, ' ', 1) as kind from appointment_event where appointment_id = ${booked.id}::uuid order by id desc limit 1`,
    );
    expect(rows).toEqual([{ action: 'taken', from_state: 'confirmed', to_state: 'confirmed', kind: 'member' }]);

    const asGuest = { cookie: booked.guest };
    const item = { appointment_id: booked.id, status: 1 as const };
    for (const refused of [
      await server.call('readBooking', { items: booked.id }, asGuest),
      await server.call('listBookingDetails', { items: [booked.id] }, asGuest),
      await server.call('changeStatus', { item, request_key: randomUUID() }, asGuest),
    ])
      expect(refused.code).toBe(ERROR.bookingNotFound);
    // Plate and code remain a proof for anybody who has them.
    expect((await server.call('readBooking', { register_number: booked.plate, booking_code: booked.code })).code).toBe(
      ERROR.ok,
    );
    expect((await server.call('changeStatus', { item, request_key: randomUUID() }, { cookie: member })).code).toBe(
      ERROR.ok,
    );
  });

  it('happens once: a repeat has the same bytes, the same member is told that it is theirs, and nobody else gets it', async () => {
    const [member, stranger] = [await newMember(server), await newMember(server)];
    const booked = await book();
    const key = randomUUID();
    const first = await take(member, booked, key);
    expect((await take(member, booked, key)).text).toBe(first.text);
    expect((await take(member, booked)).results).toMatchObject({ appointment_id: booked.id, already: true });
    const theirs = await book(member);
    const before = await bookingRows(server.db);
    const wrong = await take(stranger, { ...booked, code: other(booked.code) });
    expect((await take(stranger, booked)).text).toBe(wrong.text);
    // A booking made by a member never belonged to anybody else.
    expect((await take(stranger, theirs)).text).toBe(wrong.text);
    expect(wrong.code).toBe(ERROR.bookingNotFound);
    expect(await bookingRows(server.db)).toEqual(before);
  });

  it('shows names and contact data in full only to who comes from the browser that booked: plate and code may be anybody’s', async () => {
    const shown = async (member: string, id: string) => {
      const { results } = await server.call('readBooking', { items: id }, { cookie: member });
      const { customer_data: customer, masked, note } = z.parse(calls.readBooking.answer, results).booking;
      return { masked, name: customer.first_name, tel: customer.tel_no, email: customer.email, note };
    };
    const MASKED = { masked: true, name: 'สม***', tel: '***678', email: 's***@e***', note: '' };
    const [finder, guest] = [await newMember(server), await newMember(server)];
    const [found, own] = [await book(), await book()];
    await take(finder, found);
    expect(await shown(finder, found.id)).toEqual(MASKED);
    const code = codeIn(finder);
    const confirmed = await server.call('confirm', { item: [found.id], ...write() }, { cookie: finder });
    for (const answer of [
      confirmed,
      await server.call('listBookings', { code }, { cookie: finder }),
      await server.call('listBookingDetails', { items: [found.id] }, { cookie: finder }),
      await server.call('readBooking', { items: found.id }, { cookie: `${finder}; ${found.guest}` }),
    ]) {
      expect([answer.code, answer.text.includes('สม***')]).toEqual([ERROR.ok, true]);
      expect(answer.text).not.toMatch(/0812345678|somchai@|สมชาย|ใจดี|ยางหลัง/);
    }
    // Another guest's session has nothing to do with this booking.
    const other = await book();
    await take(`${finder}; ${own.guest}`, other);
    expect(await shown(finder, other.id)).toEqual(MASKED);

    await take(`${guest}; ${own.guest}`, own);
    const full = {
      masked: false,
      name: 'สมชาย',
      tel: '0812345678',
      email: 'somchai@example.com',
      note: 'ช่วยดูยางหลังด้วย',
    };
    expect(await shown(guest, own.id)).toEqual(full);
    expect((await take(finder, own)).code).toBe(ERROR.bookingNotFound);
    const { rows } = await server.db.execute(
      sql`select customer ->> 'tel_no' as tel from appointment where id = ${found.id}::uuid`,
    );
    expect(rows).toEqual([{ tel: '0812345678' }]);
  });

  it('of six members at once one gets it', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => newMember(server)));
    const booked = await book();
    const answers = await Promise.all(members.map((member) => take(member, booked)));
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
      ERROR.ok,
      ...Array<number>(5).fill(ERROR.bookingNotFound),
    ]);
    const owners = await Promise.all(members.map((each) => listedFor(server, each)));
    expect(owners.flat()).toEqual([{ id: booked.id, is_guest: false }]);
  });

  it('takes what is over or cancelled too, and no more to come than a member may have', async () => {
    const member = await newMember(server);
    const plate = '9ฮฮ9';
    const booked = [];
    for (let n = 0; n < 4; n += 1) booked.push(await book(undefined, plate));
    const [first, second, third, fourth] = booked;
    if (!first || !second || !third || !fourth) throw new Error('four were booked');
    for (const each of [first, second, third]) expect((await take(member, each)).code).toBe(ERROR.ok);
    expect((await take(member, fourth)).code).toBe(ERROR.tooManyBookings);
    expect((await server.call('readBooking', { items: fourth.id }, { cookie: fourth.guest })).code).toBe(ERROR.ok);
    await server.call(
      'cancelByCode',
      { register_number: plate, booking_code: fourth.code, request_key: randomUUID() },
      { cookie: fourth.guest },
    );
    expect((await take(member, fourth)).results).toMatchObject({ appointment_id: fourth.id, status: 1 });
  });
});

describe('who tries plates and codes', () => {
  it('learns nothing, and is stopped by the limit of the look-up, which counts both', async () => {
    const member = await newMember(server);
    const booked = await book();
    const before = await bookingRows(server.db);
    const texts = new Set<string>();
    for (const pair of [
      { ...booked, plate: '9กก9' },
      { ...booked, code: other(booked.code) },
      { ...booked, code: `${booked.code}' or true --` },
      { plate: '', code: '' },
    ])
      texts.add((await take(member, pair)).text);
    expect(texts.size).toBe(1);
    await server.db.execute(sql`delete from rate_limit`);
    const codes = [];
    for (let guess = 0; guess < 10; guess += 1) {
      const wrong = { ...booked, code: other(booked.code) };
      const lookUp = { register_number: wrong.plate, booking_code: wrong.code };
      codes.push((guess % 2 === 0 ? await take(member, wrong) : await server.call('readBooking', lookUp)).code);
    }
    expect(codes).toEqual([
      ...Array<number>(8).fill(ERROR.bookingNotFound),
      ERROR.tooManyRequests,
      ERROR.tooManyRequests,
    ]);
    expect((await take(member, booked)).code).toBe(ERROR.tooManyRequests);
    expect(await bookingRows(server.db)).toEqual(before);
  });

  it('has to be signed in, as the account that is named; who is not counts for nothing', async () => {
    const [member, another] = [await newMember(server), await newMember(server)];
    const booked = await book();
    const fields = { code: codeIn(member), register_number: booked.plate, booking_code: booked.code };
    for (let tries = 0; tries < 12; tries += 1)
      for (const cookie of [undefined, booked.guest])
        expect((await server.call('takeBooking', fields, { cookie })).code).toBe(ERROR.pleaseLogIn);
    expect((await server.call('takeBooking', fields, { cookie: another })).code).not.toBe(ERROR.ok);
    expect(await listedFor(server, another)).toEqual([]);
    // The guest's own browser, signed in: afterwards it is the account's, and the guest's session alone does not reach it.
    const both = `${member}; ${booked.guest}`;
    expect((await server.call('takeBooking', fields, { cookie: both })).code).toBe(ERROR.ok);
    expect((await server.call('readBooking', { items: booked.id }, { cookie: both })).code).toBe(ERROR.ok);
    expect((await server.call('readBooking', { items: booked.id }, { cookie: booked.guest })).code).toBe(
      ERROR.bookingNotFound,
    );
  });
});

it('a look-up by plate and code shows what was written to the branch to the session that booked, and neither to a stranger nor to who took it', async () => {
  const [guest, stranger] = [await book(), await book()];
  const member = await newMember(server);
  const found = async (cookie?: string) => {
    const question = { register_number: guest.plate, booking_code: guest.code };
    const answer = await server.call('readBooking', question, { cookie });
    const { note, masked } = z.parse(calls.readBooking.answer, answer.results).booking;
    return { note, masked };
  };
  const hidden = { note: '', masked: true };
  expect(await found(guest.guest)).toEqual({ note: 'ช่วยดูยางหลังด้วย', masked: true });
  for (const cookie of [undefined, stranger.guest, member]) expect(await found(cookie)).toEqual(hidden);
  await take(member, guest);
  for (const cookie of [member, guest.guest]) expect(await found(cookie)).toEqual(hidden);
});
