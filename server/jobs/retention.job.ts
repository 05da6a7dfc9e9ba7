import { sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { LOCK } from '../db/advisory-lock.ts';
import { inTransaction, type Db, type Tx } from '../db/transaction.ts';
import { forgetBookings } from '../upkeep/forgotten.ts';
import type { JobLog } from './expiry.job.ts';
import { repeat, type Jobs } from './repeat.ts';

const BATCH = 200;
/** The maximum of each kind per round; the rest waits for the next round. */
const BATCHES = 50;
const HOUR_MS = 3_600_000;
const ABANDONED_DAYS = 1;
const SESSION_DAYS_AFTER_END = 30;

export interface Forgotten {
  /** Holds that expired or were released. */
  readonly abandoned: number;
  /** Bookings whose time is long past. */
  readonly past: number;
  /** Cars that their owner removed long ago. */
  readonly cars: number;
  readonly sessions: number;
  /** Drivers' links to visits that are over. */
  readonly links: number;
  /** Photos that were uploaded and never assigned to a car. */
  readonly photos: number;
  /** Career and franchise forms, and answers to surveys. */
  readonly forms: number;
}

/** Written like the index that finds them. */
const ENDED = sql`a.forgotten_at is null and a.state not in ('held', 'confirmed')`;

/** When a hold ended: at its deadline or, if it dates from before deadlines were stored, at its last event. */
const endOfHold = sql`coalesce(a.held_until, (select max(e.at) from appointment_event e where e.appointment_id = a.id), a.created_at)`;

const forgetAbandoned = (tx: Tx): Promise<number> =>
  forgetBookings(
    tx,
    sql`
      select a.id from appointment a
      where ${ENDED} and a.state in ('expired', 'cancelled') and a.code is null
        and ${endOfHold} <= (select app_now()) - make_interval(days => ${ABANDONED_DAYS})
      limit ${BATCH} for update skip locked`,
    sql`true`,
  );

/** A member or a company keeps which car it was. */
const forgetPast = (tx: Tx, keepContactDays: number): Promise<number> =>
  forgetBookings(
    tx,
    sql`
      select a.id from appointment a
      where ${ENDED} and a.code is not null
        and a.starts_at <= (select app_now()) - make_interval(days => ${keepContactDays}::int)
      order by a.starts_at limit ${BATCH} for update skip locked`,
    sql`a.owner_kind = 'guest'`,
  );

/** Kept as long as its bookings; a car that a booking names is not removed. */
async function removeCars(tx: Tx, keepContactDays: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with gone as (
      select c.id from car c
      where c.removed_at <= (select app_now()) - make_interval(days => ${keepContactDays}::int)
        and not exists (select from appointment a where a.car_id = c.id)
      limit ${BATCH} for update skip locked
    )
    delete from car using gone where car.id = gone.id`);
  return rowCount ?? 0;
}

/** Sessions that ended long ago. A guest's session is kept as long as one of its bookings has contact data, because it shows whose data those are. */
async function removeSessions(tx: Tx): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with over as (
      select s.id from session s
      where least(s.ended_at, s.expires_at) <= (select app_now()) - make_interval(days => ${SESSION_DAYS_AFTER_END})
        and (s.kind <> 'guest' or not exists (
          select from appointment a where a.owner_kind = 'guest' and a.owner_id = s.id and a.forgotten_at is null))
      limit ${BATCH} for update skip locked
    )
    delete from session using over where session.id = over.id`);
  return rowCount ?? 0;
}

async function removeLinks(tx: Tx): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with over as (
      select l.appointment_id from driver_link l join appointment a on a.id = l.appointment_id
      where driver_link_end(a) <= (select app_now())
      limit ${BATCH} for update of l skip locked
    )
    delete from driver_link using over where driver_link.appointment_id = over.appointment_id`);
  return rowCount ?? 0;
}

async function removePhotos(tx: Tx): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with unused as (
      select f.id from photo f
      where f.car_id is null and f.created_at <= (select app_now()) - make_interval(days => ${ABANDONED_DAYS})
      limit ${BATCH} for update skip locked
    )
    delete from photo using unused where photo.id = unused.id`);
  return rowCount ?? 0;
}

/** What was sent to the chain and must have been dealt with by now. */
async function removeForms(tx: Tx, table: 'received_form' | 'survey_answer', keepContactDays: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${sql.identifier(table)} where ctid in (
      select f.ctid from ${sql.identifier(table)} f
      where f.received_at <= (select app_now()) - make_interval(days => ${keepContactDays}::int)
      limit ${BATCH} for update skip locked)`);
  return rowCount ?? 0;
}

/** One batch after another, each in its own transaction; null when another process is doing it. */
async function inBatches(db: Db, work: (tx: Tx) => Promise<number>): Promise<number | null> {
  let total = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const done = await inTransaction(db, async (tx) => {
      const { rows } = await tx.execute<{ ours: boolean }>(
        sql`select pg_try_advisory_xact_lock(${LOCK.retention}) as ours`,
      );
      return rows[0]?.ours === true ? work(tx) : null;
    });
    if (done === null) return null;
    total += done;
    if (done < BATCH) return total;
  }
  return total;
}

const isWhole = (counts: { readonly [Kind in keyof Forgotten]: number | null }): counts is Forgotten =>
  Object.values(counts).every((count) => count !== null);

/** One round as the owner of the tables: only the owner may change a history. Null when another process is doing it. */
export async function forgetDue(owner: Db, keepContactDays: number): Promise<Forgotten | null> {
  const abandoned = await inBatches(owner, forgetAbandoned);
  const past = await inBatches(owner, (tx) => forgetPast(tx, keepContactDays));
  const cars = await inBatches(owner, (tx) => removeCars(tx, keepContactDays));
  const sessions = await inBatches(owner, removeSessions);
  const links = await inBatches(owner, removeLinks);
  const photos = await inBatches(owner, removePhotos);
  const sent = await inBatches(owner, (tx) => removeForms(tx, 'received_form', keepContactDays));
  const answers = await inBatches(owner, (tx) => removeForms(tx, 'survey_answer', keepContactDays));
  const forms = sent === null || answers === null ? null : sent + answers;
  const counts = { abandoned, past, cars, sessions, links, photos, forms };
  return isWhole(counts) ? counts : null;
}

export interface RetentionOptions {
  readonly owner: Db;
  readonly log: JobLog;
  readonly config: Pick<Config, 'keepContactDays'>;
  readonly everyMs?: number;
}

export const startRetention = ({ owner, log, config, everyMs = HOUR_MS }: RetentionOptions): Jobs =>
  repeat(everyMs, async () => {
    try {
      const forgotten = await forgetDue(owner, config.keepContactDays);
      if (forgotten !== null && Object.values(forgotten).some((count) => count > 0))
        log.info({ forgotten }, 'forgotten');
    } catch (error) {
      log.error({ reason: error instanceof Error ? error.name : 'unknown' }, 'forgetting failed');
    }
  });
