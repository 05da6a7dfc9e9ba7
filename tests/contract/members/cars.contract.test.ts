import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { forgetPerson } from '#server/upkeep/forget-person.ts';
import { sampleCar } from '../sample-world.ts';
import { carIn, newCarOwner } from './car-owner.ts';
import { startMemberWorld } from './member-world.ts';

const { server } = await startMemberWorld();

describe('my cars', () => {
  it('are the one of the registration, then what is added, each with its words and ids', async () => {
    const { add, list, read, first } = await newCarOwner(server);
    const added = carIn(await add({ car_register_number: '๘ขข-๘๘๘๘', car_name: ' คันใหม่ ' }));
    expect(added).toEqual({
      car_profile_id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      car_name: 'คันใหม่',
      car_register_number: '8ขข 8888',
      register_number: '8ขข 8888',
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

  it('CAR-06 the plate is accepted as register_number too, when a car is added and edited, and answered under both names', async () => {
    const { add, addTyped, editTyped, list } = await newCarOwner(server);
    const { car_register_number: _, ...car } = sampleCar;
    const { car_profile_id: id } = carIn(await add());
    const added = await addTyped({ ...car, register_number: '70-1234' });
    expect(carIn(added)).toMatchObject({ car_register_number: '70-1234', register_number: '70-1234' });
    const edited = await editTyped({ ...car, car_profile_id: id, register_number: '9ฮฮ 9' });
    expect(carIn(edited)).toMatchObject({ car_register_number: '9ฮฮ 9', register_number: '9ฮฮ 9' });
    for (const one of await list()) expect(one.register_number).toBe(one.car_register_number);
    expect((await addTyped(car)).code).toBe(ERROR.invalidInput);
    const both = await addTyped({ ...sampleCar, car_register_number: '4จจ 4', register_number: '9ฮฮ 9' });
    expect(carIn(both).car_register_number).toBe('4จจ 4');
  });

  it.each([
    ['car_register_number', '12345'],
    ['car_register_number', '1กก'],
    ['car_register_number', 'AB 1234'],
    ['car_name', 'กิ่'.repeat(15)],
  ])('%s is not %j', async (field, text) => {
    const { addTyped } = await newCarOwner(server);
    expect((await addTyped({ ...sampleCar, [field]: text })).code).toBe(ERROR.invalidInput);
  });

  it('a name counts the letters that are seen, not their vowels and tone marks', async () => {
    const { add } = await newCarOwner(server);
    expect(carIn(await add({ car_name: 'กิ่'.repeat(14) })).car_name).toBe('กิ่'.repeat(14));
  });

  it('one that is added with a key whose answer was lost is there once', async () => {
    const { add, list } = await newCarOwner(server);
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
    const { add, edit, list } = await newCarOwner(server);
    const { car_profile_id: id } = carIn(await add());
    const before = await list();
    expect([(await add(change)).code, (await edit(id, change)).code]).toEqual([ERROR.plateExists, ERROR.plateExists]);
    expect(await list()).toEqual(before);
  });

  it('the plate of another province is another plate, and so is that of a stranger; a removed one may come again', async () => {
    const { add, remove } = await newCarOwner(server);
    expect((await add({ car_register_number: '5กก5555', province: 'เชียงราย' })).code).toBe(ERROR.ok);
    const { car_profile_id: id } = carIn(await add());
    expect((await remove(id)).code).toBe(ERROR.ok);
    expect((await add()).code).toBe(ERROR.ok);
    expect((await (await newCarOwner(server)).add()).code).toBe(ERROR.ok);
  });

  it('one is edited whole, and keeps its plate', async () => {
    const { add, edit, list, first } = await newCarOwner(server);
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
    const { cookie, code, list, first } = await newCarOwner(server);
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
    const { add, list } = await newCarOwner(server);
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
    const { add, favour, list, first } = await newCarOwner(server);
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

it('who is forgotten by a plate has no car with it, nor an answer that says it', async () => {
  const { add, list, first } = await newCarOwner(server);
  const { car_profile_id: id } = carIn(await add({ car_register_number: '7ฌฌ 777' }));
  await forgetPerson(server.db, { plate: '7ฌฌ777' }, { cancelLiving: false });
  expect(await list()).toEqual([first]);
  const { rows } = await server.db.execute(sql`
    select from idempotency i where strpos(i.body, '7ฌฌ 777') > 0 or strpos(i.body, ${id}) > 0`);
  expect(rows).toEqual([]);
});
