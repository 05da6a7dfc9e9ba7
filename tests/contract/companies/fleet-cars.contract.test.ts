import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { NO_LIMITS } from '#tests/support/no-limits.ts';
import { startTestServer } from '#tests/support/server.ts';
import { newCarOwner } from '../members/car-owner.ts';
import { sampleCar } from '../sample-world.ts';
import { carIn, newKeeper } from './fleet-keeper.ts';

const server = await startTestServer({ env: NO_LIMITS });

const notes = { department: 'ขนส่ง', driver_name: 'สมชาย ใจดี', driver_tel: '0812345678', odometer: 45_678 };

describe('FLEET-04 a car of a company', () => {
  it('is added with its department, driver and odometer, and read and listed with them', async () => {
    const { add, read, list } = await newKeeper(server);
    const car = carIn(await add({ ...notes, driver_tel: '+66 81-234-5678' }));
    const { car_name, car_register_number, province, master_car_data_id } = sampleCar;
    expect(car).toMatchObject({ car_name, car_register_number, province, master_car_data_id, ...notes });
    expect(car).toMatchObject({ favorite: false, has_booking: false, appointment_id: null });
    expect((await read(car.car_profile_id)).results).toEqual({ car_profile: car });
    expect(await list()).toEqual([car]);
  });

  it('without a name is named by its plate, when it is added and when it is edited', async () => {
    const { addTyped, add, edit } = await newKeeper(server);
    const { car_name: _, ...nameless } = sampleCar;
    const { car_profile_id: id, car_name: name } = carIn(await addTyped(nameless));
    expect(name).toBe('8ขข 8888');
    expect(carIn(await edit(id, { car_name: '', car_register_number: '70-1234' })).car_name).toBe('70-1234');
    expect(carIn(await add({ car_name: '\u2800' })).car_name).toBe('8ขข 8888');
  });

  it('keeps what an edit does not name, loses what it empties, and the same reading keeps its day', async () => {
    const { add, edit, note } = await newKeeper(server);
    const { car_profile_id: id } = carIn(await add(notes));
    await server.db.execute(sql`update car set odometer_at = odometer_at - interval '40 days' where id = ${id}::uuid`);
    const readAt = async () => {
      const { rows } = await server.db.execute<{ days: number | null }>(
        sql`select extract(day from app_now() - odometer_at)::int as days from car where id = ${id}::uuid`,
      );
      return rows[0]?.days;
    };
    expect(carIn(await edit(id, { car_name: 'ใหม่' }))).toMatchObject({ ...notes, car_name: 'ใหม่' });
    await edit(id, { odometer: 45_678 });
    expect(await readAt()).toBe(40);
    expect(carIn(await edit(id, { odometer: 46_000, driver_tel: '' }))).toMatchObject({
      odometer: 46_000,
      driver_tel: '',
    });
    expect(await readAt()).toBe(0);
    expect(carIn(await note(id, 47_000)).odometer).toBe(47_000);
    expect(carIn(await edit(id, { odometer: null })).odometer).toBeNull();
    expect(await readAt()).toBeNull();
  });

  it.each([
    ['driver_tel', '12345'],
    ['driver_tel', 'สมชาย'],
    ['department', 'ก'.repeat(61)],
    ['driver_name', 'ก'.repeat(101)],
    ['odometer', -1],
    ['odometer', 2_000_001],
    ['odometer', 1.5],
    ['car_name', 'ก'.repeat(15)],
    ['car_register_number', 'AB 1234'],
    ['province', 'Atlantis'],
  ])('%s %j is named, for adding and for editing, and nothing changes', async (field, value) => {
    const { add, addTyped, editTyped, list } = await newKeeper(server);
    const { car_profile_id } = carIn(await add());
    const before = await list();
    const car = { ...sampleCar, car_register_number: '1กก 1', [field]: value };
    for (const { code, text } of [await addTyped(car), await editTyped({ ...car, car_profile_id })]) {
      expect(code).toBe(ERROR.invalidInput);
      expect(text).toContain(`car.${field}`);
    }
    expect(await list()).toEqual(before);
  });

  it('the same plate twice is refused, typed otherwise too, for adding and for editing; two at once are one car', async () => {
    const { add, edit, list } = await newKeeper(server);
    const { car_profile_id: id } = carIn(await add({ car_register_number: '1กก 1' }));
    const twice = await Promise.all([add(), add()]);
    expect(twice.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([ERROR.ok, ERROR.plateExists]);
    expect((await add({ car_register_number: '๘ขข-๘๘๘๘' })).code).toBe(ERROR.plateExists);
    expect((await edit(id, { province: '' })).code).toBe(ERROR.plateExists);
    expect((await list()).map(({ car_register_number: plate }) => plate)).toEqual(['1กก 1', '8ขข 8888']);
  });

  it('added with a key whose answer was lost is there once', async () => {
    const { add, list } = await newKeeper(server);
    const key = randomUUID();
    const [one, again] = [await add(notes, key), await add(notes, key)];
    expect([one.code, again.text]).toEqual([ERROR.ok, one.text]);
    expect(await list()).toHaveLength(1);
  });

  it('20,000 are the most', async () => {
    const { add, account } = await newKeeper(server);
    await server.db.execute(sql`
      insert into car (id, owner_kind, owner_id, name, plate, plate_key, master_car_data_id, created_at)
      select gen_random_uuid(), 'company', ${account}::uuid, 'รถ', 'กก ' || n, 'กก' || n, 1020422, app_now() from generate_series(1, 19999) n`);
    expect([(await add()).code, (await add({ car_register_number: '9ฮฮ 9' })).code]).toEqual([
      ERROR.ok,
      ERROR.tooManyCars,
    ]);
  });
});

describe("another company's car", () => {
  it('is never seen or changed, and answers like one that does not exist', async () => {
    const [owner, other] = [await newKeeper(server), await newKeeper(server)];
    const car = carIn(await owner.add(notes));
    const mine = carIn(await other.add());
    for (const id of [car.car_profile_id, randomUUID()]) {
      const refused = [await other.read(id), await other.edit(id), await other.note(id, 1)];
      expect(refused.map(({ code }) => code)).toEqual(Array(3).fill(ERROR.carNotFound));
      const deleted = await other.remove([id, mine.car_profile_id, randomUUID()]);
      expect(deleted.text).not.toContain('appointment_id');
    }
    expect(await other.list()).toEqual([]);
    expect(await other.table()).toEqual([]);
    expect(await owner.list()).toEqual([car]);
    expect((await owner.table()).map(({ car_profile_id: id }) => id)).toEqual([car.car_profile_id]);
  });

  it('a member sees none of it, and a company none of a member, with one cookie for each in the same browser', async () => {
    const [keeper, member] = [await newKeeper(server), await newCarOwner(server)];
    carIn(await keeper.add(notes));
    const both = { cookie: `${member.cookie}; ${keeper.cookie}` };
    const plates = async (code: string) =>
      (await server.call('listMyCars', { code }, both)).text.match(/(?<="car_register_number":")[^"]*/g);
    expect(await plates(keeper.code)).toEqual(['8ขข 8888']);
    expect(await plates(member.code)).toEqual(['5กก 5555']);
    expect((await server.call('listFleet', { code: member.code }, both)).code).toBe(ERROR.pleaseLogIn);
  });
});

describe("a member's car stays as it was", () => {
  it('needs its name, has none of what a company notes, and its first is the favourite', async () => {
    const { first, editTyped, read } = await newCarOwner(server);
    const { car_name: _, ...nameless } = { ...sampleCar, car_profile_id: first.car_profile_id };
    const refused = await editTyped(nameless);
    expect([refused.code, refused.results]).toEqual([
      ERROR.invalidInput,
      { fields: [{ field: 'car.car_name', problem: 'missing' }] },
    ]);
    const edited = carIn(await editTyped({ ...sampleCar, ...notes, car_profile_id: first.car_profile_id }));
    expect(edited).toMatchObject({ odometer: null, favorite: true });
    for (const field of ['department', 'driver_name', 'driver_tel']) expect(edited).not.toHaveProperty(field);
    expect((await read(first.car_profile_id)).results).toEqual({ car_profile: edited });
  });

  it('is neither added nor deleted by the calls for companies', async () => {
    const { cookie, code, first } = await newCarOwner(server);
    const added = await server.call('addCompanyCar', { code, car: sampleCar }, { cookie });
    const deleted = await server.call('deleteCompanyCars', { code, item: [first.car_profile_id] }, { cookie });
    const company = await newKeeper(server);
    const favoured = await server.send(
      calls.chooseFavourite,
      { key_account: 'roddee-web', code: company.code, car_profile_id: carIn(await company.add()).car_profile_id },
      { cookie: company.cookie },
    );
    expect([added.code, deleted.code, favoured.code]).toEqual(Array(3).fill(ERROR.pleaseLogIn));
  });
});
