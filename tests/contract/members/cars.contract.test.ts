import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls, type RequestFor } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { forgetPerson } from '#server/upkeep/forget-person.ts';
import { codeIn, newMember } from '#tests/support/card.ts';
import type { Answer } from '#tests/support/server.ts';
import { bookingItem, freeSlot, idOf, sampleCar, write } from '../sample-requests.ts';
import { startMemberWorld } from './member-world.ts';

const { server } = await startMemberWorld();

type Car = RequestFor<'addCar'>['car'];
const carIn = ({ results }: Answer) => z.parse(calls.addCar.answer, results).car_profile;

/** A new member, with the car of the registration, and what they can do. */
async function newDriver() {
  const cookie = await newMember(server);
  const code = codeIn(cookie);
  const about = (car_profile_id: string, request_key: string = randomUUID()) => ({ code, car_profile_id, request_key });
  const list = async () => {
    const { results } = await server.call('listMyCars', { code }, { cookie });
    return z.parse(calls.listMyCars.answer, results).car_profile_list;
  };
  const [first] = await list();
  if (first === undefined) throw new Error('a member without a car');
  return {
    cookie,
    code,
    first,
    list,
    add: (change: Partial<Car> = {}, request_key: string = randomUUID()) =>
      server.call('addCar', { code, car: { ...sampleCar, ...change }, request_key }, { cookie }),
    edit: (car_profile_id: string, change: Partial<Car> = {}) =>
      server.call(
        'editCar',
        { code, car: { ...sampleCar, ...change, car_profile_id }, request_key: randomUUID() },
        { cookie },
      ),
    read: (id: string) => server.call('readMyCar', { code, car_profile_id: id }, { cookie }),
    favour: (id: string) => server.call('favourCar', about(id), { cookie }),
    remove: (id: string, key?: string) => server.call('deleteCar', about(id, key), { cookie }),
    hold: async (register_number: string, province = '') => {
      const item = bookingItem(await freeSlot(server));
      const customer_data = { ...item.customer_data, register_number, province };
      return idOf(await server.call('setupTemporary', { item: { ...item, customer_data }, ...write() }, { cookie }));
    },
  };
}

