import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { worldOfEachTest } from '#tests/support/appointments-world.ts';
import { type HoldRequest, TUESDAY } from '../modules/appointments/appointments.fixtures.ts';
import { MIDDLE } from '../modules/appointments/planted-catalogue.fixtures.ts';
import { countMisfits, listMisfits } from './misfits.ts';

const world = await worldOfEachTest();
afterEach(async () => {
  await world.db.execute(sql`update branch set lanes = 2; delete from closure`);
  await world.db.execute(
    sql`insert into branch_hours values (${MIDDLE}, 2, 32, 72) on conflict (location_id, weekday) do update set open_cell = 32, close_cell = 72`,
  );
});

async function confirmed(request: HoldRequest) {
  const guest = world.guest();
  const { id } = await guest.hold(request);
  await guest.confirm(id);
  const { rows } = await world.db.execute<{ code: string }>(sql`select code from appointment where id = ${id}::uuid`);
  return rows[0]?.code;
}

const change = (statement: ReturnType<typeof sql>) => world.db.execute(statement);
const found = async () => (await listMisfits(world.db)).map(({ day, time, code, why }) => [day, time, code, why]);

describe('upcoming bookings that no longer fit', () => {
  it('do not exist while nothing has changed', async () => {
    await confirmed({});
    await confirmed({});
    await world.guest().hold({ time: '17:30' });
    expect([await found(), await countMisfits(world.db)]).toEqual([[], 0]);
  });

  it('are those beyond the remaining lanes, in quarter hours with more cars than lanes', async () => {
    await confirmed({});
    const second = await confirmed({});
    await confirmed({ time: '12:00' });
    await change(sql`update branch set lanes = 1 where location_id = ${MIDDLE}`);
    expect(await found()).toEqual([[TUESDAY, '10:00', second, 'more cars than lanes']]);
    expect(await countMisfits(world.db)).toBe(1);
  });

  it('are those that begin before opening or end after closing', async () => {
    const early = await confirmed({ time: '08:00' });
    await confirmed({ time: '09:00' });
    const late = await confirmed({ time: '16:30' });
    await confirmed({ time: '16:00' });
    await change(
      sql`update branch_hours set open_cell = 36, close_cell = 67 where location_id = ${MIDDLE} and weekday = 2`,
    );
    expect(await found()).toEqual([
      [TUESDAY, '08:00', early, 'outside the hours'],
      [TUESDAY, '16:30', late, 'outside the hours'],
    ]);
  });

  it('are those on a weekday or date when the branch is now closed; holds are marked as such', async () => {
    const code = await confirmed({});
    await world.guest().hold({ date: '2027-03-03' });
    await change(sql`delete from branch_hours where location_id = ${MIDDLE} and weekday = 2`);
    await change(sql`insert into closure values (${MIDDLE}, '2027-03-03', '2027-03-04', '', '')`);
    expect(await found()).toEqual([
      [TUESDAY, '10:00', code, 'closed on that weekday'],
      ['2027-03-03', '10:00', null, 'closed on that day'],
    ]);
  });

  it('are only live bookings in the future', async () => {
    const guest = world.guest();
    const { id } = await guest.hold({});
    await guest.confirm(id);
    await world.guest().hold({ date: '2027-03-03' });
    await change(sql`insert into closure values (${MIDDLE}, '2027-03-02', '2027-03-04', '', '')`);
    expect(await countMisfits(world.db)).toBe(2);
    await world.freeze('2027-03-01T09:25:00+07:00');
    expect(await countMisfits(world.db)).toBe(1);
    await world.freeze('2027-03-02T10:00:00+07:00');
    expect(await countMisfits(world.db)).toBe(0);
  });
});
