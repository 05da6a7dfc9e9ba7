import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors.ts';
import { isBookingCode } from '#domain/fields/booking-code.ts';
import { worldOfEachTest } from '#tests/support/appointments-world.ts';
import { MONDAY, type HoldRequest } from './appointments.fixtures.ts';
import { fleetItem, fleetOf, type Fleet } from './fleet.fixtures.ts';
import { LANES, MIDDLE } from './planted-catalogue.fixtures.ts';

const world = await worldOfEachTest();
const later = `${MONDAY}T09:25:00+07:00`;

const fill = async (count: number, request: HoldRequest = {}) => {
  for (let i = 0; i < count; i += 1) await world.guest().hold(request);
};
const stored = async () => {
  const { rows } = await world.db.execute(sql`select to_jsonb(a) as row from appointment a order by a.id`);
  return rows;
};
const holdAll = async (fleet: Fleet, wishes: readonly HoldRequest[]) => {
  const { item_list: items } = await fleet.setupGroup(wishes.map((wish, n) => fleetItem(fleet.car(n + 1), wish)));
  return items.map((one) => ('id' in one ? one.id : ''));
};
const held = async (wishes: readonly HoldRequest[]) => {
  const fleet = await fleetOf(world, wishes.length);
  return { fleet, ids: await holdAll(fleet, wishes) };
};
const codesOf = async (answer: ReturnType<Fleet['confirmGroup']>) =>
  (await answer).item_list.map(({ error_code }) => error_code);

describe('confirming a group of cars', () => {
  it('gives each its own booking code, once, in the order of the ids, and gives it again when asked again', async () => {
    const { fleet, ids } = await held([{}, { time: '11:00' }, { time: '12:00' }]);
    const [first = '', second = '', third = ''] = ids;
    const answer = await fleet.confirmGroup([third, first, third, second]);
    expect(answer.item_list.map(({ appointment_id: id }) => id)).toEqual([third, first, second]);
    const codes = answer.item_list.map((one) => ('code' in one ? one.code : ''));
    expect(new Set(codes.filter(isBookingCode))).toHaveLength(3);
    expect(answer.item_list).toMatchObject(
      codes.map((code) => ({ error_code: 0, code, booking: { code, status: 2, is_guest: false } })),
    );
    const before = await stored();
    expect((await fleet.confirmGroup([third, first, second])).item_list).toEqual(answer.item_list);
    expect(await stored()).toEqual(before);
  });

  it('holds that have just run out are confirmed together where their slots are still free', async () => {
    const { fleet, ids } = await held([{}, {}, { time: '11:00' }]);
    await world.freeze(later);
    // A hold of somebody else ends what has run out on its day.
    await world.guest().hold({ time: '15:00' });
    expect(await codesOf(fleet.confirmGroup(ids))).toEqual([0, 0, 0]);
  });
});

describe('a group in which not every booking can be confirmed', () => {
  const oneLost = async () => {
    const { fleet, ids } = await held([{ time: '11:00' }, {}, { time: '12:00' }]);
    await fleet.confirmGroup(ids.slice(2));
    await world.freeze(later);
    await fill(LANES);
    return { fleet, ids };
  };

  it('all or nothing: none is, and the one whose slot was lost names other slots', async () => {
    const { fleet, ids } = await oneLost();
    const before = await stored();
    const { item_list: items } = await fleet.confirmGroup(ids);
    expect(items.map(({ error_code }) => error_code)).toEqual([
      ERROR.groupNotKept,
      ERROR.failedAtScheduledTime,
      // It had been confirmed before, and is still.
      0,
    ]);
    expect(items[1]).toMatchObject({
      alternatives: [{ why: 'same_branch', location_id: MIDDLE, time: '09:30' }, {}, {}],
    });
    expect(await stored()).toEqual(before);
  });

  it('none of the other slots is one that another of them would take again', async () => {
    const { fleet, ids } = await held([{ time: '09:30' }, {}]);
    await world.freeze(later);
    await fill(LANES);
    await fill(LANES - 1, { time: '09:30' });
    const { item_list: items } = await fleet.confirmGroup(ids);
    expect(items).toMatchObject([{ error_code: ERROR.groupNotKept }, { alternatives: [{ time: '10:30' }, {}, {}] }]);
  });

  it('those that can be are, if that is asked for', async () => {
    const { fleet, ids } = await oneLost();
    expect(await codesOf(fleet.confirmGroup(ids, true))).toEqual([0, ERROR.failedAtScheduledTime, 0]);
    const { booking_list: bookings } = await fleet.details(...ids);
    expect(bookings.map(({ status }) => status)).toEqual([2, 4, 2]);
  });

  it('a hold whose lane an earlier one of the list has taken is lost, and the first keeps it', async () => {
    const { fleet, ids } = await held([{}, {}]);
    await world.freeze(later);
    await fill(LANES - 1);
    expect(await codesOf(fleet.confirmGroup(ids))).toEqual([ERROR.groupNotKept, ERROR.failedAtScheduledTime]);
    expect(await codesOf(fleet.confirmGroup(ids.toReversed(), true))).toEqual([0, ERROR.failedAtScheduledTime]);
  });

  it('two bookings of one car are not both confirmed, and the other one is named', async () => {
    const { fleet, ids } = await held([{}]);
    const [lapsed = ''] = ids;
    await world.freeze(later);
    const [live = ''] = await holdAll(fleet, [{ time: '11:00' }]);
    const before = await stored();
    const { item_list: items } = await fleet.confirmGroup([live, lapsed]);
    expect(items).toMatchObject([
      { error_code: ERROR.groupNotKept },
      { error_code: ERROR.carAlreadyBooked, active_appointment_id: live },
    ]);
    expect(await stored()).toEqual(before);
    await world.freeze(`${MONDAY}T09:45:00+07:00`);
    expect(await codesOf(fleet.confirmGroup([lapsed, live], true))).toEqual([0, ERROR.carAlreadyBooked]);
  });

  it('what was released or cancelled is not confirmed', async () => {
    const { fleet, ids } = await held([{}, { time: '11:00', date: '2027-03-04' }, { time: '12:00' }]);
    const [released = '', cancelled = '', live = ''] = ids;
    await fleet.release(released);
    await fleet.confirmGroup([cancelled]);
    await fleet.release(cancelled);
    const wanted = [ERROR.holdExpired, ERROR.bookingCancelled];
    expect(await codesOf(fleet.confirmGroup([released, cancelled, live]))).toEqual([...wanted, ERROR.groupNotKept]);
    expect(await codesOf(fleet.confirmGroup([released, cancelled, live], true))).toEqual([...wanted, 0]);
  });

  it('a catalogue that changes meanwhile judges the holds that ran out', async () => {
    const { fleet, ids } = await held([{}, { date: '2027-03-04' }]);
    await world.freeze(later);
    await world.db.execute(sql`insert into closure values (${MIDDLE}, '2027-03-04', '2027-03-04', 'ปิด', 'closed')`);
    expect(await codesOf(fleet.confirmGroup(ids, true))).toEqual([0, ERROR.failedAtScheduledTime]);
  });
});
