import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { worldOfEachTest } from '#tests/support/appointments-world.ts';
import { requestedItem, type HoldRequest } from '../modules/appointments/appointments.fixtures.ts';
import { COLLECTED, fleetItem, fleetOf } from '../modules/appointments/fleet.fixtures.ts';
import { findPerson, forgetPerson, personKeyOf } from './forget-person.ts';

const world = await worldOfEachTest();

const PLATE = { plate: '1กข1234' };
const PHONE = { phone: '0812345678' };
const ENDED_ONLY = { cancelLiving: false };
const NO_ACCOUNT = { members: 0, cars: 0, drivers: 0 };

async function confirmed(request: HoldRequest) {
  const guest = world.guest();
  const { id } = await guest.hold(request);
  await guest.confirm(id);
  return { guest, id };
}

const rowOf = async (id: string) => {
  const { rows } = await world.db.execute(sql`
    select state, customer ->> 'tel_no' as tel, plate_key, (select count(*)::int from claim where appointment_id = a.id) as claims
    from appointment a where id = ${id}::uuid`);
  return rows[0];
};

const stranger = {
  customer_data: { ...requestedItem({}).customer_data, tel_no: '0899999999', register_number: '9กก9' },
};

describe('what is typed', () => {
  it.each([
    ['1กข 1234', PLATE],
    ['๑กข-๑๒๓๔', PLATE],
    ['081-234 5678', PHONE],
    ['+66 81 234 5678', PHONE],
    ['๐๘๑๒๓๔๕๖๗๘', PHONE],
    ['', null],
    ['somebody', null],
    ['08123', { plate: '08123' }],
    ['012345678', null],
    ['tel0812345678', null],
  ])('%s is %j', (typed, key) => expect(personKeyOf(typed)).toEqual(key));
});

