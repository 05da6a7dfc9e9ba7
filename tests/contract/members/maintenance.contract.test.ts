import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { addMonths } from '#domain/membership/add-months.ts';
import { addDays, branchNow } from '#domain/thai-calendar.ts';
import { keepWordsWhole } from '#domain/whole-words.ts';
import { sampleCar } from '../sample-world.ts';
import { newDriver } from './driver.ts';
import { MANY, startMemberWorld } from './member-world.ts';

const { server, signIn } = await startMemberWorld();
const { date: today } = branchNow(new Date());
const at = (date: string) => `${date}T10:00:00+07:00`;

describe('HIST-02 recommended maintenance', () => {
  it('says of each car what is due, when and why, and what was read last, the most urgent first', async () => {
    const somchai = await newDriver(server);
    await somchai.visited(at(addDays(today, -100)), { services: [401, 501], odometer: 40_000 });
    await somchai.visited(at(addDays(today, -600)), { services: [401, 601], odometer: 20_000 });
    const { car_list: cars, ...pages } = await somchai.read('groupMaintenance', {});
    expect(pages).toEqual({ page: 1, page_count: 1, total: 1 });
    const [car] = cars;
    // 20,000 km in 500 days: 40 a day.
    expect(car).toMatchObject({
      car_register_number: '5กก 5555',
      odometer: 44_000,
      odometer_read: { date: addDays(today, -100), odometer: 40_000 },
    });
    const oil = car?.maintenance_list.find(({ advice_id: id }) => id === 'engine-oil');
    expect(oil).toEqual({
      advice_id: 'engine-oil',
      name: keepWordsWhole('น้ำมันเครื่องและไส้กรอง'),
      state: 'later',
      every_km: 10_000,
      every_months: 12,
      by: 'km',
      due_date: addDays(today, 150),
      due_odometer: 50_000,
      last: { date: addDays(today, -100), odometer: 40_000 },
      services: [{ id: 401, name: keepWordsWhole('เปลี่ยนน้ำมันเครื่องและไส้กรอง') }],
      booked: null,
    });
    const battery = car?.maintenance_list.find(({ advice_id: id }) => id === 'battery');
    expect(battery).toMatchObject({
      by: 'months',
      due_date: addMonths(addDays(today, -600), 24),
      services: [{ id: 601 }],
    });
    expect(car?.maintenance_list.filter(({ state }) => state === 'unknown').map(({ advice_id: id }) => id)).toEqual([
      'tyre-rotation',
      'gear-oil',
      'tyres',
    ]);
    const { maintenance_list: all } = await somchai.read('listMaintenance', { page: 1 });
    expect(all.map(({ car: _car, ...one }) => one)).toEqual(car?.maintenance_list);

    const { results } = await somchai.ask('listMyCars', {});
    const [first] = z.parse(calls.listMyCars.answer, results).car_profile_list;
    const id = first?.car_profile_id ?? 'none';
    expect((await somchai.ask('noteOdometer', { car_profile_id: id, odometer: 50_000 })).code).toBe(ERROR.ok);
    const { maintenance_list: now } = await somchai.read('listMaintenance', {});
    expect(now[0]).toMatchObject({ advice_id: 'engine-oil', state: 'due', by: 'km', car: { odometer: 50_000 } });
  });

  it('is narrowed by a plate and by the day on which it is due, both ends included, and by no other member', async () => {
    const [somchai, malee] = [await newDriver(server), await newDriver(server)];
    await somchai.ask('addCar', { car: sampleCar });
    await somchai.visited(at(addDays(today, -360)));
    await somchai.visited(at(addDays(today, -200)), { plate: '8ขข8888', services: [801] });
    await somchai.visited(at(addDays(today, -30)), { plate: '8ขข8888', services: [401, 802] });
    const due = addMonths(addDays(today, -360), 12);
    const found = async (filter: object) =>
      (await somchai.read('listMaintenance', filter)).maintenance_list.map(
        ({ advice_id: id, car }) => `${car.car_register_number} ${id}`,
      );
    expect((await found({})).slice(0, 3)).toEqual(['5กก 5555 engine-oil', '8ขข 8888 engine-oil', '8ขข 8888 gear-oil']);
    expect(await found({ start_gte: due, start_lte: due })).toEqual(['5กก 5555 engine-oil']);
    expect(await found({ start_gte: addDays(due, 1) })).toEqual(['8ขข 8888 engine-oil', '8ขข 8888 gear-oil']);
    expect(await found({ start_lte: addDays(due, -1) })).toEqual([]);
    expect(await found({ register_number: '๘ขข', start_gte: due })).toEqual([
      '8ขข 8888 engine-oil',
      '8ขข 8888 gear-oil',
    ]);
    // What was done last is what is booked again.
    const { maintenance_list: ofOne } = await somchai.read('listMaintenance', { register_number: '8ขข' });
    const gearOil = ofOne.find(({ advice_id: id }) => id === 'gear-oil');
    expect(gearOil?.services.map(({ id }) => id)).toEqual([802]);
    const { car_list: cars } = await somchai.read('groupMaintenance', { start_gte: due, start_lte: due });
    expect(cars.map(({ car_register_number: plate }) => plate)).toEqual(['5กก 5555']);
    const { maintenance_list: hers } = await malee.read('listMaintenance', {});
    expect(hers.map(({ state }) => state)).toEqual(hers.map(() => 'unknown'));
  });

  it('comes in pages, the page in the address: ten lines, or five cars', async () => {
    const manee = await newDriver(server, await signIn(MANY));
    const first = await manee.read('listMaintenance', { page: 1 });
    expect([first.maintenance_list.length, first.total, first.page_count]).toEqual([10, 30, 3]);
    expect(first.maintenance_list[0]?.state).toBe('due');
    const second = await manee.read('listMaintenance', { page: 2 });
    expect(second.maintenance_list).not.toEqual(first.maintenance_list);
    expect((await manee.read('listMaintenance', { page: 4 })).maintenance_list).toEqual([]);
    const inForm = await server.send(
      { ...calls.listMaintenance, query: [] },
      { key_account: 'roddee-web', code: manee.code, page: '2' },
      { cookie: manee.cookie },
    );
    expect(z.parse(calls.listMaintenance.answer, inForm.results).page).toBe(1);
    const { car_list: cars, total } = await manee.read('groupMaintenance', {});
    expect([cars.length, total]).toEqual([5, 5]);
    const third = await manee.read('listMaintenance', { page: 3 });
    const lines = [first, second, third].flatMap(({ maintenance_list: list }) => list);
    const byUrgency = new Set(lines.map(({ car }) => car.car_profile_id));
    expect(cars.map(({ car_profile_id: id }) => id)).toEqual([...byUrgency]);
    const unread = cars.find(({ car_register_number: plate }) => plate === 'บท 6120');
    expect(unread).toMatchObject({ odometer: null, odometer_read: null });
    expect(unread?.maintenance_list.find(({ advice_id: id }) => id === 'gear-oil')).toMatchObject({
      by: 'months',
      services: [{ id: 802 }],
    });
    expect((await manee.read('groupMaintenance', { page: 2 })).car_list).toEqual([]);
  });

  it('what a booking to come will do is booked, with the booking, and no longer offered first; a cancelled one and one of another car is not', async () => {
    const somchai = await newDriver(server);
    await somchai.visited(at(addDays(today, -500)), { services: [103, 401] });
    await somchai.ask('addCar', { car: sampleCar });
    await somchai.visited(at(addDays(today, -500)), { plate: '8ขข8888', services: [103] });
    const id = await somchai.book('5กก5555');
    await server.db.execute(sql`update appointment set service_ids = '{103}' where id = ${id}::uuid`);
    const listed = async () => {
      const { car_list: cars } = await somchai.read('groupMaintenance', {});
      return cars.flatMap(({ car_register_number: plate, maintenance_list: lines }) =>
        lines.flatMap(({ advice_id: advice, booked }) => (booked === null ? [] : [{ plate, advice, booked }])),
      );
    };
    const [one, ...others] = await listed();
    expect([one?.plate, one?.booked.appointment_id, others]).toEqual(['5กก 5555', id, []]);
    expect((one?.booked.date ?? '') >= today).toBe(true);
    const { maintenance_list: all } = await somchai.read('listMaintenance', {});
    const place = all.findIndex(({ booked }) => booked !== null);
    for (const [index, line] of all.entries())
      if (line.state === 'due' && line.booked === null) expect(index).toBeLessThan(place);
    await somchai.ask('changeStatusList', { item: [id], status: 1 });
    expect(await listed()).toEqual([]);
  });

  it('names the branch of the car’s last visit, or of the account’s, while it is open', async () => {
    const somchai = await newDriver(server);
    const usual = async () => (await somchai.read('groupMaintenance', {})).car_list.map((car) => car.usual_branch);
    expect(await usual()).toEqual([null]);
    await somchai.visited(at(addDays(today, -50)), { plate: '9ขข 1' });
    const [found] = await usual();
    expect(found).toMatchObject({ location_id: 1001, name: expect.stringMatching(/./) as string });
    const id = await somchai.visited(at(addDays(today, -90)));
    await server.db.execute(sql`update appointment set location_id = 1002 where id = ${id}::uuid`);
    expect(await usual()).toMatchObject([{ location_id: 1002 }]);
    await server.db.execute(
      sql`insert into closure (location_id, from_day, to_day, reason_th, reason_en) values (1002, app_now()::date - 1, app_now()::date + 9, '', '')`,
    );
    expect(await usual()).toEqual([null]);
    await server.db.execute(sql`delete from closure where location_id = 1002`);
  });
});
