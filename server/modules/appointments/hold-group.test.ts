import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors.ts';
import { worldOfEachTest } from '#tests/support/appointments-world.ts';
import { failureOf, MONDAY, type HoldRequest } from './appointments.fixtures.ts';
import { codesOf, COLLECTED, fleetItem, fleetOf, idsOf, type Fleet } from './fleet.fixtures.ts';
import { LANES, MIDDLE, NORTH, QUICK, SOUTH } from './planted-catalogue.fixtures.ts';

const world = await worldOfEachTest();

const fill = async (count: number, request: HoldRequest = {}) => {
  for (let i = 0; i < count; i += 1) await world.guest().hold(request);
};
const stored = async () => {
  const { rows } = await world.db.execute(sql`
    select a.id, a.state, a.car_id, a.location_id, a.version, to_char(a.starts_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD HH24:MI') as time,
      (select count(*)::int from claim c where c.appointment_id = a.id) as claims
    from appointment a order by a.created_at, a.id`);
  return rows;
};
const slotsOf = (answer: Awaited<ReturnType<Fleet['setupGroup']>>) =>
  answer.item_list.map((one) =>
    'alternatives' in one
      ? (one.alternatives ?? []).map(({ location_id, date, time }) => `${location_id} ${date} ${time}`)
      : null,
  );

describe('holding a group of cars', () => {
  it('holds each car in the slot that was asked for it, answered in that order, and names it by its registered plate', async () => {
    const fleet = await fleetOf(world, 3);
    const places = [{ branch: SOUTH }, { branch: NORTH, date: '2027-03-04' }, { time: '08:30' }];
    const answer = await fleet.setupGroup(places.map((place, n) => fleetItem(fleet.car(n + 1), place)));
    expect(answer.item_list).toEqual(
      fleet.cars.map((car) => ({
        car_profile_id: car,
        error_code: 0,
        id: expect.any(String) as string,
        expires_at: '2027-03-01T02:25:00.000Z',
        extendable: true,
      })),
    );
    const ids = answer.item_list.map((one) => ('id' in one ? one.id : ''));
    expect(answer.id).toBe(ids[0]);
    const { booking_list: bookings } = await fleet.details(...ids);
    expect(
      bookings.map(({ branch, date_time, customer_data, is_guest }) => [
        branch.location_id,
        date_time,
        customer_data.register_number,
        customer_data.province,
        is_guest,
      ]),
    ).toEqual([
      [SOUTH, '2027-03-02T10:00:00+07:00', '1กก 1', 'เชียงใหม่', false],
      [NORTH, '2027-03-04T10:00:00+07:00', '2กก 2', 'เชียงใหม่', false],
      [MIDDLE, '2027-03-02T08:30:00+07:00', '3กก 3', 'เชียงใหม่', false],
    ]);
  });

  it('whether and where a car is collected, and the note, stay with the booking', async () => {
    const fleet = await fleetOf(world, 2);
    const collected = { by_mr_fit: true, address_take_car: COLLECTED, note: 'กุญแจอยู่ที่ป้อมยาม' };
    const ids = await idsOf(
      fleet.setupGroup([
        fleetItem(fleet.car(1), {}, collected),
        // An address of a car that is brought is of no use to anybody.
        fleetItem(fleet.car(2), {}, { address_take_car: COLLECTED }),
      ]),
    );
    await fleet.confirmGroup(ids);
    const { booking_list: bookings } = await fleet.details(...ids);
    expect(bookings).toMatchObject([collected, { by_mr_fit: false, address_take_car: null, note: '' }]);
    const retail = await fleet.hold({ time: '15:00' });
    expect((await fleet.details(retail.id)).booking_list[0]).not.toHaveProperty('by_mr_fit');
  });

  it('of two cars that want the last place the first in the list gets it', async () => {
    const fleet = await fleetOf(world, 3);
    await fill(LANES - 1);
    const wishes = [{ time: '11:00' }, {}, {}];
    const items = wishes.map((wish, n) => fleetItem(fleet.car(n + 1), wish));
    expect(await codesOf(fleet.setupGroup(items, true))).toEqual([0, 0, ERROR.slotTaken]);
  });
});

