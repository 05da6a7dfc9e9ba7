import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { TUESDAY } from '#server/modules/appointments/appointments.fixtures.ts';
import { LANES } from '#server/modules/appointments/planted-catalogue.fixtures.ts';
import { findViolations } from '#server/db/oracles.ts';
import { ownWorld } from '#tests/support/appointments-world.ts';
import { reportFigure } from '#tests/support/effort.ts';

/** The control of the parallel holds: the same functions without the lock of the day must fail, or that test proves nothing. Each hold is slowed down before it ends. */
const lockOff = sql.raw(`
  create or replace function lock_free_day(p_location integer, p_day date) returns boolean language sql as 'select true';
  create or replace function lock_day(p_location integer, p_day date, p_lanes integer, p_open integer, p_close integer) returns void language sql as '';
  create function take_time() returns trigger language plpgsql as 'begin perform pg_sleep(0.02); return null; end';
  create trigger take_time after insert on appointment_event for each statement execute function take_time()`);

const world = await ownWorld({ max: 20 });
await world.db.execute(lockOff);
beforeEach(async () => {
  await world.empty();
  await world.db.execute(sql`insert into branch_day values (1, ${TUESDAY}, ${LANES}, 32, 72)`);
  await Promise.all(Array.from({ length: 20 }, () => world.db.execute('select pg_sleep(0.05)')));
});

const takers = async () => {
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => world.guest().hold()));
  return results.filter(({ status }) => status === 'fulfilled').length;
};

describe('without the lock of the day', () => {
  it('the key alone still prevents a place from being taken twice', async () => {
    expect(await takers()).toBeLessThanOrEqual(LANES);
    expect(await findViolations(world.db)).toEqual([]);
  });

  it('and without the key, more holds succeed than there are places, and the oracles notice', async () => {
    await world.db.execute(sql`alter table claim drop constraint claim_lane`);
    const taken = await takers();
    expect(taken).toBeGreaterThan(LANES);
    expect((await findViolations(world.db)).map(({ oracle }) => oracle)).toContain(
      'more lanes taken in a cell than the branch has',
    );
    reportFigure({
      what: 'the same with the lock of the day off, and the key of the lanes too (control)',
      wanted: 'must fail',
      measured: `fails: ${taken} of 50 held ${LANES} places, and the oracles say so`,
    });
  });
});
