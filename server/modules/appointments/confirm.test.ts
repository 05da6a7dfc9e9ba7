import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { isBookingCode } from '#domain/fields/booking-code.ts';
import { worldOfEachTest } from '#tests/support/appointments-world.ts';
import { failureName, failureOf, MONDAY, TUESDAY } from './appointments.fixtures.ts';
import { LANES, LONG_LEAD, NORTH } from './planted-catalogue.fixtures.ts';

const world = await worldOfEachTest();

const later = `${MONDAY}T09:25:00+07:00`;
const fill = async (count = LANES) => {
  for (let i = 0; i < count; i += 1) await world.guest().hold();
};
const eventsOf = async (id: string) => {
  const { rows } = await world.db.execute<{ action: string }>(
    sql`select action from appointment_event where appointment_id = ${id}::uuid order by id`,
  );
  return rows.map(({ action }) => action);
};

describe('confirming', () => {
  it('RB-07 turns a hold into a booking with a code', async () => {
    const guest = world.guest();
    const { id } = await guest.hold();
    const answer = await guest.confirm(id);
    expect(isBookingCode(answer.code)).toBe(true);
    expect(answer.booking_list?.[0]).toMatchObject({
      appointment_id: id,
      code: answer.code,
      status: 2,
      date_time: `${TUESDAY}T10:00:00+07:00`,
      end_time: `${TUESDAY}T10:30:00+07:00`,
      hours: 0.5,
      branch: { location_id: 1, open_time: '08:00', close_time: '18:00' },
      services: [{ id: 11, name: 'Service 11' }],
      customer_data: { first_name: 'สมหญิง', tel_no: '0812345678' },
      expires_at: null,
    });
    expect(await eventsOf(id)).toEqual(['held', 'confirmed']);
  });

  it('repeated, even at once, gives the same booking and code', async () => {
    const guest = world.guest();
    const { id } = await guest.hold();
    const answers = await Promise.all(Array.from({ length: 8 }, () => guest.confirm(id)));
    await world.freeze(`${MONDAY}T12:00:00+07:00`);
    answers.push(await guest.confirm(id));
    expect(new Set(answers.map(({ code }) => code)).size).toBe(1);
    expect(await eventsOf(id)).toEqual(['held', 'confirmed']);
  });

  it('RB-18 a list is answered in the order asked for', async () => {
    const guest = world.guest();
    const ids = [await guest.hold(), await guest.hold({ time: '11:00' }), await guest.hold({ branch: NORTH })].map(
      ({ id }) => id,
    );
    const { booking_list: bookings } = await guest.confirm(...ids);
    expect(bookings.map((booking) => booking.appointment_id)).toEqual(ids);
    expect(new Set(bookings.map(({ code }) => code)).size).toBe(3);
  });

  it('confirms all of a list or none', async () => {
    const guest = world.guest();
    const kept = await guest.hold({ time: '11:00' });
    const lost = await guest.hold();
    await world.freeze(later);
    await fill();
    const failure = await failureOf(guest.confirm(kept.id, lost.id));
    expect([failure.failure, failure.details.appointment_id]).toEqual(['failedAtScheduledTime', lost.id]);
    expect((await guest.details(kept.id, lost.id)).booking_list.map(({ status }) => status)).toEqual([4, 4]);
  });

  it('a live hold succeeds up to its last millisecond, whoever else is waiting', async () => {
    const guest = world.guest();
    const { id } = await guest.hold();
    await fill(LANES - 1);
    await world.freeze(`${MONDAY}T09:24:59.999+07:00`);
    expect(await failureName(world.guest().hold())).toBe('slotTaken');
    expect((await guest.confirm(id)).code).not.toBe('');
  });

  it('after the deadline it still succeeds while the slot is free, whether or not the hold was swept', async () => {
    const guest = world.guest();
    const [swept, unswept] = [await guest.hold({ time: '11:00' }), await guest.hold({ date: '2027-03-03' })];
    await world.freeze(later);
    await world.guest().hold({ time: '11:00' });
    expect(await eventsOf(swept.id)).toEqual(['held', 'expired']);
    expect(await eventsOf(unswept.id)).toEqual(['held']);
    expect((await guest.confirm(swept.id)).code).not.toBe((await guest.confirm(unswept.id)).code);
  });

  it('after the deadline and with the slot gone nothing changes, and three other slots are named', async () => {
    const guest = world.guest();
    const { id } = await guest.hold();
    await world.freeze(later);
    await fill();
    const before = await eventsOf(id);
    const failure = await failureOf(guest.confirm(id));
    expect(failure.failure).toBe('failedAtScheduledTime');
    expect(failure.details.alternatives).toEqual([
      {
        why: 'same_branch',
        location_id: 1,
        location_name: 'Branch 1',
        date: TUESDAY,
        time: '09:30',
        date_time: `${TUESDAY}T09:30:00+07:00`,
      },
      {
        why: 'same_time',
        location_id: 2,
        location_name: 'Branch 2',
        date: TUESDAY,
        time: '10:00',
        date_time: `${TUESDAY}T10:00:00+07:00`,
        distance_km: 33.4,
      },
      {
        why: 'next_day',
        location_id: 1,
        location_name: 'Branch 1',
        date: '2027-03-03',
        time: '10:00',
        date_time: '2027-03-03T10:00:00+07:00',
      },
    ]);
    expect(await eventsOf(id)).toEqual(before);
  });

  it('the lead time applies again after the deadline, not before', async () => {
    const guest = world.guest();
    const request = { date: '2027-03-03', services: [LONG_LEAD] };
    await world.freeze(`${MONDAY}T23:50:00+07:00`);
    const [inTime, late] = [await guest.hold(request), await guest.hold(request)];
    await world.freeze(`${TUESDAY}T00:04:59+07:00`);
    expect((await guest.confirm(inTime.id)).code).not.toBe('');
    await world.freeze(`${TUESDAY}T00:05:00+07:00`);
    expect(await failureName(guest.confirm(late.id))).toBe('failedAtScheduledTime');
  });

  it("a released booking is gone, and somebody else's does not exist", async () => {
    const guest = world.guest();
    const { id } = await guest.hold();
    expect(await failureName(world.guest().confirm(id))).toBe('bookingNotFound');
    expect(await failureName(guest.confirm(id, randomUUID()))).toBe('bookingNotFound');
    await guest.release(id);
    expect(await failureName(guest.confirm(id))).toBe('holdExpired');
  });

  it('one that was confirmed and cancelled since is said to be cancelled', async () => {
    const guest = world.guest();
    const { id } = await guest.hold();
    await guest.confirm(id);
    await guest.release(id);
    expect(await failureName(guest.confirm(id))).toBe('bookingCancelled');
  });
});

