import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors.ts';
import { codeIn } from '#tests/support/card.ts';
import { NO_LIMITS } from '#tests/support/no-limits.ts';
import { startTestServer } from '#tests/support/server.ts';
import { bookingRows } from '#tests/support/stored-rows.ts';
import { codesOf, confirmed, newFleet, setUp } from './company.ts';
import { freeSlot, groupItem } from '../sample-booking.ts';
import { deletedIn } from '../companies/fleet-keeper.ts';

const server = await startTestServer({ env: NO_LIMITS });

const heldIn = (answer: ReturnType<typeof setUp>) =>
  answer.item_list.flatMap((item) => ('error_msg' in item ? [] : [item.id]));

describe('a group that changes while it is booked', () => {
  it('4 own ids and 1 foreign: nothing is confirmed, and nothing is learned', async () => {
    const [fleet, other] = [await newFleet(server.db, 4), await newFleet(server.db, 1)];
    const slots = [await freeSlot(server, 3), await freeSlot(server, 4)];
    const items = fleet.cars.map((car, place) => groupItem(slots[place % 2] ?? '', car));
    const mine = heldIn(setUp(await fleet.setUp(server, items)));
    const { id: theirs } = setUp(await other.setUp(server, [groupItem(await freeSlot(server, 5), other.car(1))]));
    expect(mine).toHaveLength(4);
    const before = await bookingRows(server.db);
    for (const partial of [false, true]) {
      const real = await fleet.confirm(server, [...mine, theirs ?? ''], { partial });
      const none = await fleet.confirm(server, [...mine, randomUUID()], { partial });
      expect([real.code, real.text]).toEqual([ERROR.bookingNotFound, none.text]);
    }
    expect(await bookingRows(server.db)).toEqual(before);
  });

  it('a car whose hold just ran out is confirmed with the others while its place is free', async () => {
    const fleet = await newFleet(server.db, 3);
    const slots = [await freeSlot(server, 6), await freeSlot(server, 7), await freeSlot(server, 8)];
    const items = fleet.cars.map((car, place) => groupItem(slots[place] ?? '', car));
    const ids = heldIn(setUp(await fleet.setUp(server, items)));
    const [over = ''] = ids;
    await server.db.execute(sql`delete from claim where appointment_id = ${over}`);
    await server.db.execute(
      sql`update appointment set state = 'expired', expires_at = null, version = version + 1 where id = ${over}`,
    );
    expect(codesOf(confirmed(await fleet.confirm(server, ids, { partial: false })))).toEqual([0, 0, 0]);
    const places = await server.db.execute(sql`select 1 from claim where appointment_id = ${over}`);
    expect(places.rows.length).toBeGreaterThan(0);
  });

  it('a car that is deleted before it is held fails alone; one that is held cannot be deleted', async () => {
    const fleet = await newFleet(server.db, 3);
    const code = codeIn(fleet.cookie);
    const remove = async (car: string) =>
      codesOf({
        item_list: deletedIn(await server.call('deleteCompanyCars', { code, item: [car] }, { cookie: fleet.cookie })),
      });
    const slots = [await freeSlot(server, 9), await freeSlot(server, 10), await freeSlot(server, 11)];
    const items = fleet.cars.map((car, place) => groupItem(slots[place] ?? '', car));
    expect(await remove(fleet.car(2))).toEqual([0]);
    expect(codesOf(setUp(await fleet.setUp(server, items)))).toEqual([
      ERROR.groupNotKept,
      ERROR.carNotFound,
      ERROR.groupNotKept,
    ]);
    expect(codesOf(setUp(await fleet.setUp(server, items, { partial: true })))).toEqual([0, ERROR.carNotFound, 0]);
    expect(await remove(fleet.car(1))).toEqual([ERROR.carHasBooking]);
  });
});
