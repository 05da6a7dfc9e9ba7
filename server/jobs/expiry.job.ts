import { sql } from 'drizzle-orm';
import { LOCK } from '../db/advisory-lock.ts';
import { inTransaction, type Db, type Tx } from '../db/transaction.ts';
import { repeat, type Jobs } from './repeat.ts';

const BATCH = 200;

export interface JobLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface Swept {
  readonly expired: number;
  readonly completed: number;
  readonly forgotten: number;
  /** Lots of points that were written off. */
  readonly lapsed: number;
}

/**
 * Ends a batch of bookings and frees their lanes. Days are not locked, because freeing does not need it. A completed booking is a line of the service
 * history, so it also gets the odometer reading.
 */
async function end(tx: Tx, from: 'held' | 'confirmed', to: 'expired' | 'completed'): Promise<number> {
  const due =
    from === 'held'
      ? sql`expires_at <= (select app_now())`
      : sql`starts_at <= (select app_now()) and starts_at + cells * interval '15 minutes' <= (select app_now())`;
  const { rowCount } = await tx.execute(sql`
    with due as (
      select id from appointment where state = ${from} and ${due} order by id limit ${BATCH} for update skip locked
    ), freed as (
      delete from claim using due where claim.appointment_id = due.id
    ), ended as (
      update appointment a set state = ${to}, expires_at = null, version = version + 1,
        odometer = case when a.state = 'confirmed' then visit_odometer(a) end
      from due where a.id = due.id returning a.id
    )
    insert into appointment_event (appointment_id, at, action, from_state, to_state, actor, request_id)
    select id, app_now(), ${to}, ${from}, ${to}, 'job', '' from ended`);
  return rowCount ?? 0;
}

async function forget(tx: Tx): Promise<number> {
  const keys = await tx.execute(
    sql`delete from idempotency where created_at <= (select app_now()) - interval '24 hours'`,
  );
  const limits = await tx.execute(
    sql`delete from rate_limit where window_start <= (select app_now()) - interval '2 days'`,
  );
  const grants = await tx.execute(sql`delete from sso_grant where made_at <= (select app_now()) - interval '24 hours'`);
  const handed = await tx.execute(sql`delete from hand_over where made_at <= (select app_now()) - interval '24 hours'`);
  return (keys.rowCount ?? 0) + (limits.rowCount ?? 0) + (grants.rowCount ?? 0) + (handed.rowCount ?? 0);
}

async function lapse(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ lapsed: number }>(sql`select lapse_points(${BATCH}) as lapsed`);
  return rows[0]?.lapsed ?? 0;
}

/**
 * One round: ends expired holds, confirmed bookings whose visit is over and points whose last day is over, and removes old request keys, limits and
 * provider values. Null if another process is doing it. Nothing depends on it: it only tidies up.
 */
export async function sweep(db: Db): Promise<Swept | null> {
  let total: Swept = { expired: 0, completed: 0, forgotten: 0, lapsed: 0 };
  for (;;) {
    const round = await inTransaction(db, async (tx) => {
      const { rows } = await tx.execute<{ ours: boolean }>(
        sql`select pg_try_advisory_xact_lock(${LOCK.expiry}) as ours`,
      );
      if (rows[0]?.ours !== true) return null;
      return {
        expired: await end(tx, 'held', 'expired'),
        completed: await end(tx, 'confirmed', 'completed'),
        forgotten: await forget(tx),
        lapsed: await lapse(tx),
      };
    });
    if (round === null) return null;
    total = {
      expired: total.expired + round.expired,
      completed: total.completed + round.completed,
      forgotten: total.forgotten + round.forgotten,
      lapsed: total.lapsed + round.lapsed,
    };
    if (round.expired < BATCH && round.completed < BATCH && round.lapsed < BATCH) return total;
  }
}

/** Sweeps at once and then at an interval, never two rounds at the same time. A failed round is logged, and the next one tries again. */
export const startJobs = ({ db, log, everyMs = 15_000 }: { db: Db; log: JobLog; everyMs?: number }): Jobs =>
  repeat(everyMs, async () => {
    try {
      const swept = await sweep(db);
      if (swept !== null && Object.values(swept).some((count) => count > 0)) log.info({ swept }, 'swept');
    } catch (error) {
      log.error({ reason: error instanceof Error ? error.name : 'unknown' }, 'sweeping failed');
    }
  });
