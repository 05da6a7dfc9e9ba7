import { sql, type SQL } from 'drizzle-orm';
import { mayCancel } from '#domain/appointment.ts';
import { phoneProblem, readPhone } from '#domain/fields/phone.ts';
import { normalisePlate, plateProblem } from '#domain/fields/plate.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import { readNow } from '../db/clock.ts';
import type { STATES } from '../db/schema/bookings.ts';
import { inTransaction, type Db, type Reader, type Tx } from '../db/transaction.ts';
import { sweep } from '../jobs/expiry.job.ts';
import { forgetBookings, isLiving, type PersonKey } from './forgotten.ts';
import { countForms, forgetForms } from './forgotten-forms.ts';
import { countAccounts, forgetAccounts, lockAccounts, type Accounts } from './forgotten-accounts.ts';

/** Reads the typed text as a plate or a phone number; null if it is neither. No text can be both. */
export function personKeyOf(typed: string): PersonKey | null {
  const phone = readPhone(typed);
  if (phoneProblem(phone) === null) return { phone };
  return plateProblem(typed) === null ? { plate: normalisePlate(typed) } : null;
}

type State = (typeof STATES)[number];

export interface LivingBooking {
  readonly id: string;
  /** null: held, not yet confirmed. */
  readonly code: string | null;
  readonly branch: string;
  /** 'YYYY-MM-DD HH:MM' at the branch. */
  readonly at: string;
  /** Whether it can be cancelled: a confirmed one up to 24 hours before. */
  readonly cancellable: boolean;
}

export interface PersonRecords {
  /** Ended and not yet forgotten, by state. */
  readonly ended: Readonly<Partial<Record<State, number>>>;
  readonly living: readonly LivingBooking[];
  readonly accounts: Accounts;
  /** Career and franchise forms, and answers to surveys. */
  readonly forms: number;
}

export interface ForgettingResult {
  readonly forgotten: number;
  readonly cancelled: number;
  /** Stored answers of requests that contained personal data. */
  readonly answers: number;
  readonly accounts: Accounts;
  /** Career and franchise forms, and answers to surveys, that were removed. */
  readonly forms: number;
}

const matches = (key: PersonKey): SQL =>
  'plate' in key ? sql`a.plate_key = ${key.plate}` : sql`a.customer ->> 'tel_no' = ${key.phone}`;

/** What is stored about the person. Expired holds and past visits are ended first, as the expiry job would. */
export async function findPerson(db: Db, key: PersonKey): Promise<PersonRecords> {
  await sweep(db);
  const { rows } = await db.execute<{ state: State; n: number }>(sql`
    select a.state, count(*)::int as n from appointment a
    where ${matches(key)} and not ${isLiving} and a.forgotten_at is null group by a.state order by a.state`);
  return {
    ended: Object.fromEntries(rows.map(({ state, n }) => [state, n])),
    living: await findLiving(db, key),
    accounts: await countAccounts(db, key),
    forms: await countForms(db, key),
  };
}

async function findLiving(reader: Reader, key: PersonKey): Promise<LivingBooking[]> {
  const now = await readNow(reader);
  const { rows } = await reader.execute<{ id: string; code: string | null; branch: string; ms: string }>(sql`
    select a.id::text, a.code, b.name_en as branch, (extract(epoch from a.starts_at) * 1000)::bigint as ms
    from appointment a join branch b using (location_id) where ${matches(key)} and ${isLiving} order by a.starts_at, a.id`);
  return rows.map(({ id, code, branch, ms }) => {
    const startsAt = new Date(Number(ms));
    const { date, time } = branchNow(startsAt);
    return { id, code, branch, at: `${date} ${time}`, cancellable: code === null || mayCancel({ startsAt, now }) };
  });
}

/**
 * Forgets the bookings that have ended, and accounts without upcoming bookings. With `cancelLiving` it first ends what can be ended, which frees the
 * lanes. All in one transaction.
 */
export const forgetPerson = (
  db: Db,
  key: PersonKey,
  { cancelLiving }: { cancelLiving: boolean },
): Promise<ForgettingResult> =>
  inTransaction(db, async (tx) => {
    await lockAccounts(tx, key);
    const ids = sql`select a.id from appointment a where ${matches(key)}`;
    await tx.execute(sql`${ids} order by a.id for update`);
    const cancelled = cancelLiving ? await cancel(tx, await findLiving(tx, key)) : 0;
    const answers = await removeAnswers(tx, key, ids);
    const forgotten = await forgetBookings(tx, ids, sql`true`);
    return {
      cancelled,
      answers,
      forgotten,
      accounts: await forgetAccounts(tx, key),
      forms: await forgetForms(tx, key),
    };
  });

/** By the same rule as a guest's own release. */
async function cancel(tx: Tx, living: readonly LivingBooking[]): Promise<number> {
  const ids = living.filter(({ cancellable }) => cancellable).map(({ id }) => id);
  const { rowCount } = await tx.execute(sql`
    with due as (
      select id, state from appointment where id = any(${sql.param(ids)}::uuid[])
    ), freed as (
      delete from claim using due where claim.appointment_id = due.id
    ), ended as (
      update appointment a set state = 'cancelled', expires_at = null, version = version + 1 from due where a.id = due.id
    )
    insert into appointment_event (appointment_id, at, action, from_state, to_state, actor, request_id)
    select id, app_now(), case state when 'held' then 'released' else 'cancelled' end, state, 'cancelled', 'operator', '' from due`);
  return rowCount ?? 0;
}

/** The stored answers of bookings that remain are removed too; a repeat of such a request then counts as new. */
async function removeAnswers(tx: Tx, key: PersonKey, ids: SQL): Promise<number> {
  const typed = 'plate' in key ? key.plate : key.phone;
  const { rowCount } = await tx.execute(sql`
    delete from idempotency i where strpos(i.body, ${typed}) > 0
      or exists (select from (${ids}) found where strpos(i.body, found.id::text) > 0)
      or exists (select from car c where c.plate_key = ${typed} and strpos(i.body, c.id::text) > 0)`);
  return rowCount ?? 0;
}
