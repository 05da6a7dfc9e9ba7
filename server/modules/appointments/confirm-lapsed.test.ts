import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { worldOfEachTest } from '#tests/support/appointments-world.ts';
import { untilWaiting } from '#tests/support/waiting.ts';
import {
  driverOf,
  failureName,
  failureOf,
  requestedItem,
  MONDAY,
  NOW,
  TUESDAY,
  type Guest,
} from './appointments.fixtures.ts';
import { HOUR, LANES, QUICK } from './planted-catalogue.fixtures.ts';

const world = await worldOfEachTest();

const WEDNESDAY = '2027-03-03';
const later = `${MONDAY}T09:25:00+07:00`;
const fill = async (count: number, request: Parameters<Guest['hold']>[0] = {}) => {
  for (let i = 0; i < count; i += 1) await world.guest().hold(request);
};
const statuses = async (guest: Guest, ids: string[]) =>
  (await guest.details(...ids)).booking_list.map(({ status }) => status);
const stored = async () => {
  const { rows } = await world.db.execute(
    sql`select a.id, a.state, a.version, a.code, (select count(*)::int from claim c where c.appointment_id = a.id) as claims from appointment a order by 1`,
  );
  return rows;
};

async function lapsed(count: number): Promise<{ guest: Guest; ids: string[] }> {
  const guest = world.guest();
  const ids: string[] = [];
  for (let i = 0; i < count; i += 1) ids.push((await guest.hold()).id);
  await world.freeze(later);
  return { guest, ids };
}

/** A third lane at the branch, for three cars in one slot. */
async function withLanes(lanes: number, work: () => Promise<void>): Promise<void> {
  const set = (count: number) => world.db.execute(sql`update branch set lanes = ${count} where location_id = 1`);
  await set(lanes);
  try {
    await work();
  } finally {
    await set(LANES);
  }
}

describe('confirming several expired holds', () => {
  it.each([2, 3])('RB-18 confirms %i of the same slot at once where there is room', (count) =>
    withLanes(3, async () => {
      const { guest, ids } = await lapsed(count);
      const { booking_list: bookings } = await guest.confirm(...ids);
      expect(bookings.map(({ appointment_id: id, status }) => [id, status])).toEqual(ids.map((id) => [id, 2]));
    }),
  );

  it('confirms two whose visits overlap', async () => {
    const guest = world.guest();
    const ids = [await guest.hold({ services: [HOUR] }), await guest.hold({ time: '10:30' })].map(({ id }) => id);
    await world.freeze(later);
    await guest.confirm(...ids);
    expect(await statuses(guest, ids)).toEqual([2, 2]);
  });

  it.each([2, 3])('fails as a whole if there is room for all of %i but one, and names other slots', (count) =>
    withLanes(3, async () => {
      const { guest, ids } = await lapsed(count);
      await fill(3 - count + 1);
      const before = await stored();
      const failure = await failureOf(guest.confirm(...ids));
      expect(failure.failure).toBe('failedAtScheduledTime');
      expect(ids).toContain(failure.details.appointment_id);
      expect(failure.details.alternatives?.map(({ why }) => why)).toEqual(['same_branch', 'same_time', 'next_day']);
      expect(await stored()).toEqual(before);
    }),
  );

  it('confirms a list of live, expired, ended and confirmed ones, in the order asked for', async () => {
    const guest = world.guest();
    const ranOut = await guest.hold();
    const ended = await guest.hold({ time: '11:00' });
    const confirmed = await guest.hold({ time: '12:00', item: { customer_data: driverOf('2กข 1234') } });
    const { code } = await guest.confirm(confirmed.id);
    await world.freeze(later);
    // A hold of somebody else ends what has run out in its day.
    await world.guest().hold({ time: '11:00' });
    const live = await guest.hold({ time: '13:00' });
    await fill(LANES - 1, { time: '13:00' });
    const ids = [live, ranOut, confirmed, ended].map(({ id }) => id);
    const { booking_list: bookings } = await guest.confirm(...ids);
    expect(bookings.map(({ appointment_id: id, status }) => [id, status])).toEqual(ids.map((id) => [id, 2]));
    expect(bookings[2]?.code).toBe(code);
  });

  it('RB-10 a hold that still counts is not confirmed once its visit has begun, nor brought there by an extension', async () => {
    const guest = world.guest();
    await world.freeze(`${MONDAY}T09:50:00+07:00`);
    const { id } = await guest.hold({ date: MONDAY });
    await guest.extend(id);
    await world.freeze(`${MONDAY}T10:00:00+07:00`);
    const before = await stored();
    const failure = await failureOf(guest.confirm(id));
    expect([failure.failure, failure.details.appointment_id]).toEqual(['failedAtScheduledTime', id]);
    expect(failure.details.alternatives?.length).toBeGreaterThan(0);
    expect(await stored()).toEqual(before);
    await world.freeze(`${MONDAY}T09:59:59+07:00`);
    await guest.confirm(id);
    expect(await statuses(guest, [id])).toEqual([2]);
  });

  it('one named twice is confirmed once', async () => {
    const { guest, ids } = await lapsed(1);
    expect((await guest.confirm(...ids, ...ids)).booking_list).toHaveLength(1);
  });
});

