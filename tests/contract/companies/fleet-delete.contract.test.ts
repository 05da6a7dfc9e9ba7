import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { MOST_DELETED } from '#contract/calls/fleet.shapes.ts';
import { NO_LIMITS } from '#tests/support/no-limits.ts';
import { jpeg } from '#tests/support/photos.ts';
import { encodeCall, startTestServer, type Answer } from '#tests/support/server.ts';
import { setUp } from '../booking/company.ts';
import { bookingItem, freeSlot, groupItem, idOf, write } from '../sample-booking.ts';
import { carIn, deletedIn, newKeeper, type Keeper } from './fleet-keeper.ts';

const server = await startTestServer({ env: NO_LIMITS });

const withCars = async (keeper: Keeper, count: number) => {
  const ids: string[] = [];
  for (let n = 1; n <= count; n += 1)
    ids.push(carIn(await keeper.add({ car_register_number: `${n}กก ${n}` })).car_profile_id);
  return ids;
};
const codesOf = (answer: Answer) => deletedIn(answer).map(({ error_code: code }) => code);

describe('CAR-02 cars of a company are deleted', () => {
  it('one by its id or many in a list; one with a booking stays and says with which, and keeps no other', async () => {
    const keeper = await newKeeper(server);
    const [one = '', booked = '', two = '', stranger = randomUUID()] = await withCars(keeper, 3);
    const appointment_id = await keeper.hold(booked);
    const answer = await server.call(
      'deleteCompanyCars',
      { code: keeper.code, item: [booked, two, stranger] },
      { cookie: keeper.cookie, language: 'en' },
    );
    const [first, second, third] = deletedIn(answer);
    expect(first).toMatchObject({ car_profile_id: booked, error_code: ERROR.carHasBooking, appointment_id });
    expect(second).toEqual({ car_profile_id: two, error_code: 0 });
    expect(third).toMatchObject({ car_profile_id: stranger, error_code: ERROR.carNotFound });
    expect([first, third].map((item) => item && 'error_msg' in item && item.error_msg.length > 10)).toEqual([
      true,
      true,
    ]);
    expect(codesOf(await keeper.remove([one]))).toEqual([0]);
    expect((await keeper.list()).map(({ car_profile_id: id }) => id)).toEqual([booked]);
  });

  it('the driver goes with the car', async () => {
    const keeper = await newKeeper(server);
    const driver = { driver_name: 'สมปอง ใจเย็น', driver_tel: '0898765432' };
    const ids = [
      carIn(await keeper.add({ car_register_number: '1กก 1', ...driver })).car_profile_id,
      carIn(await keeper.add({ car_register_number: '2กก 2', ...driver })).car_profile_id,
    ];
    await keeper.remove(ids);
    const { rows } = await server.db.execute(
      sql`select driver_name || driver_tel as driver from car where owner_id = ${keeper.account}::uuid`,
    );
    expect(rows).toEqual([{ driver: '' }, { driver: '' }]);
  });

  it('one whose visit has begun and is not over stays too; afterwards it goes, and its history stays', async () => {
    const keeper = await newKeeper(server);
    const [car = ''] = await withCars(keeper, 1);
    const id = await keeper.hold(car);
    await server.call('confirmGroup', { item: [id], aff: '', device: 'web' }, { cookie: keeper.cookie });
    const moveTo = (start: string) =>
      server.db.execute(
        sql`update app_clock set shift = (select starts_at from appointment where id = ${id}::uuid) - now() + ${start}::interval`,
      );
    try {
      await moveTo('10 minutes');
      expect(codesOf(await keeper.remove([car]))).toEqual([ERROR.carHasBooking]);
      expect((await keeper.table())[0]?.booking).toMatchObject({ appointment_id: id, state: 'confirmed' });
      await moveTo('10 hours');
      expect((await keeper.table())[0]).toMatchObject({ booking: null, last_visit: { branch: { location_id: 1001 } } });
      expect(codesOf(await keeper.remove([car]))).toEqual([0]);
      const history = await server.call('listServiceHistory', { code: keeper.code }, { cookie: keeper.cookie });
      expect(z.parse(calls.listServiceHistory.answer, history.results)).toMatchObject({
        total: 1,
        history_list: [{ appointment_id: id, car: null, customer_data: { register_number: '1กก 1' } }],
      });
      expect(await keeper.table()).toEqual([]);
    } finally {
      await server.db.execute(sql`update app_clock set shift = '0'`);
    }
  });

  it('two deletes at once: each car is deleted by one of them', async () => {
    const keeper = await newKeeper(server);
    const ids = await withCars(keeper, 4);
    const [one, other] = await Promise.all([keeper.remove(ids), keeper.remove(ids.toReversed())]);
    const codes = [codesOf(one), codesOf(other).toReversed()];
    for (const n of ids.keys())
      expect(new Set([codes[0]?.[n], codes[1]?.[n]])).toEqual(new Set([ERROR.ok, ERROR.carNotFound]));
    expect(await keeper.list()).toEqual([]);
  });

  it('a hold that ran out is not confirmed once its car is deleted, by either call, and not for the same plate under a new id', async () => {
    const keeper = await newKeeper(server);
    const [car = '', other = ''] = await withCars(keeper, 2);
    const holds = [await keeper.hold(car), await keeper.hold(other)];
    for (const id of holds)
      await server.db.execute(
        sql`update appointment set expires_at = app_now() - interval '1 second' where id = ${id}::uuid`,
      );
    expect(codesOf(await keeper.remove([car, other]))).toEqual([0, 0]);
    const [first = '', second = ''] = holds;
    const alone = await server.call('confirm', { item: [first], ...write() }, { cookie: keeper.cookie });
    expect(alone.code).toBe(ERROR.carNotFound);
    const group = await server.call('confirmGroup', { item: [second], ...write() }, { cookie: keeper.cookie });
    expect(group.text).toContain(String(ERROR.carNotFound));
    const { rows } = await server.db.execute(
      sql`select state from appointment where id = any(${sql.param(holds)}::uuid[]) and state = 'confirmed'`,
    );
    expect(rows).toEqual([]);
  });

  it('CB-06 a car that is booked by its plate alone is booked: not twice, not again with the fleet, and it stays booked under a new plate', async () => {
    const keeper = await newKeeper(server);
    const [car = ''] = await withCars(keeper, 1);
    const { car_register_number: plate = '' } = (await keeper.table())[0] ?? {};
    const byPlate = async (skip: number) => {
      const usual = bookingItem(await freeSlot(server, skip));
      const item = { ...usual, customer_data: { ...usual.customer_data, register_number: plate } };
      return server.call('setupTemporary', { item, ...write() }, { cookie: keeper.cookie });
    };
    const held = await byPlate(12);
    expect(held.code).toBe(ERROR.ok);
    expect((await byPlate(14)).code).toBe(ERROR.carAlreadyBooked);
    const item = [groupItem(await freeSlot(server, 16), car)];
    expect((await server.call('setupGroup', { item, ...write() }, { cookie: keeper.cookie })).text).toContain(
      String(ERROR.carAlreadyBooked),
    );
    expect((await keeper.edit(car, { car_register_number: '9กก 9191' })).code).toBe(ERROR.ok);
    expect((await keeper.table())[0]?.booking?.appointment_id).toBe(idOf(held));
    expect(codesOf(await keeper.remove([car]))).toEqual([ERROR.carHasBooking]);
  });

  it('CB-06 a car that is held and deleted at once is either, and never both', async () => {
    const keeper = await newKeeper(server);
    const ids = await withCars(keeper, 6);
    for (const [n, car] of ids.entries()) {
      const item = [groupItem(await freeSlot(server, n), car)];
      const [held, deleted] = await Promise.all([
        server.call('setupGroup', { item, ...write() }, { cookie: keeper.cookie }),
        keeper.remove([car]),
      ]);
      const [hold, removal] = [setUp(held).item_list[0]?.error_code, codesOf(deleted)[0]];
      expect([
        [ERROR.ok, ERROR.carHasBooking],
        [ERROR.carNotFound, ERROR.ok],
      ]).toContainEqual([hold, removal]);
    }
  });

  it('a repeat with the same key answers the same; an id twice in a list is one car', async () => {
    const keeper = await newKeeper(server);
    const [car = ''] = await withCars(keeper, 1);
    const key = randomUUID();
    const [one, again] = [
      await keeper.remove([car, car.toUpperCase()], key),
      await keeper.remove([car, car.toUpperCase()], key),
    ];
    expect(codesOf(one)).toEqual([0]);
    expect(again.text).toBe(one.text);
  });

  it('500 at most in one call', async () => {
    const keeper = await newKeeper(server);
    const item = Array.from({ length: MOST_DELETED }, () => randomUUID());
    expect(codesOf(await keeper.remove(item))).toEqual(Array(MOST_DELETED).fill(ERROR.carNotFound));
    const more = JSON.stringify([...item, randomUUID()]);
    const { code, cookie } = keeper;
    const refused = await server.send(
      calls.deleteCompanyCars,
      { ...encodeCall('listFleet', { code }), item: more },
      { cookie },
    );
    expect(refused.code).toBe(ERROR.invalidInput);
  });

  it('CAR-03 the photo of a car is seen by its company alone, and goes with the car', async () => {
    const [keeper, other] = [await newKeeper(server), await newKeeper(server)];
    const { cookie, code } = keeper;
    const asked = await server.call(
      'askUpload',
      { code, file_name: 'car.jpg', file_type: 'image/jpeg', file_size: 1000 },
      { cookie },
    );
    const { photo_id, upload_url, image_url } = z.parse(calls.askUpload.answer, asked.results);
    const put = (as: string) =>
      fetch(`${server.url}${upload_url}`, {
        method: 'PUT',
        headers: { Cookie: as, 'Content-Type': 'image/jpeg' },
        body: new Uint8Array(jpeg()),
      }).then(async (answer) => ((await answer.json()) as { error_code: number }).error_code);
    expect([await put(other.cookie), await put(cookie)]).toEqual([ERROR.uploadOver, ERROR.ok]);
    const car = carIn(await keeper.add({ photo_id }));
    expect([car.car_image_url, (await keeper.table())[0]?.car_image_url]).toEqual([image_url, image_url]);
    const seen = async (as: string) => (await fetch(`${server.url}${image_url}`, { headers: { Cookie: as } })).status;
    expect([await seen(cookie), await seen(other.cookie)]).toEqual([200, 404]);
    expect(codesOf(await keeper.remove([car.car_profile_id]))).toEqual([0]);
    expect(await seen(cookie)).toBe(404);
  });
});
