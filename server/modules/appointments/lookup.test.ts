import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { booking } from '#contract/calls/booking.shapes.ts';
import { worldOfEachTest } from '#tests/support/appointments-world.ts';
import { failureName, failureOf, requestedItem, MONDAY } from './appointments.fixtures.ts';
import { maskEmail, maskName, maskTel } from './mask.ts';

const world = await worldOfEachTest();

async function booked() {
  const guest = world.guest();
  const { id } = await guest.hold({ item: { note: 'โทรก่อน', other_service: 'แอร์มีกลิ่น' } });
  const { code } = await guest.confirm(id);
  return { guest, id, code };
}

describe('the look-up by plate and code', () => {
  it.each([
    ['as written', (code: string) => code, '1กข 1234'],
    [
      'in small letters and with a space',
      (code: string) => `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`,
      '1กข-1234',
    ],
    ['with O for 0 and Thai digits', (code: string) => code.replaceAll('0', 'O').replaceAll('1', 'l'), '๑กข๑๒๓๔'],
  ])('HOME-03 HOME-04 finds the booking, typed %s', async (_how, typed, plate) => {
    const { id, code } = await booked();
    const answer = await world.guest().read({ register_number: plate, booking_code: typed(code) });
    expect(answer.booking).toMatchObject({ appointment_id: id, code, status: 2, masked: true });
  });

  it('shows what was written to the branch to who made the booking, and to nobody else: it may hold a name or a number', async () => {
    const { guest, code } = await booked();
    const read = async (who: typeof guest) => {
      const { booking: found } = await who.read({ register_number: '1กข1234', booking_code: code });
      return { note: found.note, other: found.other_service, tel: found.customer_data.tel_no };
    };
    expect(await read(guest)).toEqual({ note: 'โทรก่อน', other: 'แอร์มีกลิ่น', tel: '***678' });
    expect(await read(world.guest())).toEqual({ note: '', other: '', tel: '***678' });
  });

  it('LIST-03 shows branch, services, time, car and note, with the contact data masked', async () => {
    const { guest, code } = await booked();
    const { booking: found } = await guest.read({ register_number: '1กข1234', booking_code: code });
    expect(found).toMatchObject({ note: 'โทรก่อน', branch: { name: 'Branch 1' }, services: [{ name: 'Service 11' }] });
    expect(found.customer_data).toEqual({
      first_name: 'สม***',
      last_name: 'ใจ***',
      tel_no: '***678',
      email: 's***@e***',
      register_number: '1กข 1234',
      brand: 'Toyota',
      model: 'Yaris',
      year: '2020',
    });
    expect(() => z.parse(booking, found)).not.toThrow();
  });

  it('HOME-03 every wrong pair gets the same answer', async () => {
    const { code } = await booked();
    const wrong = code.startsWith('Z') ? `Y${code.slice(1)}` : `Z${code.slice(1)}`;
    const pairs = [
      ['2กข1234', code],
      ['1กข1234', wrong],
      ['1กข1234', 'short'],
      ['not a plate', code],
      ['1กข1234', `${code}' or true --`],
    ] as const;
    for (const [plate, typed] of pairs) {
      const failure = await failureOf(world.guest().read({ register_number: plate, booking_code: typed }));
      expect([failure.failure, failure.details]).toEqual(['bookingNotFound', {}]);
    }
  });

  it('names what is missing', async () => {
    const failure = await failureOf(world.guest().read({ register_number: '1กข1234' }));
    expect([failure.failure, failure.details]).toEqual([
      'invalidInput',
      { fields: [{ field: 'booking_code', problem: 'missing' }] },
    ]);
  });

  it('HOME-03 a cancelled booking is found as cancelled', async () => {
    const { guest, id, code } = await booked();
    await guest.release(id);
    const { booking: found } = await world.guest().read({ register_number: '1กข1234', booking_code: code });
    expect(found.status).toBe(1);
  });

  it('a booking is over, and cannot be cancelled, from the moment at which its visit ends', async () => {
    const { code } = await booked();
    const read = async () => {
      const { booking: found } = await world.guest().read({ register_number: '1กข1234', booking_code: code });
      return found;
    };
    const { end_time: end, cancel_until: until } = await read();
    expect(until).not.toBeNull();
    await world.freeze(new Date(Date.parse(end) - 1).toISOString());
    expect(await read()).toMatchObject({ status: 2, cancel_until: until });
    await world.freeze(end);
    expect(await read()).toMatchObject({ status: 3, cancel_until: null });
  });
});

describe("one's own booking", () => {
  it('is shown in full, with its deadline while it is a hold', async () => {
    const guest = world.guest();
    const held = await guest.hold();
    const { booking: own } = await guest.read({ items: held.id });
    expect(own).toMatchObject({ status: 0, code: null, masked: false, expires_at: held.expires_at, extended: false });
    const { code: _code, ...customer } = requestedItem({}).customer_data;
    expect(own.customer_data).toEqual(customer);
    await guest.extend(held.id);
    await world.freeze(`${MONDAY}T09:39:59+07:00`);
    expect((await guest.read({ items: held.id })).booking).toMatchObject({ status: 0, extended: true });
    await world.freeze(`${MONDAY}T09:40:00+07:00`);
    expect((await guest.read({ items: held.id })).booking).toMatchObject({ status: 4, expires_at: null });
  });

  it("somebody else's is answered exactly like one that does not exist", async () => {
    const { id } = await world.guest().hold();
    const stranger = world.guest();
    const names = await Promise.all([
      failureName(stranger.read({ items: id })),
      failureName(stranger.read({ items: randomUUID() })),
      failureName(stranger.details(id)),
      failureName(stranger.details(randomUUID())),
    ]);
    expect(names).toEqual(Array(4).fill('bookingNotFound'));
  });
});

describe('masks', () => {
  it.each([
    ['สมหญิง', 'สม***'],
    ['เกียรติ', 'เกี***'],
    ['Al', 'A***'],
    ['ก', 'ก***'],
    ['', ''],
  ])('of the name %s leaves %s', (name, masked) => expect(maskName(name)).toBe(masked));

  it('of phone numbers and e-mail addresses leave too little to use', () => {
    expect([maskTel('0812345678'), maskTel('')]).toEqual(['***678', '']);
    expect([maskEmail('somying@example.com'), maskEmail('a@b.co'), maskEmail('')]).toEqual([
      's***@e***',
      'a***@b***',
      '',
    ]);
  });
});
