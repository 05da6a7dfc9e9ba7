import { describe, expect, it } from 'vitest';
import { worldOfEachTest } from '#tests/support/appointments-world.ts';
import { driverOf, MONDAY, TUESDAY } from './appointments.fixtures.ts';
import { NORTH } from './planted-catalogue.fixtures.ts';

const world = await worldOfEachTest();
const PLATE = '1กข 1234';

/** A guest's booking of a plate, at the branch and time that every request has if it names no other. */
async function booked(guest = world.guest()) {
  const { id } = await guest.hold();
  return { guest, id, code: (await guest.confirm(id)).code };
}

describe('another booking of the same plate at the same branch and time', () => {
  it('is told to whoever holds that time, however the plate is typed; its code only to its owner', async () => {
    const { guest, code } = await booked();
    const own = await guest.hold();
    expect(await guest.sameVisit(own.id)).toEqual({ code });
    await guest.release(own.id);
    const other = world.guest();
    const { id } = await other.hold({ item: { customer_data: driverOf('๑กข-๑๒๓๔') } });
    expect(await other.sameVisit(id)).toEqual({ code: null });
  });

  it("a member's own is found among the bookings of the guest that they were", async () => {
    const { guest, code } = await booked();
    const { id } = await guest.hold();
    const owners = [
      { kind: 'member', id: crypto.randomUUID() },
      { kind: 'guest', id: guest.id },
    ] as const;
    const { signal: gone } = new AbortController();
    const about = { language: 'en', requestId: 'test', address: '127.0.0.1', saysScript: false, gone } as const;
    const answer = await world.handlers.findSameVisit({ appointment_id: id }, { ...about, owners, code: null });
    expect(answer).toEqual({ same_visit: { code } });
  });

  it("the owner's own stands before somebody else's", async () => {
    await booked();
    const { guest, code } = await booked();
    // Both lanes are taken: a third visit at that time is put there by hand.
    const { id } = await guest.hold({ time: '12:00' });
    const move = (to: string) =>
      world.db.execute(`update appointment set starts_at = timestamptz '${to}' where id = '${id}'`);
    await move(`${TUESDAY}T10:00:00+07:00`);
    expect(await guest.sameVisit(id)).toEqual({ code });
    await move(`${TUESDAY}T12:00:00+07:00`);
  });

  it.each([
    ['another plate', { item: { customer_data: driverOf('2กข 1234') } }],
    ['another branch', { branch: NORTH }],
    ['another time', { time: '10:30' }],
  ])('is none with %s', async (_what, request) => {
    await booked();
    const other = world.guest();
    const { id } = await other.hold(request);
    expect(await other.sameVisit(id)).toBeNull();
  });

  it('is none that is cancelled, or only held', async () => {
    const { guest, id } = await booked();
    const other = world.guest();
    const held = await other.hold({ item: { customer_data: driverOf(PLATE) } });
    await guest.release(id);
    expect(await other.sameVisit(held.id)).toBeNull();
    await guest.hold();
    expect(await other.sameVisit(held.id)).toBeNull();
  });

  it('is told only as long as a place is held', async () => {
    await booked();
    const other = world.guest();
    const { id } = await other.hold();
    await world.freeze(`${MONDAY}T09:25:00+07:00`);
    expect(await other.sameVisit(id)).toBeNull();
    await world.freeze(`${MONDAY}T09:10:00+07:00`);
    await other.release(id);
    expect(await other.sameVisit(id)).toBeNull();
  });
});
