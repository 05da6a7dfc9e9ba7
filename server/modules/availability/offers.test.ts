import { sql } from 'drizzle-orm';
import { earlierFirst } from '#domain/thai-calendar.ts';
import { describe, expect, it } from 'vitest';
import { worldOfEachTest } from '#tests/support/appointments-world.ts';
import {
  failureName,
  failureOf,
  MONDAY,
  TUESDAY,
  askFor,
  type HoldRequest,
} from '../appointments/appointments.fixtures.ts';
import { HOUR, LANES, LONG_LEAD, MIDDLE, NORTH, QUICK, SOUTH } from '../appointments/planted-catalogue.fixtures.ts';

const world = await worldOfEachTest();

const book = async (request: HoldRequest, count = LANES) => {
  for (let i = 0; i < count; i += 1) {
    const guest = world.guest();
    await guest.confirm((await guest.hold(request)).id);
  }
};
const dayOf = async (date: string, request: HoldRequest = {}) => {
  const listed = await world.guest().list(request);
  const open = listed.datetime_list.find((day) => day.date === date);
  return {
    times: open?.times.map(({ time }) => time) ?? [],
    closed: Object.fromEntries(open?.closed_times?.map(({ time, reason }) => [time, reason]) ?? []),
    reason: listed.closed_list?.find((day) => day.date === date)?.reason,
  };
};

describe('listing days and times', () => {
  it("offers today and the next 60 days, Sundays closed, today's past times gone", async () => {
    const listed = await world.guest().list();
    const dates = [...listed.datetime_list, ...(listed.closed_list ?? [])].map(({ date }) => date).toSorted();
    expect([dates[0], dates.at(-1), dates.length]).toEqual([MONDAY, '2027-04-30', 61]);
    expect(await dayOf('2027-03-07')).toMatchObject({ reason: { code: 'weekday' } });
    const today = await dayOf(MONDAY);
    expect(today.times[0]).toBe('09:30');
    expect(today.closed['09:00']).toEqual({ code: 'past' });
    expect(listed.datetime_list[0]?.times[0]).toEqual({ time: '09:30', date_time: `${MONDAY}T09:30:00+07:00` });
  });

  it('a longer booking ends by closing time, and lead time delays the first day', async () => {
    const day = await dayOf('2027-03-03', { services: [LONG_LEAD, QUICK] });
    expect(day.times.at(-1)).toBe('16:00');
    expect(day.closed['16:30']).toEqual({ code: 'too_long', closes: '18:00' });
    expect((await dayOf(TUESDAY, { services: [LONG_LEAD] })).reason).toEqual({
      code: 'lead_time',
      days: 2,
      from: '2027-03-03',
    });
  });

  it('a full time, a held one and a closure each say why', async () => {
    await book({ time: '11:00' });
    await book({ time: '13:00' }, LANES - 1);
    await world.guest().hold({ time: '13:00' });
    await world.db.execute(sql`insert into closure values (${MIDDLE}, '2027-03-04', '2027-03-05', 'ปิด', 'Closed')`);
    const day = await dayOf(TUESDAY, { services: [HOUR] });
    expect(day.closed['10:30']).toEqual({ code: 'full' });
    expect(day.closed['12:30']).toEqual({ code: 'held', until: new Date(`${MONDAY}T09:25:00+07:00`).toISOString() });
    expect((await dayOf('2027-03-04')).reason).toEqual({ code: 'closure', until: '2027-03-05' });
  });

  it("RB-17 a guest's own hold does not block the slot, and somebody else's id changes nothing", async () => {
    const guest = world.guest();
    const { id } = await guest.hold({ time: '13:00' });
    await book({ time: '13:00' }, LANES - 1);
    const timesFor = async (asking: typeof guest) =>
      (await asking.list({ id })).datetime_list.find(({ date }) => date === TUESDAY)?.times.map(({ time }) => time);
    expect(await timesFor(guest)).toContain('13:00');
    expect(await timesFor(world.guest())).not.toContain('13:00');
  });

  it('a branch that does not exist is named', async () => {
    expect(await failureName(world.guest().list({ branch: 999 }))).toBe('branchNotFound');
  });

  it("an expired hold's slot is free again before any sweep", async () => {
    for (let i = 0; i < LANES; i += 1) await world.guest().hold({ time: '13:00' });
    expect((await dayOf(TUESDAY)).times).not.toContain('13:00');
    await world.freeze(`${MONDAY}T09:25:00+07:00`);
    expect((await dayOf(TUESDAY)).times).toContain('13:00');
  });
});