describe('my cars', () => {
  it('are the one of the registration, then what is added, each with its words and ids', async () => {
    const { add, list, read, first } = await newDriver();
    const added = carIn(await add({ car_register_number: '๘ขข-๘๘๘๘', car_name: ' คันใหม่ ' }));
    expect(added).toEqual({
      car_profile_id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      car_name: 'คันใหม่',
      car_register_number: '8ขข 8888',
      province: 'เชียงใหม่',
      brand: 'Toyota',
      model: first.model,
      variant: first.variant,
      year: first.year,
      master_car_data_id: 1_020_422,
      car_image_url: null,
      favorite: false,
      brand_id: 1,
      model_id: 102,
      variant_id: 10_204,
      has_booking: false,
      odometer: null,
      appointment_id: null,
    });
    expect(first).toMatchObject({ car_register_number: '5กก 5555', favorite: true });
    expect(first.year).toMatch(/^20\d\d$/);
    expect(await list()).toEqual([first, added]);
    expect((await read(added.car_profile_id)).results).toEqual({ car_profile: added });
  });

  it('one that is added with a key whose answer was lost is there once', async () => {
    const { add, list } = await newDriver();
    const key = randomUUID();
    const [one, again] = [await add({}, key), await add({}, key)];
    expect([one.code, again.text]).toEqual([ERROR.ok, one.text]);
    expect((await add({ car_name: 'อีกคัน' }, key)).code).toBe(ERROR.requestKeyReused);
    expect(await list()).toHaveLength(2);
  });

  it.each([
    ['the same plate, typed otherwise', { car_register_number: '๕กก-๕๕๕๕' }],
    ['the same plate without a province', { car_register_number: '5กก5555', province: '' }],
  ])('%s already exists, for adding and for editing', async (_what, change) => {
    const { add, edit, list } = await newDriver();
    const { car_profile_id: id } = carIn(await add());
    const before = await list();
    expect([(await add(change)).code, (await edit(id, change)).code]).toEqual([ERROR.plateExists, ERROR.plateExists]);
    expect(await list()).toEqual(before);
  });

  it('the plate of another province is another plate, and so is that of a stranger; a removed one may come again', async () => {
    const { add, remove } = await newDriver();
    expect((await add({ car_register_number: '5กก5555', province: 'เชียงราย' })).code).toBe(ERROR.ok);
    const { car_profile_id: id } = carIn(await add());
    expect((await remove(id)).code).toBe(ERROR.ok);
    expect((await add()).code).toBe(ERROR.ok);
    expect((await (await newDriver()).add()).code).toBe(ERROR.ok);
  });

  it('one is edited whole, and keeps its plate', async () => {
    const { add, edit, list, first } = await newDriver();
    const { car_profile_id: id } = carIn(await add());
    expect(carIn(await edit(id, { car_name: 'คันเก่า', province: '' }))).toMatchObject({
      car_profile_id: id,
      car_name: 'คันเก่า',
      car_register_number: '8ขข 8888',
      province: '',
    });
    expect(carIn(await edit(id, { car_register_number: '9ฉฉ 9' })).car_register_number).toBe('9ฉฉ 9');
    expect(await list()).toEqual([first, expect.objectContaining({ car_profile_id: id, favorite: false })]);
  });

  it.each([
    ['car_name', ''],
    ['car_name', 'ก'.repeat(15)],
    ['car_register_number', ''],
    ['car_register_number', 'กก'],
    ['car_register_number', 'AB1234'],
    ['province', 'Atlantis'],
    ['brand', null],
    ['brand', 2_147_483_648],
    ['master_car_data_id', 1],
    ['spec', 10_205],
  ])('%s %j is named, for adding and for editing, and nothing changes', async (field, value) => {
    const { cookie, code, list, first } = await newDriver();
    const car = { ...sampleCar, [field]: value };
    const named = field === 'spec' ? 'car.master_car_data_id' : `car.${field}`;
    const sent = { key_account: 'roddee-web', code };
    const answers = [
      await server.send(calls.addCar, { ...sent, car: JSON.stringify(car) }, { cookie }),
      await server.send(
        calls.editCar,
        { ...sent, car: JSON.stringify({ ...car, car_profile_id: first.car_profile_id }) },
        { cookie },
      ),
    ];
    for (const { code: refused, results } of answers)
      expect([refused, results]).toEqual([
        ERROR.invalidInput,
        { fields: [expect.objectContaining({ field: named }) as object] },
      ]);
    expect(await list()).toEqual([first]);
  });

  it('there are fifty at most, and two of fifty at once are not too many', async () => {
    const { add, list } = await newDriver();
    await server.db.execute(sql`
      insert into car (id, owner_kind, owner_id, name, plate, plate_key, master_car_data_id, created_at)
      select gen_random_uuid(), 'member', c.owner_id, 'x', n::text, n::text, c.master_car_data_id, app_now()
      from generate_series(1001, 1048) n, (select * from car c order by created_at desc limit 1) c`);
    const codes = await Promise.all([add({ car_register_number: '1กก1' }), add({ car_register_number: '1กก2' })]);
    expect(codes.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([ERROR.ok, ERROR.tooManyCars]);
    expect(await list()).toHaveLength(50);
  });
});

describe('the favourite', () => {
  it('is one, whichever is chosen last, even at once', async () => {
    const { add, favour, list, first } = await newDriver();
    const { car_profile_id: second } = carIn(await add());
    expect(carIn(await favour(second))).toMatchObject({ car_profile_id: second, favorite: true });
    expect((await list()).map(({ car_profile_id: id, favorite }) => [id, favorite])).toEqual([
      [second, true],
      [first.car_profile_id, false],
    ]);
    const both = [first.car_profile_id, second, first.car_profile_id, second];
    const answers = await Promise.all(both.map((id) => favour(id)));
    expect(answers.map(({ code }) => code)).toEqual(both.map(() => ERROR.ok));
    expect((await list()).filter(({ favorite }) => favorite)).toHaveLength(1);
  });
});

describe('a car is deleted', () => {
  it('unless it is the favourite or has a booking, with the reason, and then is gone everywhere', async () => {
    const { add, remove, favour, read, edit, list, hold, first } = await newDriver();
    const refused = await remove(first.car_profile_id);
    expect([refused.code, refused.message]).toEqual([
      ERROR.carIsFavourite,
      expect.stringContaining('คันโปรด') as string,
    ]);
    const { car_profile_id: id } = carIn(await add());
    const held = await hold('8ขข8888');
    expect(carIn(await read(id))).toMatchObject({ has_booking: true, appointment_id: held });
    const booked = await remove(id);
    expect([booked.code, booked.results]).toEqual([ERROR.carHasBooking, { appointment_id: held }]);
    await server.db.execute(sql`
      update appointment set state = 'expired', expires_at = null where id = ${held}::uuid`);
    const key = randomUUID();
    const gone = await remove(id, key);
    expect([gone.code, gone.results]).toEqual([ERROR.ok, { car_profile_id: id }]);
    expect((await remove(id, key)).text).toBe(gone.text);
    for (const answer of [await remove(id), await read(id), await edit(id), await favour(id)])
      expect(answer.code).toBe(ERROR.carNotFound);
    expect(await list()).toEqual([first]);
  });

  it('not while a booking is made for it, even after its plate was edited; the plate’s next car has none', async () => {
    const { add, edit, remove, list, hold } = await newDriver();
    const { car_profile_id: id } = carIn(await add());
    const held = await hold('8ขข-8888');
    expect((await edit(id, { car_register_number: '9ฉฉ 9' })).code).toBe(ERROR.ok);
    const refused = await remove(id);
    expect([refused.code, refused.results]).toEqual([ERROR.carHasBooking, { appointment_id: held }]);
    const { car_profile_id: next } = carIn(await add());
    expect((await list()).map(({ has_booking: has }) => has)).toEqual([false, true, false]);
    expect((await remove(next)).code).toBe(ERROR.ok);
    // A car may have several bookings, unlike one of a fleet.
    await hold('9ฉฉ9');
    expect((await remove(id)).code).toBe(ERROR.carHasBooking);
  });

  it('not while it has a booking from before it was registered, though its plate was edited since', async () => {
    const { add, edit, remove, hold } = await newDriver();
    const held = await hold('8ขข 8888', 'เชียงใหม่');
    const { car_profile_id: id } = carIn(await add());
    expect((await edit(id, { car_register_number: '9ฉฉ 9' })).code).toBe(ERROR.ok);
    const refused = await remove(id);
    expect([refused.code, refused.results]).toEqual([ERROR.carHasBooking, { appointment_id: held }]);
  });

  it('by a booking of another province’s plate not, whichever came first', async () => {
    const { add, remove, hold, read } = await newDriver();
    await hold('8ขข 8888', 'เชียงราย');
    const { car_profile_id: id } = carIn(await add());
    await hold('8ขข 8888', 'น่าน');
    expect(carIn(await read(id))).toMatchObject({ province: 'เชียงใหม่', has_booking: false });
    expect((await remove(id)).code).toBe(ERROR.ok);
  });

  it('not by a stranger’s booking of the plate, and not by one that is over', async () => {
    const { add, remove, hold } = await newDriver();
    const other = await newDriver();
    await other.hold('8ขข8888');
    const held = await hold('8ขข8888');
    const { car_profile_id: id } = carIn(await add());
    expect((await remove(id)).code).toBe(ERROR.carHasBooking);
    await server.db.execute(sql`
      update appointment set expires_at = app_now() where id = ${held}::uuid`);
    expect((await remove(id)).code).toBe(ERROR.ok);
  });

  it('or kept, whichever of deleting and booking it comes first', async () => {
    const { add, remove, hold, list } = await newDriver();
    const { car_profile_id: id } = carIn(await add());
    const [removed] = await Promise.all([remove(id), hold('8ขข8888')]);
    expect([ERROR.ok, ERROR.carHasBooking]).toContain(removed.code);
    expect(await list()).toHaveLength(removed.code === ERROR.ok ? 1 : 2);
  });
});

it('who is forgotten by a plate has no car with it, nor an answer that says it', async () => {
  const { add, list, first } = await newDriver();
  const { car_profile_id: id } = carIn(await add({ car_register_number: '7ฌฌ 777' }));
  await forgetPerson(server.db, { plate: '7ฌฌ777' }, { cancelLiving: false });
  expect(await list()).toEqual([first]);
  const { rows } = await server.db.execute(sql`
    select from idempotency i where strpos(i.body, '7ฌฌ 777') > 0 or strpos(i.body, ${id}) > 0`);
  expect(rows).toEqual([]);
});
