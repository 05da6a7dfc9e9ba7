import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { worldOfEachTest } from '#tests/support/appointments-world.ts';
import type { RefusedWork } from '../../http/write.ts';
import { driverOf, failureOf, requestedItem, type HoldRequest } from './appointments.fixtures.ts';
import { LANES, MIDDLE, NORTH, SOUTH } from './planted-catalogue.fixtures.ts';
import { findViolations } from '../../db/oracles.ts';

const world = await worldOfEachTest();

const company = () => world.owner({ kind: 'company', id: randomUUID() });
const group = (requests: readonly HoldRequest[]) => {
  const groupId = randomUUID();
  return requests.map((request, n) => ({
    item: requestedItem({ ...request, item: { customer_data: driverOf(`${n + 1}กก ${n + 1}`) } }),
    carId: randomUUID(),
    groupId,
  }));
};
const stored = async () => {
  const { rows } = await world.db.execute<{ id: string; location_id: number; time: string; plate_key: string }>(
    sql`select id, location_id, plate_key, to_char(starts_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD HH24:MI') as time from appointment`,
  );
  return new Map(rows.map(({ id, ...row }) => [id, row]));
};
const places = [MIDDLE, NORTH, SOUTH].flatMap((branch) =>
  ['2027-03-05', '2027-03-02', '2027-03-04'].map((date) => ({ branch, date })),
);
const times = ['14:00', '09:00', '10:30', '08:00', '16:00'];

describe('a group of cars', () => {
  it('40 cars over several branches and days are held by one call, answered in its order', async () => {
    const requests = Array.from({ length: 40 }, (_, n) => ({ ...places[n % 9], time: times[n % 5] ?? '' }));
    const items = group(requests);
    const held = await company().holdAll(...items);
    const rows = await stored();
    expect(held.map(({ id }) => rows.get(id))).toEqual(
      requests.map(({ branch, date, time }, n) => ({
        location_id: branch,
        time: `${date} ${time}`,
        plate_key: `${n + 1}กก${n + 1}`,
      })),
    );
    const { rows: groups } = await world.db.execute(sql`select count(distinct group_id)::int as n from appointment`);
    expect(groups).toEqual([{ n: 1 }]);
  });

  it('where one slot is full nothing is held, and the server learns which one to look for', async () => {
    for (let i = 0; i < LANES; i += 1) await world.guest().hold({ branch: NORTH, date: '2027-03-04', time: '10:30' });
    const before = await stored();
    const requests = places.map((place) => ({ ...place, time: '10:30' }));
    const refused = (await failureOf(company().holdAll(...group(requests)))) as RefusedWork;
    expect(refused.failure).toBe('slotTaken');
    expect(refused.lost).toMatchObject({ location_id: NORTH, day: '2027-03-04', cell: 42, cells: 2, lead_days: 0 });
    expect(await stored()).toEqual(before);
  });

  it('its cars in the same slot are counted together', async () => {
    const same = (count: number) => group(Array.from({ length: count }, () => ({})));
    expect((await failureOf(company().holdAll(...same(LANES + 1)))).failure).toBe('slotTaken');
    expect(await stored()).toHaveProperty('size', 0);
    expect(await company().holdAll(...same(LANES))).toHaveLength(LANES);
    expect((await failureOf(company().holdAll(...same(1)))).failure).toBe('slotTaken');
  });

  it('is confirmed and found as a whole', async () => {
    const owner = company();
    const ids = (await owner.holdAll(...group(places.map((place) => ({ ...place, time: '09:00' }))))).map(
      ({ id }) => id,
    );
    const { booking_list: bookings } = await owner.confirm(...ids);
    expect(bookings.map(({ appointment_id: id, status }) => [id, status])).toEqual(ids.map((id) => [id, 2]));
  });

  it('200 groups in opposite orders at once: each is held whole or not at all, and none deadlocks', async () => {
    const corner = places.filter(({ branch }) => branch !== SOUTH);
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, (_, n) => {
        const requests = corner.map((place) => ({ ...place, time: times[n % 5] ?? '' }));
        return company().holdAll(...group(n % 2 === 0 ? requests : requests.toReversed()));
      }),
    );
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    expect(refused).toEqual(Array(200 - LANES * times.length).fill(expect.objectContaining({ failure: 'slotTaken' })));
    const { rows } = await world.db.execute(
      sql`select count(*)::int as cars from appointment where state = 'held' group by group_id`,
    );
    expect(rows).toEqual(Array.from({ length: LANES * times.length }, () => ({ cars: corner.length })));
    expect(await findViolations(world.db)).toEqual([]);
  });
});
