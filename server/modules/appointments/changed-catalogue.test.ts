import { sql, type SQL } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { worldOfEachTest } from '#tests/support/appointments-world.ts';
import { closePool, openPool } from '../../db/pool.ts';
import {
  bookingHandlers,
  failureName,
  guestOf,
  MONDAY,
  TUESDAY,
  type Guest,
  type HoldRequest,
} from './appointments.fixtures.ts';
import { LANES, MIDDLE, QUICK } from './planted-catalogue.fixtures.ts';

const world = await worldOfEachTest();

const change = (statement: SQL) => world.db.execute(statement);
const setLanes = (lanes: number) => change(sql`update branch set lanes = ${lanes} where location_id = ${MIDDLE}`);
const setHours = (open: number, close: number) =>
  change(sql`update branch_hours set open_cell = ${open}, close_cell = ${close} where location_id = ${MIDDLE}`);
const closeTuesdays = () => change(sql`delete from branch_hours where location_id = ${MIDDLE} and weekday = 2`);
const shutTuesday = () => change(sql`insert into closure values (${MIDDLE}, ${TUESDAY}, ${TUESDAY}, 'ปิด', 'closed')`);

beforeEach(async () => {
  await setLanes(LANES);
  await change(
    sql`insert into branch_hours (location_id, weekday, open_cell, close_cell) values (${MIDDLE}, 2, 32, 72) on conflict do nothing`,
  );
  await setHours(32, 72);
  await change(sql`update service set cells = 2, pre_day = 0 where id = ${QUICK}`);
});

const listed = async (request: HoldRequest = {}) => {
  const { datetime_list: days } = await world.guest().list(request);
  return days.find(({ date }) => date === TUESDAY)?.times.map(({ time }) => time) ?? [];
};

/** Whether a slot is listed; checks that it can be held exactly then, and releases the hold. */
async function isFree(time: string): Promise<boolean> {
  const free = (await listed()).includes(time);
  const guest = world.guest();
  const held = await guest.hold({ time }).catch((error: unknown) => error);
  expect([time, held]).toEqual([
    time,
    free ? expect.objectContaining({ extendable: true }) : expect.objectContaining({ failure: 'slotTaken' }),
  ]);
  if (free) await guest.release((held as { id: string }).id);
  return free;
}

/** A held and a confirmed booking at ten, so that the day's lanes and hours are stored. */
async function booked() {
  const guest = world.guest();
  const [held, confirmed] = [await guest.hold(), await guest.hold()];
  await guest.confirm(confirmed.id);
  return { guest, held: held.id, confirmed: confirmed.id };
}

describe('a branch that changes while a day has bookings', () => {
  it('with fewer lanes: new holds are limited to them, and existing bookings stand', async () => {
    const { guest, held, confirmed } = await booked();
    await setLanes(1);
    expect(await isFree('10:00')).toBe(false);
    await world.guest().hold({ time: '11:00' });
    expect(await isFree('11:00')).toBe(false);
    await guest.confirm(held);
    expect((await guest.details(held, confirmed)).booking_list.map(({ status }) => status)).toEqual([2, 2]);
    await guest.release(confirmed);
    expect(await isFree('10:00')).toBe(false);
    await guest.release(held);
    expect(await isFree('10:00')).toBe(true);
  });

  it('with no lane left nothing is free', async () => {
    await booked();
    await setLanes(1);
    await world.guest().hold({ time: '12:00' });
    expect(await isFree('12:00')).toBe(false);
    expect(await isFree('13:00')).toBe(true);
  });

  it('with shorter hours: new holds keep to them, and existing bookings stand', async () => {
    const { guest, held } = await booked();
    await setHours(44, 60);
    expect(await Promise.all(['10:00', '10:30'].map(isFree))).toEqual([false, false]);
    expect(await isFree('11:00')).toBe(true);
    expect(await isFree('14:30')).toBe(true);
    expect(await isFree('15:00')).toBe(false);
    await guest.confirm(held);
    await guest.release(held);
  });

  it.each([
    ['that weekday', closeTuesdays],
    ['that day', shutTuesday],
  ])('closed on %s: nothing is free, and existing bookings can be confirmed and cancelled', async (_name, close) => {
    const { guest, held, confirmed } = await booked();
    await close();
    expect(await listed()).toEqual([]);
    expect(await isFree('11:00')).toBe(false);
    expect(await failureName(guest.hold({ id: held, time: '11:00' }))).toBe('slotTaken');
    await guest.confirm(held);
    await guest.release(confirmed);
    expect(await isFree('10:00')).toBe(false);
  });

  it('an expired hold is judged by the new hours when it is confirmed', async () => {
    const { guest, held } = await booked();
    await world.freeze(`${MONDAY}T09:25:00+07:00`);
    await setHours(44, 72);
    expect(await failureName(guest.confirm(held))).toBe('failedAtScheduledTime');
    await setHours(32, 72);
    await closeTuesdays();
    expect(await failureName(guest.confirm(held))).toBe('failedAtScheduledTime');
  });

  it('with more lanes or longer hours the day keeps its old, smaller ones; other days have the new', async () => {
    await booked();
    await setLanes(LANES + 1);
    await setHours(28, 76);
    expect(await isFree('10:00')).toBe(false);
    expect(await isFree('07:30')).toBe(false);
    expect(await isFree('18:00')).toBe(false);
    expect(await isFree('17:30')).toBe(true);
    await world.guest().hold({ date: '2027-03-03', time: '07:00' });
  });
});