describe("a person's request", () => {
  it('forgets where a company’s car was collected, and from a booking that keeps its plate too', async () => {
    const fleet = await fleetOf(world, 2);
    const collected = { by_mr_fit: true, address_take_car: COLLECTED };
    const items = fleet.cars.map((car) => fleetItem(car, { item: stranger }, collected));
    const ids = (await fleet.setupGroup(items)).item_list.map((one) => ('id' in one ? one.id : ''));
    for (const id of ids) await fleet.release(id);
    const stored = async () => {
      const { rows } = await world.db.execute<{ text: string }>(
        sql`select customer::text as text from appointment order by plate_key`,
      );
      return rows.map(({ text }) => text.includes(COLLECTED.address));
    };
    expect(await stored()).toEqual([true, true]);
    await forgetPerson(world.db, { plate: '1กก1' }, { cancelLiving: false });
    expect((await stored()).filter(Boolean)).toEqual([true]);
    await forgetPerson(world.db, { phone: '0899999999' }, { cancelLiving: false });
    expect(await stored()).toEqual([false, false]);
  });

  it('forgets past and abandoned bookings at once, by plate or by phone, and nobody else’s', async () => {
    const past = await confirmed({});
    const other = await confirmed({ time: '11:00', item: stranger });
    await world.freeze('2027-03-02T20:00:00+07:00');
    const guest = world.guest();
    const { id: released } = await guest.hold({ date: '2027-03-04' });
    await guest.release(released);
    expect(await findPerson(world.db, PLATE)).toEqual({
      ended: { cancelled: 1, completed: 1 },
      living: [],
      accounts: NO_ACCOUNT,
      forms: 0,
    });
    expect(await findPerson(world.db, PHONE)).toEqual({
      ended: { cancelled: 1, completed: 1 },
      living: [],
      accounts: NO_ACCOUNT,
      forms: 0,
    });
    expect(await forgetPerson(world.db, PHONE, ENDED_ONLY)).toEqual({
      forgotten: 2,
      cancelled: 0,
      answers: 0,
      accounts: NO_ACCOUNT,
      forms: 0,
    });
    expect(await rowOf(past.id)).toMatchObject({ state: 'completed', tel: '', plate_key: '-' });
    expect(await rowOf(other.id)).toMatchObject({ state: 'completed', tel: '0899999999', plate_key: '9กก9' });
    expect(await findPerson(world.db, PLATE)).toEqual({ ended: {}, living: [], accounts: NO_ACCOUNT, forms: 0 });
  });

  it('lists and keeps bookings still to come, without naming anyone', async () => {
    const { id } = await confirmed({});
    const held = await world.guest().hold({ date: '2027-03-03' });
    const found = await findPerson(world.db, PLATE);
    expect(found).toEqual({
      ended: {},
      accounts: NO_ACCOUNT,
      forms: 0,
      living: [
        { id, code: expect.any(String) as string, branch: 'Branch 1', at: '2027-03-02 10:00', cancellable: true },
        { id: held.id, code: null, branch: 'Branch 1', at: '2027-03-03 10:00', cancellable: true },
      ],
    });
    expect(await forgetPerson(world.db, PLATE, ENDED_ONLY)).toMatchObject({ forgotten: 0, cancelled: 0 });
    expect(await rowOf(id)).toMatchObject({ state: 'confirmed', tel: '0812345678', claims: 2 });
  });

  it('cancels them on request, frees their lanes and forgets them; one within 24 hours stays', async () => {
    const near = await confirmed({});
    const far = await confirmed({ date: '2027-03-05' });
    const held = await world.guest().hold({ date: '2027-03-03' });
    await world.freeze('2027-03-01T10:00:00.001+07:00');
    const again = await world.guest().hold({ date: '2027-03-03', time: '12:00' });
    expect(await forgetPerson(world.db, PLATE, { cancelLiving: true })).toMatchObject({ forgotten: 3, cancelled: 2 });
    expect(await rowOf(near.id)).toMatchObject({ state: 'confirmed', tel: '0812345678', claims: 2 });
    for (const id of [far.id, again.id])
      expect(await rowOf(id)).toEqual({ state: 'cancelled', tel: '', plate_key: '-', claims: 0 });
    expect(await rowOf(held.id)).toMatchObject({ tel: '', claims: 0 });
    const { rows } = await world.db.execute(sql`
      select action, actor from appointment_event where appointment_id = ${far.id}::uuid order by id desc limit 1`);
    expect(rows).toEqual([{ action: 'cancelled', actor: 'operator' }]);
  });

  it('removes only those stored answers that hold data of the person', async () => {
    const { id } = await confirmed({});
    const keep = (body: string) =>
      world.db.execute(
        sql`insert into idempotency (scope, key, route, body_hash, body, created_at) values ('s', gen_random_uuid(), 'r', 'h', ${body}, app_now())`,
      );
    for (const body of [`{"id":"${id}"}`, '{"plate":"1กข1234"}', '{"id":"other"}']) await keep(body);
    expect(await forgetPerson(world.db, PLATE, ENDED_ONLY)).toMatchObject({ answers: 2 });
    expect((await world.db.execute(sql`select body from idempotency`)).rows).toEqual([{ body: '{"id":"other"}' }]);
  });

  it('removes the account with everything of it by phone, the car alone by plate, and nothing while a booking is to come', async () => {
    const one = async (statement: ReturnType<typeof sql>) =>
      (await world.db.execute<{ n: number }>(statement)).rows[0]?.n ?? 0;
    const left = () =>
      Promise.all([
        one(sql`select count(*)::int as n from member where contact_tel = ${PHONE.phone}`),
        one(sql`select count(*)::int as n from car where name = 'คันเก่ง'`),
        one(sql`select count(*)::int as n from session where kind = 'member'`),
        one(sql`select count(*)::int as n from sso_card where tel = ${PHONE.phone}`),
        one(sql`select count(*)::int as n from sso_grant`),
      ]);
    const id = '11111111-1111-4111-8111-111111111111';
    await world.db.execute(sql`insert into sso_card values ('6000000000000009', 'ก', 'ข', ${PHONE.phone}, '', false)`);
    await world.db.execute(
      sql`insert into member values (${id}::uuid, '6000000000000009', 'ก', 'ข', ${PHONE.phone}, 'a@b.co', null, app_now())`,
    );
    const register = (plateKey: string) =>
      world.db.execute(sql`
        insert into car (id, owner_kind, owner_id, name, plate, plate_key, master_car_data_id, created_at)
        select gen_random_uuid(), 'member', ${id}::uuid, 'คันเก่ง', ${plateKey}, ${plateKey}, min(id), app_now() from car_year`);
    await register('1กข1234');
    await register('1กข9999');
    await world.db.execute(sql`select sign_in(gen_random_uuid(), 'member', ${id}::uuid, 'h', '1 day')`);
    const { id: coming } = await confirmed({});
    await world.db.execute(
      sql`update appointment set owner_kind = 'member', owner_id = ${id}::uuid where id = ${coming}::uuid`,
    );
    expect(await forgetPerson(world.db, PLATE, ENDED_ONLY)).toMatchObject({ accounts: NO_ACCOUNT });
    expect(await forgetPerson(world.db, PHONE, ENDED_ONLY)).toMatchObject({ accounts: NO_ACCOUNT });
    expect(await left()).toEqual([1, 2, 1, 1, 0]);
    await world.freeze('2027-03-02T20:00:00+07:00');
    expect(await findPerson(world.db, PLATE)).toMatchObject({ accounts: { members: 0, cars: 1 } });
    expect(await forgetPerson(world.db, PLATE, ENDED_ONLY)).toMatchObject({ accounts: { members: 0, cars: 1 } });
    await world.db.execute(
      sql`insert into sso_grant (value_hash, card_number, state_hash, made_at, expires_at) values ('v', '6000000000000009', 's', app_now(), app_now())`,
    );
    expect(await left()).toEqual([1, 1, 1, 1, 1]);
    expect(await forgetPerson(world.db, PHONE, ENDED_ONLY)).toMatchObject({ accounts: { members: 1, cars: 1 } });
    expect(await left()).toEqual([0, 0, 0, 0, 0]);
  });

  it("takes a driver out of companies' cars by phone, and leaves the cars and other drivers", async () => {
    const fleet = await fleetOf(world, 3);
    const drivers = [PHONE.phone, PHONE.phone, '0899999999'];
    for (const [n, tel] of drivers.entries())
      await world.db.execute(
        sql`update car set driver_name = 'สมปอง', driver_tel = ${tel} where id = ${fleet.car(n + 1)}::uuid`,
      );
    expect(await findPerson(world.db, PHONE)).toMatchObject({ accounts: { ...NO_ACCOUNT, drivers: 2 } });
    expect(await forgetPerson(world.db, PHONE, ENDED_ONLY)).toMatchObject({ accounts: { ...NO_ACCOUNT, drivers: 2 } });
    const { rows } = await world.db.execute(
      sql`select driver_name || driver_tel as driver from car where id = any(${sql.param(fleet.cars)}::uuid[]) order by plate`,
    );
    expect(rows.map(({ driver }) => driver)).toEqual(['', '', 'สมปอง0899999999']);
  });

  it("removes the driver's link of a booking that is forgotten", async () => {
    const { id } = await confirmed({});
    await world.db.execute(sql`insert into driver_link values (${id}::uuid, 'h', app_now())`);
    await forgetPerson(world.db, PLATE, ENDED_ONLY);
    const links = async () => (await world.db.execute(sql`select 1 from driver_link`)).rows.length;
    expect(await links()).toBe(1);
    await world.freeze('2027-03-02T20:00:00+07:00');
    await findPerson(world.db, PLATE);
    await forgetPerson(world.db, PLATE, ENDED_ONLY);
    expect(await links()).toBe(0);
  });
});