describe('alternatives', () => {
  const ask = (date_time: string, location_id = MIDDLE) =>
    world.guest().alternatives({ location_id, date_time, ...askFor([QUICK]) });

  it('are the nearest of each kind', async () => {
    await book({ time: '13:00' });
    await book({ time: '12:30' });
    await book({ time: '13:00', branch: NORTH });
    await book({ date: '2027-03-03', time: '13:00' });
    const { alternatives } = await ask(`${TUESDAY}T13:00:00+07:00`);
    expect(alternatives.map(({ why, location_id: id, date, time }) => [why, id, date, time])).toEqual([
      ['same_branch', MIDDLE, TUESDAY, '13:30'],
      ['same_time', SOUTH, TUESDAY, '13:00'],
      ['next_day', MIDDLE, '2027-03-03', '12:30'],
    ]);
  });

  it('skip closed days, and never name the lost slot or the same slot twice', async () => {
    await world.db.execute(sql`insert into closure values (${MIDDLE}, '2027-03-06', '2027-03-06', 'ปิด', 'Closed')`);
    const { alternatives } = await ask('2027-03-06T10:00:00+07:00');
    expect(alternatives.map(({ why, date, time }) => [why, date, time])).toEqual([
      ['same_branch', '2027-03-05', '10:00'],
      ['same_time', '2027-03-06', '10:00'],
      ['next_day', '2027-03-08', '10:00'],
    ]);
  });

  it('a time that is no slot and a branch that does not exist are named', async () => {
    const failure = await failureOf(ask(`${TUESDAY}T13:05:00+07:00`));
    expect(failure.details).toEqual({ fields: [{ field: 'date_time', problem: 'malformed' }] });
    expect(await failureName(ask(`${TUESDAY}T13:00:00+07:00`, 999))).toBe('branchNotFound');
  });
});