describe('giving back and cancelling', () => {
  it('a released hold frees its slot and cannot be extended; releasing again is no failure', async () => {
    const guest = world.guest();
    const { id } = await guest.hold();
    await fill(LANES - 1);
    expect(await guest.release(id)).toEqual({ appointment_id: id, status: 1 });
    expect(await guest.release(id)).toEqual({ appointment_id: id, status: 1 });
    await fill(1);
    expect(await failureName(guest.extend(id))).toBe('holdExpired');
    expect(await eventsOf(id)).toEqual(['held', 'released']);
  });

  it('nobody else can release it', async () => {
    const { id } = await world.guest().hold();
    expect(await failureName(world.guest().release(id))).toBe('bookingNotFound');
    expect(await eventsOf(id)).toEqual(['held']);
  });

  it('releasing an expired hold says that it expired', async () => {
    const guest = world.guest();
    const { id } = await guest.hold();
    await world.freeze(later);
    expect(await guest.release(id)).toEqual({ appointment_id: id, status: 4 });
  });

  it('CANCEL-02 a booking is cancelled exactly 24 hours before, and its slot is free', async () => {
    const guest = world.guest();
    const { id } = await guest.hold();
    await guest.confirm(id);
    await fill(LANES - 1);
    await world.freeze(`${MONDAY}T10:00:00+07:00`);
    expect(await guest.release(id)).toEqual({ appointment_id: id, status: 1 });
    await fill();
    expect(await eventsOf(id)).toEqual(['held', 'confirmed', 'cancelled']);
  });

  it.each(['T10:00:00.001', 'T10:00:01'])(
    'CANCEL-02 at %s, less than 24 hours before, it is too late',
    async (time) => {
      const guest = world.guest();
      const { id } = await guest.hold();
      await guest.confirm(id);
      await world.freeze(`${MONDAY}${time}+07:00`);
      expect(await failureName(guest.release(id))).toBe('tooLateToCancel');
      expect((await guest.details(id)).booking_list[0]?.status).toBe(2);
    },
  );

  it('a visit that is over cannot be cancelled', async () => {
    const guest = world.guest();
    const { id } = await guest.hold();
    await guest.confirm(id);
    await world.freeze(`${TUESDAY}T10:30:00+07:00`);
    expect(await failureName(guest.release(id))).toBe('notCancellable');
    expect((await guest.details(id)).booking_list[0]?.status).toBe(3);
  });
});
