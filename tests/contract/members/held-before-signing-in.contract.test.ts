import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import type { TemporaryBookingItem } from '#contract/wire/appointment.ts';
import { appointment } from '#server/db/schema/bookings.ts';
import { newMember } from '#tests/support/card.ts';
import { startTestServer } from '#tests/support/server.ts';
import { freeSlot, holdFor, idOf, listedFor, write } from '../sample-booking.ts';

const server = await startTestServer();
beforeEach(() => server.db.execute(sql`delete from rate_limit`));

let plates = 0;

describe('a time that was held before signing in', () => {
  /** Held by a guest who has signed in since, in the same browser. */
  const heldBefore = async (change: Partial<TemporaryBookingItem> = {}) => {
    const [slot, plate] = [await freeSlot(server, (plates += 1)), `${plates}กก1234`];
    const held = await holdFor(server, slot, plate);
    const [guest, member] = [held.cookie ?? '', await newMember(server)];
    const both = `${guest}; ${member}`;
    const again = () =>
      holdFor(server, slot, plate, { cookie: both, change: { appointment_id: idOf(held), ...change } });
    return { id: idOf(held), guest, member, both, again };
  };

  it('RB-11 is the member’s once it is held again: confirmed so, listed, and out of the guest’s sight', async () => {
    const { id, guest, member, both, again } = await heldBefore();
    expect(idOf(await again())).toBe(id);
    const { results } = await server.call('confirm', { item: [id], ...write() }, { cookie: both });
    expect(z.parse(calls.confirm.answer, results).booking_list).toMatchObject([
      { appointment_id: id, is_guest: false },
    ]);
    expect(await listedFor(server, member)).toEqual([{ id, is_guest: false }]);
    expect((await server.call('readBooking', { items: id }, { cookie: guest })).code).toBe(ERROR.bookingNotFound);
  });

  it('keeps the deadline and the extension that it had, also if it is released in between', async () => {
    const { id, both, again } = await heldBefore();
    const extended = await server.call(
      'extendHold',
      { appointment_id: id, request_key: randomUUID() },
      { cookie: both },
    );
    expect(extended.code).toBe(ERROR.ok);
    const item = { appointment_id: id, status: 1 as const };
    await server.call('changeStatus', { item, request_key: randomUUID() }, { cookie: both });
    expect((await again()).results).toMatchObject({ id, extendable: false });
  });

  it('is the same if the request for it is repeated with its key, whether or not the guest’s cookie arrived', async () => {
    for (const arrived of [true, false]) {
      const [slot, plate, key] = [await freeSlot(server, (plates += 1)), `${plates}กก1234`, randomUUID()];
      const held = await holdFor(server, slot, plate, { key });
      const member = await newMember(server);
      const cookie = arrived ? `${held.cookie}; ${member}` : member;
      const before = await server.db.$count(appointment);
      const repeat = () => holdFor(server, slot, plate, { key, cookie, change: { is_guest: false } });
      const again = await repeat();
      expect([again.code, idOf(again)]).toEqual([ERROR.ok, idOf(held)]);
      expect(await server.db.$count(appointment)).toBe(before);
      expect(await listedFor(server, member)).toEqual([{ id: idOf(held), is_guest: false }]);
      expect((await repeat()).text).toBe(again.text);
      const asGuest = await server.call('readBooking', { items: idOf(held) }, { cookie: held.cookie });
      expect(asGuest.code).toBe(ERROR.bookingNotFound);
    }
  });

  it('moves to another time that the repeat of its key asks for', async () => {
    const [slot, key] = [await freeSlot(server, (plates += 1)), randomUUID()];
    const plate = `${plates}กก1234`;
    const held = await holdFor(server, slot, plate, { key });
    const datetime = await freeSlot(server, (plates += 1));
    const cookie = `${held.cookie}; ${await newMember(server)}`;
    const again = await holdFor(server, slot, plate, { key, cookie, change: { datetime } });
    expect([again.code, idOf(again)]).toEqual([ERROR.ok, idOf(held)]);
  });

  it('stays the guest’s if its key comes from another browser after its cookie has been used', async () => {
    const [slot, key] = [await freeSlot(server, (plates += 1)), randomUUID()];
    const plate = `${plates}กก1234`;
    const held = await holdFor(server, slot, plate, { key });
    const more = { appointment_id: idOf(held), request_key: randomUUID() };
    expect((await server.call('extendHold', more, { cookie: held.cookie })).code).toBe(ERROR.ok);
    const again = await holdFor(server, slot, plate, { key, cookie: await newMember(server) });
    expect(again.text).not.toContain(idOf(held));
    const asGuest = await server.call('readBooking', { items: idOf(held) }, { cookie: held.cookie });
    expect(asGuest.code).toBe(ERROR.ok);
  });
});