describe('a confirm that waits', () => {
  /** Starts the work while `lock` is held, runs `meanwhile` in the transaction that holds it, and commits that. */
  async function whileWaiting<T>(lock: string, work: () => Promise<T>, meanwhile: string): Promise<T> {
    const other = await world.db.$client.connect();
    try {
      await other.query('begin');
      await other.query(lock);
      const working = work();
      working.catch(() => undefined);
      await untilWaiting(world.db);
      await other.query(meanwhile);
      await other.query('commit');
      return await working;
    } finally {
      other.release();
    }
  }
  const minutesPass = `update app_clock set shift = shift + interval '16 minutes'`;
  const rowLock = (id: string) => `select from appointment where id = '${id}' for update`;
  const dayLock = `select from branch_day where location_id = 1 and day = '${TUESDAY}' for update`;
  const moveAway = (id: string) =>
    `update appointment set starts_at = '${WEDNESDAY}T10:00:00+07:00', day = '${WEDNESDAY}' where id = '${id}'`;

  it('succeeds if its hold expires meanwhile and the slot is still free', async () => {
    await world.runClock(NOW);
    const guest = world.guest();
    const { id } = await guest.hold();
    await whileWaiting(rowLock(id), () => guest.confirm(id), minutesPass);
    expect(await statuses(guest, [id])).toEqual([2]);
  });

  it('is judged by the slot to which its booking has been moved meanwhile', async () => {
    const { guest, ids } = await lapsed(1);
    const [id = ''] = ids;
    await fill(LANES - 1);
    await world.guest().hold({ date: WEDNESDAY });
    expect(await statuses(guest, ids)).toEqual([4]);
    const { booking_list: bookings } = await whileWaiting(dayLock, () => guest.confirm(id), moveAway(id));
    expect(bookings?.[0]).toMatchObject({ status: 2, date_time: `${WEDNESDAY}T10:00:00+07:00` });
  });

  it('is refused where that slot is taken', async () => {
    const { guest, ids } = await lapsed(1);
    const [id = ''] = ids;
    await fill(1, { time: '12:00' });
    await fill(LANES, { date: WEDNESDAY });
    const failed = whileWaiting(dayLock, () => guest.confirm(id), moveAway(id));
    expect(await failureName(failed)).toBe('failedAtScheduledTime');
    expect(await statuses(guest, ids)).toEqual([4]);
  });
});

describe('a car booked again since its hold expired', () => {
  const car = crypto.randomUUID();
  const held = async (guest: Guest, request: { time: string; services?: number[] }) =>
    (await guest.holdAll({ item: requestedItem(request), carId: car }))[0]?.id ?? '';

  it('cannot be confirmed a second time, and nothing changes', async () => {
    const guest = world.guest();
    const first = await held(guest, { time: '10:00' });
    await world.freeze(later);
    const second = await held(guest, { time: '11:00' });
    const before = await stored();
    expect(await failureName(guest.confirm(first))).toBe('carAlreadyBooked');
    expect(await failureName(guest.confirm(second, first))).toBe('carAlreadyBooked');
    expect(await stored()).toEqual(before);
    await guest.release(second);
    await guest.confirm(first);
    expect(await statuses(guest, [first])).toEqual([2]);
  });

  it('cannot be confirmed twice in one list', async () => {
    const guest = world.guest();
    const first = await held(guest, { time: '10:00' });
    await world.freeze(later);
    const second = await held(guest, { time: '11:00', services: [QUICK] });
    await world.freeze(`${MONDAY}T09:40:00+07:00`);
    expect(await failureName(guest.confirm(first, second))).toBe('carAlreadyBooked');
    await guest.confirm(second);
  });
});
