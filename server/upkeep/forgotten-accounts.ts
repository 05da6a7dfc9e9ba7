import { sql, type SQL } from 'drizzle-orm';
import type { Reader, Tx } from '../db/transaction.ts';
import { isLiving, type PersonKey } from './forgotten.ts';

/** Members registered with this number who have no upcoming booking; by a plate, only cars are found. */
const membersOf = (phone: string): SQL => sql`
  m.contact_tel = ${phone} and not exists (
    select from appointment a where a.owner_kind = 'member' and a.owner_id = m.id and ${isLiving})`;

const carsOf = (plate: string): SQL => sql`
  c.plate_key = ${plate} and not exists (
    select from appointment a where a.owner_kind = c.owner_kind and a.owner_id = c.owner_id and (a.car_id = c.id or a.plate_key = c.plate_key) and ${isLiving})`;

export interface Accounts {
  readonly members: number;
  readonly cars: number;
  /** Cars of companies in which the number is the driver's, whose name and number are taken out. */
  readonly drivers: number;
}

/** What `forgetAccounts` would remove. */
export async function countAccounts(reader: Reader, key: PersonKey): Promise<Accounts> {
  const { rows } = await reader.execute<Accounts & Record<string, unknown>>(
    'plate' in key
      ? sql`select 0 as members, 0 as drivers, count(*)::int as cars from car c where ${carsOf(key.plate)}`
      : sql`select count(*)::int as members, coalesce(sum((select count(*) from car c where c.owner_kind = 'member' and c.owner_id = m.id)), 0)::int as cars,
          (select count(*) from car c where c.driver_tel = ${key.phone})::int as drivers
          from member m where ${membersOf(key.phone)}`,
  );
  return { members: rows[0]?.members ?? 0, cars: rows[0]?.cars ?? 0, drivers: rows[0]?.drivers ?? 0 };
}

/**
 * Locks these members until the end of the transaction: nobody can sign in as them and their sessions cannot write. Anything they book or register at
 * the same time is either stored before, and found, or refused afterwards.
 */
export async function lockAccounts(tx: Tx, key: PersonKey): Promise<void> {
  if ('plate' in key) return;
  await tx.execute(sql`select from member m where m.contact_tel = ${key.phone} order by m.id for update`);
  await tx.execute(sql`
    select from session s join member m on s.kind in ('member', 'webview') and s.account_id = m.id
    where m.contact_tel = ${key.phone} order by s.id for update of s`);
}

/**
 * By a phone number, removes whole accounts: member, cars with their photos, sessions, answers and card, and the driver from a company's cars; by a
 * plate, only the cars with it.
 */
export async function forgetAccounts(tx: Tx, key: PersonKey): Promise<Accounts> {
  const found = await countAccounts(tx, key);
  await tx.execute(
    'plate' in key
      ? sql`delete from car c where ${carsOf(key.plate)}`
      : sql`
        with gone as (
          delete from member m where ${membersOf(key.phone)} returning m.id, m.card_number
        ), cars as (
          delete from car c using gone where c.owner_kind = 'member' and c.owner_id = gone.id
        ), photos as (
          delete from photo f using gone where f.owner_kind = 'member' and f.owner_id = gone.id and f.car_id is null
        ), sessions as (
          delete from session s using gone where s.kind in ('member', 'webview') and s.account_id = gone.id
        ), drivers as (
          update car c set driver_name = '', driver_tel = '' where c.driver_tel = ${key.phone} and c.owner_kind = 'company'
        ), answers as (
          delete from idempotency i using gone where i.scope = gone.id::text
        )
        delete from sso_card k where k.number in (select card_number from gone)
          or k.tel = ${key.phone} and not exists (select from member m where m.card_number = k.number)`,
  );
  return found;
}