describe('a group in which not every car can be held', () => {
  const crowded = async () => {
    const fleet = await fleetOf(world, 4);
    await fill(LANES);
    return {
      fleet,
      items: [{ time: '11:00' }, {}, { time: '12:00' }, {}].map((wish, n) => fleetItem(fleet.car(n + 1), wish)),
    };
  };

  it('all or nothing: nothing is held, and each car is told what became of it', async () => {
    const { fleet, items } = await crowded();
    const before = await stored();
    const answer = await fleet.setupGroup(items);
    expect(answer.id).toBe(null);
    expect(answer.item_list.map(({ error_code }) => error_code)).toEqual([
      ERROR.groupNotKept,
      ERROR.slotTaken,
      ERROR.groupNotKept,
      ERROR.slotTaken,
    ]);
    expect(answer.item_list[0]).toMatchObject({ error_msg: expect.stringContaining('another car') as string });
    expect(await stored()).toEqual(before);
  });

  it('what fits is kept if that is asked for', async () => {
    const { fleet, items } = await crowded();
    const answer = await fleet.setupGroup(items, true);
    expect(answer.item_list.map(({ error_code }) => error_code)).toEqual([0, ERROR.slotTaken, 0, ERROR.slotTaken]);
    expect((await stored()).filter(({ car_id }) => car_id !== null).map(({ car_id }) => car_id)).toEqual(
      expect.arrayContaining([fleet.car(1), fleet.car(3)]),
    );
  });

  it.each([false, true])(
    'other slots are none of another car’s, nor offered to two cars (partial: %s)',
    async (partial) => {
      const { fleet, items } = await crowded();
      // One place is left at the nearest other times, and one of them is wanted by another car.
      await fill(LANES - 1, { time: '09:30' });
      await fill(LANES - 1, { time: '10:30' });
      const wanted = fleetItem(fleet.car(1), { time: '09:30' });
      const answer = await fleet.setupGroup([wanted, ...items.slice(1)], partial);
      const slots = slotsOf(answer);
      const offered = slots.flatMap((one) => one ?? []);
      expect([slots[1]?.length, slots[3]?.length]).toEqual([3, 3]);
      expect(slots[1]?.[0]).toBe(`${MIDDLE} 2027-03-02 10:30`);
      expect(offered).not.toContain(`${MIDDLE} 2027-03-02 09:30`);
      expect(offered.filter((slot) => slot === `${MIDDLE} 2027-03-02 10:30`)).toHaveLength(1);
    },
  );

  it('a group in which no car can be held is not kept, whatever was asked for', async () => {
    const { fleet, items } = await crowded();
    const before = await stored();
    const answer = await fleet.setupGroup([items[1]!, items[3]!], true);
    expect([answer.id, ...answer.item_list.map(({ error_code }) => error_code)]).toEqual([
      null,
      ERROR.slotTaken,
      ERROR.slotTaken,
    ]);
    expect(await stored()).toEqual(before);
  });

  it('a car with a live booking is refused, and the booking is named', async () => {
    const fleet = await fleetOf(world, 3);
    const [held = '', confirmed = ''] = await idsOf(
      fleet.setupGroup([fleetItem(fleet.car(1)), fleetItem(fleet.car(2))]),
    );
    await fleet.confirmGroup([confirmed]);
    const items = fleet.cars.map((car) => fleetItem(car, { time: '14:00' }));
    const answer = await fleet.setupGroup(items, true);
    expect(answer.item_list).toMatchObject([
      { error_code: ERROR.carAlreadyBooked, active_appointment_id: held },
      { error_code: ERROR.carAlreadyBooked, active_appointment_id: confirmed },
      { error_code: 0 },
    ]);
    await world.freeze(`${MONDAY}T09:25:00+07:00`);
    expect(await codesOf(fleet.setupGroup([fleetItem(fleet.car(1), { time: '14:30' })]))).toEqual([0]);
  });

  it('another company’s car and hold are answered like ones that do not exist, and stay as they are', async () => {
    const [fleet, other] = [await fleetOf(world, 2), await fleetOf(world, 1)];
    const [theirs = ''] = await idsOf(other.setupGroup([fleetItem(other.car(1))]));
    const before = await stored();
    const ask = async (car: string, id: string) => {
      const items = [
        fleetItem(car, { time: '11:00' }),
        fleetItem(fleet.car(1), { time: '11:00', id }),
        fleetItem(fleet.car(2), { time: '11:00' }),
      ];
      return (await fleet.setupGroup(items)).item_list.map(({ car_profile_id: _car, ...result }) => result);
    };
    const real = await ask(other.car(1), theirs);
    expect(real.map(({ error_code }) => error_code)).toEqual([
      ERROR.carNotFound,
      ERROR.bookingNotFound,
      ERROR.groupNotKept,
    ]);
    expect(real).toEqual(await ask(randomUUID(), randomUUID()));
    expect(await stored()).toEqual(before);
  });

  it('a branch or a service that is not there, and other hours, are refused to their car alone', async () => {
    const fleet = await fleetOf(world, 4);
    const items = [
      fleetItem(fleet.car(1), { branch: 99 }),
      fleetItem(fleet.car(2), { services: [77] }),
      fleetItem(fleet.car(3), { services: [QUICK] }, { hours: 2 }),
      fleetItem(fleet.car(4)),
    ];
    expect(await codesOf(fleet.setupGroup(items, true))).toEqual([
      ERROR.branchNotFound,
      ERROR.serviceNotFound,
      ERROR.servicesMismatch,
      0,
    ]);
    const failure = await failureOf(
      fleet.setupGroup([items[3]!, fleetItem(fleet.car(1), {}, { datetime: '2027-03-02T10:07:00+07:00' })]),
    );
    expect(failure.details.fields).toEqual([{ field: 'item.1.datetime', problem: 'malformed' }]);
  });

  it('of a company that may hold 500 at once, the cars beyond that are refused, in the order of the list', async () => {
    const fleet = await fleetOf(world, 3);
    await world.db.execute(sql`
      insert into appointment (id, owner_kind, owner_id, location_id, starts_at, day, cells, lead_days, service_ids, other_service, note, customer, plate_key,
        is_guest, aff, state, expires_at, created_at)
      select gen_random_uuid(), 'company', ${fleet.id}::uuid, 1, '2027-03-05T08:00+07', '2027-03-05', 2, 0, '{11}', '', '', '{}', '', false, '', 'held',
        '2027-03-01T09:20+07', app_now()
      from generate_series(1, 498)`);
    const items = fleet.cars.map((car) => fleetItem(car, { date: '2027-03-08' }));
    expect(
      await codesOf(
        fleet.setupGroup(
          items.map((item, n) => ({ ...item, datetime: `2027-03-08T1${n}:00:00+07:00` })),
          true,
        ),
      ),
    ).toEqual([0, 0, ERROR.tooManyHolds]);
    await world.db.execute(sql`delete from appointment where customer = '{}'`);
  });
});
