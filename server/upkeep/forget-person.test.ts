import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { worldOfEachTest } from '#tests/support/appointments-world.ts';
import { wishedItem, type Wish } from '../modules/appointments/appointments.fixtures.ts';
import { findPerson, forgetPerson, traceOf } from './forget-person.ts';

const world = await worldOfEachTest();

const PLATE = { plate: '1กข1234' };
const PHONE = { phone: '0812345678' };
const ENDED_ONLY = { cancelLiving: false };

async function confirmed(wish: Wish) {
  const guest = world.guest();
  const { id } = await guest.hold(wish);
  await guest.confirm(id);
  return { guest, id };
}

const rowOf = async (id: string) => {
  const { rows } = await world.db.execute(sql`
    select state, customer ->> 'tel_no' as tel, plate_key, (select count(*)::int from claim where appointment_id = a.id) as claims
    from appointment a where id = ${id}::uuid`);
  return rows[0];
};

const stranger = { customer_data: { ...wishedItem({}).customer_data, tel_no: '0899999999', register_number: '9กก9' } };

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
  ])('%s is %j', (typed, trace) => expect(traceOf(typed)).toEqual(trace));
});

describe("a person's request", () => {
  it('forgets past and abandoned bookings at once, by plate or by phone, and nobody else’s', async () => {
    const past = await confirmed({});
    const other = await confirmed({ time: '11:00', item: stranger });
    await world.freeze('2027-03-02T20:00:00+07:00');
    const guest = world.guest();
    const { id: released } = await guest.hold({ date: '2027-03-04' });
    await guest.release(released);
    expect(await findPerson(world.db, PLATE)).toEqual({ ended: { cancelled: 1, completed: 1 }, living: [] });
    expect(await findPerson(world.db, PHONE)).toEqual({ ended: { cancelled: 1, completed: 1 }, living: [] });
    expect(await forgetPerson(world.db, PHONE, ENDED_ONLY)).toEqual({ forgotten: 2, cancelled: 0, answers: 0 });
    expect(await rowOf(past.id)).toMatchObject({ state: 'completed', tel: '', plate_key: '-' });
    expect(await rowOf(other.id)).toMatchObject({ state: 'completed', tel: '0899999999', plate_key: '9กก9' });
    expect(await findPerson(world.db, PLATE)).toEqual({ ended: {}, living: [] });
  });

  it('lists and keeps bookings still to come, without naming anyone', async () => {
    const { id } = await confirmed({});
    const held = await world.guest().hold({ date: '2027-03-03' });
    const found = await findPerson(world.db, PLATE);
    expect(found).toEqual({
      ended: {},
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
      world.db.execute(sql`insert into idempotency values ('s', gen_random_uuid(), 'r', 'h', ${body}, app_now())`);
    for (const body of [`{"id":"${id}"}`, '{"plate":"1กข1234"}', '{"id":"other"}']) await keep(body);
    expect(await forgetPerson(world.db, PLATE, ENDED_ONLY)).toMatchObject({ answers: 2 });
    expect((await world.db.execute(sql`select body from idempotency`)).rows).toEqual([{ body: '{"id":"other"}' }]);
  });
});
