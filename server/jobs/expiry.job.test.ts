import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { worldOfEachTest } from '#tests/support/appointments-world.ts';
import { LOCK } from '../db/advisory-lock.ts';
import { inTransaction } from '../db/transaction.ts';
import { MONDAY, TUESDAY } from '../modules/appointments/appointments.fixtures.ts';
import { startJobs, sweep } from './expiry.job.ts';

const world = await worldOfEachTest();

const stateOf = async (id: string) => {
  const { rows } = await world.db.execute(sql`
    select state, (select count(*)::int from claim where appointment_id = a.id) as claims,
      (select string_agg(action, ' ' order by id) from appointment_event where appointment_id = a.id) as actions
    from appointment a where id = ${id}::uuid`);
  return rows[0];
};

describe('the expiry job', () => {
  it('ends a hold at its deadline and not before', async () => {
    const { id } = await world.guest().hold();
    await world.freeze(`${MONDAY}T09:24:59.999+07:00`);
    expect(await sweep(world.db)).toMatchObject({ expired: 0 });
    await world.freeze(`${MONDAY}T09:25:00+07:00`);
    expect(await sweep(world.db)).toMatchObject({ expired: 1 });
    expect(await stateOf(id)).toEqual({ state: 'expired', claims: 0, actions: 'held expired' });
    expect(await sweep(world.db)).toMatchObject({ expired: 0 });
  });

  it('completes a booking when its visit is over and not before', async () => {
    const guest = world.guest();
    const { id } = await guest.hold();
    await guest.confirm(id);
    await world.freeze(`${TUESDAY}T10:29:59+07:00`);
    expect(await sweep(world.db)).toMatchObject({ completed: 0 });
    await world.freeze(`${TUESDAY}T10:30:00+07:00`);
    expect(await sweep(world.db)).toMatchObject({ completed: 1 });
    expect(await stateOf(id)).toEqual({ state: 'completed', claims: 0, actions: 'held confirmed completed' });
  });

  it('runs batch after batch until nothing is left', async () => {
    const guest = world.guest();
    const { id } = await guest.hold();
    await world.db.execute(sql`
      insert into appointment (id, owner_kind, owner_id, location_id, starts_at, day, cells, lead_days, service_ids, other_service,
        note, customer, plate_key, is_guest, aff, state, expires_at, extended, code, version, created_at)
      select gen_random_uuid(), owner_kind, owner_id, location_id, starts_at, day, cells, lead_days, service_ids, other_service,
        note, customer, plate_key, is_guest, aff, state, expires_at, extended, code, version, created_at
      from appointment, generate_series(1, 449) where id = ${id}::uuid`);
    await world.freeze(`${MONDAY}T09:25:00+07:00`);
    expect(await sweep(world.db)).toMatchObject({ expired: 450 });
  });

  it('does nothing while another process sweeps, and skips a locked hold', async () => {
    const { id } = await world.guest().hold();
    await world.freeze(`${MONDAY}T09:25:00+07:00`);
    await inTransaction(world.db, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK.expiry})`);
      expect(await sweep(world.db)).toBeNull();
    });
    await inTransaction(world.db, async (tx) => {
      await tx.execute(sql`select 1 from appointment where id = ${id}::uuid for update`);
      expect(await sweep(world.db)).toMatchObject({ expired: 0 });
    });
  });

  it('forgets old request keys and limits', async () => {
    await world.db.execute(sql`
      insert into idempotency (scope, key, route, body_hash, body, created_at)
      select 'x', gen_random_uuid(), '', '', '', app_now() - i * interval '12 hours' from generate_series(1, 3) i`);
    await world.db.execute(
      sql`insert into rate_limit select 'x', app_now() - i * interval '1 day', 1 from generate_series(1, 3) i`,
    );
    expect(await sweep(world.db)).toMatchObject({ forgotten: 4 });
    await world.db.execute('truncate rate_limit');
  });

  it('runs on its own, survives a failing round, and does nothing once stopped', async () => {
    const { id } = await world.guest().hold();
    await world.freeze(`${MONDAY}T09:25:00+07:00`);
    const failures: object[] = [];
    const log = { info: () => {}, error: (fields: object) => void failures.push(fields) };
    await world.db.execute('alter table rate_limit rename to rate_limit_away');
    const jobs = startJobs({ db: world.db, log, everyMs: 20 });
    await expect.poll(() => failures.length).toBeGreaterThan(0);
    await world.db.execute('alter table rate_limit_away rename to rate_limit');
    await expect.poll(() => stateOf(id)).toMatchObject({ state: 'expired' });
    await jobs.stop();
    const { id: next } = await world.guest().hold();
    await world.freeze(`${MONDAY}T09:40:00+07:00`);
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(await stateOf(next)).toMatchObject({ state: 'held' });
  });
});