describe('a catalogue that changes between listing and holding', () => {
  let other: Guest;
  let close: () => Promise<void>;
  /** A second server process: a pool, a catalogue in memory and handlers of its own. The catalogue has been read once. */
  beforeEach(async () => {
    const db = openPool(world.db.$client.options.connectionString ?? '', { max: 3 });
    close = () => closePool(db);
    other = guestOf(db, bookingHandlers(db));
    await other.hold({ date: '2027-03-04' });
  });
  afterEach(() => close());

  it.each([
    ['hours', () => setHours(44, 72)],
    ['weekdays', closeTuesdays],
    ['closures', shutTuesday],
    ['lanes', () => setLanes(0)],
  ])('is seen at once by the next write of another process: %s', async (_name, changing) => {
    expect(await listed()).toContain('10:00');
    await changing();
    expect(await failureName(other.hold())).toBe('slotTaken');
  });

  it('is seen at once: longer hours of a day without holds', async () => {
    await setHours(28, 76);
    expect(await other.hold({ time: '07:00' })).toMatchObject({ extendable: true });
  });

  it('is seen at once: the length and the lead time of a service', async () => {
    await change(sql`update service set cells = 4 where id = ${QUICK}`);
    expect(await failureName(other.hold())).toBe('servicesMismatch');
    const { id } = await other.hold({ item: { hours: 1 } });
    expect((await other.details(id)).booking_list[0]).toMatchObject({
      hours: 1,
      end_time: `${TUESDAY}T11:00:00+07:00`,
    });
    await change(sql`update service set pre_day = 3 where id = ${QUICK}`);
    expect(await failureName(other.hold({ item: { hours: 1 } }))).toBe('servicesMismatch');
    expect(await failureName(other.hold({ item: { hours: 1, max_pre_day: 3 } }))).toBe('slotTaken');
  });

  it('is seen at once even if the copy in memory would refuse: a new length, a new service', async () => {
    await change(sql`update service set cells = 4 where id = ${QUICK}`);
    expect(await other.hold({ item: { hours: 1 } })).toMatchObject({ extendable: true });
    await change(sql`
      insert into service (id, group_id, name_th, name_en, cells, pre_day) values (99, 1, 'ใหม่', 'New', 2, 0)`);
    try {
      const asked = { service_list: [99], hours: 0.5, max_pre_day: 0 };
      expect(await other.hold({ time: '14:00', item: asked })).toMatchObject({ extendable: true });
    } finally {
      await change(sql`delete from service where id = 99`);
    }
    expect(await failureName(other.hold({ item: { service_list: [99], hours: 0.5, max_pre_day: 0 } }))).toBe(
      'serviceNotFound',
    );
  });

  it('is seen at once when an expired hold is confirmed', async () => {
    const { id } = await other.hold();
    await world.freeze(`${MONDAY}T09:25:00+07:00`);
    await closeTuesdays();
    expect(await failureName(other.confirm(id))).toBe('failedAtScheduledTime');
  });
});