describe('the soonest slot of each branch', () => {
  it('comes soonest first without a starting point', async () => {
    await book({ date: MONDAY, time: '09:30' });
    const { soonest_list: soonest } = await world.guest().soonest(askFor([QUICK]));
    expect(soonest.map(({ location_id: id, time }) => [id, time])).toEqual([
      [NORTH, '09:30'],
      [SOUTH, '09:30'],
      [MIDDLE, '10:00'],
    ]);
    expect(soonest.every((slot) => slot.distance_km === undefined && slot.days === undefined)).toBe(true);
  });

  it('is ranked by wait and distance from a branch: a day weighs as much as 25 km', async () => {
    const close = (branch: number, until: string) =>
      world.db.execute(sql`insert into closure values (${branch}, ${MONDAY}, ${until}, 'ปิด', 'Closed')
        on conflict (location_id, from_day) do update set to_day = excluded.to_day`);
    const order = async () =>
      (await world.guest().soonest({ ...askFor([QUICK]), location_id: MIDDLE })).soonest_list.map(
        ({ location_id: id, distance_km: km }) => [id, km],
      );
    expect(await order()).toEqual([
      [MIDDLE, 0],
      [NORTH, 33.4],
      [SOUTH, 189],
    ]);
    await close(MIDDLE, MONDAY);
    expect((await order())[0]).toEqual([MIDDLE, 0]);
    await close(MIDDLE, '2027-03-03');
    expect((await order())[0]).toEqual([NORTH, 33.4]);
    await close(NORTH, '2027-03-10');
    expect((await order()).map(([id]) => id)).toEqual([MIDDLE, SOUTH, NORTH]);
  });

  it('a position is preferred to a branch, and a branch that does not exist is named', async () => {
    const south = { latitude: 12.1, longitude: 100.5 };
    const { soonest_list: soonest } = await world.guest().soonest({ ...askFor([QUICK]), ...south, location_id: NORTH });
    expect(soonest[0]).toMatchObject({ location_id: SOUTH, distance_km: 11.1 });
    const lost = world.guest().soonest({ ...askFor([QUICK]), location_id: 999 });
    expect(await failureName(lost)).toBe('branchNotFound');
  });

  it("counts on each day what the branch's own listing counts, with the reason where nothing is free", async () => {
    await book({ time: '11:00' });
    await book({ branch: NORTH, date: '2027-03-03', time: '10:00' });
    await book({ branch: SOUTH, time: '13:00' }, LANES - 1);
    await world.guest().hold({ branch: SOUTH, time: '13:00' });
    await world.db.execute(sql`insert into closure values (${MIDDLE}, '2027-03-05', '2027-03-09', 'ปิด', 'Closed')`);
    const guest = world.guest();
    const { id } = await guest.hold({ time: '15:00' });
    await book({ time: '15:00' }, LANES - 1);
    for (const services of [[QUICK], [HOUR], [LONG_LEAD]]) {
      const { soonest_list: soonest } = await guest.soonest({ ...askFor(services), days: 14, appointment_id: id });
      expect(new Set(soonest.map((slot) => slot.location_id))).toEqual(new Set([MIDDLE, NORTH, SOUTH]));
      for (const { location_id: branch, days = [] } of soonest) {
        const listed = await guest.list({ branch, services, id });
        const all = [
          ...listed.datetime_list.map(({ date, times }) => ({ date, free: times.length })),
          ...(listed.closed_list ?? []).map(({ date, reason }) => ({ date, free: 0, reason })),
        ].toSorted((a, b) => earlierFirst(a.date, b.date));
        expect(days).toHaveLength(14);
        expect(days).toEqual(all.filter(({ date }) => date >= (days[0]?.date ?? '')).slice(0, 14));
      }
    }
  });

  it('the days begin with the first that the lead time allows, also for a branch whose first free slot is beyond them', async () => {
    await world.db.execute(sql`insert into closure values (${MIDDLE}, '2027-03-01', '2027-04-20', 'ปิด', 'Closed')`);
    const { soonest_list: soonest } = await world.guest().soonest({ ...askFor([LONG_LEAD]), days: 2 });
    expect(soonest.at(-1)).toMatchObject({
      location_id: MIDDLE,
      date: '2027-04-21',
      days: [
        { date: '2027-03-03', free: 0, reason: { code: 'closure', until: '2027-04-20' } },
        { date: '2027-03-04', free: 0, reason: { code: 'closure', until: '2027-04-20' } },
      ],
    });
  });

  it('with equal times comes nearest first', async () => {
    const near = { latitude: 12.1, longitude: 100.5 };
    const { soonest_list: soonest } = await world.guest().soonest({ ...askFor([QUICK]), ...near });
    expect(soonest.map(({ location_id: id, date, time }) => [id, date, time])).toEqual([
      [SOUTH, MONDAY, '09:30'],
      [MIDDLE, MONDAY, '09:30'],
      [NORTH, MONDAY, '09:30'],
    ]);
    expect(soonest.map(({ distance_km: km }) => km)).toEqual([11.1, 177.9, 211.3]);
  });

  it('looks up to the end of the horizon, omits a branch without a slot, and keeps to the limit', async () => {
    await world.db.execute(sql`insert into closure values
      (${MIDDLE}, '2027-03-01', '2027-04-20', 'ปิด', 'Closed'), (${NORTH}, '2027-03-01', '2027-12-31', 'ปิด', 'Closed')`);
    const { soonest_list: soonest } = await world.guest().soonest(askFor([LONG_LEAD]));
    expect(soonest.map(({ location_id: id, date, time }) => [id, date, time])).toEqual([
      [SOUTH, '2027-03-03', '08:00'],
      [MIDDLE, '2027-04-21', '08:00'],
    ]);
    expect((await world.guest().soonest({ ...askFor([LONG_LEAD]), limit: 1 })).soonest_list).toHaveLength(1);
  });
});
