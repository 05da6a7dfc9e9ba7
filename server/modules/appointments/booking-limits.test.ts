import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { worldOfEachTest } from '#tests/support/appointments-world.ts';
import type { CallFailure } from '../../http/call-context.ts';
import { driverOf, failureName, requestedItem, MONDAY, type Guest } from './appointments.fixtures.ts';

const world = await worldOfEachTest();

/** The n-th half hour of some open days, so that no two requests meet. */
const slot = (n: number) => ({
  date: ['2027-03-02', '2027-03-03', '2027-03-04', '2027-03-05'][Math.floor(n / 20)] ?? '',
  time: `${String(8 + Math.floor((n % 20) / 2)).padStart(2, '0')}:${n % 2 === 0 ? '00' : '30'}`,
});
const requestOf = (n: number, plate: string) => ({ ...slot(n), item: { customer_data: driverOf(plate) } });
const cars = (n: number) => `${n + 1}กก ${n + 1}`;
const confirmed = async (guest: Guest, n: number, plate = cars(n)) => {
  const { id } = await guest.hold(requestOf(n, plate));
  await guest.confirm(id);
  return id;
};

async function parallel(count: number, hold: (n: number) => Promise<unknown>) {
  const results = await Promise.allSettled(Array.from({ length: count }, (_, n) => hold(n)));
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as CallFailure] : []));
  return { held: count - refused.length, failures: [...new Set(refused.map(({ failure }) => failure))] };
}

describe('bookings of one guest', () => {
  it('one plate has at most three live ones, held or confirmed, however it is typed', async () => {
    const guest = world.guest();
    await guest.hold(requestOf(0, '1กข 1234'));
    await confirmed(guest, 1, '1กข1234');
    const { id } = await guest.hold(requestOf(2, '1กข-1234'));
    expect(await failureName(guest.hold(requestOf(3, '1กข 1234')))).toBe('tooManyBookings');
    await guest.hold(requestOf(3, '2กข 1234'));
    await guest.release(id);
    await guest.hold(requestOf(4, '1กข 1234'));
    await world.guest().hold(requestOf(5, '1กข 1234'));
  });

  it('holds that ran out are confirmed up to that limit, one by one or at once, and none beyond it', async () => {
    const guest = world.guest();
    const plate = '1กข 1234';
    const lapsed: string[] = [];
    for (let n = 0; n < 3; n += 1) lapsed.push((await guest.hold(requestOf(n + 20, plate))).id);
    await world.freeze(`${MONDAY}T09:25:00+07:00`);
    const [first = '', ...others] = lapsed;
    for (let n = 3; n < 5; n += 1) await confirmed(guest, n + 20, plate);
    expect(await failureName(guest.confirm(...lapsed))).toBe('tooManyBookings');
    await guest.confirm(first);
    for (const id of others) expect(await failureName(guest.confirm(id))).toBe('tooManyBookings');
    await guest.release(first);
    expect(await failureName(guest.confirm(...others))).toBe('tooManyBookings');
    await guest.confirm(others[0] ?? '');
  });

  it('so are those that are confirmed at the same moment, on different days', async () => {
    const guest = world.guest();
    const plate = '1กข 1234';
    const lapsed: string[] = [];
    for (const n of [20, 41, 62]) lapsed.push((await guest.hold(requestOf(n, plate))).id);
    await world.freeze(`${MONDAY}T09:25:00+07:00`);
    for (const n of [30, 31]) await confirmed(guest, n, plate);
    expect(await parallel(3, (n) => guest.confirm(lapsed[n] ?? ''))).toEqual({
      held: 1,
      failures: ['tooManyBookings'],
    });
  });

  it('at most ten live ones for all plates together', async () => {
    const guest = world.guest();
    const ids: string[] = [];
    for (let n = 0; n < 10; n += 1) ids.push(await confirmed(guest, n + 40));
    expect(await failureName(guest.hold(requestOf(0, cars(0))))).toBe('tooManyBookings');
    await guest.release(ids[0] ?? '');
    await guest.hold(requestOf(0, cars(0)));
  });

  it('past, expired and released ones do not count', async () => {
    const guest = world.guest();
    const plate = '1กข 1234';
    for (let n = 0; n < 3; n += 1) await confirmed(guest, n, plate);
    expect(await failureName(guest.hold(requestOf(30, plate)))).toBe('tooManyBookings');
    await world.freeze('2027-03-02T09:00:00+07:00');
    for (let n = 30; n < 33; n += 1) await guest.hold(requestOf(n, plate));
    await world.freeze('2027-03-02T09:15:00+07:00');
    for (let n = 33; n < 36; n += 1) await guest.release((await guest.hold(requestOf(n, plate))).id);
    await guest.hold(requestOf(36, plate));
  });

  it('a moved booking counts once, for the new plate', async () => {
    const guest = world.guest();
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) ids.push((await guest.hold(requestOf(n, '1กข 1234'))).id);
    for (let n = 3; n < 5; n += 1) ids.push((await guest.hold(requestOf(n, cars(n)))).id);
    const [first = '', , , last = ''] = ids;
    await guest.hold({ ...requestOf(10, '1กข 1234'), id: first });
    expect(await failureName(guest.hold({ ...requestOf(11, '1กข 1234'), id: last }))).toBe('tooManyBookings');
    expect(await failureName(guest.hold(requestOf(12, cars(12))))).toBe('tooManyHolds');
    await world.freeze(`${MONDAY}T09:25:00+07:00`);
    for (const [n, id] of ids.entries()) await guest.hold({ ...requestOf(n, cars(n)), id });
    expect(await failureName(guest.hold(requestOf(12, cars(12))))).toBe('tooManyHolds');
  });

  it('of 20 parallel holds of one plate three succeed, and of as many plates five', async () => {
    const [one, many] = [world.guest(), world.guest()];
    expect(await parallel(20, (n) => one.hold(requestOf(n, '1กข 1234')))).toEqual({
      held: 3,
      failures: ['tooManyBookings'],
    });
    expect(await parallel(20, (n) => many.hold(requestOf(n, cars(n))))).toEqual({
      held: 5,
      failures: ['tooManyHolds'],
    });
  });

  it('a group counts as many times as it has cars, and is refused as a whole', async () => {
    const guest = world.guest();
    const group = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ item: requestedItem(requestOf(n, cars(n))) }));
    expect(await failureName(guest.holdAll(...group(6)))).toBe('tooManyHolds');
    expect(await guest.holdAll(...group(5))).toHaveLength(5);
  });
});

describe('bookings of one company', () => {
  it('40 holds at once, of one plate or of many', async () => {
    const company = world.owner({ kind: 'company', id: randomUUID() });
    expect(await parallel(40, (n) => company.hold(requestOf(n, '1กข 1234')))).toEqual({ held: 40, failures: [] });
  });
});
