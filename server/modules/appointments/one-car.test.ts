import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, weekday } from '#domain/thai-calendar.ts';
import { worldOfEachTest } from '#tests/support/appointments-world.ts';
import { failureName, requestedItem, MONDAY, TUESDAY, type Guest, type HoldRequest } from './appointments.fixtures.ts';
import { NORTH } from './planted-catalogue.fixtures.ts';

const world = await worldOfEachTest();
let car = '';
beforeEach(() => {
  car = randomUUID();
});

const hold = async (guest: Guest, request: HoldRequest = {}) =>
  (await guest.holdAll({ item: requestedItem(request), carId: car }))[0]?.id ?? '';
const stateOf = async (id: string) => {
  const { rows } = await world.db.execute<{ state: string }>(sql`select state from appointment where id = ${id}::uuid`);
  return rows[0]?.state;
};
const elsewhere = { branch: NORTH, date: '2027-03-03', time: '14:00' } as const;

describe('one car', () => {
  it('has one live booking, whoever tries a second', async () => {
    const guest = world.guest();
    const first = await hold(guest);
    expect(await failureName(hold(guest, { time: '11:00' }))).toBe('carAlreadyBooked');
    expect(await failureName(hold(world.guest(), elsewhere))).toBe('carAlreadyBooked');
    await guest.confirm(first);
    expect(await failureName(hold(guest, { time: '11:00' }))).toBe('carAlreadyBooked');
    expect(await failureName(hold(world.guest(), elsewhere))).toBe('carAlreadyBooked');
    expect(await stateOf(first)).toBe('confirmed');
  });

  it('another car has a booking of its own', async () => {
    const guest = world.guest();
    await hold(guest);
    car = randomUUID();
    expect(await stateOf(await hold(guest))).toBe('held');
  });

  it('can be booked again after a release', async () => {
    const guest = world.guest();
    await guest.release(await hold(guest));
    expect(await stateOf(await hold(guest, { time: '11:00' }))).toBe('held');
  });

  it('can be booked again by anybody once its hold has expired, swept or not', async () => {
    const first = await hold(world.guest());
    await world.freeze(`${MONDAY}T09:24:59.999+07:00`);
    expect(await failureName(hold(world.guest(), elsewhere))).toBe('carAlreadyBooked');
    await world.freeze(`${MONDAY}T09:25:00+07:00`);
    await hold(world.guest(), elsewhere);
    expect(await stateOf(first)).toBe('expired');
  });

  it('can be booked again when its visit is over, swept or not', async () => {
    const guest = world.guest();
    const first = await hold(guest);
    await guest.confirm(first);
    await world.freeze(`${TUESDAY}T10:29:59+07:00`);
    expect(await failureName(hold(guest, elsewhere))).toBe('carAlreadyBooked');
    await world.freeze(`${TUESDAY}T10:30:00+07:00`);
    await hold(guest, elsewhere);
    expect(await stateOf(first)).toBe('completed');
  });

  it('keeps its expired booking if the new slot is refused', async () => {
    const first = await hold(world.guest());
    await world.freeze(`${MONDAY}T09:25:00+07:00`);
    expect(await failureName(hold(world.guest(), { time: '07:00' }))).toBe('slotTaken');
    expect(await stateOf(first)).toBe('held');
  });

  it('can move its own booking freely', async () => {
    const guest = world.guest();
    const id = await hold(guest);
    expect(await hold(guest, { id, ...elsewhere })).toBe(id);
    expect(await hold(guest, { id })).toBe(id);
    await world.freeze(`${MONDAY}T09:25:00+07:00`);
    // It has run out, so another time is a new booking, and the car is still held once.
    expect(await hold(guest, { id, time: '11:00' })).not.toBe(id);
    expect(await failureName(hold(world.guest(), elsewhere))).toBe('carAlreadyBooked');
  });

  it('counts as one car in a group too', async () => {
    const twice = ['10:00', '11:00'].map((time) => ({ item: requestedItem({ time }), carId: car }));
    expect(await failureName(world.guest().holdAll(...twice))).toBe('carAlreadyBooked');
    expect((await world.db.execute(sql`select from appointment`)).rows).toEqual([]);
  });

  it.each(['one guest', 'as many guests'])('of 20 parallel holds of one car by %s one succeeds', async (who) => {
    const only = world.guest();
    // Each on its own day, so that no day lock makes them wait for each other.
    const days = Array.from({ length: 24 }, (_, i) => addDays(TUESDAY, i)).filter((day) => weekday(day) !== 0);
    const holds = days.slice(0, 20).map((date) => hold(who === 'one guest' ? only : world.guest(), { date }));
    const results = await Promise.allSettled(holds);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    expect(refused).toEqual(Array(19).fill(expect.objectContaining({ failure: 'carAlreadyBooked' })));
  });
});
