import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors.ts';
import { carIn, newCarOwner } from './car-owner.ts';
import { startMemberWorld } from './member-world.ts';

const { server } = await startMemberWorld();

describe('a car is deleted', () => {
  it('unless it is the favourite or has a booking, with the reason, and then is gone everywhere', async () => {
    const { add, remove, favour, read, edit, list, hold, first } = await newCarOwner(server);
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
    const { add, edit, remove, list, hold } = await newCarOwner(server);
    const { car_profile_id: id } = carIn(await add());
    const held = await hold('8ขข-8888', '', 3);
    expect((await edit(id, { car_register_number: '9ฉฉ 9' })).code).toBe(ERROR.ok);
    const refused = await remove(id);
    expect([refused.code, refused.results]).toEqual([ERROR.carHasBooking, { appointment_id: held }]);
    const { car_profile_id: next } = carIn(await add());
    expect((await list()).map(({ has_booking: has }) => has)).toEqual([false, true, false]);
    expect((await remove(next)).code).toBe(ERROR.ok);
    // A car may have several bookings, unlike one of a fleet: the next one is named.
    const sooner = await hold('9ฉฉ9');
    expect((await remove(id)).results).toEqual({ appointment_id: sooner });
  });

  it('not while it has a booking from before it was registered, though its plate was edited since', async () => {
    const { add, edit, remove, hold } = await newCarOwner(server);
    const held = await hold('8ขข 8888', 'เชียงใหม่');
    const { car_profile_id: id } = carIn(await add());
    expect((await edit(id, { car_register_number: '9ฉฉ 9' })).code).toBe(ERROR.ok);
    const refused = await remove(id);
    expect([refused.code, refused.results]).toEqual([ERROR.carHasBooking, { appointment_id: held }]);
  });

  it('by a booking of another province’s plate not, whichever came first', async () => {
    const { add, remove, hold, read } = await newCarOwner(server);
    await hold('8ขข 8888', 'เชียงราย');
    const { car_profile_id: id } = carIn(await add());
    await hold('8ขข 8888', 'น่าน');
    expect(carIn(await read(id))).toMatchObject({ province: 'เชียงใหม่', has_booking: false });
    expect((await remove(id)).code).toBe(ERROR.ok);
  });

  it('not by a stranger’s booking of the plate, and not by one that is over', async () => {
    const { add, remove, hold } = await newCarOwner(server);
    const other = await newCarOwner(server);
    await other.hold('8ขข8888');
    const held = await hold('8ขข8888');
    const { car_profile_id: id } = carIn(await add());
    expect((await remove(id)).code).toBe(ERROR.carHasBooking);
    await server.db.execute(sql`
      update appointment set expires_at = app_now() where id = ${held}::uuid`);
    expect((await remove(id)).code).toBe(ERROR.ok);
  });

  it('or kept, whichever of deleting and booking it comes first', async () => {
    const { add, remove, hold, list } = await newCarOwner(server);
    const { car_profile_id: id } = carIn(await add());
    const [removed] = await Promise.all([remove(id), hold('8ขข8888')]);
    expect([ERROR.ok, ERROR.carHasBooking]).toContain(removed.code);
    expect(await list()).toHaveLength(removed.code === ERROR.ok ? 1 : 2);
  });
});
